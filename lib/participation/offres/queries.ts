import { type Resultat, reussite } from "#lib/platform/contract/result";
import { instant } from "#lib/platform/db/columns";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import type { MonOffre } from "./schema.ts";
import { type LigneMonOffre, versMonOffre } from "./serialize.ts";

/** Whether an offer awaits an answer, and whether it is not over. */
export const EN_ATTENTE = sql`etat IN ('envoyee', 'vue')`;
export const EN_COURS = sql`etat IN ('envoyee', 'vue', 'acceptee')`;

/** The accounts that answer the offers of a need: moderators, and its referents. */
export function equipeDe(besoin_id: number): Sql {
	return sql`SELECT c.id AS compte_id FROM comptes c WHERE NOT c.suspendu AND (c.role IN ('moderateur', 'admin')
		OR EXISTS (SELECT 1 FROM referents r WHERE r.besoin_id = ${besoin_id} AND r.compte_id = c.id))`;
}

/** Until when an offer waits for an answer; null for one that does not. */
export const EXPIRATION = sql`CASE WHEN ${EN_ATTENTE} THEN ${instant(sql`expire_le`)} END AS expire_le`;

const COLONNES = sql`o.place_id AS place, o.etat, o.message, o.contact, ${instant(sql`o.cree_le`)} AS cree_le,
	${instant(sql`o.repondu_le`)} AS repondu_le, ${EXPIRATION}, p.role, p.titre, p.traductions,
	json_build_object('slug', b.slug, 'titre', b.titre, 'langue', b.langue, 'traductions', b.traductions) AS besoin`;

async function lire(compte_id: number, condition: Sql): Promise<MonOffre[]> {
	const lignes = await rows<LigneMonOffre>(
		sql`SELECT ${COLONNES} FROM offres o JOIN places p ON p.id = o.place_id JOIN besoins b ON b.id = p.besoin_id
		    WHERE o.compte_id = ${compte_id} AND ${condition} ORDER BY o.cree_le DESC, o.id DESC`,
	);
	return lignes.map(versMonOffre);
}

/** The account's offers, newest first, those that are over included. */
export async function listerMesOffres(
	compte_id: number,
): Promise<Resultat<MonOffre[]>> {
	return reussite(await lire(compte_id, sql`true`));
}

/** The account's last offer for a place; null when it made none. */
export async function lireMonOffre(
	compte_id: number,
	place_id: number | null,
): Promise<MonOffre | null> {
	const offres = await lire(compte_id, sql`o.place_id = ${place_id}::int`);
	return offres[0] ?? null;
}
