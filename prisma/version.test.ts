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

/** How often something other than a count changed. */
async function contents(): Promise<bigint> {
	const [sum] = await run<{ total: string }>(
		"SELECT sum(contenus)::text AS total FROM versions",
	);
	return BigInt(sum?.total ?? "");
}

async function contentsMovedBy(
	...statements: readonly string[]
): Promise<bigint> {
	const before = await contents();
	await movedBy(...statements);
	return (await contents()) - before;
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
	["plongements_projets", "modele = modele || 'x'"],
	["plongements_besoins", "modele = modele || 'x'"],
] as const;

const COUNTS = [
	"UPDATE projets SET nb_votes = nb_votes + 1",
	"UPDATE besoins SET nb_soutiens = nb_soutiens + 1",
] as const;

const PRIVATE_TABLES = [
	["comptes", "nom = 'x'"],
	["jetons", "utilise_le = current_date"],
	["votes", "cree_le = now()"],
	["soutiens", "cree_le = now()"],
	["recherches_manquees", "reseaux = reseaux + 1"],
	["manquees_vues", "jour = jour - 1"],
	["manquees_reseaux", "nombre = nombre + 1"],
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

	test.each(COUNTS)(
		"a change of nothing but a count leaves the version of the contents: %s",
		async (change) => {
			expect(await contentsMovedBy(change, change)).toBe(0n);
		},
	);

	test.each(PUBLIC_TABLES.filter(([, change]) => !change.startsWith("nb_")))(
		"any other change of %s increments it",
		async (table, change) => {
			expect(await contentsMovedBy(`UPDATE ${table} SET ${change}`)).toBe(1n);
		},
	);

	test("one transaction that moves counts and contents increments both once, in either order", async () => {
		const [votes, soutiens] = COUNTS;
		const other = "UPDATE themes SET ordre = ordre + 1";
		for (const order of [
			[votes, soutiens, other, other],
			[other, votes, soutiens],
			[
				"UPDATE projets SET nb_votes = nb_votes + 1, accroche = accroche || 'x'",
			],
		]) {
			const before = await version();
			expect(await contentsMovedBy(...order)).toBe(1n);
			expect((await version()) - before).toBe(1n);
		}
	});

	test("an entry that leaves the public increments it, whatever counts move with it", async () => {
		for (const [table, count] of [
			["projets", "nb_votes"],
			["besoins", "nb_soutiens"],
		]) {
			await run(`UPDATE ${table} SET statut = 'publie', publie_le = now()`);
			expect(
				await contentsMovedBy(
					`UPDATE ${table} SET ${count} = ${count} + 1`,
					`UPDATE ${table} SET statut = 'archive', ${count} = ${count} + 1`,
				),
			).toBe(1n);
		}
	});

	test("a column that is added later is more than a count", async () => {
		await run("ALTER TABLE projets ADD COLUMN essai json");
		try {
			expect(
				await contentsMovedBy(`UPDATE projets SET essai = '{"a": 1}'`),
			).toBe(1n);
			expect(await contentsMovedBy(COUNTS[0])).toBe(0n);
		} finally {
			await run("ALTER TABLE projets DROP COLUMN essai");
		}
	});
});
