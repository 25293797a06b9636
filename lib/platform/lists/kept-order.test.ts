import { beforeEach, describe, expect, test } from "vitest";
import { classerBesoins } from "#lib/besoins/queries";
import { BesoinsQuery } from "#lib/besoins/schema";
import { listerProjets } from "#lib/projets/queries";
import { ProjetsQuery } from "#lib/projets/schema";
import { emptyDirectory, run } from "#prisma/directory.fixture";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { BEGINNING_MAX } from "./paging.ts";

useTestDatabase();

type Asked = Partial<ProjetsQuery> & { placed?: true };

async function page(plus: Asked = {}) {
	const query = ProjetsQuery.parse({ pertinence: "true" });
	const read = await listerProjets({
		...query,
		q: "fontaine",
		limite: 2,
		...plus,
	});
	if (!read.ok) throw new Error("refused");
	const { elements, total, suivant, place } = read.valeur;
	return {
		...{ total, suivant, place },
		slugs: elements.map(({ slug }) => slug),
		votes: elements.map(({ nb_votes }) => nb_votes),
	};
}

/** Empties what searches read, without a trace: only a search that reads nothing still finds. */
async function forget(): Promise<void> {
	await run("DELETE FROM rangs_projets; DELETE FROM recherche_projets");
}

const vote = (slug: string) =>
	run(`UPDATE projets SET nb_votes = nb_votes + 1 WHERE slug = '${slug}'`);

const KINDS = { "a ranked search": {}, "a plain one": { pertinence: false } };

beforeEach(async () => {
	await emptyDirectory();
	for (const rang of [1, 2, 3, 4, 5])
		await creerProjet({
			slug: `p-${rang}`,
			nom: rang === 3 ? "Fontaine" : `Projet ${rang}`,
			description: `La fontaine numéro ${rang}, et quarante caractères au moins.`,
		});
});

describe.each(Object.entries(KINDS))("%s", (_, kind) => {
	test("made again while nothing but votes changed is not searched again, and shows the votes", async () => {
		const first = await page(kind);
		await forget();
		await vote(first.slugs[0] ?? "");
		const again = await page(kind);
		expect(again.slugs).toEqual(first.slugs);
		expect(again.total).toBe(5);
		expect(again.votes).toEqual([1, 0]);
		const second = await page({ ...kind, apres: again.suivant ?? "" });
		const third = await page({ ...kind, apres: second.suivant ?? "" });
		expect(
			new Set([again, second, third].flatMap(({ slugs }) => slugs)).size,
		).toBe(5);
		expect([second.total, third.total, third.suivant]).toEqual([5, 5, null]);
	});

	test("that found nothing is not made again either, until something is there", async () => {
		const rien = { ...kind, q: "xylophage" };
		expect((await page(rien)).total).toBe(0);
		await creerProjet({ slug: "neuf", nom: "Xylophage" });
		expect(await page(rien)).toMatchObject({ slugs: ["neuf"], total: 1 });
		expect(await page(rien)).toMatchObject({ slugs: ["neuf"], total: 1 });
	});

	test.each([
		["withdrawn", "statut = 'refuse', publie_le = NULL"],
		[
			"renamed",
			"nom = 'Autre chose', description = 'Rien de tout cela, mais quarante caractères au moins.'",
		],
	])("finds an entry no more once it is %s", async (_name, change) => {
		expect((await page(kind)).total).toBe(5);
		await run(`UPDATE projets SET ${change} WHERE slug = 'p-3'`);
		const after = await page({ ...kind, limite: 5 });
		expect(after.total).toBe(4);
		expect(after.slugs).not.toContain("p-3");
	});

	test("has the order of the whole list, forth and back, with the place of each page", async () => {
		const whole = (await page({ ...kind, limite: undefined })).slugs;
		await page(kind);
		await forget();
		const read = [await page({ ...kind, placed: true })];
		for (let last = read[0]; last?.suivant; last = read.at(-1))
			read.push(await page({ ...kind, placed: true, apres: last.suivant }));
		expect(read.flatMap(({ slugs }) => slugs)).toEqual(whole);
		expect(read.map(({ place }) => place?.premier)).toEqual([1, 3, 5]);
		const before = read.at(-1)?.place?.precedent ?? "";
		const back = await page({ ...kind, placed: true, apres: before });
		expect(back.slugs).toEqual(read[1]?.slugs);
		expect(back.place?.premier).toBe(3);
		expect(back.suivant).not.toBeNull();
	});

	test("by votes follows each of them", async () => {
		const first = async () => {
			const { slugs } = await page({ ...kind, tri: "votes", limite: 5 });
			return slugs.filter((slug) => slug !== "p-3")[0];
		};
		await vote("p-1");
		expect([await first(), await first()]).toEqual(["p-1", "p-1"]);
		await vote("p-2");
		await vote("p-2");
		expect([await first(), await first()]).toEqual(["p-2", "p-2"]);
	});

	test("goes on after an entry that moved meanwhile from where it was", async () => {
		const first = await page(kind);
		const moved = first.slugs.at(-1);
		await run(`UPDATE projets SET mis_en_avant = true WHERE slug = '${moved}'`);
		await page(kind);
		const second = await page({
			...kind,
			apres: first.suivant ?? "",
			limite: 9,
		});
		expect([...first.slugs, ...second.slugs].toSorted()).toEqual([
			"p-1",
			"p-2",
			"p-3",
			"p-4",
			"p-5",
		]);
	});
});

