/** When a backup, or a whole round of the daily tasks, was last done: the database knows, so that every process tells the same. */
import { rows, sql } from "./pool.ts";

type Work = "sauvegarde" | "taches";

/** Records that the work was done, at this instant of the database. */
export async function noteDone(work: Work): Promise<void> {
	await rows(
		sql`INSERT INTO instance (cle, valeur) VALUES (${`${work}_le`}, now()::text)
		    ON CONFLICT (cle) DO UPDATE SET valeur = EXCLUDED.valeur`,
	);
}

/** Seconds since it was last done; `Infinity` when it never was. */
export async function secondsSince(work: Work): Promise<number> {
	const [known] = await rows<{ age: number }>(
		sql`SELECT extract(epoch FROM now() - valeur::timestamptz)::float8 AS age
		    FROM instance WHERE cle = ${`${work}_le`}`,
	);
	return known?.age ?? Number.POSITIVE_INFINITY;
}
