import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import { rows, sql } from "#lib/platform/db/pool";
import type { Langue } from "#lib/platform/langues";
import { termsOf } from "#lib/platform/search/stems";
import type { Equal, SoughtWord, Term } from "#lib/platform/search/terms";
import { equivalents, rangerGroupes, type Vocabulaire } from "./rules.ts";
import type { LangueEquivalence } from "./schema.ts";

/** Terms stemmed by one statement: thousands at once would take longer than a statement may. */
const TERMES_PAR_LECTURE = 400;

type Ecrit = { readonly langue: LangueEquivalence; readonly terme: string };

async function lireTermes(ecrits: readonly Ecrit[]): Promise<(Term | null)[]> {
	const termes: (Term | null)[] = [];
	for (let lus = 0; lus < ecrits.length; lus += TERMES_PAR_LECTURE) {
		const tranche = ecrits.slice(lus, lus + TERMES_PAR_LECTURE);
		termes.push(
			...(await termsOf(
				tranche.map(({ terme }) => terme),
				tranche.map(({ langue }) => ({
					fr: langue !== "en",
					en: langue !== "fr",
				})),
			)),
		);
	}
	return termes;
}

async function lireGroupes(): Promise<Vocabulaire> {
	const groupes = await rows<{ langue: LangueEquivalence; termes: string[] }>(
		sql`SELECT langue, termes FROM equivalences WHERE actif ORDER BY id`,
		"lire_equivalences",
	);
	const ecrits = groupes.flatMap(({ langue, termes }) =>
		termes.map((terme) => ({ langue, terme })),
	);
	const termes = await lireTermes(ecrits);
	let lus = 0;
	return rangerGroupes(
		groupes.map(({ langue, termes: { length } }) => {
			const siens = termes.slice(lus, lus + length);
			lus += length;
			return { langue, termes: siens.filter((terme) => terme !== null) };
		}),
	);
}

/** The groups as they were last read: most changes of the public data leave them alone. */
let derniers: { empreinte: string; lecture: Promise<Vocabulaire> } | undefined;

/** The groups in use, with the stems of their terms; whether they changed is asked once for each version of the public data. */
const lireVocabulaire = whileUnchanged(async (): Promise<Vocabulaire> => {
	const [lue] = await rows<{ empreinte: string }>(
		sql`SELECT COALESCE(md5(string_agg(langue || termes::text, ' ' ORDER BY id)), '') AS empreinte
		    FROM equivalences WHERE actif`,
		"empreinte_equivalences",
	);
	const empreinte = lue?.empreinte ?? "";
	if (derniers?.empreinte === empreinte) return derniers.lecture;
	const lecture = lireGroupes();
	derniers = { empreinte, lecture };
	lecture.catch(() => {
		derniers = undefined;
	});
	return lecture;
});

/** The units of a search that mean the same as other terms; of one language when it is given. */
export async function trouverEquivalents(
	mots: readonly SoughtWord[],
	langue?: Langue,
): Promise<Equal[]> {
	return equivalents(await lireVocabulaire(), mots, langue);
}
