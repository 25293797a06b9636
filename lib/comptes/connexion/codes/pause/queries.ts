/** Whether the wrong sign-in codes of a mailbox make it pause. */
import { rows, sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { secondesEntieres } from "#lib/platform/limits/fixed-window";
import { CODES_FAUX_JOURS, CODES_FAUX_MAX, PAUSE_SECONDES } from "../rules.ts";

/** A mailbox, and the browser if its account knows it: who knows one is counted apart from strangers. */
export type Essayeur = {
	readonly boite: Buffer;
	readonly navigateur_id: number | null;
};

/**
 * Seconds for which sign-in codes of that mailbox are neither sent to nor looked
 * at from that browser, or all those that nobody knows; 0 when they are. A day
 * from the last wrong one, as long as it and those before it fill the bound.
 */
export async function lirePause(
	{ boite, navigateur_id }: Essayeur,
	tx?: Transaction,
): Promise<number> {
	const requete = sql`SELECT extract(epoch FROM dernier - clock_timestamp())::float8 + ${PAUSE_SECONDES}::float8 AS reste
		FROM (SELECT max(le) AS dernier, min(le) AS premier, count(*) AS nombre
		      FROM (SELECT le FROM codes_faux WHERE boite = ${boite}
		              AND navigateur IS NOT DISTINCT FROM ${navigateur_id}::int
		            ORDER BY le DESC LIMIT ${CODES_FAUX_MAX}) AS derniers) AS compte
		WHERE nombre = ${CODES_FAUX_MAX} AND premier > dernier - make_interval(days => ${CODES_FAUX_JOURS})`;
	const [pause] = await (tx
		? tx.$queryRaw<{ reste: number }[]>(requete)
		: rows<{ reste: number }>(requete));
	return pause && pause.reste > 0 ? secondesEntieres(pause.reste) : 0;
}
