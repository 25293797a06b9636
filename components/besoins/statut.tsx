import {
	STATUTS_BESOIN_PUBLICS,
	type StatutBesoinPublic,
} from "#lib/besoins/schema";
import { pageTexts } from "#lib/i18n/page-texts";

export const COULEURS_STATUT: Readonly<Record<StatutBesoinPublic, string>> = {
	publie: "text-publie",
	etude: "text-etude",
	developpement: "text-developpement",
	livre: "text-livre",
};

/** The life of a need in small: one dot for each state, filled up to the present one. */
function Points({ statut }: { statut: StatutBesoinPublic }) {
	const present = STATUTS_BESOIN_PUBLICS.indexOf(statut);
	return (
		<span aria-hidden="true" className="inline-flex shrink-0 gap-1">
			{STATUTS_BESOIN_PUBLICS.map((etat, rang) => (
				<span
					key={etat}
					className={`dot size-2.5 rounded-full border-2 border-current ${rang <= present ? "bg-current" : ""}`}
				/>
			))}
		</span>
	);
}

/** Where a need stands: its life in small, and the word. */
export function StatutDuBesoin(props: { statut: StatutBesoinPublic }) {
	return (
		<span
			className={`inline-flex items-center gap-2 text-small font-bold ${COULEURS_STATUT[props.statut]}`}
		>
			<Points statut={props.statut} />
			{pageTexts()(`besoins.statut.${props.statut}`)}
		</span>
	);
}
