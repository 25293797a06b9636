import type { StatutBesoinPublic } from "#lib/besoins/schema";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

export const COULEURS_STATUT: Readonly<Record<StatutBesoinPublic, string>> = {
	publie: "text-publie",
	etude: "text-etude",
	developpement: "text-developpement",
	livre: "text-livre",
};

/** The same colours on paper, as globals.css has them: a picture knows no style sheet. */
export const COULEURS_SUR_PAPIER: Readonly<Record<StatutBesoinPublic, string>> =
	{
		publie: "#1c4f86",
		etude: "#5a3d8a",
		developpement: "#744400",
		livre: "#0f5138",
	};

/** Where a need stands: a coloured bar and its word. */
export function StatutDuBesoin(props: {
	langue: Langue;
	statut: StatutBesoinPublic;
}) {
	return (
		<p
			className={`mb-1.5 flex items-center gap-2 text-small font-bold ${COULEURS_STATUT[props.statut]}`}
		>
			<span aria-hidden="true" className="h-4 w-2 shrink-0 bg-current" />
			{texts(props.langue)(`besoins.statut.${props.statut}`)}
		</p>
	);
}
