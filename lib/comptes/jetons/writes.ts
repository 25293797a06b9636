import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { completer, enfilerPourCompte } from "#lib/platform/mail/queue";
import { ANNONCE_JETONS_SECONDES } from "./rules.ts";

/**
 * Announces a token by mail: at once, or with the others of the hour once an hour has
 * passed since the last such mail.
 */
export async function annoncerJeton(
	tx: Transaction,
	compte_id: number,
	id: number,
	jeton: { nom: string; prefixe: string },
): Promise<void> {
	const gabarit = "jeton_cree";
	if (await completer(tx, { compte_id, gabarit }, "autres", jeton)) return;
	const [lu] = await tx.$queryRaw<{ secondes: number | null }[]>(
		sql`SELECT extract(epoch FROM max(disponible_le) - clock_timestamp())::float8 + ${ANNONCE_JETONS_SECONDES}::float8 AS secondes
		    FROM courriels WHERE compte_id = ${compte_id} AND gabarit = ${gabarit}`,
	);
	await enfilerPourCompte(tx, compte_id, {
		gabarit,
		cle: `jeton:${id}`,
		delaiSecondes: Math.max(0, lu?.secondes ?? 0),
		donnees: { ...jeton, page: "/compte/jetons" },
	});
}
