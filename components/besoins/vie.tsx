import { STATUTS_BESOIN_PUBLICS } from "#lib/besoins/schema";
import { pageTexts } from "#lib/i18n/page-texts";
import { COULEURS_STATUT } from "./statut.tsx";

/** The life of a need in general: its four public states along a line, and what happens in each. */
export function VieDunBesoin() {
	const t = pageTexts();
	return (
		<ol className="pt-3 md:grid md:grid-cols-4">
			{STATUTS_BESOIN_PUBLICS.map((statut) => (
				<li
					key={statut}
					className="relative border-l-2 border-line pb-7 pl-6 last:border-transparent last:pb-0 md:border-t-2 md:border-l-0 md:pt-5 md:pr-8 md:pb-0 md:pl-0 md:last:pr-0"
				>
					<span
						className={`absolute top-1 -left-[0.5625rem] size-4 rounded-full border-4 border-current md:-top-[0.5625rem] md:left-0 ${statut === "livre" ? "bg-current" : "bg-paper"} ${COULEURS_STATUT[statut]}`}
					/>
					<h3 className={COULEURS_STATUT[statut]}>
						{t(`besoins.statut.${statut}`)}
					</h3>
					<p className="mt-1.5 max-w-measure text-small text-soft">
						{t(`accueil.vie.${statut}`)}
					</p>
				</li>
			))}
		</ol>
	);
}
