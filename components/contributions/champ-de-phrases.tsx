import { PhrasesField } from "#components/ui/forms/phrases-field";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import { phraseCountWords } from "../ui/forms/form-texts.ts";

/** The control of a list of phrases, with the bounds of the API. */
export function ChampDePhrases(props: {
	langue: Langue;
	name: string;
	label: string;
	help: string;
	/** The field as `lib/contributions/schema.ts` describes it. */
	champ: { readonly langue: Langue; readonly nombre: number };
}) {
	const { langue, champ, ...mots } = props;
	const t = texts(langue);
	return (
		<PhrasesField
			{...mots}
			optional={t("formulaires.facultatif")}
			bound={{ max: champ.nombre, words: phraseCountWords(t), langue }}
			{...(champ.langue === langue ? {} : { lang: champ.langue })}
		/>
	);
}
