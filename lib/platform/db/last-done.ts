/** When a backup, or a daily task, was last done: the database knows, so that every process tells the same. */
import { rows, sql } from "./pool.ts";
import { writeFact } from "./site-facts.ts";

type Work = "sauvegarde" | "taches";

/** Records that the work was done, at this instant of the database. */
export async function noteDone(work: Work): Promise<void> {
	await writeFact(`${work}_le`, sql`now()::text`);
}

/** Does the work, unless a run was completed in this span, which the database's clock names, today unless another is given, on any instance; returns null then. */
export async function oncePer<T>(
	work: "conservation" | "decomptes" | "bilans",
	act: () => Promise<T>,
	span = sql`current_date::text`,
): Promise<T | null> {
	const done = await rows(
		sql`SELECT 1 FROM instance WHERE cle = ${`${work}_le`} AND valeur = ${span}`,
	);
	if (done.length > 0) return null;
	const result = await act();
	await writeFact(`${work}_le`, span);
	return result;
}

/** Seconds since it was last done; `Infinity` when it never was. */
export async function secondsSince(work: Work): Promise<number> {
	const [known] = await rows<{ age: number }>(
		sql`SELECT extract(epoch FROM now() - valeur::timestamptz)::float8 AS age
		    FROM instance WHERE cle = ${`${work}_le`}`,
	);
	return known?.age ?? Number.POSITIVE_INFINITY;
}
