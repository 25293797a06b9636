import { OptionsField } from "#components/ui/forms/choice-field";
import { LongTextField, TextField } from "#components/ui/forms/text-field";
import { texts } from "#lib/i18n/texts";
import { BORNES_PROJET } from "#lib/projets/schema";
import type { ThemeSortie } from "#lib/themes/schema";
import { type CHAMPS_PROJET, optionsThemes } from "./champs.tsx";
import {
	borne,
	FormulaireContribution,
	type FormulaireProps,
	textesProches,
} from "./formulaire.tsx";
import { ProchesEnEcrivant } from "./proches-en-ecrivant.tsx";

/** The fields of a suggested project, with the bounds of the API. */
export function FormulaireProjet(
	props: FormulaireProps & { themes: readonly ThemeSortie[] },
) {
	const { langue } = props;
	const t = texts(langue);
	const optional = t("formulaires.facultatif");
	const libelle = (champ: (typeof CHAMPS_PROJET)[number]) => ({
		name: champ,
		label: t(`contributions.champs.${champ}.nom`),
		help: t(`contributions.champs.${champ}.aide`),
	});
	return (
		<FormulaireContribution {...props} nature="projet">
			<TextField
				{...libelle("nom")}
				required
				bound={borne(t, langue, BORNES_PROJET.nom)}
			/>
			<TextField
				{...libelle("accroche")}
				required
				bound={borne(t, langue, BORNES_PROJET.accroche)}
			/>
			<ProchesEnEcrivant
				langue={langue}
				champs={["nom", "accroche"]}
				textes={textesProches(t)}
			/>
			<LongTextField
				{...libelle("description")}
				required
				rows={10}
				bound={borne(t, langue, BORNES_PROJET.description)}
			/>
			<OptionsField
				{...libelle("themes")}
				several
				options={optionsThemes(props.themes, langue)}
			/>
			<TextField
				{...libelle("site_web")}
				type="url"
				inputMode="url"
				autoComplete="off"
				optional={optional}
			/>
			<TextField
				{...libelle("porteur")}
				optional={optional}
				bound={borne(t, langue, BORNES_PROJET.porteur)}
			/>
			<TextField
				{...libelle("territoire")}
				optional={optional}
				bound={borne(t, langue, BORNES_PROJET.territoire)}
			/>
			<OptionsField
				{...libelle("code_ouvert")}
				optional={optional}
				options={[
					{ value: "true", label: t("contributions.champs.code_ouvert.oui") },
					{ value: "false", label: t("contributions.champs.code_ouvert.non") },
					{ value: "", label: t("contributions.champs.code_ouvert.inconnu") },
				]}
			/>
			<LongTextField
				{...libelle("usage_ia")}
				optional={optional}
				bound={borne(t, langue, BORNES_PROJET.usage_ia)}
			/>
		</FormulaireContribution>
	);
}
