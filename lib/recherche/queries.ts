import { classerArticles, suggererArticles } from "#lib/articles/queries";
import { classerBesoins, suggererBesoins } from "#lib/besoins/queries";
import { BesoinsQuery } from "#lib/besoins/schema";
import type { Page, Resultat } from "#lib/platform/contract/result";
import type { Langue } from "#lib/platform/langues";
import { type Marks, markedParts } from "#lib/platform/search/marks";
import { hasWords, marksOf } from "#lib/platform/search/ranked";
import type { Classe } from "#lib/platform/search/results";
import type { SoughtWord } from "#lib/platform/search/terms";
import { classerProjets, suggererProjets } from "#lib/projets/queries";
import { ProjetsQuery } from "#lib/projets/schema";
import { trouverEquivalents } from "#lib/vocabulaire/queries";
import type {
	Groupe,
	NatureRecherche,
	ResultatsRecherche,
	TitreSuggere,
} from "./schema.ts";

type Trouves = Omit<ResultatsRecherche, "mots">;

const RIEN = { total: 0, elements: [] } as const;
const SANS_MOTS: Marks = { words: [], stems: [], starts: [], letters: [] };

function groupeDe<T>(page: Resultat<Page<Classe<T>>>): Groupe<T> {
	if (!page.ok) throw new Error("a list without a cursor is never refused");
	const { total, elements } = page.valeur;
	return { total, elements };
}

/** The texts of the results, where what was searched stands. */
function textesDe({ besoins, projets, articles }: Trouves): string[] {
	return [
		...besoins.elements.flatMap(({ element: { titre, description } }) => [
			titre,
			description,
		]),
		...projets.elements.flatMap(({ element: { nom, accroche } }) => [
			nom,
			accroche,
		]),
		...articles.elements.flatMap(({ element: { titre, resume } }) => [
			titre,
			resume,
		]),
	];
}

/**
 * What to mark in the texts of what `q` found; null when it has no words. Words as they
 * were searched; where the texts have none of them, beginnings and near words too.
 */
export async function motsAMarquer(
	q: string | undefined,
	langue: Langue,
	textes: readonly string[],
): Promise<Marks | null> {
	if (!q || !hasWords(q)) return null;
	const equivalents = (mots: readonly SoughtWord[]) =>
		trouverEquivalents(mots, langue);
	const mots = await marksOf(q, equivalents, { widely: false });
	const sont = textes.some((texte) =>
		markedParts(texte, mots).some(({ marque }) => marque),
	);
	return sont ? mots : marksOf(q, equivalents, { widely: true });
}

/**
 * The needs, projects and articles that answer `q`, the best `parNature` of each with
 * their total, and what to mark in their texts. Nothing for a search without words.
 * Throws `TooBusy` when too many searches are in progress.
 */
export async function rechercher(
	q: string,
	langue: Langue,
	{ parNature }: { readonly parNature: number },
): Promise<ResultatsRecherche> {
	if (!hasWords(q))
		return { besoins: RIEN, projets: RIEN, articles: RIEN, mots: SANS_MOTS };
	const limite = parNature;
	const [besoins, projets, articles] = await Promise.all([
		classerBesoins({ ...BesoinsQuery.parse({}), q, limite }, langue),
		classerProjets({ ...ProjetsQuery.parse({}), q, limite }, langue),
		classerArticles({ q, limite }, langue),
	]);
	const trouves = {
		besoins: groupeDe(besoins),
		projets: groupeDe(projets),
		articles: groupeDe(articles),
	};
	const mots = await motsAMarquer(q, langue, textesDe(trouves));
	return { ...trouves, mots: mots ?? SANS_MOTS };
}

/** Names read for each one suggested: some are left out. */
const LUS_PAR_SUGGERE = 3;

/** One of each list in turn, while there are any. */
function enAlternance<T>(listes: readonly (readonly T[])[]): T[] {
	const longueur = Math.max(...listes.map((liste) => liste.length));
	return Array.from({ length: longueur }, (_, rang) =>
		listes.flatMap((liste) => liste.slice(rang, rang + 1)),
	).flat();
}

/**
 * At most `n` entries whose name has the words being typed, the last of which may be
 * unfinished; none below two letters. Their names are in the page's language where they
 * are translated.
 */
export async function suggererRecherche(
	q: string,
	langue: Langue,
	n: number,
): Promise<TitreSuggere[]> {
	const de =
		(nature: NatureRecherche) =>
		(trouve: { slug: string; titre: string }): TitreSuggere => ({
			nature,
			slug: trouve.slug,
			titre: trouve.titre,
		});
	const lus = n * LUS_PAR_SUGGERE;
	const [besoins, projets, articles, mots] = await Promise.all([
		suggererBesoins(q, langue, lus),
		suggererProjets(q, langue, lus),
		suggererArticles(q, langue, lus),
		marksOf(q, async () => [], { widely: true }),
	]);
	// A name may have the words in the other language only: here it would not be understood.
	const seVoit = ({ titre }: TitreSuggere) =>
		markedParts(titre, mots).some(({ marque }) => marque);
	return enAlternance([
		projets.map(de("projet")),
		besoins.map(de("besoin")),
		articles.map(de("article")),
	])
		.filter(seVoit)
		.slice(0, n);
}
