import { rows, sql } from "#lib/platform/db";
import type { MaSession } from "./schema.ts";

type LigneSession = {
	id: number;
	agent: string | null;
	cree_le: Date;
	vue_le: Date;
};

/** The account's open sessions, the one seen last first. */
export async function listerSessions(compte_id: number): Promise<MaSession[]> {
	const lignes = await rows<LigneSession>(
		sql`SELECT id, agent, cree_le, vue_le FROM sessions
		    WHERE compte_id = ${compte_id} AND expire_le > now() ORDER BY vue_le DESC, id DESC`,
	);
	return lignes.map(({ id, agent, cree_le, vue_le }) => ({
		id,
		agent,
		cree_le: cree_le.toISOString(),
		vue_le: vue_le.toISOString(),
	}));
}
