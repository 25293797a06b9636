import Link from "next/link";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import { ADMINISTRATION, adresseDePartie, Cadre } from "./cadre.tsx";

/** The way to what is not looked at every week. */
export function Administration({ langue }: { langue: Langue }) {
	const t = texts(langue);
	return (
		<Cadre
			langue={langue}
			partie="administration"
			racine
			titre={t("moderation.parties.administration")}
		>
			<ul className="mt-6 border-t-2 border-ink">
				{ADMINISTRATION.map((partie) => (
					<li key={partie} className="border-b border-line">
						<Link
							href={adresseDePartie(langue, partie)}
							prefetch={false}
							data-entree=""
							className="block py-3 font-bold"
						>
							{t(`moderation.parties.${partie}`)}
						</Link>
					</li>
				))}
			</ul>
		</Cadre>
	);
}
