import { classerArticles, NOMS_ARTICLES } from "#lib/articles/queries";
import { ROLES_CHERCHES } from "#lib/besoins/places/queries";
import {
	classerBesoins,
	filtresBesoins,
	listerBesoins,
	NOMS_BESOINS,
} from "#lib/besoins/queries";
import { STATUTS_CHANTIER } from "#lib/besoins/rules";
import { BesoinsQuery, type ChoixBesoins } from "#lib/besoins/schema";
import type { Page, Resultat } from "#lib/platform/contract/result";
import { TooBusy } from "#lib/platform/db/costly-reads";
import { type Sql, sql } from "#lib/platform/db/pool";
import type { Langue } from "#lib/platform/langues";
import { countFacets } from "#lib/platform/lists/facets";
import { BEGINNING_MAX } from "#lib/platform/lists/paging";
import { namedIn } from "#lib/platform/search/licence";
import { type Marks, markedParts } from "#lib/platform/search/marks";
import { marksOf } from "#lib/platform/search/marks-of-search";
import { type Expand, hasWords } from "#lib/platform/search/ranked";
import type { Classe } from "#lib/platform/search/results";
import { type Suggested, suggestNames } from "#lib/platform/search/suggest";
import {
	classerProjets,
	filtresProjets,
	listerProjets,
	NOMS_PROJETS,
} from "#lib/projets/queries";
import { type ChoixProjets, ProjetsQuery } from "#lib/projets/schema";
import { trouverEquivalents } from "#lib/vocabulaire/queries";
import type {
	FacettesBesoins,
	FacettesProjets,
	FacettesTrouvees,
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
	const equivalents: Expand = (lus, _langue, fautifs) =>
		trouverEquivalents(lus, langue, fautifs);
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
	const lus = n * LUS_PAR_SUGGERE;
	const de = async (nature: NatureRecherche, noms: Suggested) =>
		(await suggestNames(q, langue, noms, lus)).map((trouve) => ({
			nature,
			...trouve,
		}));
	const [projets, besoins, articles, mots] = await Promise.all([
		de("projet", NOMS_PROJETS),
		de("besoin", NOMS_BESOINS),
		de("article", NOMS_ARTICLES),
		marksOf(q, async () => [], { widely: true }),
	]);
	// A name may have the words in the other language only: here it would not be understood.
	const seVoit = ({ titre }: TitreSuggere) =>
		markedParts(titre, mots).some(({ marque }) => marque);
	return enAlternance([projets, besoins, articles]).filter(seVoit).slice(0, n);
}

/** Values of one filter, at most. */
const VALEURS_MAX = 60;

/** The keys of what a search found, where it is that which is counted. */
type Cles = readonly number[] | undefined;

/** A condition, of what a search found only. */
function parmi(condition: Sql, id: Sql, cles: Cles): Sql {
	return cles
		? sql`${condition} AND ${id} = ANY(${[...cles]}::int[])`
		: condition;
}

/** The one value of what passes all the filters. */
const TOUTES = sql`'toutes'::text`;

/** Words as a list searches them. */
export type Mots<Query extends ProjetsQuery | BesoinsQuery> = Pick<
	Query,
	"tri" | "pertinence"
> & { readonly q: string };

/** The first entry alone: the keys of all the others come with it. */
const LES_CLES = { limite: 1, keyed: true } as const;

function clesDe(trouves: Resultat<Page<unknown>>): readonly number[] | null {
	if (!trouves.ok) return null;
	const { cles = null, total } = trouves.valeur;
	return total === 0 ? [] : cles;
}

/**
 * The facets that `compter` counts of a search whose list found `total` entries. Null
 * where it counts other entries: with its filters a search may be answered in another
 * way, by near words or by most of them. Null too where more are found than a search
 * keeps, or too many searches are in progress: the list is shown without counts.
 */
export async function facettesDe<Facettes>(
	compter: () => Promise<FacettesTrouvees<Facettes> | null>,
	total: number,
): Promise<Facettes | null> {
	if (total > BEGINNING_MAX) return null;
	try {
		const trouvees = await compter();
		return trouvees?.total === total ? trouvees.facettes : null;
	} catch (error) {
		if (error instanceof TooBusy) return null;
		throw error;
	}
}

/**
 * The filters beside a list of `total` entries, each value with what it leaves, and
 * whether these counts are those of the list: of a search, by `trouvees`; where that
 * can't be counted, those of the whole list without counts.
 */
export async function filtresDe<
	Query extends ProjetsQuery | BesoinsQuery,
	Choix,
	Facettes,
>(
	{ q, tri, pertinence }: Query,
	liste: {
		readonly choix: Choix;
		readonly langue: Langue;
		readonly total: number;
	},
	compter: {
		readonly trouvees: (
			demande: Choix & Mots<Query>,
			langue: Langue,
		) => Promise<FacettesTrouvees<Facettes> | null>;
		readonly toutes: (choix: Choix) => Promise<Facettes>;
	},
): Promise<{ facettes: Facettes; comptees: boolean }> {
	const { choix, langue, total } = liste;
	const comptees = q
		? await facettesDe(
				() => compter.trouvees({ ...choix, q, tri, pertinence }, langue),
				total,
			)
		: null;
	return {
		facettes: comptees ?? (await compter.toutes(choix)),
		comptees: comptees !== null,
	};
}

