import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import { rows, sql } from "#lib/platform/db/pool";
import type { Langue } from "#lib/platform/langues";
import { termsOf } from "#lib/platform/search/stems";
import type { Equal, SoughtWord } from "#lib/platform/search/terms";
import { equivalents, rangerGroupes, type Vocabulaire } from "./rules.ts";
import type { LangueEquivalence } from "./schema.ts";

/** The groups in use, with the stems of their terms; read once for each version of the public data. */
const lireVocabulaire = whileUnchanged(async (): Promise<Vocabulaire> => {
	const groupes = await rows<{ langue: LangueEquivalence; termes: string[] }>(
		sql`SELECT langue, termes FROM equivalences WHERE actif ORDER BY id`,
		"lire_equivalences",
	);
	const ecrits = groupes.flatMap(({ langue, termes }) =>
		termes.map((terme) => ({ langue, terme })),
	);
	const termes = await termsOf(
		ecrits.map(({ terme }) => terme),
		ecrits.map(({ langue }) => ({ fr: langue !== "en", en: langue !== "fr" })),
	);
	let lus = 0;
	return rangerGroupes(
		groupes.map(({ langue, termes: { length } }) => {
			const siens = termes.slice(lus, lus + length);
			lus += length;
			return { langue, termes: siens.filter((terme) => terme !== null) };
		}),
	);
});

/** The units of a search that mean the same as other terms; of one language when it is given. */
export async function trouverEquivalents(
	mots: readonly SoughtWord[],
	langue?: Langue,
): Promise<Equal[]> {
	return equivalents(await lireVocabulaire(), mots, langue);
}
