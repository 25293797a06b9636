import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { checkInvariants } from "./invariants.fixture.ts";

useTestDatabase();

async function folded(text: string): Promise<string> {
	const [found] = await rows<{ texte: string }>(
		sql`SELECT texte_recherche(${text}) AS texte`,
	);
	return found?.texte ?? "";
}

async function holds(text: string, sought: string): Promise<boolean> {
	const [found] = await rows<{ oui: boolean }>(
		sql`SELECT texte_recherche(${text}) LIKE motif_recherche(${sought}) AS oui`,
	);
	return found?.oui ?? false;
}

describe("D18: the normalisation of texts", () => {
	test.each([
		["ÉNERGIE Électrique", "energie electrique"],
		["É\u0301nergie".normalize("NFD"), "energie"],
		["cœur Œuvre ex æquo Æ", "coeur oeuvre ex aequo ae"],
		["ﬁnance straße", "finance strasse"],
		["ĲSSELMEER Ǆ", "ijsselmeer dz"],
		["ÇA où naïf Noël", "ca ou naif noel"],
		["l'eau l’eau l‘eau lʼeau l‛eau l`eau l´eau", "l eau ".repeat(7).trim()],
		["a-b a‐b a‑b a‒b a–b a—b a―b a−b a\u00ADb", `${"a b ".repeat(8)}ab`],
		["a \t\r\n\u00A0\u202F\u2003\u2028\u2029b", "a b"],
		["a\u200Bb\u200Dc\uFEFFd\u2060e", "abcde"],
		["100 % a_b c\\d", "100 % a_b c\\d"],
		["Ａ１", "a1"],
		["", ""],
	])("%j is %j", async (text, expected) => {
		expect(await folded(text)).toBe(expected);
	});

	test("normalising twice equals normalising once, whatever the text", async () => {
		const text = "L’Œuvre d’Été — 100 % « à\u0300 » naïf\u200B ﬁ Ⅷ ½ ﷺ ß İ";
		expect(await folded(await folded(text))).toBe(await folded(text));
	});

	test("a composed and a decomposed text are the same text", async () => {
		const text = "Forêt d’Orléans, où naît l’été";
		expect(await folded(text.normalize("NFD"))).toBe(
			await folded(text.normalize("NFC")),
		);
	});
});

describe("D18: the searched text is taken literally", () => {
	test.each([
		["100 % bénévole", "100 % b", true],
		["100 euros bénévole", "100 % b", false],
		["chemin a_b", "a_b", true],
		["chemin axb", "a_b", false],
		["chemin c\\d", "c\\d", true],
		["chemin cd", "c\\d", false],
		["chemin \\", "\\", true],
		["chemin %", "\\%", false],
	])("%j contains %j: %j", async (text, sought, expected) => {
		expect(await holds(text, sought)).toBe(expected);
	});
});

