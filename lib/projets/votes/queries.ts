import { rows, sql } from "#lib/platform/db/pool";

/** Whether the account's own vote stands for a project; nobody else asks (D8). */
export async function lireMonVote(
	compte_id: number,
	slug: string,
): Promise<boolean> {
	const votes = await rows(
		sql`SELECT 1 FROM votes v JOIN projets p ON p.id = v.projet_id
		    WHERE v.compte_id = ${compte_id} AND p.slug = ${slug}`,
	);
	return votes.length > 0;
}
