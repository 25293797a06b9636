import {
	classerArticles,
	INDEX_ARTICLES,
	NOMS_ARTICLES,
} from "#lib/articles/queries";
import { ROLES_CHERCHES } from "#lib/besoins/places/queries";
import {
	besoinPublic,
	classerBesoins,
	filtresBesoins,
	INDEX_BESOINS,
	lireBesoinsParCle,
	NOMS_BESOINS,
	PLONGEMENTS_BESOINS,
	trouverBesoins,
} from "#lib/besoins/queries";
import { STATUTS_CHANTIER } from "#lib/besoins/rules";
import { BesoinsQuery, type ChoixBesoins } from "#lib/besoins/schema";
import { type Voisinage, voisinage } from "#lib/lieux/queries";
import type { Page, Resultat } from "#lib/platform/contract/result";
import { inLane, TooBusy } from "#lib/platform/db/costly-reads";
import { joinSql, rows, type Sql, sql } from "#lib/platform/db/pool";
import type { Langue } from "#lib/platform/langues";
import { countFacets } from "#lib/platform/lists/facets";
import { namedIn } from "#lib/platform/search/licence";
import type { Marks } from "#lib/platform/search/marks";
import type { Indexes } from "#lib/platform/search/meeting";
import { compared, nearest, withCertainty } from "#lib/platform/search/near";
import { orderOf } from "#lib/platform/search/order";
import type { Classe } from "#lib/platform/search/results";
import { isStopWord } from "#lib/platform/search/stop-words";
import {
	marksOf,
	type Suggested,
	suggestNames,
} from "#lib/platform/search/suggest";
import { hasWords } from "#lib/platform/search/words";
import { closenessTo } from "#lib/platform/vectors/near";
import type { VectorSource } from "#lib/platform/vectors/worker";
import {
	classerProjets,
	filtresProjets,
	INDEX_PROJETS,
	lireProjetsParCle,
	NOMS_PROJETS,
	PLONGEMENTS_PROJETS,
	trouverProjets,
} from "#lib/projets/queries";
import { type ChoixProjets, ProjetsQuery } from "#lib/projets/schema";
import { trouverEquivalents } from "#lib/vocabulaire/queries";
import { RESEAUX_MIN } from "./rules.ts";
import type {
	FacettesBesoins,
	FacettesProjets,
	Groupe,
	Lecture,
	NatureRecherche,
	NombresDeLieu,
	Proches,
	RechercheManquee,
	ResultatsRecherche,
	TitreSuggere,
} from "./schema.ts";

type Trouves = Pick<ResultatsRecherche, "besoins" | "projets" | "articles">;

const RIEN = { total: 0, elements: [] } as const;
const SANS_MOTS: Marks = { words: [] };
const SANS_LECTURE: Lecture = { inconnus: [], corriges: [] };

const INDEX: readonly Indexes[] = [
	INDEX_BESOINS,
	INDEX_PROJETS,
	INDEX_ARTICLES,
];

function groupeDe<T>(page: Resultat<Page<Classe<T>>>): Groupe<T> {
	if (!page.ok) throw new Error("a list without a cursor is never refused");
	const { total, elements } = page.valeur;
	return { total, elements };
}

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

/** What a search finds among needs, projects and articles. */
function ordresDe(q: string) {
	return Promise.all(
		INDEX.map((of) => orderOf({ of, q, expand: trouverEquivalents })),
	);
}

/** The words to mark in these texts of what `q` found; null when it has none. */
export async function motsAMarquer(
	q: string | undefined,
	textes: readonly string[],
): Promise<Marks | null> {
	if (!q || !hasWords(q)) return null;
	const lues = await ordresDe(q);
	return marksOf(
		lues.map(({ sought }) => sought),
		textes,
	);
}

/** How a search was read in the whole directory. */
export async function lectureDe(q: string | undefined): Promise<Lecture> {
	if (!q || !hasWords(q)) return SANS_LECTURE;
	const lues = await ordresDe(q);
	const [premiere, ...autres] = lues;
	return {
		// A word that one kind of entries has is known; "les" stands in all, and in no index.
		inconnus: (premiere?.unmet ?? []).filter(
			(mot) =>
				!isStopWord(mot) && autres.every(({ unmet }) => unmet.includes(mot)),
		),
		corriges: [...new Set(lues.flatMap(({ corrected }) => corrected))],
	};
}

/**
 * The needs, projects and articles that answer `q`, the best `parNature` of each with
 * their total, and what to mark in their texts. Nothing for a search without words.
 * Throws `TooBusy` when too many searches are in progress.
 */
