import { FilterSelect } from "#components/ui/lists/filter-select";
import { type BesoinsQuery, ROLES_CHANTIER } from "#lib/besoins/schema";
import { pageTexts } from "#lib/i18n/page-texts";
import type { FacettesBesoins } from "#lib/recherche/schema";

/** The filter fields of the list of needs, besides its themes and states. */
export function ChampsDeListe(props: {
	query: BesoinsQuery;
	facettes: FacettesBesoins;
	/** Whether they count the entries of this list. */
	comptees: boolean;
}) {
	const { query, facettes, comptees } = props;
	const t = pageTexts();
	const avec = (label: string, nombre: number) =>
		comptees ? t("lecture.filtres.avec", { label, n: nombre }) : label;
	return (
		<FilterSelect
			name="role"
			label={t("lecture.filtres.role")}
			none={t("lecture.filtres.toutes")}
			value={query.role}
			choices={ROLES_CHANTIER.map((role) => ({
				value: role,
				label: avec(
					t(`lecture.besoins.roles.${role}.nom`),
					facettes.role.find(({ valeur }) => valeur === role)?.nombre ?? 0,
				),
			}))}
		/>
	);
}
