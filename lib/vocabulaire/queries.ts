import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import { readPublicState } from "#lib/platform/cache/public-version";
import { rows, sql } from "#lib/platform/db/pool";
import type { Equal } from "#lib/platform/search/words";
import { equivalents, rangerGroupes, type Vocabulaire } from "./rules.ts";
import type { Groupe } from "./schema.ts";

/** The groups in use, oldest first. */
export function listerGroupes(): Promise<Groupe[]> {
	return rows<Groupe>(
		sql`SELECT id, termes, origine FROM equivalences WHERE actif ORDER BY id`,
		"lister_equivalences",
	);
}

const UNE_LECTURE = 1;

const lireVocabulaire = whileUnchanged(
	async (): Promise<Vocabulaire> => rangerGroupes(await listerGroupes()),
	UNE_LECTURE,
	async () => (await readPublicState()).contents,
);

/** What means the same as terms among these folded words. */
export async function trouverEquivalents(
	mots: readonly string[],
): Promise<Equal[]> {
	return equivalents(await lireVocabulaire(), mots);
}
