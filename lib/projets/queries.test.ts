import { beforeEach, describe, expect, test } from "vitest";
import { prisma } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerProjet, creerTheme } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import {
	estProjetRetire,
	lireProjet,
	lireProjetsNommes,
	listerProjets,
} from "./queries.ts";
import { estProjetPublic } from "./rules.ts";
import { type ProjetsQuery, STATUTS_PROJET } from "./schema.ts";

useTestDatabase();
beforeEach(emptyDirectory);

async function slugs(query: Partial<ProjetsQuery> = {}): Promise<string[]> {
	const page = await listerProjets({ tri: "une", ...query });
	if (!page.ok) throw new Error("refused");
	expect(page.valeur.total).toBe(page.valeur.elements.length);
	return page.valeur.elements.map(({ slug }) => slug);
}

describe("D14: visibility", () => {
	test.each(STATUTS_PROJET)(
		"%s: read and listed when it is public, unknown otherwise",
		async (statut) => {
			const publie_le =
				statut === "publie" || statut === "archive" ? new Date() : null;
			await creerProjet({ slug: "projet", statut, publie_le });
			const lu = await lireProjet("projet");
			expect(lu.ok).toBe(estProjetPublic(statut));
			if (!lu.ok) expect(lu).toEqual({ ok: false, refus: "introuvable" });
			expect(await slugs()).toEqual(estProjetPublic(statut) ? ["projet"] : []);
		},
	);

	test.each(["", "inconnu", "Projet", "a/b", "é", "a".repeat(300), "\u0000"])(
		"%j is unknown",
		async (slug) => {
			expect(await lireProjet(slug)).toEqual({
				ok: false,
				refus: "introuvable",
			});
		},
	);
});

describe("the wire object", () => {
	test("D6, D7: every field, themes in their order, translations with their own keys only", async () => {
		await creerTheme({
			slug: "b",
			traductions: { en: { nom: "B", autre: "x" } },
		});
		await creerTheme({ slug: "a" });
		await creerProjet({
			slug: "projet",
			usage_ia: "Aucun.",
			site_web: "https://example.org/",
			porteur: "Nous",
			territoire: "Creuse",
			code_ouvert: true,
			label_ia: "sans_ia",
			langue: "en",
			nb_votes: 3,
			mis_en_avant: true,
			themes: ["b", "a"],
			mots_habitants_en: ["fix a map"],
			depot: "https://git.example.org/a",
			licence_code: "MIT",
			stade: "essai",
			liens: ["impact https://example.org/b"],
			finance_par: ["Ville"],
			traductions: {
				en: { nom: "Project", accroche: "", description: 3, slug: "x" },
				de: { nom: "Projekt" },
			},
		});
		const themes = [
			{
				slug: "b",
				nom: "Thème b",
				description: "",
				traductions: { en: { nom: "B" } },
			},
			{ slug: "a", nom: "Thème a", description: "", traductions: {} },
		];
		const resume = {
			slug: "projet",
			nom: "Projet projet",
			accroche: "Une accroche assez longue.",
			territoire: "Creuse",
			mis_en_avant: true,
			nb_votes: 3,
			themes,
			label_ia: "sans_ia",
			langue: "en",
			traductions: { en: { nom: "Project" } },
			logo: null,
		};
		expect(await listerProjets({ tri: "une" })).toEqual({
			ok: true,
			valeur: { elements: [resume], total: 1, suivant: null },
		});
		expect(await lireProjet("projet")).toEqual({
			ok: true,
			valeur: {
				...resume,
				description: "Quarante caractères au moins, et rien d’autre ici.",
				site_web: "https://example.org/",
				porteur: "Nous",
				usage_ia: "Aucun.",
				code_ouvert: true,
				publie_le: "2026-03-01T12:00:00.000Z",
				mots_habitants: [],
				mots_habitants_en: ["fix a map"],
				depot: "https://git.example.org/a",
				licence_code: "MIT",
				stade: "essai",
				liens: [{ nature: "impact", url: "https://example.org/b" }],
				finance_par: ["Ville"],
				contact: null,
				lieux: [],
				image: null,
			},
		});
	});

	test.each([
		{},
		{ en: {} },
		{ en: null },
		{ en: "x" },
		{ en: { nom: "" } },
		{ de: {} },
	])("D6: %j shows no translation at all", async (traductions) => {
		await creerProjet({ slug: "projet", traductions });
		expect(await lireProjet("projet")).toMatchObject({
			valeur: { traductions: {}, themes: [], site_web: null },
		});
	});
});

