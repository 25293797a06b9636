import { Fragment } from "react";
import { CopyButton } from "#components/ui/copy-button";
import { pageTexts } from "#lib/i18n/page-texts";

/** The parts of an address, each with the slash that ends it: it is cut there rather than inside a name. */
const PARTS = /(?<=\/)(?!\/)/;

/** The address of a feed, to copy by a button or by hand. */
export function AdresseDeFlux(props: { adresse: string; titre: string }) {
	const t = pageTexts();
	return (
		<div className="mt-3 flex flex-wrap items-center gap-3">
			<code className="rounded-control border border-line bg-sheet px-3 py-2 min-w-0 font-mono text-small wrap-break-word">
				{props.adresse.split(PARTS).map((part) => (
					<Fragment key={part}>
						{part}
						<wbr />
					</Fragment>
				))}
			</code>
			<CopyButton
				text={props.adresse}
				label={t("copie.copier")}
				done={t("copie.copie")}
				name={props.titre}
			/>
		</div>
	);
}
