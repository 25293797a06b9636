import {
	INTROUVABLE,
	type Page,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { joinSql, rows, type Sql, sql } from "#lib/platform/db/pool";
import type { FacetValue } from "#lib/platform/lists/facet-value";
import {
	CAST,
	listRows,
	type OrderColumn,
	type Placed,
	pageDe,
} from "#lib/platform/lists/paging";
import { SITE_TIME_ZONE } from "#lib/platform/runtime/time-zone";
import { STATUTS_BESOIN_PUBLICS } from "../schema.ts";
import type { FacettesPlaces, PlaceSortie, PlacesQuery } from "./schema.ts";
import { type LignePlace, versPlaceSortie } from "./serialize.ts";

/**
 * Whether a place `p` is open, given the state of its need `b`. The states of
 * `STATUTS_PLACES` as literals, for the planner. Its last day is not compared: the
 * tasks close what is over, so that what is kept ready goes stale with a change of data
 * only.
 */
export const PLACE_OUVERTE = sql`(p.fermee_le IS NULL AND p.prises < p.nombre AND b.statut IN ('etude', 'developpement'))`;

/** The open places of a need `b`. */
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

/** One open place; unknown once it is closed or full. */
export async function lirePlace(
	id: number | null,
): Promise<Resultat<PlaceSortie>> {
	if (id === null) return INTROUVABLE;
	const [ligne] = await rows<LignePlace>(
		sql`SELECT ${COLONNES_PLACE} FROM places p JOIN besoins b ON b.id = p.besoin_id
		    WHERE p.id = ${id} AND ${PLACE_OUVERTE}`,
		"lire_place",
	);
	return ligne ? reussite(versPlaceSortie(ligne)) : INTROUVABLE;
}

/** What names a place `p` of a need `b`: `NomsDePlace`. */
export const COLONNES_NOMS = sql`b.langue, b.titre AS besoin_titre, b.traductions #>> '{en,titre}' AS besoin_titre_en,
	p.titre, p.traductions #>> '{en,titre}' AS titre_en`;

/** Today in the site's zone, by the database. */
export const AUJOURDHUI = sql`(now() AT TIME ZONE ${SITE_TIME_ZONE})::date`;

/** Whether a place of a public need is there, and no longer open. */
export async function estPlaceFermee(
	id: number,
	slug: string,
): Promise<boolean> {
	const fermees = await rows(
		sql`SELECT 1 FROM places p JOIN besoins b ON b.id = p.besoin_id
		    WHERE p.id = ${id} AND b.slug = ${slug} AND b.statut = ANY(${[...STATUTS_BESOIN_PUBLICS]}) AND NOT ${PLACE_OUVERTE}`,
	);
	return fermees.length > 0;
}

async function compterParmi(
	query: PlacesQuery,
	valeur: Sql,
): Promise<FacetValue[]> {
	return rows<FacetValue>(
		sql`SELECT ${valeur} AS valeur, count(*)::int AS nombre
		    FROM places p JOIN besoins b ON b.id = p.besoin_id LEFT JOIN themes t ON t.id = b.theme_id
		    WHERE ${filtres(query)} AND ${valeur} IS NOT NULL GROUP BY 1 ORDER BY 1`,
	);
}

/** How many open places each role and each theme has, among those that the other filter leaves. */
export async function compterFacettesPlaces({
	role,
	theme,
}: Pick<PlacesQuery, "role" | "theme">): Promise<FacettesPlaces> {
	const [parRole, parTheme] = await Promise.all([
		compterParmi({ theme }, sql`p.role`),
		compterParmi({ role }, sql`t.slug`),
	]);
	return { role: parRole, theme: parTheme };
}
