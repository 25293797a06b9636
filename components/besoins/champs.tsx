import { FilterSelect } from "#components/ui/lists/filter-select";
import {
	type BesoinsQuery,
	ROLES_CHANTIER,
	STATUTS_BESOIN_PUBLICS,
} from "#lib/besoins/schema";
import { texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import type { Langue } from "#lib/platform/langues";
import type { ThemeSortie } from "#lib/themes/schema";

/** The filter fields of the list of needs. */
export function ChampsDeListe(props: {
	langue: Langue;
	liste: { query: BesoinsQuery; themes: readonly ThemeSortie[] };
}) {
	const { langue } = props;
	const { query, themes } = props.liste;
	const t = texts(langue);
	return (
		<>
			<FilterSelect
				name="theme"
				label={t("lecture.filtres.theme")}
				none={t("lecture.filtres.tous")}
				value={query.theme}
				choices={themes.map((theme) => ({
					value: theme.slug,
					label: translated(theme, "nom", langue).texte,
				}))}
			/>
			<FilterSelect
				name="statut"
				label={t("lecture.filtres.statut")}
				none={t("lecture.filtres.tous")}
				value={query.statut}
				choices={STATUTS_BESOIN_PUBLICS.map((statut) => ({
					value: statut,
					label: t(`besoins.statut.${statut}`),
				}))}
			/>
			<FilterSelect
				name="role"
				label={t("lecture.filtres.role")}
				none={t("lecture.filtres.toutes")}
				value={query.role}
				choices={ROLES_CHANTIER.map((role) => ({
					value: role,
					label: t(`lecture.besoins.roles.${role}.nom`),
				}))}
			/>
			{query.pertinence || query.tri === "soutiens" ? null : (
				<input type="hidden" name="tri" value={query.tri} />
			)}
		</>
	);
}
