import { SESSION_VIVE } from "#lib/comptes/connexion/session/queries";
import { rows, sql } from "#lib/platform/db/pool";
import type { MaSession } from "./schema.ts";

type LigneSession = {
	id: number;
	agent: string | null;
	cree_le: Date;
	vue_le: Date;
};

/** How many sessions are open, of all accounts. */
export async function compterSessions(): Promise<number> {
	const [compte] = await rows<{ nombre: number }>(
		sql`SELECT count(*)::int AS nombre FROM sessions s JOIN comptes c ON c.id = s.compte_id
		    WHERE ${SESSION_VIVE}`,
	);
	return compte?.nombre ?? 0;
}

/** The account's open sessions, the one seen last first. */
export async function listerSessions(compte_id: number): Promise<MaSession[]> {
	const lignes = await rows<LigneSession>(
		sql`SELECT s.id, s.agent, s.cree_le, s.vue_le FROM sessions s JOIN comptes c ON c.id = s.compte_id
		    WHERE s.compte_id = ${compte_id} AND ${SESSION_VIVE} ORDER BY s.vue_le DESC, s.id DESC`,
	);
	return lignes.map(({ id, agent, cree_le, vue_le }) => ({
		id,
		agent,
		cree_le: cree_le.toISOString(),
		vue_le: vue_le.toISOString(),
	}));
}