export async function rechercher(
	q: string,
	{ parNature }: { readonly parNature: number },
): Promise<ResultatsRecherche> {
	if (!hasWords(q))
		return {
			...{ besoins: RIEN, projets: RIEN, articles: RIEN },
			...{ mots: SANS_MOTS, ...SANS_LECTURE },
		};
	const limite = parNature;
	const [besoins, projets, articles] = await Promise.all([
		classerBesoins({ ...BesoinsQuery.parse({}), q, limite }),
		classerProjets({ ...ProjetsQuery.parse({}), q, limite }),
		classerArticles({ q, limite }),
	]);
	const trouves = {
		besoins: groupeDe(besoins),
		projets: groupeDe(projets),
		articles: groupeDe(articles),
	};
	const [mots, lecture] = await Promise.all([
		motsAMarquer(q, textesDe(trouves)),
		lectureDe(q),
	]);
	return { ...trouves, ...lecture, mots: mots ?? SANS_MOTS };
}

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
	const de = async (nature: NatureRecherche, noms: Suggested) =>
		(await suggestNames(q, langue, noms, n)).map((trouve) => ({
			nature,
			...trouve,
		}));
	const [projets, besoins, articles] = await Promise.all([
		de("projet", NOMS_PROJETS),
		de("besoin", NOMS_BESOINS),
		de("article", NOMS_ARTICLES),
	]);
	return enAlternance([projets, besoins, articles]).slice(0, n);
}

/** The départements and overseas collectivities, with what is in each. */
export function compterParDepartement(): Promise<NombresDeLieu[]> {
	const dans = (table: Sql, isPublic: Sql) =>
		sql`SELECT code, count(*)::int AS nombre FROM ${table}, unnest(lieux_dans) AS code
		    WHERE ${isPublic} GROUP BY code`;
	return rows<NombresDeLieu>(
		sql`SELECT code, nom, COALESCE(b.nombre, 0) AS besoins, COALESCE(p.nombre, 0) AS projets FROM lieux
		    LEFT JOIN (${dans(sql`besoins`, besoinPublic(sql`statut`))}) AS b USING (code)
		    LEFT JOIN (${dans(sql`projets`, sql`statut = 'publie'`)}) AS p USING (code)
		    WHERE nature = 'departement' ORDER BY code`,
	);
}

/** A condition, of what is near an area, and of what words find only, by the keys of these. */
function parmi(
	condition: Sql,
	pres: Voisinage | null,
	id: Sql,
	cles: readonly number[] | null,
): Sql {
	const conditions = [
		condition,
		...(pres ? [pres.where] : []),
		...(cles ? [sql`${id} = ANY(${[...cles]}::int[])`] : []),
	];
	return joinSql(conditions, " AND ");
}

/**
 * The filters beside a list, each value with what it leaves, and whether these counts are
 * those of the list: where those of a search can't be counted, as too many searches are
 * in progress, they are those of the whole list, to be shown without counts.
 */
export async function filtresDe<
	Choix extends { readonly q?: string | undefined },
	Facettes,
>(
	choix: Choix,
	compter: (choix: Choix) => Promise<Facettes>,
): Promise<{ facettes: Facettes; comptees: boolean }> {
	try {
		return { facettes: await compter(choix), comptees: true };
	} catch (error) {
		if (!(choix.q && error instanceof TooBusy)) throw error;
		const facettes = await compter({ ...choix, q: undefined });
		return { facettes, comptees: false };
	}
}

/** How many published projects each value of a filter leaves, with the words and the others of these filters. */
export async function compterFacettesProjets(
	choix: ChoixProjets,
): Promise<FacettesProjets> {
	const cles = choix.q ? await trouverProjets(choix.q) : null;
	const pres = await voisinage(choix.lieu, sql`p`);
	const sauf = (filtre: keyof FacettesProjets) =>
		parmi(
			filtresProjets({ ...choix, [filtre]: undefined }),
			pres,
			sql`p.id`,
			cles,
		);
	const colonne = (nom: keyof FacettesProjets, value: Sql) => ({
		...{ value, from: sql`projets p`, where: sauf(nom) },
	});
	return countFacets({
		theme: {
			value: sql`h.slug`,
			from: sql`projets p JOIN projet_themes l ON l.projet_id = p.id JOIN themes h ON h.id = l.theme_id`,
			where: sauf("theme"),
		},
		label_ia: colonne("label_ia", sql`p.label_ia`),
		licence_code: {
			value: sql`l.nommee`,
			// Choosing a licence finds every expression that names it.
			from: sql`projets p CROSS JOIN LATERAL ${namedIn(sql`p.licence_code`)} AS l`,
			where: sauf("licence_code"),
		},
		stade: colonne("stade", sql`p.stade`),
	});
}

