import { Controls, type Field } from "#components/ui/kit/fields";
import { CHAMPS_PROJET } from "#lib/contributions/schema";
import { pageTexts } from "#lib/i18n/page-texts";
import type { ThemeSortie } from "#lib/themes/schema";
import { champ } from "./champ.tsx";
import {
	type ChampEnvoye,
	champsEnvoyes,
	optionsThemes,
	questionDe,
} from "./champs.tsx";

function champDe(name: ChampEnvoye, themes: readonly ThemeSortie[]): Field {
	const t = pageTexts();
	const label = questionDe(t, name);
	if (name === "themes")
		return {
			name,
			label,
			help: t("contributions.champs.themes.aide"),
			several: true,
			chips: true,
			options: optionsThemes(themes),
		};
	const help = t(`champs.projet.${name}.aide`);
	return champ({ name, label, help }, CHAMPS_PROJET[name]);
}

/** The fields of a project, asked in the same words by who proposes it and by who corrects it. */
export function ChampsDuProjet(props: {
	themes: readonly ThemeSortie[];
	/** Some of them; all by default. */
	noms?: readonly ChampEnvoye[];
}) {
	const { themes, noms = champsEnvoyes() } = props;
	return <Controls fields={noms.map((nom) => champDe(nom, themes))} />;
}
