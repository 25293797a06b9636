import { expect, test } from "vitest";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { prisma, sql } from "./pool.ts";
import { inSnapshot, type SnapshotRows } from "./snapshot.ts";

useTestDatabase();

async function count(rows: SnapshotRows): Promise<number | undefined> {
	const [counted] = await rows<{ nombre: number }>(
		sql`SELECT count(*)::int AS nombre FROM themes`,
	);
	return counted?.nombre;
}

test("what is written after the first read is not seen until the snapshot ends", async () => {
	await inSnapshot(async (rows) => {
		const before = await count(rows);
		await prisma().theme.create({
			data: { slug: "apres", nom: "Après", description: "" },
		});
		expect(await count(rows)).toBe(before);
	});
	expect(await inSnapshot(count)).toBe(1);
});

test("a snapshot can't write", async () => {
	await expect(
		inSnapshot((rows) => rows(sql`DELETE FROM themes RETURNING id`)),
	).rejects.toMatchObject({ code: "25006" });
});

test("a read longer than a request's deadline is not cut", async () => {
	await expect(
		inSnapshot((rows) => rows(sql`SELECT 1 AS fini FROM pg_sleep(2)`)),
	).resolves.toEqual([{ fini: 1 }]);
});
