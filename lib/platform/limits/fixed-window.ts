/**
 * Windows of the limits (D17): opened by the first call, never extended by a rejected
 * one. PostgreSQL counts exactly, by its own clock; Upstash may count in its place
 * (`upstash-fallback.ts`).
 */
import { type Sql, sql } from "../db/pool.ts";

export const FENETRE_SECONDES = 3600;

/** A window: the maximum number of calls, and its length. */
export type Fenetre = { readonly max: number; readonly secondes: number };

/** The state of a window after a call: the number of calls, this one included, and seconds until it closes. */
export type Decompte = {
	readonly nombre: number;
	readonly delaiSecondes: number;
};

/** A table of windows, one row each: its key, the instant `debut` at which it opened, and its `nombre` of calls. */
export type WindowTable = { readonly table: Sql; readonly key: Sql };

/** Whole seconds, at least 1: a call made after them is in a new window. */
export function secondesEntieres(secondes: number): number {
	return Math.max(1, Math.ceil(secondes));
}

// EXCLUDED.debut is one reading of the clock for both columns, so that a window that
// closes meanwhile can't reset the one without the other.
function isOver({ secondes }: Fenetre): Sql {
	// One that opens in more than a minute was opened before the clock was set back.
	return sql`(f.debut <= EXCLUDED.debut - make_interval(secs => ${secondes}) OR f.debut > EXCLUDED.debut + interval '1 minute')`;
}

/** One call of `key`, to be counted. */
export function oneCall(key: string | number): Sql {
	return sql`VALUES (${key}, clock_timestamp(), 1)`;
}

/**
 * The statement that counts `calls` (rows of a key, `clock_timestamp()` and a number of
 * calls), to be completed by RETURNING. However many calls are rejected, a window
 * counts at most `max` plus the calls of one statement.
 */
export function countInWindow(
	{ table, key }: WindowTable,
	calls: Sql,
	window: Fenetre,
): Sql {
	return sql`INSERT INTO ${table} AS f (${key}, debut, nombre) ${calls}
		ON CONFLICT (${key}) DO UPDATE SET
			debut = CASE WHEN ${isOver(window)} THEN EXCLUDED.debut ELSE f.debut END,
			nombre = CASE WHEN ${isOver(window)} THEN 0 ELSE least(f.nombre, ${window.max}) END + EXCLUDED.nombre`;
}

/** The same, but when the window is full nothing is written and no row is returned. */
export function countUnlessFull(
	counter: WindowTable,
	calls: Sql,
	window: Fenetre,
): Sql {
	return sql`${countInWindow(counter, calls, window)}
		WHERE f.nombre < ${window.max} OR ${isOver(window)}`;
}

/** Seconds until the window of the current row closes, with their fraction. */
export function secondsLeft({ secondes }: Pick<Fenetre, "secondes">): Sql {
	return sql`extract(epoch FROM debut - clock_timestamp())::float8 + ${secondes}::float8`;
}
