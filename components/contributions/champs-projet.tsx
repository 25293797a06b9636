import { OptionsField, SelectField } from "#components/ui/forms/choice-field";
import { CHAMPS_PROJET } from "#lib/contributions/schema";
import { pageTexts } from "#lib/i18n/page-texts";
import type { Texts } from "#lib/i18n/texts";
import type { ThemeSortie } from "#lib/themes/schema";
import { ChampDePhrases } from "./champ-de-phrases.tsx";
import { ChampDeTexte } from "./champ-de-texte.tsx";
import {
	type ChampEnvoye,
	champsEnvoyes,
	optionsStades,
	optionsThemes,
	questionDe,
} from "./champs.tsx";

type ChampProps = {
	nom: ChampEnvoye;
	themes: readonly ThemeSortie[];
};

function ouiNon(t: Texts) {
	return [
		{ value: "true", label: t("edition.projet.code.oui") },
		{ value: "false", label: t("contributions.champs.code_ouvert.non") },
		{ value: "", label: t("contributions.champs.code_ouvert.inconnu") },
	];
}

function Champ({ nom, themes }: ChampProps) {
	const t = pageTexts();
	const label = questionDe(t, nom);
	if (nom === "themes")
		return (
			<OptionsField
				name={nom}
				label={label}
				help={t("contributions.champs.themes.aide")}
				several
				chips
				options={optionsThemes(themes)}
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
	if (champ.nature === "choix")
		return (
			<SelectField
				{...mots}
				optional={t("formulaires.facultatif")}
				options={optionsStades(t)}
			/>
		);
	if (
		champ.nature === "phrases" ||
		champ.nature === "liens" ||
		champ.nature === "noms"
	)
		return <ChampDePhrases {...mots} champ={champ} />;
	return (
		<ChampDeTexte
			{...mots}
			champ={champ}
			{...(nom === "description" ? { rows: 10 } : {})}
		/>
	);
}

/** The fields of a project, asked in the same words by who proposes it and by who corrects it. */
export function ChampsDuProjet(props: {
	themes: readonly ThemeSortie[];
	/** Some of them; all by default. */
	noms?: readonly ChampEnvoye[];
}) {
	const { themes, noms = champsEnvoyes() } = props;
	return noms.map((nom) => <Champ key={nom} nom={nom} themes={themes} />);
}