describe("the search rows", () => {
	const projet = (slug: string) => ({
		slug,
		nom: `Atlas ${slug}`,
		accroche: "Une accroche assez longue.",
		description: "Une description qui tient ses quarante caractères.",
		porteur: "Association Chênes",
		territoire: "Île-de-France",
		traductions: { en: { nom: "Oaks", accroche: "Tagline", autre: "caché" } },
	});

	async function textOf(slug: string): Promise<string> {
		const [found] = await rows<{ texte: string }>(
			sql`SELECT r.texte FROM recherche_projets r JOIN projets p ON p.id = r.projet_id WHERE p.slug = ${slug}`,
		);
		return found?.texte ?? "";
	}

	test("a project is searchable by its own texts, its themes and their English versions", async () => {
		await prisma().projet.create({
			data: {
				...projet("arbres"),
				themes: {
					create: {
						position: 0,
						theme: {
							create: {
								slug: "foret",
								nom: "Forêt",
								description: "secret",
								traductions: { en: { nom: "Forest" } },
							},
						},
					},
				},
			},
		});
		const text = await textOf("arbres");
		for (const part of [
			...["atlas arbres", "une accroche", "quarante caracteres"],
			...["association chenes", "ile de france", "oaks", "tagline"],
			...["foret", "forest"],
		])
			expect(text).toContain(part);
		expect(text).not.toContain("secret");
		expect(text).not.toContain("cache");
	});

	test("a change of text, of theme or of a theme's name is searchable at once; a vote rewrites nothing", async () => {
		await prisma().projet.create({ data: projet("mobile") });
		const { id } = await prisma().projet.update({
			where: { slug: "mobile" },
			data: { nom: "Boussole" },
		});
		expect(await textOf("mobile")).toContain("boussole");
		const theme = await prisma().theme.create({
			data: { slug: "mer", nom: "Mer", description: "" },
		});
		await prisma().projetTheme.create({
			data: { projet_id: id, theme_id: theme.id, position: 0 },
		});
		expect(await textOf("mobile")).toMatch(/\bmer\b/);
		await prisma().theme.update({
			where: { id: theme.id },
			data: { nom: "Océan" },
		});
		expect(await textOf("mobile")).toContain("ocean");
		const rowVersion = () =>
			rows<{ xmin: string }>(
				sql`SELECT xmin::text FROM recherche_projets WHERE projet_id = ${id}`,
			);
		const before = await rowVersion();
		await prisma().projet.update({ where: { id }, data: { nb_votes: 3 } });
		expect(await rowVersion()).toEqual(before);
		await prisma().projetTheme.deleteMany({ where: { projet_id: id } });
		expect(await textOf("mobile")).not.toContain("ocean");
	});

	test("two transactions that change a project and its theme at once leave a search text with both changes", async () => {
		await prisma().projet.create({
			data: {
				...projet("croise"),
				themes: {
					create: {
						position: 0,
						theme: { create: { slug: "avant", nom: "Avant", description: "" } },
					},
				},
			},
		});
		const rename = await prisma().$transaction(async (tx) => {
			await tx.projet.update({
				where: { slug: "croise" },
				data: { nom: "Renouveau" },
			});
			await tx.$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`;
			const other = prisma().theme.update({
				where: { slug: "avant" },
				data: { nom: "Ensuite" },
			});
			// The other transaction must wait for this one before it ends.
			return { other: other.then(() => {}), wait: await delay(200) };
		});
		await rename.other;
		expect(await textOf("croise")).toMatch(/renouveau.*ensuite/s);
	});

	test("a project and its themes, written in one transaction, are indexed once", async () => {
		const [, , indexed] = await prisma().$transaction([
			prisma().projet.create({
				data: {
					...projet("ensemble"),
					themes: {
						create: ["rive", "digue"].map((slug, position) => ({
							position,
							theme: { create: { slug, nom: slug, description: "" } },
						})),
					},
				},
			}),
			prisma().$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`,
			prisma().$queryRaw<
				unknown[]
			>`SELECT id FROM projets WHERE slug = 'ensemble'
				AND current_setting('bien_commun.indexes') = format(' projet %s,', id)`,
		]);
		expect(indexed).toHaveLength(1);
		expect(await textOf("ensemble")).toMatch(/rive.*digue/s);
	});

	test("a change after the triggers ran is indexed too, in the same transaction and before its commit", async () => {
		const name = (nom: string) =>
			prisma().projet.update({ where: { slug: "redit" }, data: { nom } });
		await prisma().$transaction([
			prisma().projet.create({ data: projet("redit") }),
			prisma().$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`,
			name("Premier jet"),
			prisma().$executeRaw`SET CONSTRAINTS ALL DEFERRED`,
			name("Second jet"),
		]);
		expect(await textOf("redit")).toContain("second jet");
	});

	test("what a savepoint took back is indexed as it was before it, and what was written before it at the commit", async () => {
		await prisma().projet.create({ data: projet("repris") });
		const name = (nom: string) =>
			prisma().projet.update({ where: { slug: "repris" }, data: { nom } });
		await prisma().$transaction([
			name("Gardé"),
			prisma().$executeRaw`SAVEPOINT avant`,
			name("Perdu"),
			prisma().$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`,
			prisma().$executeRaw`ROLLBACK TO SAVEPOINT avant`,
		]);
		expect(await textOf("repris")).toMatch(/^garde /);
	});

	test("a need is searchable by its title, description, territory, theme and English version", async () => {
		const besoin = await prisma().besoin.create({
			data: {
				slug: "puits",
				titre: "Un puits au village",
				description: "Une description qui tient ses quarante caractères.",
				territoire: "Creuse",
				traductions: { en: { titre: "A well", cahier: "hidden" } },
				theme: {
					create: { slug: "eau", nom: "Eau vive", description: "" },
				},
			},
		});
		const [found] = await rows<{ texte: string }>(
			sql`SELECT texte FROM recherche_besoins WHERE besoin_id = ${besoin.id}`,
		);
		for (const part of ["puits", "creuse", "a well", "eau vive"])
			expect(found?.texte).toContain(part);
		expect(found?.texte).not.toContain("hidden");
	});
});

