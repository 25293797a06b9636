/** Drafts that the server publishes at their hour, that are seen before, or deleted. */
import { expect, test } from "vitest";
import { lireArticle } from "#lib/articles/queries";
import { publierArticlesProgrammes } from "#lib/exploitation/commands";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { siteDay } from "#lib/platform/runtime/clock";
import { acteurDeRole, dernierActe } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { creerArticle, modifierArticle, supprimerArticle } from "./commands.ts";
import { lireArticleEdite } from "./queries.ts";

useTestDatabase();

const SYSTEME = { nature: "systeme" } as const;

const ARTICLE = {
	...{ titre: "Un titre", resume: "Un résumé.", auteur: "L’équipe" },
	...{ texte: "Bonjour.", projets: null, date: "2999-06-03" },
	...{ titre_en: null, resume_en: null, texte_en: null },
	statut: "brouillon" as const,
};

async function programme(): Promise<string> {
	const cree = await creerArticle(await acteurDeRole(), ARTICLE, "08:30");
	if (!cree.ok) throw new Error(cree.refus);
	return cree.valeur.slug;
}

/** Its hour comes: `secondes` ago. */
async function echoir(slug: string, secondes = 1) {
	await rows(
		sql`UPDATE articles SET publier_le = now() - make_interval(secs => ${secondes}) WHERE slug = ${slug}`,
	);
}

const estPublic = async (slug: string) => (await lireArticle(slug)).ok;

test("a scheduled article is published at its hour in France, dated of that day, by one of eight runs at once, and not before", async () => {
	const slug = await programme();
	expect(await lireArticleEdite(slug)).toMatchObject({
		statut: "brouillon",
		publier_le: new Date("2999-06-03T06:30:00Z"),
	});
	expect(await publierArticlesProgrammes(SYSTEME)).toBe(0);
	expect(await estPublic(slug)).toBe(false);
	await echoir(slug);
	const publies = await Promise.all(
		Array.from({ length: 8 }, () => publierArticlesProgrammes(SYSTEME)),
	);
	expect(publies.sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
	expect(await lireArticle(slug)).toMatchObject({
		ok: true,
		valeur: { date: siteDay() },
	});
	const actes = await prisma().journalEntree.findMany({
		where: { objet: "article", objet_slug: slug },
		orderBy: { id: "asc" },
	});
	expect(actes.map(({ acte, acteur }) => [acte, acteur])).toEqual([
		["creerArticle", "compte"],
		["publierArticle", "systeme"],
	]);
	expect(await publierArticlesProgrammes(SYSTEME)).toBe(0);
});

test("the schedule is kept by a text restored, changed by the form, and ended by publishing or by making it a plain draft", async () => {
	const moi = await acteurDeRole();
	const slug = await programme();
	const prevu = async () => (await lireArticleEdite(slug))?.publier_le;
	const avant = await prevu();
	await modifierArticle(moi, slug, { ...ARTICLE, titre: "Autre" });
	expect(await prevu()).toEqual(avant);
	await modifierArticle(moi, slug, ARTICLE, null, "09:00");
	expect(await prevu()).toEqual(new Date("2999-06-03T07:00:00Z"));
	await modifierArticle(moi, slug, ARTICLE, null, null);
	expect(await prevu()).toBeNull();
	await modifierArticle(moi, slug, ARTICLE, null, "09:00");
	await modifierArticle(moi, slug, { ...ARTICLE, statut: "publie" });
	expect(await prevu()).toBeNull();
	expect(await estPublic(slug)).toBe(true);
});

test("a form opened before the server published the article does not take it back unseen", async () => {
	const moi = await acteurDeRole();
	const slug = await programme();
	const vu = (await lireArticleEdite(slug))?.vu ?? 0;
	await echoir(slug);
	await publierArticlesProgrammes(SYSTEME);
	expect(
		await modifierArticle(moi, slug, { ...ARTICLE, titre: "Autre" }, vu, null),
	).toMatchObject({ refus: "conflit" });
	expect(await estPublic(slug)).toBe(true);
});

test.each(["25:00", "8 h", "", "08:00:00Z"])(
	"an hour that is none is refused: %j",
	async (heure) => {
		expect(
			await creerArticle(await acteurDeRole(), ARTICLE, heure),
		).toMatchObject({
			refus: "invalide",
			detail: [{ loc: ["body", "heure"] }],
		});
	},
);

test("an hour that is past is refused, and nothing is saved", async () => {
	const moi = await acteurDeRole();
	const hier = { ...ARTICLE, titre: "Hier", date: "2026-01-01" };
	expect(await creerArticle(moi, hier, "08:00")).toMatchObject({
		refus: "invalide",
	});
	expect(await prisma().article.count({ where: { titre: "Hier" } })).toBe(0);
});

test("a picture without alternative text is refused in both languages; with one it is saved, and the page shows that text", async () => {
	const moi = await acteurDeRole();
	const sans = "Voici ![](https://exemple.fr/a.png) une image.";
	for (const champ of ["texte", "texte_en"])
		expect(
			await creerArticle(moi, { ...ARTICLE, [champ]: sans }),
		).toMatchObject({ refus: "invalide", detail: [{ loc: ["body", champ] }] });
	const avec = sans.replace("[]", "[Un banc à l’ombre]");
	const cree = await creerArticle(moi, { ...ARTICLE, texte: avec });
	const lu = cree.ok ? await lireArticleEdite(cree.valeur.slug) : null;
	expect(lu?.html).toBe("<p>Voici Un banc à l’ombre une image.</p>");
});

test("a draft is deleted with its earlier versions, and the journal keeps its title; a published article is not, nor by a member", async () => {
	const moi = await acteurDeRole();
	const slug = await programme();
	await modifierArticle(moi, slug, { ...ARTICLE, titre: "Autre" });
	expect(
		await supprimerArticle(await acteurDeRole("membre"), slug),
	).toMatchObject({ refus: "interdit" });
	expect(await supprimerArticle(moi, slug)).toEqual({ ok: true, valeur: null });
	expect(await lireArticleEdite(slug)).toBeNull();
	expect(
		await prisma().revision.count({ where: { objet: "article", slug } }),
	).toBe(0);
	expect(await dernierActe("article", slug)).toMatchObject({
		acte: "supprimerArticle",
		avant: { titre: "Autre" },
	});
	expect(await supprimerArticle(moi, slug)).toMatchObject({
		refus: "introuvable",
	});
	const public_ = await creerArticle(moi, { ...ARTICLE, statut: "publie" });
	if (!public_.ok) throw new Error(public_.refus);
	expect(await supprimerArticle(moi, public_.valeur.slug)).toMatchObject({
		refus: "conflit",
	});
	expect(await estPublic(public_.valeur.slug)).toBe(true);
});
