import { NOMS_BESOIN } from "#lib/contributions/schema";
import {
	INTROUVABLE,
	type Page,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/slug";
import { columns } from "#lib/platform/db/columns";
import { joinSql, rows, type Sql, sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import type { Langue } from "#lib/platform/langues";
import {
	CAST,
	type OrderColumn,
	type Placed,
	pageDe,
} from "#lib/platform/lists/paging";
import { searchHelp } from "#lib/platform/search/help";
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
import { AUTEUR, COLONNES_RESUME } from "#lib/projets/queries";
import { trouverEquivalents } from "#lib/vocabulaire/queries";
import { BILAN_DIT } from "./bilans/queries.ts";
import { PLACES_OUVERTES, ROLES_CHERCHES } from "./places/queries.ts";
import { STATUTS_CHANTIER } from "./rules.ts";
import {
	type AideBesoins,
	type BesoinAdmin,
	type BesoinSortie,
	type BesoinsQuery,
	type ChoixBesoins,
	FILTRES_BESOINS,
	type Jalon,
} from "./schema.ts";
import {
	type LigneBesoin,
	type LigneBesoinAdmin,
	versBesoinAdmin,
	versBesoinSortie,
	versJalons,
} from "./serialize.ts";

/** The states that a need reached, oldest first, as JSON, for a query whose needs are `b`. */
const JALONS = sql`COALESCE((SELECT json_agg(json_build_object('statut', j.statut, 'le', j.le) ORDER BY j.le, j.id)
	   FROM jalons j WHERE j.besoin_id = b.id), '[]')`;

/** The columns of a need, for a query whose needs are `b`. */
export const COLONNES_BESOIN = sql`b.slug, ${columns(NOMS_BESOIN, "b")}, b.statut, b.nb_soutiens,
	b.cree_le, b.cahier, ${ROLES_CHERCHES} AS roles, b.depot, b.langue, b.traductions,
	(SELECT json_build_object('slug', h.slug, 'nom', h.nom, 'description', h.description, 'traductions', h.traductions)
	   FROM themes h WHERE h.id = b.theme_id) AS theme,
	(SELECT to_json(v) FROM (SELECT ${COLONNES_RESUME}, p.statut FROM projets p WHERE p.id = b.projet_id) AS v) AS projet,
	COALESCE((SELECT json_agg(json_build_object('jour', e.jour, 'titre', e.titre, 'texte', e.texte,
	            'traductions', e.traductions) ORDER BY e.jour, e.id)
	   FROM etapes e WHERE e.besoin_id = b.id), '[]') AS etapes,
	${JALONS} AS jalons,
	(SELECT d.slug FROM besoins d WHERE d.id = b.fusionne_dans_id) AS fusionne_dans,
	(SELECT json_agg(json_build_object('slug', a.slug, 'titre', a.titre, 'langue', a.langue, 'le', u.le,
	            'raison', json_build_object('fr', u.raison_fr, 'en', u.raison_en)) ORDER BY u.le, u.id)
	   FROM besoins a JOIN reunions u ON u.absorbe_id = a.id AND u.defaite_le IS NULL WHERE a.fusionne_dans_id = b.id) AS reunis,
	${BILAN_DIT} AS bilan`;

/**
 * Whether a need is public, by the column of its state. The states of
 * `STATUTS_BESOIN_PUBLICS` as literals: the planner needs them to use the partial
 * indexes.
 */
export function besoinPublic(statut: Sql): Sql {
	return sql`${statut} IN ('publie', 'etude', 'developpement', 'livre')`;
}

const EST_PUBLIC = besoinPublic(sql`b.statut`);

/** Whether `b` is public, or merged into a need that is: files and feeds keep it, and say where it stands now. */
export const PUBLIC_OU_REUNI = sql`(${EST_PUBLIC} OR (b.statut = 'fusionne' AND EXISTS (
	SELECT 1 FROM besoins d WHERE d.id = b.fusionne_dans_id AND ${besoinPublic(sql`d.statut`)})))`;

const FIN_ORDRE: readonly OrderColumn[] = [
	{ by: sql`b.cree_le`, cast: CAST.instant },
	{ by: sql`b.id`, cast: CAST.integer },
];

/** The orders of D20, every column descending. */
const ORDRES: Record<BesoinsQuery["tri"], readonly OrderColumn[]> = {
	soutiens: [
		{ by: sql`b.nb_soutiens`, cast: CAST.integer, isCount: true },
		...FIN_ORDRE,
	],
	recents: FIN_ORDRE,
};

/** Where a ranked search reads what needs are ranked by. */
export const RANGS_BESOINS = {
	ranks: sql`rangs_besoins`,
	texts: sql`recherche_besoins`,
	key: sql`besoin_id`,
};

/** The vectors of public needs. */
export const PLONGEMENTS_BESOINS: VectorTable = {
	name: "besoins",
	table: sql`plongements_besoins`,
	key: sql`besoin_id`,
};

/** The condition that a public need `b` passes the filters of a list. */
export function filtresBesoins(query: ChoixBesoins): Sql {
	const conditions = [EST_PUBLIC];
	if (query.theme)
		conditions.push(
			sql`b.theme_id = (SELECT h.id FROM themes h WHERE h.slug = ${query.theme})`,
		);
	if (query.statut) conditions.push(sql`b.statut = ${query.statut}`);
	// Roles of a closed work space are hidden, from the filter too.
	if (query.role)
		conditions.push(
			sql`(${query.role} = ANY(b.roles) OR EXISTS (SELECT 1 FROM ${PLACES_OUVERTES} AND p.role = ${query.role}))
				AND b.statut = ANY(${[...STATUTS_CHANTIER]}::text[])`,
		);
	if (query.territoire)
		conditions.push(
			sql`texte_recherche(b.territoire) = texte_recherche(${query.territoire})`,
		);
	return joinSql(conditions, " AND ");
}

function demande({ placed, keyed, ...query }: Placed<BesoinsQuery>) {
	const { limite, apres, tri, q, ...filtresChoisis } = query;
	return {
		scope: JSON.stringify(["besoins", tri, q, filtresChoisis]),
		select: COLONNES_BESOIN,
		from: sql`besoins b`,
		where: filtresBesoins(query),
		order: ORDRES[tri],
		limite,
		apres,
		placed,
		keyed,
	};
}

/**
 * The public needs that answer `q`, the best first, then in the requested order; each
 * with how it answers. `expand` says what means the same in place of the vocabulary.
 */
export async function classerBesoins(
	query: Placed<BesoinsQuery> & { readonly q: string },
	langue?: Langue,
	expand: Expand = (mots, _langue, fautifs) =>
		trouverEquivalents(mots, langue, fautifs),
): Promise<Resultat<Page<Classe<BesoinSortie>>>> {
	const page = await rankedRows<LigneBesoin>({
		...demande(query),
		q: query.q,
		id: sql`b.id`,
		tables: RANGS_BESOINS,
		expand,
	});
	return pageDe(page, classeDe(versBesoinSortie));
}

/** The public needs that pass the filters, in the requested order (D19 to D21); with `pertinence`, the best answers to `q` first. */
export async function listerBesoins(
	query: Placed<BesoinsQuery>,
): Promise<Resultat<Page<BesoinSortie>>> {
	const { q, pertinence } = query;
	if (pertinence && q && hasWords(q))
		return pageDe(
			await classerBesoins({ ...query, q }),
			({ element }) => element,
		);
	const page = await searchRows<LigneBesoin>({
		...demande(query),
		tables: RANGS_BESOINS,
		id: sql`b.id`,
		q,
	});
	return pageDe(page, versBesoinSortie);
}

/** One public need; for a merged one, the need that it stands in. Anything else is unknown, even to its author (D14). */
export async function lireBesoin(
	slug: string,
): Promise<Resultat<BesoinSortie>> {
	if (!estSlug(slug)) return INTROUVABLE;
	const [ligne] = await rows<LigneBesoin>(
		sql`SELECT ${COLONNES_BESOIN} FROM besoins b
		    WHERE b.id = (SELECT COALESCE(d.fusionne_dans_id, d.id) FROM besoins d WHERE d.slug = ${slug}) AND ${EST_PUBLIC}`,
		"lire_besoin",
	);
	return ligne ? reussite(versBesoinSortie(ligne)) : INTROUVABLE;
}

/** The public states that a need reached, oldest first. */
export async function lireJalons(
	tx: Transaction,
	besoin_id: number,
): Promise<Jalon[]> {
	const [lus] = await tx.$queryRaw<Pick<LigneBesoin, "jalons">[]>(
		sql`SELECT ${JALONS} AS jalons FROM besoins b WHERE b.id = ${besoin_id}::int`,
	);
	return versJalons(lus?.jalons ?? []);
}

/** The need delivered last, by the day on which it was; null when none is. */
export async function lireDernierLivre(): Promise<BesoinSortie | null> {
	const [ligne] = await rows<LigneBesoin>(
		sql`SELECT ${COLONNES_BESOIN} FROM besoins b WHERE b.statut = 'livre'
		    ORDER BY (SELECT max(j.le) FROM jalons j WHERE j.besoin_id = b.id AND j.statut = 'livre') DESC NULLS LAST, b.id DESC
		    LIMIT 1`,
		"lire_dernier_livre",
	);
	return ligne ? versBesoinSortie(ligne) : null;
}

/** Needs under way that look for people, the most supported first. */
export async function listerBesoinsQuiCherchent(
	limite: number,
): Promise<BesoinSortie[]> {
	const lignes = await rows<LigneBesoin>(
		sql`SELECT ${COLONNES_BESOIN} FROM besoins b
		    WHERE b.statut IN ('etude', 'developpement') AND (cardinality(b.roles) > 0 OR EXISTS (SELECT 1 FROM ${PLACES_OUVERTES}))
		    ORDER BY b.nb_soutiens DESC, b.cree_le DESC, b.id DESC LIMIT ${limite}`,
		"lister_besoins_qui_cherchent",
	);
	return lignes.map(versBesoinSortie);
}

/** Whether a need was public and no longer is: its page says so (D14). */
export async function estBesoinRetire(slug: string): Promise<boolean> {
	if (!estSlug(slug)) return false;
	const retires = await rows(
		sql`SELECT 1 FROM besoins b WHERE b.slug = ${slug} AND b.publie_le IS NOT NULL AND NOT ${EST_PUBLIC}`,
		"est_besoin_retire",
	);
	return retires.length > 0;
}

/** Needs as moderators see them, oldest first (D20). */
export async function lireBesoinsAdmin(condition: Sql): Promise<BesoinAdmin[]> {
	const lignes = await rows<LigneBesoinAdmin>(
		sql`SELECT ${COLONNES_BESOIN}, b.id, ${AUTEUR(sql`b.auteur_id`)}
		    FROM besoins b WHERE ${condition} ORDER BY b.cree_le, b.id`,
	);
	return lignes.map(versBesoinAdmin);
}

function texteDe({ titre, description, territoire, theme }: BesoinSortie) {
	return [titre, description, territoire, theme?.nom].join(" ");
}

async function trouver(query: BesoinsQuery): Promise<Found> {
	const page = await listerBesoins({ ...query, limite: 1, apres: undefined });
	if (!page.ok) return { total: 0, text: "" };
	const { elements, total } = page.valeur;
	return { total, text: elements.map(texteDe).join() };
}

/** Suggestions for a query that found nothing. */
export function aiderRechercheBesoins(
	query: BesoinsQuery,
): Promise<AideBesoins> {
	return searchHelp(FILTRES_BESOINS, query, trouver);
}

type LigneComparee = {
	readonly langue: Langue;
	readonly titre: string;
	readonly description: string;
	readonly entourage: string[];
	readonly en: {
		readonly titre?: string;
		readonly description?: string;
	} | null;
};

/** A need's description is short, and says in other words what its title does. */
function passagesDuBesoin(b: LigneComparee): Passage[] {
	return [
		...passagesOf("name", b.langue, [b.titre]),
		...passagesOf("name", "en", [b.en?.titre]),
		...passagesOf("around", "fr", b.entourage),
		...sentencesOf(b.description, b.langue, "tagline"),
		...sentencesOf(b.en?.description, "en", "tagline"),
	];
}

/** How needs `e` are compared with a text. */
export const COMPARAISON_BESOINS: Omit<
	Likeness<LigneComparee>,
	"where" | "text"
> = {
	tables: RANGS_BESOINS,
	things: sql`besoins`,
	select: sql`e.langue, e.titre, e.description, e.traductions -> 'en' AS en,
		ARRAY(SELECT h.nom FROM themes h WHERE h.id = e.theme_id) AS entourage`,
	passages: passagesDuBesoin,
	expand: trouverEquivalents,
	scattered: 0.4,
	unknown: 1,
};

/** Likeness from which a need is suggested to somebody who writes. */
export const PART_BESOIN_PROCHE = 0.58;

/** What public needs a text has something in common with, the closest first. */
export function comparerBesoins(texte: string): Promise<Like[]> {
	return comparedRows({
		...COMPARAISON_BESOINS,
		where: besoinPublic(sql`e.statut`),
		text: texte,
	});
}

/** The first `limite` of these needs that are public, in this order. */
export async function lireBesoinsDeRang(
	ids: readonly number[],
	limite: number,
): Promise<BesoinSortie[]> {
	if (ids.length === 0) return [];
	const rang = sql`${[...ids]}::int[]`;
	const lignes = await rows<LigneBesoin>(
		sql`SELECT ${COLONNES_BESOIN} FROM besoins b WHERE b.id = ANY(${rang}) AND ${EST_PUBLIC}
		    ORDER BY array_position(${rang}, b.id) LIMIT ${limite}`,
	);
	return lignes.map(versBesoinSortie);
}

/** The names of needs that are suggested while a search is typed. */
export const NOMS_BESOINS: Suggested = {
	tables: RANGS_BESOINS,
	from: sql`besoins b`,
	id: sql`b.id`,
	slug: sql`b.slug`,
	name: sql`b.titre`,
	english: sql`b.traductions #>> '{en,titre}'`,
	where: EST_PUBLIC,
	order: ORDRES.soutiens,
};

/** Maximum needs weighed, by theme and by words each: it bounds the cost of a page. */
const CANDIDATS_MAX = 150;
/** The weight of the common theme, relative to the words in common. */
const POIDS_DU_THEME = 0.1;

/**
 * Public needs similar to a public one: by the words of its title, and by its theme.
 * The nearest first, none for an unknown slug.
 */
export async function listerBesoinsVoisins(
	slug: string,
	limite: number,
): Promise<BesoinSortie[]> {
	if (!estSlug(slug)) return [];
	const lignes = await rows<LigneBesoin>(
		sql`WITH cible AS (
		      SELECT c.id, c.theme_id,
		             array_to_string(ARRAY(
		               SELECT '''' || replace(replace(m, '\\', '\\\\'), '''', '''''') || ''''
		               FROM unnest(tsvector_to_array(to_tsvector('public.recherche', texte_recherche(c.titre)))) AS m
		             ), ' | ')::tsquery AS mots
		      FROM besoins c WHERE c.slug = ${slug} AND ${besoinPublic(sql`c.statut`)}),
		    candidats AS (
		      (SELECT b.id FROM cible, besoins b
		        WHERE ${EST_PUBLIC} AND b.theme_id = cible.theme_id
		        ORDER BY b.nb_soutiens DESC, b.cree_le DESC, b.id DESC LIMIT ${CANDIDATS_MAX})
		      UNION
		      (SELECT r.besoin_id FROM cible, recherche_besoins r WHERE r.mots @@ cible.mots LIMIT ${CANDIDATS_MAX})),
		    pesees AS (
		      SELECT b.id, ts_rank(r.mots, cible.mots)
		             + CASE WHEN b.theme_id = cible.theme_id THEN ${POIDS_DU_THEME}::real ELSE 0 END AS poids
		      FROM cible, candidats JOIN besoins b USING (id) JOIN recherche_besoins r ON r.besoin_id = b.id
		      WHERE ${EST_PUBLIC} AND b.id <> cible.id)
		    SELECT ${COLONNES_BESOIN} FROM pesees JOIN besoins b USING (id)
		    ORDER BY poids DESC, b.nb_soutiens DESC, b.id DESC LIMIT ${limite}`,
		"lister_besoins_voisins",
	);
	return lignes.map(versBesoinSortie);
}