describe("D19: filters", () => {
	beforeEach(async () => {
		await creerTheme({ slug: "mer" });
		await creerTheme({ slug: "mer-haute" });
		await creerProjet({
			slug: "un",
			themes: ["mer", "mer-haute"],
			mis_en_avant: true,
			label_ia: "ia_centrale",
			territoire: "Île-de-France",
		});
		await creerProjet({ slug: "deux", themes: ["mer-haute"] });
	});

	test.each<[Partial<ProjetsQuery>, string[]]>([
		[{ theme: "mer" }, ["un"]],
		[{ theme: "mer-haute" }, ["un", "deux"]],
		[{ theme: "" }, ["un", "deux"]],
		[{ theme: "inconnu" }, []],
		[{ theme: "MER" }, []],
		[{ mis_en_avant: true }, ["un"]],
		[{ mis_en_avant: false }, ["deux"]],
		[{ label_ia: "ia_centrale" }, ["un"]],
		[{ label_ia: "non_renseigne" }, ["deux"]],
		[{ label_ia: "" }, ["un", "deux"]],
		[{ territoire: "ile de france" }, ["un"]],
		[{ territoire: "France" }, []],
		[{ territoire: "" }, ["un", "deux"]],
		[{ theme: "mer-haute", mis_en_avant: true, q: "projet" }, ["un"]],
		[{ theme: "mer", mis_en_avant: false }, []],
	])("%j", async (query, expected) => {
		expect(await slugs(query)).toEqual(expected);
	});

	test("a licence finds what may be had under it, alone or among others; a repository, who has one", async () => {
		const licences = [
			["mit", "MIT"],
			["choix", "LGPL-2.1-only OR GPL-2.0-only"],
			["lgpl", "LGPL-2.1-only"],
			["autre", "MIT-0"],
		] as const;
		for (const [slug, licence_code] of licences)
			await creerProjet({
				...{ slug, licence_code, depot: `https://git.example.org/${slug}` },
			});
		for (const [licence_code, expected] of [
			["mit", ["mit"]],
			["LGPL-2.1 OR GPL-2.0", ["choix"]],
			["LGPL-2.1", ["choix", "lgpl"]],
			["' OR 1=1 --", []],
		] as const) {
			const found = await slugs({ licence_code });
			expect([licence_code, found.toSorted()]).toEqual([
				...[licence_code, expected],
			]);
		}
		const repositories = licences.map(([slug]) => slug);
		expect((await slugs({ depot: true })).toSorted()).toEqual(
			repositories.toSorted(),
		);
		expect((await slugs({ depot: false })).toSorted()).toEqual(["deux", "un"]);
	});
});

describe("D20: orders", () => {
	beforeEach(async () => {
		const entries = [
			["a", false, 5, "2026-01-01"],
			["b", true, 0, "2026-01-01"],
			["c", false, 5, "2026-01-02"],
			["d", false, 9, "2026-01-01"],
			["e", true, 1, "2026-01-03"],
			["f", false, 5, "2026-01-01"],
		] as const;
		for (const [slug, mis_en_avant, nb_votes, jour] of entries)
			await creerProjet({
				slug,
				mis_en_avant,
				nb_votes,
				publie_le: new Date(jour),
			});
	});

	test.each([
		["une", ["e", "b", "c", "f", "d", "a"]],
		["votes", ["d", "c", "f", "a", "e", "b"]],
		["recents", ["e", "c", "f", "d", "b", "a"]],
	] as const)("%s is a total order", async (tri, expected) => {
		expect(await slugs({ tri })).toEqual(expected);
		await prisma()
			.$executeRaw`UPDATE projets SET nom = nom || ' bis' WHERE slug IN ('a', 'c')`;
		expect(await slugs({ tri })).toEqual(expected);
	});
});

test("D21: the total of a filtered list follows every change at once", async () => {
	await creerTheme({ slug: "mer" });
	const total = async () => {
		const page = await listerProjets({ tri: "une", theme: "mer", limite: 1 });
		return page.ok ? page.valeur.total : undefined;
	};
	expect(await total()).toBe(0);
	await creerProjet({ slug: "un", themes: ["mer"] });
	await creerProjet({ slug: "deux", themes: ["mer"] });
	expect(await total()).toBe(2);
	expect(await total()).toBe(2);
	await prisma().projet.update({
		where: { slug: "un" },
		data: { statut: "archive" },
	});
	expect(await total()).toBe(1);
	await prisma().projetTheme.deleteMany();
	expect(await total()).toBe(0);
});

test("D14: only an entry that was public once is distinguished from one that never was", async () => {
	await creerProjet({ slug: "retire", statut: "archive" });
	await creerProjet({ slug: "public" });
	await creerProjet({ slug: "jamais", statut: "refuse", publie_le: null });
	expect(await estProjetRetire("retire")).toBe(true);
	for (const slug of ["public", "jamais", "inconnu", "É"])
		expect(await estProjetRetire(slug)).toBe(false);
});

test("projects requested by slugs come in the order of the slugs, without unpublished ones", async () => {
	await creerProjet({ slug: "nomme-b" });
	await creerProjet({ slug: "nomme-a" });
	await creerProjet({ slug: "nomme-c", statut: "archive" });
	const nommes = await lireProjetsNommes([
		"nomme-b",
		"nomme-c",
		"inconnu",
		"nomme-a",
	]);
	expect(nommes.map(({ slug }) => slug)).toEqual(["nomme-b", "nomme-a"]);
	expect(await lireProjetsNommes([])).toEqual([]);
});
