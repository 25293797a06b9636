import type { StatutBesoinPublic } from "#lib/besoins/schema";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

export const COULEURS_STATUT: Readonly<Record<StatutBesoinPublic, string>> = {
	publie: "text-publie",
	etude: "text-etude",
	developpement: "text-developpement",
	livre: "text-livre",
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
