import { FilterSelect } from "#components/ui/lists/filter-select";
import { texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import type { Langue } from "#lib/platform/langues";
import { LABELS_IA, type ProjetsQuery } from "#lib/projets/schema";
import type { ThemeSortie } from "#lib/themes/schema";

/** The filter fields of the list of projects. */
export function ChampsDeListe(props: {
	langue: Langue;
	liste: {
		query: ProjetsQuery;
		themes: readonly ThemeSortie[];
		territoires: readonly string[];
	};
}) {
	const { langue } = props;
	const { query, themes, territoires } = props.liste;
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
				name="label_ia"
				label={t("lecture.filtres.label_ia")}
				none={t("lecture.filtres.toutes")}
				value={query.label_ia}
				choices={LABELS_IA.map((label) => ({
					value: label,
					label: t(`lecture.projets.label_ia.${label}`),
				}))}
			/>
			<FilterSelect
				name="territoire"
				label={t("lecture.filtres.territoire")}
				none={t("lecture.filtres.tous")}
				value={query.territoire}
				choices={territoires.map((territoire) => ({
					value: territoire,
					label: territoire,
				}))}
			/>
			{query.pertinence || query.tri === "une" ? null : (
				<input type="hidden" name="tri" value={query.tri} />
			)}
			{query.mis_en_avant === undefined ? null : (
				<input
					type="hidden"
					name="mis_en_avant"
					value={String(query.mis_en_avant)}
				/>
			)}
		</>
	);
}