/** How many public needs each value of a filter leaves, with the words and the others of these filters. */
export async function compterFacettesBesoins(
	choix: ChoixBesoins,
): Promise<FacettesBesoins> {
	const cles = choix.q ? await trouverBesoins(choix.q) : null;
	const pres = await voisinage(choix.lieu, sql`b`);
	const sauf = (filtre: keyof FacettesBesoins) =>
		parmi(
			filtresBesoins({ ...choix, [filtre]: undefined }),
			pres,
			sql`b.id`,
			cles,
		);
	return countFacets({
		theme: {
			value: sql`h.slug`,
			from: sql`besoins b JOIN themes h ON h.id = b.theme_id`,
			where: sauf("theme"),
		},
		statut: {
			value: sql`b.statut`,
			from: sql`besoins b`,
			where: sauf("statut"),
		},
		role: {
			value: sql`r.role`,
			// Roles of a closed work space are hidden, as the filter hides them.
			from: sql`besoins b CROSS JOIN LATERAL (SELECT DISTINCT unnest(${ROLES_CHERCHES}) AS role) AS r`,
			where: sql`${sauf("role")} AND b.statut = ANY(${[...STATUTS_CHANTIER]}::text[])`,
		},
	});
}

/**
 * The searches that found nothing, made from at least `RESEAUX_MIN` networks, that no
 * moderator of an earlier version set aside: those of the most networks first.
 */
export function listerRecherchesManquees(
	limite: number,
): Promise<RechercheManquee[]> {
	return rows<RechercheManquee>(
		sql`SELECT langue, mots, reseaux, dernier::text AS dernier FROM recherches_manquees
		    WHERE reseaux >= ${RESEAUX_MIN}
		    ORDER BY reseaux DESC, dernier DESC, langue, mots LIMIT ${limite}`,
		"lister_recherches_manquees",
	);
}

/** Characters of a description that are embedded: its beginning says what the entry is. */
const DEBUT = 300;

/**
 * The public texts that are turned into vectors, one for each language: name, tagline,
 * phrases of citizens, beginning of the description. Nothing else may leave, nor any
 * entry that is not public.
 */
export const TEXTES_PLONGES: readonly VectorSource[] = [
	{
		...PLONGEMENTS_PROJETS,
		texts: sql`SELECT p.id, t.langue, t.texte FROM projets p CROSS JOIN LATERAL (VALUES
			('fr', concat_ws(E'\\n', CASE p.langue WHEN 'fr' THEN concat_ws(E'\\n', p.nom, p.accroche) END,
			  array_to_string(p.mots_habitants, E'\\n'), CASE p.langue WHEN 'fr' THEN left(p.description, ${DEBUT}) END)),
			('en', CASE WHEN p.langue = 'en'
			  THEN concat_ws(E'\\n', p.nom, p.accroche, array_to_string(p.mots_habitants_en, E'\\n'), left(p.description, ${DEBUT}))
			  WHEN p.traductions ? 'en' OR p.mots_habitants_en <> '{}'
			  THEN concat_ws(E'\\n', COALESCE(p.traductions #>> '{en,nom}', p.nom), p.traductions #>> '{en,accroche}',
			    array_to_string(p.mots_habitants_en, E'\\n'), left(p.traductions #>> '{en,description}', ${DEBUT})) END)
			) AS t(langue, texte) WHERE p.statut = 'publie' AND t.texte IS NOT NULL`,
	},
	{
		...PLONGEMENTS_BESOINS,
		texts: sql`SELECT b.id, t.langue, t.texte FROM besoins b CROSS JOIN LATERAL (VALUES
			(b.langue, concat_ws(E'\\n', b.titre, left(b.description, ${DEBUT}))),
			('en', CASE WHEN b.langue <> 'en' AND b.traductions ? 'en'
			  THEN concat_ws(E'\\n', COALESCE(b.traductions #>> '{en,titre}', b.titre), left(b.traductions #>> '{en,description}', ${DEBUT})) END)
			) AS t(langue, texte) WHERE ${besoinPublic(sql`b.statut`)} AND t.texte IS NOT NULL`,
	},
];

/**
 * Public entries that already say what a text says, the closest first, each with how sure
 * that is. Throws `TooBusy` when too many costly reads are in progress.
 */
export async function listerProches(texte: string): Promise<Proches> {
	// Begun first: the server of vectors answers while words are compared.
	const closeness = closenessTo(texte);
	const [projets, besoins] = await inLane(async () => {
		const cherche = await compared(texte, trouverEquivalents);
		return Promise.all([
			nearest(INDEX_PROJETS, null, cherche, (ids) =>
				closeness(PLONGEMENTS_PROJETS, ids),
			),
			nearest(INDEX_BESOINS, null, cherche, (ids) =>
				closeness(PLONGEMENTS_BESOINS, ids),
			),
		]);
	});
	const [projetsLus, besoinsLus] = await Promise.all([
		lireProjetsParCle(projets.map(({ id }) => id)),
		lireBesoinsParCle(besoins.map(({ id }) => id)),
	]);
	return {
		projets: withCertainty(projets, projetsLus),
		besoins: withCertainty(besoins, besoinsLus),
	};
}
