import { describe, expect, test } from "vitest";
import { STATUTS_BESOIN_PUBLICS } from "#lib/besoins/schema";
import { SituationForme } from "#lib/participation/schema";
import situations from "../content/situations.json" with { type: "json" };
import { LIEUX } from "../lieux-table.fixture.ts";
import { BESOINS } from "./contenu.ts";

const publics: readonly string[] = STATUTS_BESOIN_PUBLICS;
const dites = (slug: string) =>
	situations.filter(({ besoin }) => besoin === slug);

describe("what supporters live", () => {
	test("every public need has three to five sentences, one of them in English, and no other need has any", () => {
		for (const { slug, statut } of BESOINS) {
			const leurs = dites(slug);
			if (!publics.includes(statut)) {
				expect([slug, leurs]).toEqual([slug, []]);
				continue;
			}
			expect(leurs.length, slug).toBeGreaterThanOrEqual(3);
			expect(leurs.length, slug).toBeLessThanOrEqual(5);
			expect([slug, leurs.map(({ langue }) => langue)]).toEqual([
				slug,
				expect.arrayContaining(["en", undefined]),
			]);
		}
		expect(BESOINS.flatMap(({ slug }) => dites(slug))).toHaveLength(
			situations.length,
		);
	});

	test("no two are alike, and each is as a form takes it, of 40 to 280 signs, in French or English", () => {
		const phrases = situations.map(({ phrase }) => phrase);
		expect(new Set(phrases).size).toBe(phrases.length);
		for (const { besoin, phrase, departement = "", langue } of situations) {
			expect([undefined, "en"]).toContain(langue);
			expect(phrase.length).toBeGreaterThanOrEqual(40);
			expect(
				SituationForme.parse({ slug: besoin, situation: phrase, departement }),
			).toMatchObject({ situation: phrase });
		}
	});

	test("they come from all over the country: many départements, each a known one, and some say none", () => {
		const connus = new Set(
			LIEUX.flatMap(({ code, nature }) =>
				nature === "departement" ? [code] : [],
			),
		);
		const dits = situations.flatMap(({ departement }) => departement ?? []);
		for (const departement of dits) expect(connus).toContain(departement);
		expect(new Set(dits).size).toBeGreaterThan(30);
		expect(dits.length).toBeLessThan(situations.length);
	});

	test("their signs are those of their language: held to their word in French, following it in English", () => {
		const fautes = situations.filter(({ langue, phrase }) =>
			langue === "en"
				? /['"«»\u00a0\u202f]|\s[:;!?]/u.test(phrase)
				: /['"\u2026]|[^\u00a0\u202f][;!?»]|«[^\u00a0]|[ \p{L}\d]:/u.test(
						phrase,
					),
		);
		expect(fautes).toEqual([]);
	});
});
