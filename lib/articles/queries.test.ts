import { beforeEach, describe, expect, test } from "vitest";
import { prisma } from "#lib/platform/db/pool";
import { emptyDirectory } from "#prisma/directory.fixture";
import { creerArticle, creerProjet } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import {
	lireArticle,
	listerArticles,
	listerArticlesVoisins,
} from "./queries.ts";

useTestDatabase();
beforeEach(emptyDirectory);

async function slugs(): Promise<string[]> {
	const page = await listerArticles({});
	if (!page.ok) throw new Error("refused");
	return page.valeur.elements.map(({ slug }) => slug);
}

test("a draft is neither listed nor read", async () => {
	await creerArticle({ slug: "brouillon", statut: "brouillon" });
	expect(await slugs()).toEqual([]);
	for (const slug of ["brouillon", "inconnu", "", "é"])
		expect(await lireArticle(slug)).toEqual({
			ok: false,
			refus: "introuvable",
		});
});

test("D6, D7: the summary and the whole have their own translated keys, and no other field", async () => {
	await creerArticle({
		slug: "article",
		date: new Date("2026-02-28"),
		traductions: {
			en: {
				titre: "Article",
				resume: "Summary",
				html: "<p>Text.</p>",
				texte: "Text.",
			},
		},
	});
	const resume = {
		slug: "article",
		titre: "Article article",
		resume: "Un résumé.",
		date: "2026-02-28",
		auteur: "L’équipe",
		projets: [],
	};
	const en = { titre: "Article", resume: "Summary" };
	expect(await listerArticles({})).toEqual({
		ok: true,
		valeur: {
			elements: [{ ...resume, traductions: { en } }],
			total: 1,
			suivant: null,
		},
	});
	expect(await lireArticle("article")).toEqual({
		ok: true,
		valeur: {
			...resume,
			html: "<p>Texte.</p>",
			traductions: { en: { ...en, html: "<p>Text.</p>" } },
		},
	});
});

test("D20: by date, then by entry, the newest first", async () => {
	for (const [slug, jour] of [
		["a", "2026-01-02"],
		["b", "2026-01-01"],
		["c", "2026-01-02"],
		["d", "2026-01-03"],
	] as const)
		await creerArticle({ slug, date: new Date(jour) });
	expect(await slugs()).toEqual(["d", "c", "a", "b"]);
});

describe("D14, D20: the projects an article mentions", () => {
	test("in their order, and only while they are published", async () => {
		for (const slug of ["z", "m", "a"]) await creerProjet({ slug });
		await creerArticle({ slug: "article", projets: ["m", "z", "a"] });
		const mentioned = async () => {
			const lu = await lireArticle("article");
			return lu.ok ? lu.valeur.projets : undefined;
		};
		expect(await mentioned()).toEqual(["m", "z", "a"]);
		await prisma().projet.update({
			where: { slug: "z" },
			data: { statut: "archive" },
		});
		expect(await mentioned()).toEqual(["m", "a"]);
		await prisma().projet.update({
			where: { slug: "z" },
			data: { statut: "publie" },
		});
		expect(await mentioned()).toEqual(["m", "z", "a"]);
	});
});

test("what is read after an article mentions its projects, then is the newest; neither itself nor a draft", async () => {
	for (const slug of ["x", "y", "z"]) await creerProjet({ slug });
	await creerArticle({ slug: "lu", projets: ["x", "y"] });
	for (const [slug, jour, projets] of [
		["deux", "2026-01-01", ["y", "x"]],
		["un", "2026-01-02", ["x", "z"]],
		["recent", "2026-01-04", ["z"]],
		["ancien", "2026-01-03", []],
	] as const)
		await creerArticle({ slug, date: new Date(jour), projets });
	await creerArticle({
		slug: "brouillon",
		statut: "brouillon",
		projets: ["x"],
	});
	const voisins = async (slug: string, limite: number) =>
		(await listerArticlesVoisins(slug, limite)).map((un) => un.slug);
	expect(await voisins("lu", 10)).toEqual(["deux", "un", "recent", "ancien"]);
	expect(await voisins("lu", 2)).toEqual(["deux", "un"]);
	for (const slug of ["brouillon", "inconnu", "", "é"])
		expect(await voisins(slug, 10)).toEqual([]);
});
