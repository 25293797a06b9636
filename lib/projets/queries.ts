import { type ChampProjet, NOMS_PROJET } from "#lib/contributions/schema";
import {
	INTROUVABLE,
	type Page,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/slug";
import { columns } from "#lib/platform/db/columns";
import { joinSql, rows, type Sql, sql } from "#lib/platform/db/pool";
import type { Langue } from "#lib/platform/langues";
import {
	CAST,
	type OrderColumn,
	type Placed,
	pageDe,
} from "#lib/platform/lists/paging";
import type { Sorting } from "#lib/platform/lists/search-order";
import { usedFilters } from "#lib/platform/search/filters";
import { searchHelp } from "#lib/platform/search/help";
import { ofLicence } from "#lib/platform/search/licence";
import {
	type Passage,
	passagesOf,
	sentencesOf,
} from "#lib/platform/search/passages";
import {
	classeDe,
	type Expand,
	hasWords,
	rankedRows,
} from "#lib/platform/search/ranked";
import type { Classe } from "#lib/platform/search/results";
import { searchRows } from "#lib/platform/search/search";
import {
	comparedRows,
	type Like,
	type Likeness,
} from "#lib/platform/search/similar";
import type { Found } from "#lib/platform/search/spelling";
import type { Suggested } from "#lib/platform/search/suggest";
import type { VectorTable } from "#lib/platform/vectors/stored";
import { trouverEquivalents } from "#lib/vocabulaire/queries";
import {
	type AideProjets,
	type ChoixProjets,
	FILTRES_PROJETS,
	type ProjetAdmin,
	type ProjetResume,
	type ProjetSortie,
	type ProjetsQuery,
} from "./schema.ts";
import {
	type LigneProjet,
	type LigneProjetAdmin,
	type LigneProjetResume,
	versProjetAdmin,
	versProjetResume,
	versProjetSortie,
} from "./serialize.ts";

/** The themes of the project `p`, in their order, as one JSON array. */
const THEMES_DU_PROJET = sql`COALESCE((
	SELECT json_agg(json_build_object('slug', h.slug, 'nom', h.nom,
	         'description', h.description, 'traductions', h.traductions) ORDER BY l.position)
	FROM projet_themes l JOIN themes h ON h.id = l.theme_id WHERE l.projet_id = p.id), '[]') AS themes`;

const DANS_RESUME = [
	"nom",
	"accroche",
	"territoire",
] as const satisfies readonly ChampProjet[];

/** The columns of a summary, for a query whose projects are `p`. */
export const COLONNES_RESUME = sql`p.slug, ${columns(DANS_RESUME, "p")}, p.mis_en_avant,
	p.nb_votes, p.label_ia, p.langue, p.traductions, ${THEMES_DU_PROJET}`;

/** The fields that a summary does not have. */
const HORS_RESUME = NOMS_PROJET.filter(
	(nom) => !DANS_RESUME.some((connu) => connu === nom),
);

export const COLONNES_PROJET = sql`${COLONNES_RESUME}, ${columns(HORS_RESUME, "p")}, p.publie_le`;

const IDENTIFIANT: OrderColumn = { by: sql`p.id`, cast: CAST.integer };
const PUBLICATION: OrderColumn = { by: sql`p.publie_le`, cast: CAST.instant };

/** The orders of D20, every column descending. */
const ORDRES: Record<ProjetsQuery["tri"], readonly OrderColumn[]> = {
	une: [
		{ by: sql`p.mis_en_avant`, cast: CAST.boolean },
		PUBLICATION,
		IDENTIFIANT,
	],
	votes: [
		{ by: sql`p.nb_votes`, cast: CAST.integer, isCount: true },
		PUBLICATION,
		IDENTIFIANT,
	],
	recents: [PUBLICATION, IDENTIFIANT],
};

const listed = sql`publie_le IS NOT NULL`;
/** What sorts projects beside their searched texts and ranks, where votes do not. */
const A_COTE: Partial<Record<ProjetsQuery["tri"], Sorting>> = {
	une: { columns: [sql`mis_en_avant`, sql`publie_le`], listed },
	recents: { columns: [sql`publie_le`], listed },
};

/** Filters are read in the projects themselves. */
function triACote(query: ProjetsQuery): Sorting | undefined {
	const [filtre] = usedFilters(FILTRES_PROJETS, { ...query, q: undefined });
	return filtre === undefined ? A_COTE[query.tri] : undefined;
}

/** Where a ranked search reads what projects are ranked by. */
export const RANGS_PROJETS = {
	ranks: sql`rangs_projets`,
	texts: sql`recherche_projets`,
	key: sql`projet_id`,
};

/** The vectors of published projects. */
export const PLONGEMENTS_PROJETS: VectorTable = {
	name: "projets",
	table: sql`plongements_projets`,
	key: sql`projet_id`,
};

/** The condition that a published project `p` passes the filters of a list. */
export function filtresProjets(query: ChoixProjets): Sql {
	const conditions = [sql`p.statut = 'publie'`];
	if (query.theme)
		conditions.push(sql`EXISTS (SELECT 1 FROM projet_themes l JOIN themes h ON h.id = l.theme_id
			WHERE l.projet_id = p.id AND h.slug = ${query.theme})`);
	if (query.mis_en_avant !== undefined)
		conditions.push(sql`p.mis_en_avant = ${query.mis_en_avant}`);
	if (query.label_ia) conditions.push(sql`p.label_ia = ${query.label_ia}`);
	if (query.territoire)
		conditions.push(
			sql`texte_recherche(p.territoire) = texte_recherche(${query.territoire})`,
		);
	if (query.licence_code)
		conditions.push(ofLicence(sql`p.licence_code`, query.licence_code));
	if (query.stade)
		conditions.push(sql`COALESCE(p.stade, 'inconnu') = ${query.stade}`);
	if (query.depot !== undefined)
		conditions.push(sql`(p.depot IS NOT NULL) = ${query.depot}`);
	return joinSql(conditions, " AND ");
}

function demande({ placed, keyed, ...query }: Placed<ProjetsQuery>) {
	const { limite, apres, tri, q, ...filtresChoisis } = query;
	return {
		scope: JSON.stringify(["projets", tri, q, filtresChoisis]),
		select: COLONNES_RESUME,
		from: sql`projets p`,
		id: sql`p.id`,
		where: filtresProjets(query),
		order: ORDRES[tri],
		tables: RANGS_PROJETS,
		sorting: triACote(query),
		limite,
		apres,
		placed,
		keyed,
	};
}

/**
 * The published projects that answer `q`, the best first, then in the requested order;
 * each with how it answers. `langue` leaves out what only means the same in the other
 * language; `expand` says what means the same in place of the vocabulary.
 */
export async function classerProjets(
	query: Placed<ProjetsQuery> & { readonly q: string },
	langue?: Langue,
	expand: Expand = (mots, _langue, fautifs) =>
		trouverEquivalents(mots, langue, fautifs),
): Promise<Resultat<Page<Classe<ProjetResume>>>> {
	const page = await rankedRows<LigneProjetResume>({
		...demande(query),
		q: query.q,
		expand,
	});
	return pageDe(page, classeDe(versProjetResume));
}

/**
 * The published projects that pass the filters, in the requested order (D18 to D21).
 * When no project holds the searched words, those that hold words one typing error
 * away. With `pertinence`, the best answers to `q` first.
 */
export async function listerProjets(
	query: Placed<ProjetsQuery>,
): Promise<Resultat<Page<ProjetResume>>> {
	const { q, pertinence } = query;
	if (pertinence && q && hasWords(q))
		return pageDe(
			await classerProjets({ ...query, q }),
			({ element }) => element,
		);
	const page = await searchRows<LigneProjetResume>({
		...demande(query),
		q,
	});
	return pageDe(page, versProjetResume);
}

/** One published project; anything else is unknown, even to its author (D14). */
export async function lireProjet(
	slug: string,
): Promise<Resultat<ProjetSortie>> {
	if (!estSlug(slug)) return INTROUVABLE;
	const [ligne] = await rows<LigneProjet>(
		sql`SELECT ${COLONNES_PROJET} FROM projets p WHERE p.slug = ${slug} AND p.statut = 'publie'`,
		"lire_projet",
	);
	return ligne ? reussite(versProjetSortie(ligne)) : INTROUVABLE;
}

/** Published projects of these slugs, in the order of the slugs; others are left out. */
export async function lireProjetsNommes(
	slugs: readonly string[],
): Promise<ProjetResume[]> {
	if (slugs.length === 0) return [];
	const lignes = await rows<LigneProjetResume>(
		sql`SELECT ${COLONNES_RESUME} FROM projets p JOIN unnest(${[...slugs]}::text[]) WITH ORDINALITY AS n(slug, rang) USING (slug)
		    WHERE p.statut = 'publie' ORDER BY n.rang`,
		"lire_projets_nommes",
	);
	return lignes.map(versProjetResume);
}

/** Whether a project was public and no longer is: its page says so (D14). */
export async function estProjetRetire(slug: string): Promise<boolean> {
	if (!estSlug(slug)) return false;
	const retires = await rows(
		sql`SELECT 1 FROM projets WHERE slug = ${slug} AND publie_le IS NOT NULL AND statut <> 'publie'`,
		"est_projet_retire",
	);
	return retires.length > 0;
}

/** The author of a row, as moderators see it. */
export const AUTEUR = (auteur_id: Sql) =>
	sql`(SELECT json_build_object('id', c.id, 'courriel', c.courriel, 'nom', c.nom)
	     FROM comptes c WHERE c.id = ${auteur_id}) AS auteur`;

/** Projects as moderators see them, oldest first (D20). */
export async function lireProjetsAdmin(condition: Sql): Promise<ProjetAdmin[]> {
	const lignes = await rows<LigneProjetAdmin>(
		sql`SELECT ${COLONNES_PROJET}, p.id, p.statut, p.origine, p.cree_le, ${AUTEUR(sql`p.auteur_id`)}
		    FROM projets p WHERE ${condition} ORDER BY p.cree_le, p.id`,
	);
	return lignes.map(versProjetAdmin);
}

function texteDe({ nom, accroche, territoire, themes }: ProjetResume): string {
	return [nom, accroche, territoire, ...themes.map((theme) => theme.nom)].join(
		" ",
	);
}

async function trouver(query: ProjetsQuery): Promise<Found> {
	const page = await listerProjets({ ...query, limite: 1, apres: undefined });
	if (!page.ok) return { total: 0, text: "" };
	const { elements, total } = page.valeur;
	return { total, text: elements.map(texteDe).join() };
}

/** Suggestions for a query that found nothing. */
export function aiderRechercheProjets(
	query: ProjetsQuery,
): Promise<AideProjets> {
	return searchHelp(FILTRES_PROJETS, query, trouver);
}

type LigneComparee = {
	readonly langue: Langue;
	readonly nom: string;
	readonly accroche: string;
	readonly description: string;
	readonly entourage: string[];
	readonly mots_habitants: string[];
	readonly mots_habitants_en: string[];
	readonly en: {
		readonly nom?: string;
		readonly accroche?: string;
		readonly description?: string;
	} | null;
};

function passagesDuProjet(p: LigneComparee): Passage[] {
	return [
		...passagesOf("name", p.langue, [p.nom]),
		...passagesOf("name", "en", [p.en?.nom]),
		...passagesOf("said", "fr", p.mots_habitants),
		...passagesOf("said", "en", p.mots_habitants_en),
		...passagesOf("tagline", p.langue, [p.accroche]),
		...passagesOf("tagline", "en", [p.en?.accroche]),
		...passagesOf("around", "fr", p.entourage),
		...sentencesOf(p.description, p.langue),
		...sentencesOf(p.en?.description, "en"),
	];
}

/** How projects `e` are compared with a text. */
export const COMPARAISON_PROJETS: Omit<
	Likeness<LigneComparee>,
	"where" | "text"
> = {
	tables: RANGS_PROJETS,
	things: sql`projets`,
	select: sql`e.langue, e.nom, e.accroche, e.description, e.mots_habitants, e.mots_habitants_en, e.traductions -> 'en' AS en,
		ARRAY(SELECT h.nom FROM projet_themes l JOIN themes h ON h.id = l.theme_id WHERE l.projet_id = e.id ORDER BY l.position) AS entourage`,
	passages: passagesDuProjet,
	address: sql`adresse_comparable(e.site_web)`,
	expand: trouverEquivalents,
	scattered: 0.5,
	unknown: 1.2,
};

/** Likeness from which a project is suggested to somebody who writes: rather none than a wrong one. */
export const PART_PROJET_PROCHE = 0.62;

/** What published projects a text has something in common with, the closest first. */
export function comparerProjets(texte: string): Promise<Like[]> {
	return comparedRows({
		...COMPARAISON_PROJETS,
		where: sql`e.statut = 'publie'`,
		text: texte,
	});
}

/** The first `limite` of these projects that are published, in this order. */
export async function lireProjetsDeRang(
	ids: readonly number[],
	limite: number,
): Promise<ProjetResume[]> {
	if (ids.length === 0) return [];
	const rang = sql`${[...ids]}::int[]`;
	const lignes = await rows<LigneProjetResume>(
		sql`SELECT ${COLONNES_RESUME} FROM projets p WHERE p.id = ANY(${rang}) AND p.statut = 'publie'
		    ORDER BY array_position(${rang}, p.id) LIMIT ${limite}`,
	);
	return lignes.map(versProjetResume);
}

/** Maximum projects weighed, by theme and by words each: it bounds the cost of a page. */
const CANDIDATS_MAX = 150;
/** The weight of one common theme, relative to the words in common. */
const POIDS_DU_THEME = 0.1;

/**
 * Published projects similar to a published one: by the words of its name and tagline,
 * and by its themes. The nearest first, none for an unknown slug.
 */
export async function listerProjetsVoisins(
	slug: string,
	limite: number,
): Promise<ProjetResume[]> {
	if (!estSlug(slug)) return [];
	const lignes = await rows<LigneProjetResume>(
		sql`WITH cible AS (
		      SELECT id, ARRAY(SELECT theme_id FROM projet_themes l WHERE l.projet_id = c.id) AS themes,
		             array_to_string(ARRAY(
		               SELECT '''' || replace(replace(m, '\\', '\\\\'), '''', '''''') || ''''
		               FROM unnest(tsvector_to_array(to_tsvector('public.recherche', texte_recherche(c.nom || ' ' || c.accroche)))) AS m
		             ), ' | ')::tsquery AS mots
		      FROM projets c WHERE c.slug = ${slug} AND c.statut = 'publie'),
		    candidats AS (
		      (SELECT p.id FROM cible, projets p
		        WHERE p.statut = 'publie' AND EXISTS (SELECT 1 FROM projet_themes l WHERE l.projet_id = p.id AND l.theme_id = ANY(cible.themes))
		        ORDER BY p.nb_votes DESC, p.publie_le DESC, p.id DESC LIMIT ${CANDIDATS_MAX})
		      UNION
		      (SELECT r.projet_id FROM cible, recherche_projets r WHERE r.mots @@ cible.mots LIMIT ${CANDIDATS_MAX})),
		    pesees AS (
		      SELECT p.id, ts_rank(r.mots, cible.mots) + ${POIDS_DU_THEME}::real * (
		               SELECT count(*) FROM projet_themes l WHERE l.projet_id = p.id AND l.theme_id = ANY(cible.themes)) AS poids
		      FROM cible, candidats JOIN projets p USING (id) JOIN recherche_projets r ON r.projet_id = p.id
		      WHERE p.statut = 'publie' AND p.id <> cible.id)
		    SELECT ${COLONNES_RESUME} FROM pesees JOIN projets p USING (id)
		    ORDER BY poids DESC, p.nb_votes DESC, p.id DESC LIMIT ${limite}`,
		"lister_projets_voisins",
	);
	return lignes.map(versProjetResume);
}

/** The names of projects that are suggested while a search is typed. */
export const NOMS_PROJETS: Suggested = {
	tables: RANGS_PROJETS,
	from: sql`projets p`,
	id: sql`p.id`,
	slug: sql`p.slug`,
	name: sql`p.nom`,
	english: sql`p.traductions #>> '{en,nom}'`,
	where: sql`p.statut = 'publie'`,
	order: ORDRES.votes,
};
