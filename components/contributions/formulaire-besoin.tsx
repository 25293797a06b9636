import { SelectField } from "#components/ui/forms/choice-field";
import { LongTextField, TextField } from "#components/ui/forms/text-field";
import { BORNES_BESOIN } from "#lib/contributions/schema";
import { texts } from "#lib/i18n/texts";
import type { ThemeSortie } from "#lib/themes/schema";
import { optionsThemes } from "./champs.tsx";
import {
	borne,
	FormulaireContribution,
	type FormulaireProps,
	textesProches,
} from "./formulaire.tsx";
import { ProchesEnEcrivant } from "./proches-en-ecrivant.tsx";

/** The fields of a new need, with the bounds of the API. */
export function FormulaireBesoin(
	props: FormulaireProps & { themes: readonly ThemeSortie[] },
) {
	const { langue } = props;
	const t = texts(langue);
	const optional = t("formulaires.facultatif");
	return (
		<FormulaireContribution {...props} nature="besoin">
			<TextField
				name="titre"
				label={t("contributions.champs.titre.nom")}
				help={t("contributions.champs.titre.aide")}
				required
				bound={borne(t, langue, BORNES_BESOIN.titre)}
			/>
			<ProchesEnEcrivant
				langue={langue}
				champs={["titre"]}
				textes={textesProches(t)}
			/>
			<LongTextField
				name="description"
				label={t("contributions.champs.description_besoin.nom")}
				help={t("contributions.champs.description_besoin.aide")}
				required
				rows={10}
				bound={borne(t, langue, BORNES_BESOIN.description)}
			/>
			<TextField
				name="territoire"
				label={t("contributions.champs.territoire_besoin.nom")}
				help={t("contributions.champs.territoire_besoin.aide")}
				optional={optional}
				bound={borne(t, langue, BORNES_BESOIN.territoire)}
			/>
			<SelectField
				name="theme"
				label={t("contributions.champs.theme.nom")}
				help={t("contributions.champs.theme.aide")}
				optional={optional}
				options={[
					{ value: "", label: t("contributions.champs.sans_theme") },
					...optionsThemes(props.themes, langue),
				]}
			/>
		</FormulaireContribution>
	);
}
