import { beforeAll, expect, test } from "vitest";
import { prisma, rows } from "#lib/platform/db/pool";
import { SCORED_MAX } from "#lib/platform/search/attempts";
import { creerProjet } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { listerProjets } from "./queries.ts";
import { ProjetsQuery } from "./schema.ts";

useTestDatabase();

const run = (text: string) => rows({ text, values: [] });

beforeAll(async () => {
	// What the triggers would write one by one.
	await run(`DO $$ BEGIN
		ALTER TABLE projets DISABLE TRIGGER USER;
		INSERT INTO projets (slug, nom, accroche, description, statut, publie_le)
			SELECT 'p' || n, 'Nom ' || n, 'Une accroche courante.', repeat('courant ', 10), 'publie', now()
			FROM generate_series(1, ${SCORED_MAX}) AS n;
		INSERT INTO rangs_projets (projet_id, mis_en_avant, publie_le, rang, termes)
			SELECT id, mis_en_avant, publie_le, '''courant'':2B', '''courant'':2B,10' FROM projets;
		ALTER TABLE projets ENABLE TRIGGER USER;
	END $$`);
	await creerProjet({ slug: "nomme", nom: "Du courant alternatif" });
	await creerProjet({ slug: "exact", nom: "Courant" });
	await run("ANALYZE");
});

async function page(q: string, apres?: string) {
	const query = ProjetsQuery.parse({ pertinence: "true" });
	const lue = await listerProjets({ ...query, q, limite: 100, apres });
	if (!lue.ok) throw new Error("refused");
	return lue.valeur;
}

test("of more entries than are scored in full, names that are the word and names that have it come first, with the exact total, and pages go on in one order", async () => {
	const premiere = await page("courant");
	expect(premiere.total).toBe(SCORED_MAX + 2);
	expect(premiere.elements.slice(0, 2).map(({ slug }) => slug)).toEqual([
		"exact",
		"nomme",
	]);
	// The list shrinks meanwhile below the bound: the next page is scored as the first was.
	await run("DELETE FROM projets WHERE slug IN ('p1', 'p2', 'p3', 'p4')");
	const seconde = await page("courant", premiere.suivant ?? "");
	const lus = [...premiere.elements, ...seconde.elements];
	expect(new Set(lus.map(({ slug }) => slug)).size).toBe(200);
	expect(seconde.total).toBe(SCORED_MAX - 2);
});

test("a search that fewer entries answer is scored in full", async () => {
	const { elements, total } = await page("courant alternatif");
	expect([total, elements[0]?.slug]).toEqual([1, "nomme"]);
});

test("what a search holds in memory follows each change: a project that is renamed or withdrawn is found and counted as it is now", async () => {
	const trouves = async () => (await page("sextant")).total;
	expect(await trouves()).toBe(0);
	const id = await creerProjet({ slug: "sextant", nom: "Sextant" });
	expect([await trouves(), await trouves()]).toEqual([1, 1]);
	await prisma().projet.update({ where: { id }, data: { nom: "Boussole" } });
	expect(await trouves()).toBe(0);
	expect((await page("boussole")).total).toBe(1);
	await prisma().projet.update({
		where: { id },
		data: { statut: "propose", publie_le: null },
	});
	expect((await page("boussole")).total).toBe(0);
});
