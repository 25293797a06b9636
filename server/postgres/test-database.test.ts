import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { testDatabase } from "./test-database.ts";
import { queryOnce } from "./test-process.ts";

const databases: Awaited<ReturnType<typeof testDatabase>>[] = [];
afterAll(() => Promise.all(databases.map((database) => database.drop())));

async function open() {
	const database = await testDatabase();
	databases.push(database);
	return database.url;
}

test("two test databases made at once are both migrated, and do not share data", async () => {
	const [first, second] = await Promise.all([open(), open()]);
	await queryOnce(first, "CREATE TABLE seulement_ici ()");
	const here = "SELECT to_regclass('seulement_ici') IS NOT NULL AS here";
	expect(await queryOnce(first, here)).toEqual([{ here: true }]);
	expect(await queryOnce(second, here)).toEqual([{ here: false }]);
	const migrations = "SELECT count(*)::int > 0 AS some FROM _prisma_migrations";
	expect(await queryOnce(second, migrations)).toEqual([{ some: true }]);
});

test("a dropped test database is gone, even with a connection left open", async () => {
	const database = await testDatabase();
	const client = new pg.Client({ connectionString: database.url });
	client.on("error", () => {});
	await client.connect();
	await database.drop();
	await expect(queryOnce(database.url, "SELECT 1")).rejects.toThrow(
		/does not exist/,
	);
});
