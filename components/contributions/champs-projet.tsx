import { OptionsField, SelectField } from "#components/ui/forms/choice-field";
import { CHAMPS_PROJET } from "#lib/contributions/schema";
import { type Texts, texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
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
	langue: Langue;
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
				chips
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
		return <ChampDePhrases {...mots} langue={langue} champ={champ} />;
	return (
		<ChampDeTexte
			{...mots}
			langue={langue}
			champ={champ}
			{...(nom === "description" ? { rows: 10 } : {})}
		/>
	);
}

/** The fields of a project, asked in the same words by who proposes it and by who corrects it. */
export function ChampsDuProjet(props: {
	langue: Langue;
	themes: readonly ThemeSortie[];
	/** Some of them; all by default. */
	noms?: readonly ChampEnvoye[];
}) {
	const { langue, themes, noms = champsEnvoyes(langue) } = props;
	return noms.map((nom) => (
		<Champ key={nom} langue={langue} nom={nom} themes={themes} />
	));
}
