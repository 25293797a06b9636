import { Fragment } from "react";
import { OptionsField } from "#components/ui/forms/choice-field";
import { CHAMPS_PROJET } from "#lib/contributions/schema";
import { type Texts, texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import type { ThemeSortie } from "#lib/themes/schema";
import { ChampDeTexte } from "./champ-de-texte.tsx";
import {
	CHAMPS_ENVOYES,
	type ChampEnvoye,
	optionsThemes,
	questionDe,
} from "./champs.tsx";
import {
	FormulaireContribution,
	type FormulaireProps,
	textesProches,
} from "./formulaire.tsx";
import { ProchesEnEcrivant } from "./proches-en-ecrivant.tsx";

type ChampProps = {
	langue: Langue;
	nom: ChampEnvoye;
	themes: readonly ThemeSortie[];
};

function ouiNon(t: Texts) {
	return [
		{ value: "true", label: t("contributions.champs.code_ouvert.oui") },
		{ value: "false", label: t("contributions.champs.code_ouvert.non") },
		{ value: "", label: t("contributions.champs.code_ouvert.inconnu") },
	];
}

function Champ({ langue, nom, themes }: ChampProps) {
	const t = texts(langue);
	const label = questionDe(t, nom);
	if (nom === "themes")
		return (
			<OptionsField
				name={nom}
				label={label}
				help={t("contributions.champs.themes.aide")}
				several
				options={optionsThemes(themes, langue)}
			/>
		);
	const champ = CHAMPS_PROJET[nom];
	const mots = { name: nom, label, help: t(`champs.projet.${nom}.aide`) };
	if (champ.nature === "oui_non")
		return (
			<OptionsField
				{...mots}
				optional={t("formulaires.facultatif")}
				options={ouiNon(t)}
			/>
		);
	return (
		<ChampDeTexte
			{...mots}
			langue={langue}
			champ={champ}
			{...(nom === "description" ? { rows: 10 } : {})}
		/>
	);
}

/** The fields of a suggested project, with the bounds of the API. */
export function FormulaireProjet(
	props: FormulaireProps & { themes: readonly ThemeSortie[] },
) {
	const { langue, themes } = props;
	return (
		<FormulaireContribution {...props} nature="projet">
			{CHAMPS_ENVOYES.map((nom) => (
				<Fragment key={nom}>
					<Champ langue={langue} nom={nom} themes={themes} />
					{nom === "accroche" ? (
						<ProchesEnEcrivant
							langue={langue}
							champs={["nom", "accroche"]}
							textes={textesProches(texts(langue))}
						/>
					) : null}
				</Fragment>
			))}
		</FormulaireContribution>
	);
}