async function compterProjets(choix: ChoixProjets, cles?: Cles) {
	const sauf = (filtre?: keyof FacettesProjets) =>
		parmi(
			filtresProjets(filtre ? { ...choix, [filtre]: undefined } : choix),
			sql`p.id`,
			cles,
		);
	const colonne = (nom: keyof FacettesProjets, value: Sql) => ({
		...{ value, from: sql`projets p`, where: sauf(nom), max: VALEURS_MAX },
	});
	const noms = [
		"theme",
		"label_ia",
		"territoire",
		"licence_code",
		"stade",
	] as const;
	const de = await countFacets(
		{
			licence_code: {
				value: sql`l.nommee`,
				// Choosing a licence finds every expression that names it.
				from: sql`projets p CROSS JOIN LATERAL ${namedIn(sql`p.licence_code`)} AS l`,
				where: sauf("licence_code"),
				max: VALEURS_MAX,
			},
			stade: colonne("stade", sql`p.stade`),
			label_ia: colonne("label_ia", sql`p.label_ia`),
			theme: {
				value: sql`h.slug`,
				from: sql`projets p JOIN projet_themes l ON l.projet_id = p.id JOIN themes h ON h.id = l.theme_id`,
				where: sauf("theme"),
				max: VALEURS_MAX,
			},
			territoire: {
				value: sql`p.territoire`,
				same: sql`texte_recherche(p.territoire)`,
				from: sql`projets p`,
				where: sauf("territoire"),
				max: VALEURS_MAX,
			},
			toutes: {
				value: TOUTES,
				from: sql`projets p`,
				where: sauf(),
				max: 1,
			},
		},
		cles ? [...noms, "toutes"] : noms,
	);
	const facettes: FacettesProjets = {
		theme: de("theme"),
		label_ia: de("label_ia"),
		territoire: de("territoire"),
		licence_code: de("licence_code"),
		stade: de("stade"),
	};
	return { total: de("toutes")[0]?.nombre ?? 0, facettes };
}

/** How many published projects each value of a filter leaves, with the others of these filters. */
export async function compterFacettesProjets(
	choix: ChoixProjets,
): Promise<FacettesProjets> {
	return (await compterProjets(choix)).facettes;
}

/**
 * The same of the projects that words find, as `langue` reads them, with how many of
 * these pass all the filters; null where more are found than a search keeps.
 */
export async function compterFacettesProjetsTrouves(
	{ q, tri, pertinence, ...choix }: ChoixProjets & Mots<ProjetsQuery>,
	langue: Langue,
): Promise<FacettesTrouvees<FacettesProjets> | null> {
	const mots = { q, tri, pertinence, ...LES_CLES };
	const trouves = pertinence
		? await classerProjets(mots, langue)
		: await listerProjets(mots);
	const cles = clesDe(trouves);
	return cles && compterProjets(choix, cles);
}

async function compterBesoins(choix: ChoixBesoins, cles?: Cles) {
	const sauf = (filtre?: keyof FacettesBesoins) =>
		parmi(
			filtresBesoins(filtre ? { ...choix, [filtre]: undefined } : choix),
			sql`b.id`,
			cles,
		);
	const noms = ["theme", "statut", "role", "territoire"] as const;
	const de = await countFacets(
		{
			theme: {
				value: sql`h.slug`,
				from: sql`besoins b JOIN themes h ON h.id = b.theme_id`,
				where: sauf("theme"),
				max: VALEURS_MAX,
			},
			statut: {
				value: sql`b.statut`,
				from: sql`besoins b`,
				where: sauf("statut"),
				max: VALEURS_MAX,
			},
			role: {
				value: sql`r.role`,
				// Roles of a closed work space are hidden, as the filter hides them.
				from: sql`besoins b CROSS JOIN LATERAL (SELECT DISTINCT unnest(${ROLES_CHERCHES}) AS role) AS r`,
				where: sql`${sauf("role")} AND b.statut = ANY(${[...STATUTS_CHANTIER]}::text[])`,
				max: VALEURS_MAX,
			},
			territoire: {
				value: sql`b.territoire`,
				same: sql`texte_recherche(b.territoire)`,
				from: sql`besoins b`,
				where: sauf("territoire"),
				max: VALEURS_MAX,
			},
			toutes: {
				value: TOUTES,
				from: sql`besoins b`,
				where: sauf(),
				max: 1,
			},
		},
		cles ? [...noms, "toutes"] : noms,
	);
	const facettes: FacettesBesoins = {
		theme: de("theme"),
		statut: de("statut"),
		role: de("role"),
		territoire: de("territoire"),
	};
	return { total: de("toutes")[0]?.nombre ?? 0, facettes };
}

/** How many public needs each value of a filter leaves, with the others of these filters. */
export async function compterFacettesBesoins(
	choix: ChoixBesoins,
): Promise<FacettesBesoins> {
	return (await compterBesoins(choix)).facettes;
}

/** The same of the needs that words find, as `langue` reads them; null where more are found than a search keeps. */
export async function compterFacettesBesoinsTrouves(
	{ q, tri, pertinence, ...choix }: ChoixBesoins & Mots<BesoinsQuery>,
	langue: Langue,
): Promise<FacettesTrouvees<FacettesBesoins> | null> {
	const mots = { q, tri, pertinence, ...LES_CLES };
	const trouves = pertinence
		? await classerBesoins(mots, langue)
		: await listerBesoins(mots);
	const cles = clesDe(trouves);
	return cles && compterBesoins(choix, cles);
}
