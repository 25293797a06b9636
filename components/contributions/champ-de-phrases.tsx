import { PhrasesField } from "#components/ui/forms/phrases-field";
import { pageLangue, pageTexts } from "#lib/i18n/page-texts";
import type { Langue } from "#lib/platform/langues";
import { lineCountWords, phraseCountWords } from "../ui/forms/form-texts.ts";

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
	const t = pageTexts();
	return (
		<PhrasesField
			{...mots}
			optional={t("formulaires.facultatif")}
			bound={{
				max: champ.nombre,
				words:
					champ.nature === "phrases" ? phraseCountWords(t) : lineCountWords(t),
				langue,
			}}
			{...(champ.langue === undefined || champ.langue === langue
				? {}
				: { lang: champ.langue })}
		/>
	);
}