describe("what an entry is ranked by", () => {
	const racines = async (textes: readonly string[], langue: string) => {
		const [lu] = await rows<{ racines: string[] }>(
			sql`SELECT (index_de('{}', ${[...textes]}::text[], array_fill(${langue}::text, ARRAY[${textes.length}::int]),
			      array_fill(1, ARRAY[${textes.length}::int]), array_fill(false, ARRAY[${textes.length}::int]))).racines AS racines`,
		);
		return lu?.racines ?? [];
	};

	test("stems are those of the language, a plural in a vowel has that of its singular, and empty words have none", async () => {
		expect(await racines(["Les vélos et le vélo"], "fr")).toEqual(["fvelo"]);
		expect(await racines(["the libraries, a library"], "en")).toEqual([
			"elibrari",
		]);
	});

	test("no entry has another index than its texts give", async () => {
		const { ecarts } = await checkInvariants();
		expect(
			ecarts.filter(({ regle }) => regle.startsWith("recherche_")),
		).toEqual([]);
	});

	test("a name is found written in one word, split at its capitals, and as a whole", async () => {
		await prisma().projet.create({
			data: {
				slug: "cadran",
				nom: "CadranSolaire libre",
				accroche: "Une accroche assez longue.",
				description: "Une description qui tient ses quarante caractères.",
			},
		});
		const [lu] = await rows<{ racines: string[] }>(
			sql`SELECT racines FROM index_projets i JOIN projets p ON p.id = i.projet_id WHERE p.slug = 'cadran'`,
		);
		expect(lu?.racines).toEqual(
			expect.arrayContaining([
				...["=cadransolairelibre", "fcadransolair", ".fcadran"],
				...["fcadransolairelibr", ".fsolair"],
			]),
		);
	});

	test("what is public is said beside it, from the commit that changes it", async () => {
		const isPublic = () =>
			rows<{ public: boolean }>(
				sql`SELECT i.public FROM index_projets i JOIN projets p ON p.id = i.projet_id WHERE p.slug = 'cadran'`,
			);
		expect(await isPublic()).toEqual([{ public: false }]);
		await prisma().projet.update({
			where: { slug: "cadran" },
			data: { statut: "publie", publie_le: new Date() },
		});
		expect(await isPublic()).toEqual([{ public: true }]);
	});

	test("frequencies count public entries only, once they are counted again", async () => {
		const held = () =>
			rows<{ entrees: number }>(
				sql`SELECT entrees FROM frequences WHERE racine = 'fcadran' AND nature = 'projet'`,
			);
		await rows(sql`SELECT compter_frequences()`);
		expect(await held()).toEqual([{ entrees: 1 }]);
		await prisma().projet.update({
			where: { slug: "cadran" },
			data: { statut: "archive" },
		});
		await rows(sql`SELECT compter_frequences()`);
		expect(await held()).toEqual([]);
	});
});
