import Link from "next/link";
import { pageAddress } from "#lib/platform/i18n/addresses";
import { texts } from "#lib/platform/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import { LienLangue } from "./lien-langue.tsx";
import { Mark } from "./mark.tsx";

/** The head of every page: way home, and the other language. */
export function Header(props: { langue: Langue; siteNom: string }) {
	const t = texts(props.langue);
	return (
		<header className="border-b border-line bg-sheet">
			<div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3 sm:px-8">
				<Link
					href={pageAddress(props.langue, "/")}
					prefetch={false}
					className="flex min-h-11 items-center gap-2.5 font-display text-h3 font-bold text-ink no-underline hover:underline"
					aria-label={t("coquille.accueil", { site: props.siteNom })}
				>
					<Mark className="size-8 shrink-0 text-action" />
					{props.siteNom}
				</Link>
				<p className="no-print flex min-h-11 items-center">
					<LienLangue
						langue={props.langue}
						label={t("coquille.changer_langue")}
					/>
				</p>
			</div>
		</header>
	);
}
