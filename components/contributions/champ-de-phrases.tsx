import { PhrasesField } from "#components/ui/forms/phrases-field";
import { pageBound } from "#components/ui/kit/page-form";
import { pageLangue, pageTexts } from "#lib/i18n/page-texts";
import type { Langue } from "#lib/platform/langues";

/** The control of a list that is typed one on each line, with the bounds of the API. */
export function ChampDePhrases(props: {
	name: string;
	label: string;
	help: string;
	/** The field as `lib/contributions/schema.ts` describes it. */
	champ: {
		readonly nature: "phrases" | "liens" | "noms";
		readonly nombre: number;
		/** That of phrases. */
		readonly langue?: Langue;
	};
}) {
	const langue = pageLangue();
	const { champ, ...mots } = props;
	return (
		<PhrasesField
			{...mots}
			optional={pageTexts()("formulaires.facultatif")}
			bound={pageBound(
				champ.nombre,
				champ.nature === "phrases" ? "phrases_restantes" : "lignes_restantes",
			)}
			{...(champ.langue === undefined || champ.langue === langue
				? {}
				: { lang: champ.langue })}
		/>
	);
}
