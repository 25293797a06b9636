import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { useTestDatabase } from "#server/postgres/test-store.fixture";

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

describe("what entries are ranked by", () => {
	async function weighed(table: string): Promise<string> {
		const [found] = await rows<{ rang: string }>({
			text: `SELECT rang::text FROM ${table} ORDER BY 1 DESC LIMIT 1`,
			values: [],
		});
		return found?.rang ?? "";
	}

	test.each([
		["Pl@ntNet", ["'plantnet'", "'plant'", "'net'", "'==plantnet'"]],
		["OpenStreetMap", ["'openstreetmap'", "'open'", "'street'", "'map'"]],
		["Open Food Facts", ["'openfoodfacts'", "'food'", "'=openfood'"]],
		["Let’s Encrypt", ["'lets'", "'letsencrypt'", "'encrypt'"]],
		["Le car du soir", ["'==cardusoir'", "'=car'"]],
		["HTMLParser 3D", ["'html'", "'parser'", "'3d'"]],
		["éàü", ["'eau'"]],
		["—", ["'=='"]],
	])("the words of the name %j", async (nom, words) => {
		const [found] = await rows<{ mots: string }>(
			sql`SELECT termes_du_nom(${nom}, 'fr')::text AS mots`,
		);
		for (const word of words) expect(found?.mots).toContain(word);
	});

	test("the initials of a name of three words or more, with and without its empty words", async () => {
		const initials = async (nom: string) =>
			(
				await rows<{ mots: string }>(
					sql`SELECT initiales_du_nom(${nom})::text AS mots`,
				)
			)[0]?.mots;
		expect(await initials("OpenStreetMap")).toContain("'osm'");
		for (const letters of ["'bap'", "'bdadp'"])
			expect(await initials("Base des adresses du pays")).toContain(letters);
		expect(await initials("Deux mots")).toBe("");
	});

	test("a project's name weighs A, its tagline B, its themes, carrier and territory C, and the description is left to the rest", async () => {
		await prisma().besoin.deleteMany();
		await prisma().projet.deleteMany();
		const { id } = await prisma().projet.create({
			data: {
				slug: "pese",
				nom: "Aubier",
				accroche: "Une bogue assez longue.",
				description: "Une cupule qui tient bien ses quarante caractères.",
				porteur: "Drupe",
				territoire: "Ebène",
				themes: {
					create: {
						position: 0,
						theme: { create: { slug: "fane", nom: "Fane", description: "" } },
					},
				},
			},
		});
		const rang = await weighed("rangs_projets");
		for (const part of [
			/'aubier':[\dA,]+A/,
			/'bogu':\d+B/,
			/'drup':\d+C/,
			/'eben':\d+C/,
			/'fan':\d+C/,
		])
			expect(rang).toMatch(part);
		expect(rang).not.toContain("cupul");
		const [rest] = await rows<{ oui: boolean }>(
			sql`SELECT termes @@ 'cupul & aubier:A & cupule'::tsquery AS oui FROM rangs_projets WHERE projet_id = ${id}`,
		);
		expect(rest?.oui).toBe(true);
	});

	test("a change of case, of language or of theme is ranked at once; a vote rewrites nothing", async () => {
		const where = { slug: "pese" };
		await prisma().projet.update({ where, data: { nom: "AubierTendre" } });
		expect(await weighed("rangs_projets")).toContain("'tendr'");
		await prisma().projet.update({
			where,
			data: { nom: "Libraries", langue: "en" },
		});
		expect(await weighed("rangs_projets")).toContain("'librari'");
		await prisma().theme.update({
			where: { slug: "fane" },
			data: { nom: "Gousse" },
		});
		expect(await weighed("rangs_projets")).toContain("'gouss'");
		const version = () => rows(sql`SELECT xmin::text FROM rangs_projets`);
		const before = await version();
		await prisma().projet.update({ where, data: { nb_votes: 5 } });
		expect(await version()).toEqual(before);
	});

	test("a need's title weighs A; an article's title A, its summary B, in both languages", async () => {
		await prisma().besoin.create({
			data: {
				slug: "haie",
				titre: "Une haie commune",
				description: "Une description qui tient ses quarante caractères.",
			},
		});
		expect(await weighed("rangs_besoins")).toMatch(/'hai':[\dA,]+A/);
		await prisma().article.create({
			data: {
				slug: "jonc",
				titre: "Joncs",
				resume: "Kapok",
				date: new Date("2026-01-01"),
				auteur: "L’équipe",
				texte: "Liber",
				html: "<p>Liber</p>",
				traductions: { en: { titre: "Reeds", texte: "Mosses" } },
			},
		});
		const rang = await weighed("rangs_articles");
		for (const part of [
			/'jonc':[\dA,]+A/,
			/'reed':[\dA,]+A/,
			/'kapok':[\dB,]+B/,
		])
			expect(rang).toMatch(part);
		const [found] = await rows<{ texte: string; oui: boolean }>(
			sql`SELECT texte, termes @@ 'liber & moss'::tsquery AS oui FROM recherche_articles JOIN rangs_articles USING (article_id)`,
		);
		expect(found?.oui).toBe(true);
		expect(found?.texte).toContain("mosses");
	});
});
