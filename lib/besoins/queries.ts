import { CLES_TRADUITES_BESOIN, NOMS_BESOIN } from "#lib/contributions/schema";
import { lieuxDits, voisinage } from "#lib/lieux/queries";
import { SEUIL_ANONYMAT } from "#lib/platform/contract/anonymity";
import {
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/slug";
import { columns } from "#lib/platform/db/columns";
import { hasRows, joinSql, rows, type Sql, sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { CAST, type OrderColumn } from "#lib/platform/lists/paging";
import type { Indexes } from "#lib/platform/search/meeting";
import { searchedList } from "#lib/platform/search/searched-list";
import type { Suggested } from "#lib/platform/search/suggest";
import { traductionsLisibles } from "#lib/platform/text/translations";
import type { VectorTable } from "#lib/platform/vectors/near";
import { AUTEUR, COLONNES_RESUME } from "#lib/projets/queries";
import { trouverEquivalents } from "#lib/vocabulaire/queries";
import { BILAN_DIT } from "./bilans/queries.ts";
import { PLACES_OUVERTES, ROLES_CHERCHES } from "./places/queries.ts";
import { STATUTS_CHANTIER } from "./rules.ts";
import {
	type BesoinAdmin,
	type BesoinSortie,
	type BesoinsQuery,
	type ChoixBesoins,
	type EtapeRecente,
	FILTRES_BESOINS,
	type Jalon,
	SITUATIONS_MAX,
	type Situation,
	type TriBesoins,
} from "./schema.ts";
import {
	type LigneBesoin,
	type LigneBesoinAdmin,
	type LigneEtape,
	versBesoinAdmin,
	versBesoinSortie,
	versEtape,
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
	   FROM besoins a JOIN reunions u ON u.absorbe_id = a.id AND u.defaite_le IS NULL
	   WHERE a.fusionne_dans_id = b.id AND a.publie_le IS NOT NULL) AS reunis,
	${BILAN_DIT} AS bilan, ${lieuxDits(sql`b`)}`;

/**
 * Whether a need is public, by the column of its state. The states of
 * `STATUTS_BESOIN_PUBLICS` as literals: the planner needs them to use the partial
 * indexes.
 */
export function besoinPublic(statut: Sql): Sql {
	return sql`${statut} IN ('publie', 'etude', 'developpement', 'livre')`;
}

const EST_PUBLIC = besoinPublic(sql`b.statut`);

/** The id of the need `d` that the condition is about; for a merged one, of the need that it stands in. */
export function racineDe(besoin: Sql): Sql {
	return sql`(SELECT COALESCE(d.fusionne_dans_id, d.id) FROM besoins d WHERE ${besoin})`;
}

/** `racineDe` the need that has this slug. One that was merged before it was public is not known by it (D14): anybody can guess a slug. */
export function besoinVise(slug: string): Sql {
	return racineDe(
		sql`d.slug = ${slug} AND (d.fusionne_dans_id IS NULL OR d.publie_le IS NOT NULL)`,
	);
}

/** Whether `b` is public, or was and is merged into a need that is: files and feeds keep it, and say where it stands now. */
export const PUBLIC_OU_REUNI = sql`(${EST_PUBLIC} OR (b.statut = 'fusionne' AND b.publie_le IS NOT NULL AND EXISTS (
	SELECT 1 FROM besoins d WHERE d.id = b.fusionne_dans_id AND ${besoinPublic(sql`d.statut`)})))`;

const FIN_ORDRE: readonly OrderColumn[] = [
	{ by: sql`b.cree_le`, cast: CAST.instant },
	{ by: sql`b.id`, cast: CAST.integer },
];

/** The orders of D20, every column descending. */
const ORDRES: Record<TriBesoins, readonly OrderColumn[]> = {
	soutiens: [
		{ by: sql`b.nb_soutiens`, cast: CAST.integer, isCount: true },
		...FIN_ORDRE,
	],
	recents: FIN_ORDRE,
};

export const INDEX_BESOINS: Indexes = {
	nature: "besoin",
	table: sql`index_besoins`,
	key: sql`besoin_id`,
};

export const PLONGEMENTS_BESOINS: VectorTable = {
	name: "besoins",
	table: sql`plongements_besoins`,
	key: sql`besoin_id`,
};

/** The condition that a public need `b` passes the filters of a list, besides its words. */
export function filtresBesoins(query: ChoixBesoins): Sql {
	const conditions = [EST_PUBLIC];
	if (query.theme)
		conditions.push(
			sql`b.theme_id = (SELECT h.id FROM themes h WHERE h.slug = ${query.theme})`,
		);
	if (query.slugs)
		conditions.push(sql`b.slug = ANY(string_to_array(${query.slugs}, ','))`);
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

export const {
	lister: listerBesoins,
	classer: classerBesoins,
	trouver: trouverBesoins,
	niveaux: compterNiveauxBesoins,
	aider: aiderRechercheBesoins,
	parCle: lireBesoinsParCle,
	voisins,
} = searchedList({
	name: "besoins",
	of: INDEX_BESOINS,
	expand: trouverEquivalents,
	select: COLONNES_BESOIN,
	from: sql`besoins b`,
	id: sql`b.id`,
	isPublic: EST_PUBLIC,
	filters: FILTRES_BESOINS,
	where: (query: BesoinsQuery) => filtresBesoins(query),
	near: ({ lieu }: BesoinsQuery) => voisinage(lieu, sql`b`),
	orders: ORDRES,
	firstOrder: "soutiens",
	element: versBesoinSortie,
});

/** One public need; for a merged one, the need that it stands in. Anything else is unknown, even to its author (D14). */
export async function lireBesoin(
	slug: string,
): Promise<Resultat<BesoinSortie>> {
	if (!estSlug(slug)) return INTROUVABLE;
	const [ligne] = await rows<LigneBesoin>(
		sql`SELECT ${COLONNES_BESOIN} FROM besoins b
		    WHERE b.id = ${besoinVise(slug)} AND ${EST_PUBLIC}`,
		"lire_besoin",
	);
	return ligne ? reussite(versBesoinSortie(ligne)) : INTROUVABLE;
}

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

/** Whether a need was public and no longer is: its page says so (D14). */
export function estBesoinRetire(slug: string): Promise<boolean> {
	return hasRows(
		sql`SELECT 1 FROM besoins b WHERE b.slug = ${slug} AND b.publie_le IS NOT NULL AND NOT ${EST_PUBLIC}`,
		"est_besoin_retire",
	);
}

/** Needs as moderators see them, oldest first (D20). */
export async function lireBesoinsAdmin(condition: Sql): Promise<BesoinAdmin[]> {
	const lignes = await rows<LigneBesoinAdmin>(
		sql`SELECT ${COLONNES_BESOIN}, b.id, ${AUTEUR(sql`b.auteur_id`)}
		    FROM besoins b WHERE ${condition} ORDER BY b.cree_le, b.id`,
	);
	return lignes.map(versBesoinAdmin);
}

export const NOMS_BESOINS: Suggested = {
	of: INDEX_BESOINS,
	from: sql`besoins b`,
	id: sql`b.id`,
	slug: sql`b.slug`,
	name: sql`b.titre`,
	english: sql`b.traductions #>> '{en,titre}'`,
	where: EST_PUBLIC,
};

/** Public needs to read after a public one: those close to it by its title, then the most supported of its theme; none for an unknown slug. */
export async function listerBesoinsVoisins(
	slug: string,
	limite: number,
): Promise<BesoinSortie[]> {
	const [besoin] = await rows<{ id: number; texte: string }>(
		sql`SELECT b.id, b.titre AS texte FROM besoins b WHERE b.slug = ${slug} AND ${EST_PUBLIC}`,
		"lire_texte_du_besoin",
	);
	if (!besoin) return [];
	return voisins(
		besoin,
		sql`SELECT b.id FROM besoins b JOIN besoins lui ON lui.theme_id = b.theme_id
		    WHERE lui.id = ${besoin.id} AND b.id <> lui.id AND ${EST_PUBLIC}
		    ORDER BY b.nb_soutiens DESC, b.id LIMIT ${limite}`,
		limite,
	);
}

type LigneEtapeRecente = LigneEtape & {
	numero: number;
	besoin: Omit<EtapeRecente["besoin"], "traductions"> &
		Pick<LigneBesoin, "traductions">;
};

function versEtapeRecente(ligne: LigneEtapeRecente): EtapeRecente {
	const { traductions, ...besoin } = ligne.besoin;
	return {
		numero: ligne.numero,
		etape: versEtape(ligne),
		besoin: {
			...besoin,
			traductions: traductionsLisibles(traductions, CLES_TRADUITES_BESOIN),
		},
	};
}

/** The newest steps of open work spaces, newest first, with their needs; of those alone that an account supports. */
export async function listerEtapesRecentes(
	limite: number,
	compte_id: number | null = null,
): Promise<EtapeRecente[]> {
	const lignes = await rows<LigneEtapeRecente>(
		sql`SELECT e.numero, e.jour::text AS jour, e.titre, e.texte, e.traductions,
		      json_build_object('slug', b.slug, 'titre', b.titre, 'statut', b.statut,
		        'langue', b.langue, 'traductions', b.traductions) AS besoin
		    FROM etapes e JOIN besoins b ON b.id = e.besoin_id
		    WHERE b.statut = ANY(${[...STATUTS_CHANTIER]}::text[]) AND (${compte_id}::int IS NULL
		      OR EXISTS (SELECT 1 FROM soutiens s WHERE s.besoin_id = b.id AND s.compte_id = ${compte_id}::int))
		    ORDER BY e.jour DESC, e.id DESC LIMIT ${limite}`,
		"lister_etapes_recentes",
	);
	return lignes.map(versEtapeRecente);
}

/** The permanent numbers of a need's steps, in the order in which the wire lists them. */
export async function lireNumerosDesEtapes(slug: string): Promise<number[]> {
	const lignes = await rows<{ numero: number }>(
		sql`SELECT e.numero FROM etapes e JOIN besoins b ON b.id = e.besoin_id
		    WHERE b.slug = ${slug} AND b.statut = ANY(${[...STATUTS_CHANTIER]}::text[])
		    ORDER BY e.jour, e.id`,
		"lire_numeros_des_etapes",
	);
	return lignes.map(({ numero }) => numero);
}

/**
 * The reviewed situations of a need `b`, the same words once, in an order that tells neither
 * who nor when. Where few support it, a département could tell who: it is left out.
 */
export const SITUATIONS_DITES = sql`SELECT DISTINCT ON (md5(i.phrase)) i.phrase AS texte, i.langue, CASE WHEN b.nb_soutiens >= ${SEUIL_ANONYMAT}::int THEN
	  (SELECT json_build_object('code', l.code, 'nature', l.nature, 'nom', l.nom) FROM lieux l WHERE l.code = i.departement) END AS departement
	FROM situations i JOIN comptes c ON c.id = i.compte_id AND c.hors_decomptes_le IS NULL
	WHERE i.besoin_id = b.id AND i.relue = 'publiee' ORDER BY md5(i.phrase), i.id`;

/** What those who support a public need live; for a merged one, the need that it stands in. */
export async function listerSituations(
	slug: string,
): Promise<Resultat<Situation[]>> {
	const [lu] = await rows<{ situations: Situation[] }>(
		sql`SELECT (SELECT COALESCE(json_agg(s), '[]') FROM (${SITUATIONS_DITES} LIMIT ${SITUATIONS_MAX}) AS s) AS situations
		    FROM besoins b
		    WHERE b.id = ${besoinVise(slug)} AND ${besoinPublic(sql`b.statut`)}`,
		"lister_situations",
	);
	return lu ? reussite(lu.situations) : INTROUVABLE;
}
