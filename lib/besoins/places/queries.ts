import {
	INTROUVABLE,
	type Page,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import {
	countOf,
	hasRows,
	joinSql,
	rows,
	type Sql,
	sql,
} from "#lib/platform/db/pool";
import { countFacets } from "#lib/platform/lists/facets";
import {
	CAST,
	listRows,
	type OrderColumn,
	type Placed,
	pageDe,
} from "#lib/platform/lists/paging";
import { SITE_TIME_ZONE } from "#lib/platform/runtime/time-zone";
import { STATUTS_BESOIN_PUBLICS } from "../schema.ts";
import type {
	FacettesPlaces,
	PlaceSortie,
	PlacesQuery,
	PlaceVisee,
	RolesCherches,
} from "./schema.ts";
import {
	type LignePlace,
	type LigneRole,
	versPlaceSortie,
	versRoleCherche,
} from "./serialize.ts";

/** Whether a need `b` is worked on: the states of `STATUTS_PLACES` as literals, for the planner. */
export const BESOIN_TRAVAILLE = sql`b.statut IN ('etude', 'developpement')`;

/**
 * Whether somebody is still wanted for a place `p`, however many were found, given the
 * state of its need `b`; for one that only says a role, while the need looks for that role.
 * Its last day is not compared: the tasks close what is over, so that what is kept ready
 * goes stale with a change of data only.
 */
export const PLACE_VOULUE = sql`(p.fermee_le IS NULL AND ${BESOIN_TRAVAILLE}
	AND (NOT p.libre OR p.role = ANY(b.roles)))`;

/** Whether it takes offers: some of it is free. */
const PLACE_OFFERTE = sql`(p.prises < p.nombre AND ${PLACE_VOULUE})`;

/** Whether it is open: the team opened it, and it takes offers. */
export const PLACE_OUVERTE = sql`(NOT p.libre AND ${PLACE_OFFERTE})`;

export const PLACES_OUVERTES = sql`places p WHERE p.besoin_id = b.id AND ${PLACE_OUVERTE}`;

/** The help that a need `b` looks for: what the team said, and that of its open places; one may be there twice. */
export const ROLES_CHERCHES = sql`(b.roles || ARRAY(SELECT DISTINCT p.role FROM ${PLACES_OUVERTES}))`;

/** The columns of a place `p` of need `b`, as `versPlaceSortie` reads them. */
export const COLONNES_PLACE = sql`p.id, p.role, p.titre, p.texte, p.heures, p.lieu, p.jusqu_au::text AS jusqu_au,
	p.nombre - p.prises AS libres, p.cree_le, p.traductions,
	json_build_object('slug', b.slug, 'titre', b.titre, 'langue', b.langue, 'traductions', b.traductions) AS besoin,
	(SELECT json_build_object('slug', h.slug, 'nom', h.nom, 'description', h.description, 'traductions', h.traductions)
	   FROM themes h WHERE h.id = b.theme_id) AS theme`;

const ORDRE: readonly OrderColumn[] = [
	{ by: sql`p.cree_le`, cast: CAST.instant },
	{ by: sql`p.id`, cast: CAST.integer },
];

function filtres({ role, theme, besoin }: PlacesQuery): Sql {
	const conditions = [PLACE_OUVERTE];
	if (role) conditions.push(sql`p.role = ${role}`);
	if (theme)
		conditions.push(
			sql`b.theme_id = (SELECT h.id FROM themes h WHERE h.slug = ${theme})`,
		);
	if (besoin) conditions.push(sql`b.slug = ${besoin}`);
	return joinSql(conditions, " AND ");
}

/** The open places of public needs, the latest first. */
export async function listerPlaces(
	query: Placed<PlacesQuery>,
): Promise<Resultat<Page<PlaceSortie>>> {
	const { placed, limite, apres, role, theme, besoin } = query;
	const page = await listRows<LignePlace>({
		scope: JSON.stringify(["places", role, theme, besoin]),
		select: COLONNES_PLACE,
		from: sql`places p JOIN besoins b ON b.id = p.besoin_id`,
		where: filtres(query),
		order: ORDRE,
		limite,
		apres,
		placed,
		rememberTotal: true,
	});
	return pageDe(page, versPlaceSortie);
}

/** The open places of one need, the latest first; none for an unknown one. */
export async function listerPlacesDuBesoin(
	slug: string,
): Promise<PlaceSortie[]> {
	const lignes = await rows<LignePlace>(
		sql`SELECT ${COLONNES_PLACE} FROM places p JOIN besoins b ON b.id = p.besoin_id
		    WHERE b.slug = ${slug} AND ${PLACE_OUVERTE} ORDER BY p.cree_le DESC, p.id DESC`,
		"lister_places_du_besoin",
	);
	return lignes.map(versPlaceSortie);
}

/** One place that takes offers, and whether it only says a role; unknown once it is closed or full. */
export async function lirePlace(
	id: number | null,
): Promise<Resultat<PlaceVisee>> {
	if (id === null) return INTROUVABLE;
	const [ligne] = await rows<LignePlace & { libre: boolean }>(
		sql`SELECT ${COLONNES_PLACE}, p.libre FROM places p JOIN besoins b ON b.id = p.besoin_id
		    WHERE p.id = ${id} AND ${PLACE_OFFERTE}`,
		"lire_place",
	);
	return ligne
		? reussite({ ...versPlaceSortie(ligne), libre: ligne.libre })
		: INTROUVABLE;
}

/** A role that a need `b` looks for, as `r.role`, while the team has opened no place for it. */
const ROLES_SANS_PLACE = sql`besoins b CROSS JOIN unnest(b.roles) AS r(role)
	WHERE ${BESOIN_TRAVAILLE} AND NOT EXISTS (SELECT 1 FROM ${PLACES_OUVERTES} AND p.role = r.role)`;

/** The roles that needs look for and that have no open place, those of the most supported needs first: so many at most, and how many there are. */
export async function listerRolesSansPlace({
	role,
	theme,
	besoin,
	limite,
}: Pick<PlacesQuery, "role" | "theme" | "besoin"> & {
	readonly limite: number;
}): Promise<RolesCherches> {
	const lignes = await rows<LigneRole & { total: number }>(
		sql`SELECT r.role, b.slug, b.titre, b.langue, b.traductions, (count(*) OVER ())::int AS total FROM ${ROLES_SANS_PLACE}
		      ${role ? sql`AND r.role = ${role}` : sql``}
		      ${theme ? sql`AND b.theme_id = (SELECT h.id FROM themes h WHERE h.slug = ${theme})` : sql``}
		      ${besoin ? sql`AND b.slug = ${besoin}` : sql``}
		    ORDER BY b.nb_soutiens DESC, b.id DESC, r.role LIMIT ${limite}`,
	);
	return {
		roles: lignes.map(versRoleCherche),
		total: lignes[0]?.total ?? 0,
	};
}

/** How many people help with a need: those whose offers were accepted, each once; nobody, once it is not worked on. */
export function compterAidants(slug: string): Promise<number> {
	return countOf(
		sql`SELECT count(DISTINCT o.compte_id)::int AS nombre FROM offres o JOIN places p ON p.id = o.place_id
		    JOIN besoins b ON b.id = p.besoin_id WHERE b.slug = ${slug} AND ${BESOIN_TRAVAILLE} AND o.etat = 'acceptee'`,
		"compter_aidants",
	);
}

/** What names a place `p` of a need `b`: `NomsDePlace`. */
export const COLONNES_NOMS = sql`b.langue, b.titre AS besoin_titre, b.traductions #>> '{en,titre}' AS besoin_titre_en,
	p.titre, p.traductions #>> '{en,titre}' AS titre_en`;

export const AUJOURDHUI = sql`(now() AT TIME ZONE ${SITE_TIME_ZONE})::date`;

/** Whether a place of a public need is there, and no longer open. */
export function estPlaceFermee(id: number, slug: string): Promise<boolean> {
	return hasRows(
		sql`SELECT 1 FROM places p JOIN besoins b ON b.id = p.besoin_id
		    WHERE p.id = ${id} AND b.slug = ${slug} AND b.statut = ANY(${[...STATUTS_BESOIN_PUBLICS]}) AND NOT ${PLACE_OFFERTE}`,
	);
}

/** What one may offer to do: the open places, and the roles without one. */
const DEMANDES = sql`SELECT p.role, b.theme_id FROM places p JOIN besoins b ON b.id = p.besoin_id WHERE ${PLACE_OUVERTE}
	UNION ALL SELECT r.role, b.theme_id FROM ${ROLES_SANS_PLACE}`;

/** How many open places and roles without one each role and each theme has, among those that the other filter leaves. */
export function compterFacettesPlaces({
	role,
	theme,
}: Pick<PlacesQuery, "role" | "theme">): Promise<FacettesPlaces> {
	const from = sql`(${DEMANDES}) AS d LEFT JOIN themes t ON t.id = d.theme_id`;
	return countFacets({
		role: {
			...{ value: sql`d.role`, from },
			where: theme ? sql`t.slug = ${theme}` : sql`true`,
		},
		theme: {
			...{ value: sql`t.slug`, from },
			where: role ? sql`d.role = ${role}` : sql`true`,
		},
	});
}