test("the same search on pages of two languages is kept for each", async () => {
	await creerBesoin({ slug: "skiff", titre: "Un skiff pour tous" });
	await run(
		"INSERT INTO equivalences (langue, termes) VALUES ('en', '{punt,skiff}')",
	);
	const query = { ...BesoinsQuery.parse({}), q: "punt", limite: 1 };
	const total = async (langue: "fr" | "en") => {
		const read = await classerBesoins(query, langue);
		return read.ok ? read.valeur.total : -1;
	};
	for (let time = 0; time < 2; time += 1)
		expect([await total("fr"), await total("en")]).toEqual([0, 1]);
});

test("pages go on in one order where those that are kept end", async () => {
	await run(`DO $$ BEGIN
		ALTER TABLE projets DISABLE TRIGGER USER;
		INSERT INTO projets (slug, nom, accroche, description, statut, publie_le)
			SELECT 'n' || n, 'Nom ' || n, 'Une accroche.', repeat('courant ', 10), 'publie', now() - n % 7 * interval '1 h'
			FROM generate_series(1, ${BEGINNING_MAX + 150}) AS n;
		INSERT INTO rangs_projets (projet_id, mis_en_avant, publie_le, rang, termes)
			SELECT id, mis_en_avant, publie_le, '''courant'':2B', '''courant'':2B,10' FROM projets WHERE slug LIKE 'n%';
		ALTER TABLE projets ENABLE TRIGGER USER;
	END $$`);
	const courant = { q: "courant", limite: 100 };
	const whole = (await page({ ...courant, limite: undefined })).slugs;
	const read = [await page({ ...courant, placed: true })];
	for (let last = read[0]; last?.suivant; last = read.at(-1))
		read.push(await page({ ...courant, placed: true, apres: last.suivant }));
	expect(read.flatMap(({ slugs }) => slugs)).toEqual(whole);
	expect(new Set(read.map(({ total }) => total))).toEqual(new Set([1_150]));
	expect(read.at(-1)?.place?.premier).toBe(1_101);
	let back = read.at(-1);
	for (const before of read.toReversed().slice(1)) {
		back = await page({
			...courant,
			placed: true,
			apres: back?.place?.precedent ?? "",
		});
		expect(back.slugs).toEqual(before.slugs);
	}
	expect(back?.place?.precedent).toBeNull();
});
