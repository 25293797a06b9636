import { SelectField } from "#components/ui/forms/choice-field";
import { CHAMPS_BESOIN, type ChampBesoin } from "#lib/contributions/schema";
import { texts } from "#lib/i18n/texts";
import type { ThemeSortie } from "#lib/themes/schema";
import { ChampDeTexte } from "./champ-de-texte.tsx";
import { optionsThemes } from "./champs.tsx";
import {
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
	const mots = (nom: ChampBesoin) => ({
		langue,
		name: nom,
		champ: CHAMPS_BESOIN[nom],
		label: t(`champs.besoin.${nom}.question`),
		help: t(`champs.besoin.${nom}.aide`),
	});
	return (
		<FormulaireContribution {...props} nature="besoin">
			{/* What the Enter key presses: the first button of the form, before those of the suggestions. */}
			<button type="submit" hidden={true} tabIndex={-1}>
				{t("contributions.continuer")}
			</button>
			<ChampDeTexte {...mots("titre")} />
			<ProchesEnEcrivant
				langue={langue}
				champs={["titre"]}
				textes={{
					...textesProches(t),
					reponses: { oui: t("liens.oui"), presque: t("liens.presque") },
				}}
			/>
			<ChampDeTexte {...mots("description")} rows={10} />
			<ChampDeTexte {...mots("territoire")} />
			<SelectField
				name="theme"
				label={t("contributions.champs.theme.nom")}
				help={t("contributions.champs.theme.aide")}
				optional={t("formulaires.facultatif")}
				options={[
					{ value: "", label: t("contributions.champs.sans_theme") },
					...optionsThemes(props.themes, langue),
				]}
			/>
		</FormulaireContribution>
	);
}
