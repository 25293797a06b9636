import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { estSlug } from "../contract/slug.ts";
import { asAnother } from "./another.fixture.ts";
import { rows, sql } from "./pool.ts";
import {
	avecSlugLibre,
	insertWithSlugs,
	isSlugOf,
	slugAt,
	slugDe,
} from "./slug.ts";
import { inTransaction, type Transaction } from "./transaction.ts";

useTestDatabase();

/** Fifty writers wait for each other, on a machine that may be busy. */
const PATIENCE = { timeoutMs: 15_000 };

const first = (nom: string) => slugAt(slugDe(nom, "projets"), 1);

describe("D16: the slug of a name", () => {
	test.each([
		["OpenStreetMap", "openstreetmap"],
		["L’eau d'ici & d'ailleurs", "l-eau-d-ici-et-d-ailleurs"],
		["Le c(h)œur des Sentes", "le-c-h-oeur-des-sentes"],
		["GDR Sante\u0301", "gdr-sante"],
		["#APTIC, les chèques", "aptic-les-cheques"],
		["Protège-Toit 🏡", "protege-toit"],
		["1 élève, 1 stage", "1-eleve-1-stage"],
		["ＡＢ", "ab"],
	])("%s gives %s", (nom, slug) => {
		expect(first(nom)).toBe(slug);
	});

	test.each(["日本語", "Привет", "🏡🏡", "!?", "عربي"])(
		"%s, without an ASCII letter or digit, gives projet with a number",
		(nom) => {
			expect(first(nom)).toBe("projet-1");
		},
	);

	test("a name of maximum length leaves room for a number, cut between words", () => {
		const slug = first(`${"mot ".repeat(29)}entier coupe`);
		expect(slug.length).toBeLessThanOrEqual(120);
		expect(slug.endsWith("-mot-entier")).toBe(false);
		expect(slug.endsWith("-mot")).toBe(true);
		expect(first("a".repeat(140))).toBe("a".repeat(120));
	});

	test("any text gives a slug, whatever its number", () => {
		fc.assert(
			fc.property(
				fc.string({ unit: "grapheme", maxLength: 140 }),
				fc.integer({ min: 1, max: 1_000_000 }),
				(nom, rank) => {
					expect(estSlug(slugAt(slugDe(nom, "besoins"), rank))).toBe(true);
				},
			),
		);
	});
});

async function inserer(noms: readonly string[]): Promise<void> {
	await inTransaction(
		(tx) =>
			insertWithSlugs(
				tx,
				"themes",
				noms.map((nom) => ({ nom })),
				(themes) =>
					tx.theme.createManyAndReturn({
						data: themes.map(({ row, slug }) => ({
							...row,
							slug,
							description: "",
						})),
						skipDuplicates: true,
					}),
			),
		PATIENCE,
	);
}

function creerTheme(tx: Transaction, nom: string, slug: string) {
	return tx.theme.create({ data: { nom, slug, description: "" } });
}

async function insererUn(nom: string): Promise<string> {
	const { slug } = await inTransaction(
		(tx) =>
			avecSlugLibre(tx, "themes", nom, (slug) => creerTheme(tx, nom, slug)),
		PATIENCE,
	);
	return slug;
}

async function slugsDe(nom: string): Promise<string[]> {
	const found = await rows<{ slug: string }>(
		sql`SELECT slug FROM themes WHERE nom = ${nom} ORDER BY id`,
	);
	return found.map(({ slug }) => slug);
}

test.each([
	["le-puits", "Le puits", true],
	["le-puits-12", "Le puits", true],
	["le-puits-a", "Le puits", false],
	["le-puits-", "Le puits", false],
	["le-pui", "Le puits", false],
	["projet-3", "水", true],
	["projet", "水", false],
])("%s is a slug of “%s”: %s", (slug, nom, est) => {
	expect(isSlugOf(slug, slugDe(nom, "projets"))).toBe(est);
});

// The first transaction of a process is slow: it takes half a second to compile Prisma's engine.
beforeAll(() => inserer(["Un nom pour commencer"]));

describe("D16: slugs on a clash", () => {
	test.each([
		["in batches", "Même nom à la fois", (nom: string) => inserer([nom])],
		["one by one", "Un autre nom", insererUn],
	])(
		"fifty inserts of one name at once, %s, take the first fifty slugs",
		async (_, nom, insert) => {
			await Promise.all(Array.from({ length: 50 }, () => insert(nom)));
			const stem = slugDe(nom, "themes");
			const expected = Array.from({ length: 50 }, (_, index) =>
				slugAt(stem, index + 1),
			);
			expect((await slugsDe(nom)).toSorted()).toEqual(expected.toSorted());
		},
	);

	test("a slug taken by another name after the check is rolled back and the next one tried", async () => {
		let seen: readonly string[] = [];
		const { slug } = await inTransaction((tx) =>
			avecSlugLibre(tx, "themes", "Puits", async (free) => {
				seen = [...seen, free];
				// Another transaction takes "puits" without waiting in the queue of that name.
				if (free === "puits")
					await asAnother(() =>
						inTransaction((other) => creerTheme(other, "Autre", "puits")),
					);
				return creerTheme(tx, "Puits", free);
			}),
		);
		expect([seen, slug]).toEqual([["puits", "puits-2"], "puits-2"]);
	});

	test("an error other than the slug's is rethrown, and leaves the transaction usable", async () => {
		await inTransaction(async (tx) => {
			const kept = await creerTheme(tx, "Source", "source");
			const refused = avecSlugLibre(tx, "themes", "Fontaine", (slug) =>
				tx.theme.create({
					data: { id: kept.id, slug, nom: "Fontaine", description: "" },
				}),
			);
			await expect(refused).rejects.toThrow(/constraint/);
			await creerTheme(tx, "Fontaine", "fontaine-a-part");
		});
		expect(await slugsDe("Fontaine")).toEqual(["fontaine-a-part"]);
	});

	test("clashes within one batch and with existing rows are numbered in order", async () => {
		await inserer(["Lac"]);
		await inserer(["Lac", "Étang", "Lac", "Lac 2"]);
		expect(await slugsDe("Lac")).toEqual(["lac", "lac-2", "lac-3"]);
		expect(await slugsDe("Étang")).toEqual(["etang"]);
		expect(await slugsDe("Lac 2")).toEqual(["lac-2-2"]);
	});

	test("a name taken many times still gets the first free number", async () => {
		await inserer(Array.from({ length: 60 }, () => "Rivière"));
		await rows(sql`DELETE FROM themes WHERE slug = 'riviere-37'`);
		await inserer(["Rivière", "Rivière"]);
		expect((await slugsDe("Rivière")).slice(-2)).toEqual([
			"riviere-37",
			"riviere-61",
		]);
	});

	test("names without any Latin letter share one numbering", async () => {
		await inserer(["日本語", "한국어"]);
		expect([
			...(await slugsDe("日本語")),
			...(await slugsDe("한국어")),
		]).toEqual(["theme-1", "theme-2"]);
	});
});
