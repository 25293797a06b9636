import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	LIMITS_OF_REQUESTS,
	useTestDatabase,
} from "#server/postgres/test-store.fixture";
import { closeStore, PATIENT_POOL_MAX, patiently, rows, sql } from "./pool.ts";
import { inSnapshot } from "./snapshot.ts";
import { PATIENT, PROMPT } from "./time-limits.ts";
import { inTransaction } from "./transaction.ts";
import { StoreDown } from "./unavailable.ts";

const store = useTestDatabase(LIMITS_OF_REQUESTS);

/** Observes and holds locks from outside the pools. */
let outside: pg.Client;

beforeAll(async () => {
	outside = new pg.Client({ connectionString: store.url });
	await outside.connect();
	await outside.query("CREATE TABLE essais (id int PRIMARY KEY, n int)");
	await outside.query("INSERT INTO essais VALUES (1, 0)");
});

afterAll(() => outside.end());

/** Statements that other connections run, and transactions that they hold open. */
async function busy(): Promise<unknown[]> {
	const { rows: found } = await outside.query(
		`SELECT state, query FROM pg_stat_activity
		 WHERE datname = current_database() AND pid <> pg_backend_pid()
		   AND backend_type = 'client backend' AND state <> 'idle'`,
	);
	return found;
}

/** Far longer than any answer may take: it only ends by being cut. */
const HEAVY = sql`SELECT count(*) FROM generate_series(1, 100000) a, generate_series(1, 100000) b,
	generate_series(1, 100000) c`;

test("D27: of as many heavy statements as the pool takes, all are StoreDown in time and none goes on in the server", async () => {
	const outcomes = await Promise.allSettled([
		...Array.from({ length: 8 }, () => rows(HEAVY)),
		inTransaction((tx) => tx.$queryRaw(HEAVY)),
	]);
	for (const outcome of outcomes)
		expect(outcome).toMatchObject({
			status: "rejected",
			reason: expect.any(StoreDown),
		});
	await expect.poll(busy).toEqual([]);
});

test.each([
	{
		what: "a row",
		held: "SELECT * FROM essais FOR UPDATE",
		wanted: sql`UPDATE essais SET n = n + 1`,
	},
	{
		what: "an advisory lock",
		held: "SELECT pg_advisory_xact_lock(7)",
		wanted: sql`SELECT pg_advisory_xact_lock(7)::text`,
	},
])(
	"D27: the wait for $what ends in the server: StoreDown, and nothing was written",
	async ({ held, wanted }) => {
		await outside.query("BEGIN");
		await outside.query(held);
		const waiting = inTransaction((tx) => tx.$executeRaw(wanted));
		await expect(waiting).rejects.toBeInstanceOf(StoreDown);
		await expect
			.poll(busy)
			.not.toContainEqual(expect.objectContaining({ state: "active" }));
		await outside.query("ROLLBACK");
		expect(await rows(sql`SELECT n FROM essais`)).toEqual([{ n: 0 }]);
	},
);

test("every connection carries its limits, and those of background work are longer", async () => {
	const read = sql`SELECT setting::int AS ms FROM pg_settings WHERE name IN
		('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') ORDER BY name DESC`;
	const asked = (limits: typeof PROMPT) => [
		{ ms: limits.statementMs },
		{ ms: limits.lockMs },
		{ ms: limits.idleMs },
	];
	expect(await rows(read)).toEqual(asked(PROMPT));
	expect(await patiently(() => rows(read))).toEqual(asked(PATIENT));
	expect(await inSnapshot((snapshot) => snapshot(read))).toEqual(
		[0, 0, 0].map((ms) => ({ ms })),
	);
});

test("background work may take longer than a request, alone and in a transaction", async () => {
	const long = sql`SELECT pg_sleep(${PROMPT.statementMs / 1000 + 0.3})::text`;
	const done = await patiently(() =>
		Promise.all([
			inTransaction((tx) => tx.$queryRaw(long)),
			// One more than there are connections: the last waits for a free one.
			...Array.from({ length: PATIENT_POOL_MAX + 1 }, () => rows(long)),
		]),
	);
	expect(done.flat()).toHaveLength(PATIENT_POOL_MAX + 2);
});

test("closing ends the connection of a long statement instead of waiting for it", async () => {
	const cut = patiently(() => rows(HEAVY)).catch((error: unknown) => error);
	await expect.poll(busy).toHaveLength(1);
	await closeStore();
	expect(await cut).toBeInstanceOf(StoreDown);
	await outside.query(
		`SELECT pg_cancel_backend(pid) FROM pg_stat_activity
		 WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'active'`,
	);
});
