import { FilterSelect } from "#components/ui/lists/filter-select";
import { LIST_FORM } from "#components/ui/lists/list-page";
import { placeName } from "#lib/i18n/places";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import type { FacetValue } from "#lib/platform/lists/facet-value";

/** The filter of a list by the places that its entries name. */
export function FiltreTerritoire(props: {
	langue: Langue;
	query: { readonly territoire?: string | undefined };
	valeurs: readonly FacetValue[];
	/** Whether their counts are those of the list. */
	comptees: boolean;
}) {
	const { langue, query, comptees } = props;
	const t = texts(langue);
	return (
		<FilterSelect
			form={LIST_FORM}
			name="territoire"
			label={t("lecture.filtres.territoire")}
			none={t("lecture.filtres.tous")}
			value={query.territoire}
			choices={props.valeurs.map(({ valeur, nombre }) => {
				const label = placeName(valeur, langue).texte;
				return {
					value: valeur,
					label: comptees
						? t("lecture.filtres.avec", { label, n: nombre })
						: label,
				};
			})}
		/>
	);
}
