import { beforeAll, describe, expect, test } from "vitest";
import { run } from "#prisma/directory.fixture";
import { creerProjet } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { listerProjets } from "./queries.ts";
import { ProjetsQuery } from "./schema.ts";

useTestDatabase();

const JOURS = ["2026-03-01", "2026-03-02", "2026-03-03"];

beforeAll(async () => {
	await run(
		"INSERT INTO themes (slug, nom, description) VALUES ('tous', 'Tous', '')",
	);
	for (let n = 0; n < 24; n += 1)
		await creerProjet({
			slug: `p-${n}`,
			nom: n % 5 === 0 ? `Fontaine ${n}` : `Projet ${n}`,
			description:
				[
					"Une fontaine de village, et quarante caractères au moins.",
					"Plusieurs fontaines au bord d’un chemin, en C++ et sans bruit.",
					"La fontainerie du bourg, racontée par celles qui y vivent.",
					"Une grandefontaine au milieu du bourg, que tout le monde connaît.",
				][n % 4] ?? "",
			publie_le: `${JOURS[n % 3]}T12:00:00.000Z`,
			mis_en_avant: n % 7 === 0,
			nb_votes: n % 4,
			themes: ["tous"],
		});
	const cache = { themes: ["tous"], description: "Une fontaine. ".repeat(4) };
	await creerProjet({ ...cache, slug: "a", statut: "archive" });
	await creerProjet({
		...cache,
		slug: "b",
		statut: "propose",
		publie_le: null,
	});
});

async function pages(plus: Partial<ProjetsQuery>) {
	const lues = [];
	for (let apres: string | undefined; ; ) {
		const page = await listerProjets({
			...ProjetsQuery.parse({}),
			...plus,
			limite: 7,
			placed: true,
			apres,
		});
		if (!page.ok) throw new Error("refused");
		const { elements, total, suivant, place } = page.valeur;
		lues.push({ elements, total, premier: place?.premier });
		if (suivant === null) return lues;
		apres = suivant;
	}
}

const CHERCHES: readonly string[] = [
	...["fontaine", "fontaines", "font", "onta", "fontaine village"],
	...["fonatine", "c++", "xylophage", "fontaine zzzz bruit", "e", "fo"],
];

describe.each(["une", "recents", "votes"] as const)("sorted by %s", (tri) => {
	test.each(CHERCHES)(
		"the projects that hold %j are the same in the same order, by relevance or not, whether what sorts them is read beside what is searched or, for a filter, in the projects themselves",
		async (q) => {
			for (const pertinence of [true, false]) {
				const seules = await pages({ q, tri, pertinence });
				const filtrees = await pages({ q, tri, pertinence, theme: "tous" });
				expect(seules).toEqual(filtrees);
			}
		},
	);
});

test("a search without a filter is sorted by what stands beside what is searched, by relevance or not", async () => {
	const total = async (pertinence: boolean) => {
		const query = { ...ProjetsQuery.parse({}), q: "fontaine", pertinence };
		const page = await listerProjets({ ...query, limite: 3 });
		return page.ok ? page.valeur.total : -1;
	};
	expect(await total(true)).toBeGreaterThan(9);
	expect(await total(false)).toBeGreaterThan(9);
	// No trigger tells the projects that they are hidden there.
	for (const table of ["rangs_projets", "recherche_projets"])
		await run(`UPDATE ${table} SET publie_le = NULL`);
	await creerProjet({ slug: "neuf", nom: "Fontaine neuve" });
	expect([await total(true), await total(false)]).toEqual([1, 1]);
});
