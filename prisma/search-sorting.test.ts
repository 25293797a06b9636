import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { creerProjet } from "./entries.fixture.ts";

useTestDatabase();

type Beside = {
	mis_en_avant: boolean;
	publie_le: string | null;
	xmin: string;
};

/** What sorts a project, beside its text and beside its ranks. */
async function beside(id: number): Promise<[Beside, Beside]> {
	const found = await rows<Beside>(
		sql`SELECT mis_en_avant, publie_le::text, xmin::text FROM recherche_projets WHERE projet_id = ${id}
		    UNION ALL SELECT mis_en_avant, publie_le::text, xmin::text FROM rangs_projets WHERE projet_id = ${id}`,
	);
	const [text, rank] = found;
	if (!text || !rank || found.length > 2) throw new Error("two rows expected");
	return [text, rank];
}

const sorting = async (id: number) =>
	(await beside(id)).map(({ mis_en_avant, publie_le }) => [
		mis_en_avant,
		publie_le,
	]);

const FIRST = "2026-03-01 12:00:00+00";
const LATER = new Date("2026-04-02T10:00:00.000Z");

test("what sorts a project stands beside its text and its ranks from its creation on, and follows its highlight, its publication and its state: without a date while it is not published", async () => {
	const id = await creerProjet({ slug: "suivi", mis_en_avant: true });
	const follows = async (data: object, expected: unknown) => {
		await prisma().projet.update({ where: { id }, data });
		expect(await sorting(id)).toEqual([expected, expected]);
	};
	await follows({}, [true, FIRST]);
	await follows({ mis_en_avant: false }, [false, FIRST]);
	await follows({ publie_le: LATER }, [false, "2026-04-02 10:00:00+00"]);
	await follows({ statut: "archive" }, [false, null]);
	await follows({ statut: "publie" }, [false, "2026-04-02 10:00:00+00"]);
	await follows({ statut: "refuse", publie_le: null }, [false, null]);
	const propose = await creerProjet({
		slug: "propose",
		statut: "propose",
		publie_le: null,
	});
	expect(await sorting(propose)).toEqual([
		[false, null],
		[false, null],
	]);
});

test("what is changed back within a transaction, a vote, and a text that changes, leave what sorts it as it is; a vote writes neither row", async () => {
	const id = await creerProjet({ slug: "stable" });
	const before = await beside(id);
	await prisma().projet.update({ where: { id }, data: { nb_votes: 4 } });
	await prisma().$transaction([
		prisma().projet.update({ where: { id }, data: { mis_en_avant: true } }),
		prisma().projet.update({ where: { id }, data: { mis_en_avant: false } }),
	]);
	expect(await beside(id)).toEqual(before);
	await prisma().projet.update({ where: { id }, data: { nom: "Renommé" } });
	expect(await sorting(id)).toEqual([
		[false, FIRST],
		[false, FIRST],
	]);
});

/** Publishes the project in a transaction that begins while another one, which writes the same row, has not ended. */
async function publishedDuring(
	id: number,
	write: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
	const { other } = await inTransaction(async (tx) => {
		await write(tx);
		await tx.$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`;
		const publication = prisma().projet.update({
			where: { id },
			data: { statut: "publie", publie_le: LATER },
		});
		// The other transaction must wait for this one before it ends.
		await delay(200);
		return { other: publication.then(() => {}) };
	});
	await other;
}

test.each([
	["two changes of what sorts it", { mis_en_avant: true }],
	["a change of its text", { nom: "Renouveau" }],
])(
	"of two transactions that write a project at once, %s and its publication, both hold",
	async (_, data) => {
		const slug = `croise-${Object.keys(data).join()}`;
		const id = await creerProjet({ slug, statut: "propose", publie_le: null });
		await publishedDuring(id, (tx) =>
			tx.projet.update({ where: { id }, data }),
		);
		const expected = ["mis_en_avant" in data, "2026-04-02 10:00:00+00"];
		expect(await sorting(id)).toEqual([expected, expected]);
	},
);

test("a theme that is renamed while its project is published leaves both changes", async () => {
	const theme = await prisma().theme.create({
		data: { slug: "rive", nom: "Rive", description: "" },
	});
	const id = await creerProjet({
		slug: "theme-renomme",
		statut: "propose",
		publie_le: null,
		themes: ["rive"],
	});
	await publishedDuring(id, (tx) =>
		tx.theme.update({ where: { id: theme.id }, data: { nom: "Digue" } }),
	);
	const expected = [false, "2026-04-02 10:00:00+00"];
	expect(await sorting(id)).toEqual([expected, expected]);
	const [found] = await rows<{ digue: boolean }>(
		sql`SELECT texte LIKE '%digue%' AS digue FROM recherche_projets WHERE projet_id = ${id}`,
	);
	expect(found?.digue).toBe(true);
});
