/** A table whose updates may be refused: what the tests of both kinds of transactions write to. */
import { beforeAll } from "vitest";
import { rows, type Sql, sql } from "./pool.ts";

/** A conflict at COMMIT, the first times that `n` becomes this. */
export const CONFLICTS = 40;
/** A constraint that fails at COMMIT. */
export const REFUSED = 23;

/** Makes the table before the tests of a file, with the rows 1 to 12, `n` 0 in each. */
export function useTrialTable(): void {
	beforeAll(async () => {
		await rows(sql`CREATE TABLE essais (id int PRIMARY KEY, n int NOT NULL)`);
		await rows(sql`CREATE SEQUENCE passages`);
		await rows(sql`CREATE FUNCTION refuser() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
			IF NEW.n = 40 AND nextval('passages') < 3 THEN RAISE 'conflit' USING ERRCODE = '40001'; END IF;
			IF NEW.n = 23 THEN RAISE 'interdit' USING ERRCODE = '23514'; END IF;
			RETURN NULL; END $$`);
		await rows(sql`CREATE CONSTRAINT TRIGGER refus AFTER UPDATE ON essais
			DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuser()`);
		await rows(
			sql`INSERT INTO essais SELECT i, 0 FROM generate_series(1, 12) i`,
		);
	});
}

/** What a row holds, as everybody sees it; undefined when there is no such row. */
export async function heldBy(id: number): Promise<number | undefined> {
	const [row] = await rows<{ n: number }>(
		sql`SELECT n FROM essais WHERE id = ${id}`,
	);
	return row?.n;
}

/** Adds one to a row. */
export function adding(id: number): Sql {
	return sql`UPDATE essais SET n = n + 1 WHERE id = ${id}`;
}

/** Writes a row. */
export function putting(id: number, n: number): Sql {
	return sql`UPDATE essais SET n = ${n} WHERE id = ${id}`;
}

/** Waits so many milliseconds. */
export function pause(ms: number): Promise<void> {
	return new Promise((done) => setTimeout(done, ms));
}
