import { beforeAll, describe, expect, test } from "vitest";
import { prisma } from "#lib/platform/db/pool";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { fillDirectory, run } from "./directory.fixture.ts";

useTestDatabase();
beforeAll(fillDirectory);

async function version(): Promise<bigint> {
	const [sum] = await run<{ total: string }>(
		"SELECT sum(nombre)::text AS total FROM versions",
	);
	return BigInt(sum?.total ?? "");
}

async function movedBy(...statements: readonly string[]): Promise<bigint> {
	const before = await version();
	await prisma().$transaction(
		statements.map((text) => prisma().$executeRawUnsafe(text)),
	);
	return (await version()) - before;
}

const PUBLIC_TABLES = [
	["themes", "ordre = ordre + 1"],
	["projets", "nb_votes = nb_votes + 1"],
	["projet_themes", "position = 1 - position"],
	["besoins", "nb_soutiens = nb_soutiens + 1"],
	["liens", "reponses = reponses + 1"],
	["jalons", "le = le + interval '1 s'"],
	["etapes", "titre = titre || 'x'"],
	["articles", "titre = titre || 'x'"],
	["article_projets", "position = position + 1"],
	["equivalences", "actif = NOT actif"],
] as const;

const PRIVATE_TABLES = [
	["comptes", "nom = 'x'"],
	["jetons", "utilise_le = current_date"],
	["votes", "cree_le = now()"],
	["soutiens", "cree_le = now()"],
	["mots_entendus", "nombre = nombre + 1"],
	["contributions", "cree_le = now()"],
	["journal", "motif = 'x'"],
	["courriels", "essais = essais + 1"],
] as const;

describe("version of the public data", () => {
	test.each(PUBLIC_TABLES)(
		"a committed change of %s increments it once",
		async (table, change) => {
			expect(await movedBy(`UPDATE ${table} SET ${change}`)).toBe(1n);
		},
	);

	test("a transaction that changes every public table, several rows each, increments it once", async () => {
		const changes = PUBLIC_TABLES.map(
			([table, change]) => `UPDATE ${table} SET ${change}`,
		);
		expect(await movedBy(...changes, ...changes)).toBe(1n);
	});

	test("two transactions of one connection increment it twice", async () => {
		const change = "UPDATE themes SET ordre = ordre + 1";
		const twice = `${change}; COMMIT; ${change}; COMMIT`;
		const before = await version();
		await run(twice);
		expect((await version()) - before).toBe(2n);
	});

	test("an insertion or a deletion increments it too", async () => {
		expect(
			await movedBy(
				"INSERT INTO themes (slug, nom, description) VALUES ('n', 'N', '')",
			),
		).toBe(1n);
		expect(await movedBy("DELETE FROM themes WHERE slug = 'n'")).toBe(1n);
	});

	test("a change that is rolled back does not increment it", async () => {
		const before = await version();
		const undone = prisma().$transaction(async (tx) => {
			await tx.$executeRaw`UPDATE projets SET nb_votes = nb_votes + 1`;
			await tx.$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`;
			throw new Error("undone");
		});
		await expect(undone).rejects.toThrow("undone");
		expect(await version()).toBe(before);
	});

	test.each(PRIVATE_TABLES)(
		"a change of %s alone does not increment it",
		async (table, change) => {
			expect(await movedBy(`UPDATE ${table} SET ${change}`)).toBe(0n);
		},
	);

	test("counting a call does not increment it", async () => {
		expect(
			await movedBy(
				"INSERT INTO compteurs_appels (compte_id, debut, nombre) SELECT min(id), now(), 1 FROM comptes",
				"UPDATE compteurs_appels SET nombre = nombre + 1",
			),
		).toBe(0n);
	});

	test("200 concurrent changes on 12 connections all count, and none fails", async () => {
		const before = await version();
		await Promise.all(
			Array.from({ length: 200 }, () =>
				run("UPDATE projets SET nb_votes = nb_votes + 1"),
			),
		);
		expect((await version()) - before).toBe(200n);
	});
});
