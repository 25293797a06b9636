import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { COSTLY_LANES, TooBusy } from "#lib/platform/db/costly-reads";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { listerProjets } from "./queries.ts";

const store = useTestDatabase();

let locking: pg.Client;
let watching: pg.Client;

beforeAll(async () => {
	locking = new pg.Client({ connectionString: store.url });
	watching = new pg.Client({ connectionString: store.url });
	await locking.connect();
	await watching.connect();
});

afterAll(async () => {
	await locking.end();
	await watching.end();
});

/** Number of searches running in the server. */
async function computing(): Promise<number> {
	const { rows } = await watching.query(
		`SELECT pid FROM pg_stat_activity WHERE datname = current_database()
		 AND pid <> pg_backend_pid() AND state = 'active' AND query LIKE '%index_projets%'`,
	);
	return rows.length;
}

test("of many concurrent searches, only as many compute as there are lanes and the others are rejected; then nothing keeps running in the server, and searches answer", async () => {
	// Reads of the index wait for this lock, as behind a long computation.
	await locking.query("BEGIN");
	await locking.query("LOCK TABLE index_projets");
	const asked = 24;
	let rejected = 0;
	const outcomes = Promise.all(
		Array.from({ length: asked }, (_, rang) =>
			listerProjets({
				q: `eau vélo jardin m${rang}`,
				tri: "une",
				limite: 20,
			}).catch((error: unknown) => {
				expect(error).toBeInstanceOf(TooBusy);
				rejected += 1;
			}),
		),
	);
	await expect.poll(computing).toBe(COSTLY_LANES);
	await expect.poll(() => rejected).toBe(asked - COSTLY_LANES);
	expect(await computing()).toBe(COSTLY_LANES);
	await locking.query("ROLLBACK");
	await outcomes;
	expect(rejected).toBe(asked - COSTLY_LANES);
	await expect.poll(computing).toBe(0);
	expect(await listerProjets({ q: "le", tri: "une" })).toMatchObject({
		ok: true,
	});
});
