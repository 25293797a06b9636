import { beforeAll, describe, expect, test } from "vitest";
import { rows } from "#lib/platform/db/pool";
import { countFrequencies } from "#lib/platform/search/frequencies";
import { listerProches } from "#lib/recherche/queries";
import { TEXTE_PROCHES_MAX } from "#lib/recherche/schema";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { closeEntries } from "./close.ts";
import { textAt } from "./everyday.ts";

const ENTRIES = 40;
/** The kinds of texts, in their order. */
const NAMED = { title: 2, name: 3, unwritten: 5 };

useTestDatabase();

beforeAll(async () => {
	await closeEntries(
		{ sql: (text, values = []) => rows({ text, values }) },
		ENTRIES,
	);
	await countFrequencies();
});

async function closeTo(index: number) {
	const { projets, besoins } = await listerProches(textAt(index, ENTRIES));
	return [...projets, ...besoins].map(({ slug }) => slug);
}

describe("the texts of which P14 asks what they are close to", () => {
	test("are those that the API takes, and none comes twice", () => {
		const texts = Array.from({ length: 6 * ENTRIES }, (_, index) =>
			textAt(index, ENTRIES),
		);
		expect(new Set(texts).size).toBe(texts.length);
		const lengths = texts.map((text) => [...text].length);
		expect(Math.min(...lengths)).toBeGreaterThan(0);
		expect(Math.max(...lengths)).toBe(TEXTE_PROCHES_MAX);
	});

	test("lead to the entry whose title or name they hold, and to none when nobody wrote their words", async () => {
		expect(await closeTo(NAMED.title)).toContain("besoin-0");
		expect(await closeTo(NAMED.name)).toContain("projet-0");
		expect(await closeTo(NAMED.unwritten)).toEqual([]);
	});
});
