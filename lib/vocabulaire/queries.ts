import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import { readPublicContents } from "#lib/platform/cache/public-version";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import type { Langue } from "#lib/platform/langues";
import { termsOf } from "#lib/platform/search/stems";
import type { Equal, SoughtWord, Term } from "#lib/platform/search/terms";
import {
	equivalents,
	equivalentsDesFautes,
	type GroupeEquivalent,
	rangerGroupes,
	type Vocabulaire,
} from "./rules.ts";
import type { Changement, Groupe, LangueEquivalence } from "./schema.ts";

/** Terms stemmed by one statement: thousands at once would take longer than a statement may. */
const TERMES_PAR_LECTURE = 400;

type Ecrit = { readonly langue: LangueEquivalence; readonly terme: string };

/** The words and stems of terms, in their order; null for a term that a search does not look for. */
export async function lireTermes(
	ecrits: readonly Ecrit[],
): Promise<(Term | null)[]> {
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

/** A group in use, with the words of its terms. */
type GroupeLu = GroupeEquivalent & { readonly id: number };

type Lu = {
	readonly groupes: readonly GroupeLu[];
	readonly vocabulaire: Vocabulaire;
};

async function lireGroupes(): Promise<Lu> {
	const lignes = await rows<{
		id: number;
		langue: LangueEquivalence;
		termes: string[];
	}>(
		sql`SELECT id, langue, termes FROM equivalences WHERE actif ORDER BY id`,
		"lire_equivalences",
	);
	const ecrits = lignes.flatMap(({ langue, termes }) =>
		termes.map((terme) => ({ langue, terme })),
	);
	const termes = await lireTermes(ecrits);
	let lus = 0;
	const groupes = lignes.map(({ id, langue, termes: { length } }) => {
		const siens = termes.slice(lus, lus + length);
		lus += length;
		return { id, langue, termes: siens.filter((terme) => terme !== null) };
	});
	return { groupes, vocabulaire: rangerGroupes(groupes) };
}

/** The groups as they were last read: most changes of the public data leave them alone. */
let derniers: { empreinte: string; lecture: Promise<Lu> } | undefined;

const UNE_LECTURE = 1;

/** The groups in use, with the stems of their terms; whether they changed is asked once the public data did by more than a count. */
const lireVocabulaire = whileUnchanged(
	async (): Promise<Lu> => {
		const [lue] = await rows<{ empreinte: string }>(
			sql`SELECT COALESCE(md5(string_agg(id || langue || termes::text, ' ' ORDER BY id)), '') AS empreinte
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
	},
	UNE_LECTURE,
	readPublicContents,
);

/**
 * The units of a search that mean the same as other terms; of one language when it is
 * given. With `fautifs`, the places of words that may be misspelt: what those would mean.
 */
export async function trouverEquivalents(
	mots: readonly SoughtWord[],
	langue?: Langue,
	fautifs?: ReadonlySet<number>,
): Promise<Equal[]> {
	const { vocabulaire } = await lireVocabulaire();
	return fautifs
		? equivalentsDesFautes(vocabulaire, mots, fautifs, langue)
		: equivalents(vocabulaire, mots, langue);
}

/** The vocabulary as it is, and as it would be after a change. */
export async function comparerVocabulaires({
	id,
	groupe,
}: Changement): Promise<{ avant: Vocabulaire; apres: Vocabulaire }> {
	const { groupes, vocabulaire } = await lireVocabulaire();
	const lus = groupe
		? await lireTermes(
				groupe.termes.map((terme) => ({ langue: groupe.langue, terme })),
			)
		: [];
	const change = groupe && {
		langue: groupe.langue,
		termes: lus.filter((terme) => terme !== null),
	};
	// In its place: which terms a word keeps, when it has too many, follows the order of the groups.
	const restants = groupes.flatMap<GroupeEquivalent>((un) =>
		un.id === id ? (change ?? []) : un,
	);
	const nouveau = id === null && change ? [change] : [];
	return {
		avant: vocabulaire,
		apres: rangerGroupes([...restants, ...nouveau]),
	};
}

const COLONNES = sql`e.id, e.langue, e.termes, e.origine, e.modifie_le`;

/** Groups of one page of the list. */
export const GROUPES_PAR_PAGE = 50;

/** The groups of one page, of these words and this language where they are given, those changed last first; and how many there are. */
export async function listerGroupes({
	q,
	langue,
	page,
}: {
	readonly q: string;
	readonly langue: LangueEquivalence | "";
	readonly page: number;
}): Promise<{ groupes: Groupe[]; total: number }> {
	const condition: Sql = sql`e.actif AND (${langue} = '' OR e.langue = ${langue})
		AND (${q} = '' OR texte_recherche(array_to_string(e.termes, ' / ')) LIKE motif_recherche(${q}))`;
	const [groupes, [compte]] = await Promise.all([
		rows<Groupe>(
			sql`SELECT ${COLONNES} FROM equivalences e WHERE ${condition}
			    ORDER BY e.modifie_le DESC, e.id LIMIT ${GROUPES_PAR_PAGE} OFFSET ${(page - 1) * GROUPES_PAR_PAGE}`,
			"lister_equivalences",
		),
		rows<{ total: number }>(
			sql`SELECT count(*)::int AS total FROM equivalences e WHERE ${condition}`,
			"compter_equivalences",
		),
	]);
	return { groupes, total: compte?.total ?? 0 };
}

/** One group in use; null when there is none. */
export async function lireGroupe(id: number): Promise<Groupe | null> {
	const [groupe] = await rows<Groupe>(
		sql`SELECT ${COLONNES} FROM equivalences e WHERE e.id = ${id} AND e.actif`,
		"lire_equivalence",
	);
	return groupe ?? null;
}
