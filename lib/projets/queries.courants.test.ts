import { beforeAll, describe, expect, test } from "vitest";
import { rows } from "#lib/platform/db/pool";
import { creerProjet } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { listerProjets } from "./queries.ts";
import { ProjetsQuery } from "./schema.ts";

useTestDatabase();

/** Held by more entries than one in twenty, and by few. */
const COURANT = "marron";
const PEU_COURANT = "grenat";
const AUTRES = 120;

/** Each entry holds the word better than the next one does. */
const FICHES: readonly [slug: string, fiche: (mot: string) => object][] = [
	["nom", (mot) => ({ nom: `Sextant ${mot}`, description: suite("rien") })],
	["texte", (mot) => ({ nom: "Sextant un", description: suite(mot) })],
	[
		"debut",
		(mot) => ({ nom: "Sextant deux", description: suite(`${mot}xyz`) }),
	],
	["textes", (mot) => ({ description: suite(`sextant et ${mot}`) })],
	["debuts", (mot) => ({ description: suite(`sextant et ${mot}xyz`) })],
];

/** Names hold the address where no other is given: it must not hold the word. */
function adresse(mot: string, slug: string): string {
	return `${mot.slice(0, 1)}-${slug}`;
}

function suite(mots: string): string {
	return `Quarante caractères au moins, et puis ${mots}, à la fin.`;
}

beforeAll(async () => {
	for (const mot of [COURANT, PEU_COURANT])
		for (const [slug, fiche] of FICHES)
			await creerProjet({ slug: adresse(mot, slug), ...fiche(mot) });
	for (let n = 0; n < AUTRES; n += 1)
		await creerProjet({
			slug: `autre-${n}`,
			description: suite(n % 2 ? COURANT : "rien"),
		});
	await rows({ text: "ANALYZE", values: [] });
});

async function trouver(q: string): Promise<string[]> {
	const query = ProjetsQuery.parse({ pertinence: "true" });
	const page = await listerProjets({ ...query, q });
	if (!page.ok) throw new Error("refused");
	return page.valeur.elements.map(({ slug }) => slug);
}

describe("a word scores by the way a long text holds it: whole before as a beginning, whether it is looked up in the index, or checked in each entry because it is common", () => {
	test("it is common for the planner of the database", async () => {
		const communs = await rows<{ mot: string }>({
			text: `SELECT e.mot FROM pg_stats s, unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) AS e(mot, part)
			       WHERE s.tablename = 'rangs_projets' AND s.attname = 'termes' AND e.part >= 0.05`,
			values: [],
		});
		const mots = communs.map(({ mot }) => mot);
		expect(mots).toContain(COURANT);
		expect(mots).not.toContain(PEU_COURANT);
	});

	test.each([COURANT, PEU_COURANT])("beside a rare word: %s", async (mot) => {
		const fiches = FICHES.map(([slug]) => adresse(mot, slug));
		expect(await trouver(`sextant ${mot}`)).toEqual(fiches);
	});

	test.each([COURANT, PEU_COURANT])(
		"in a search by most of its words: %s",
		async (mot) => {
			const [nom, ...trouvees] = await trouver(`sextant ${mot} quetzalcoatl`);
			const fiches = FICHES.map(([slug]) => adresse(mot, slug));
			expect(nom).toBe(fiches[0]);
			// Of two long texts, such a search does not tell how they hold a word.
			expect(trouvees.slice(0, 2).toSorted()).toEqual(
				fiches.slice(1, 3).toSorted(),
			);
			expect(trouvees.slice(2).toSorted()).toEqual(fiches.slice(3).toSorted());
		},
	);
});
