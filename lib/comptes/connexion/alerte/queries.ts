import { rows, sql } from "#lib/platform/db/pool";

/** Whether the account is told by mail of sign-ins in browsers that it does not know. */
export async function lireAlerte(compte_id: number): Promise<boolean> {
	const [compte] = await rows<{ alerte_connexion: boolean }>(
		sql`SELECT alerte_connexion FROM comptes WHERE id = ${compte_id}`,
	);
	return compte?.alerte_connexion ?? true;
}
