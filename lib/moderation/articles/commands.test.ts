/** Drafts that are published or deleted. */
import { expect, test } from "vitest";
import { lireArticle } from "#lib/articles/queries";
import { prisma } from "#lib/platform/db/pool";
import { dayIn } from "#lib/platform/runtime/days.fixture";
import {
	creerArticle as articleEcrit,
	creerProjet,
} from "#prisma/entries.fixture";
import {
	acteurDeRole,
	dernierActe,
	slugNeuf,
} from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { lireEditee } from "../edition/queries.ts";
import { creerArticle, modifierArticle, supprimerArticle } from "./commands.ts";
import { listerArticlesEdites } from "./queries.ts";

useTestDatabase();

const ARTICLE = {
	...{ titre: "Un titre", resume: "Un résumé.", auteur: "L’équipe" },
	...{ texte: "Bonjour.", projets: null, date: "2025-06-03" },
	...{ titre_en: null, resume_en: null, texte_en: null },
	statut: "brouillon" as const,
};

async function brouillon(): Promise<string> {
	const cree = await creerArticle(await acteurDeRole(), ARTICLE);
	if (!cree.ok) throw new Error(cree.refus);
	return cree.valeur.slug;
}

const estPublic = async (slug: string) => (await lireArticle(slug)).ok;

test("a picture without alternative text is refused in both languages; with one it is saved, and the page shows that text", async () => {
	const moi = await acteurDeRole();
	const sans = "Voici ![](https://exemple.fr/a.png) une image.";
	for (const champ of ["texte", "texte_en"])
		expect(
			await creerArticle(moi, { ...ARTICLE, [champ]: sans }),
		).toMatchObject({ refus: "invalide", detail: [{ loc: ["body", champ] }] });
	const avec = sans.replace("[]", "[Un banc à l’ombre]");
	const cree = await creerArticle(moi, { ...ARTICLE, texte: avec });
	const where = cree.ok ? { slug: cree.valeur.slug } : { id: 0 };
	const { html } = await prisma().article.findUniqueOrThrow({ where });
	expect(html).toBe("<p>Voici Un banc à l’ombre une image.</p>");
});

test("an article whose day is to come stays a draft: it is neither created nor made public before, whatever was hoped of its date", async () => {
	const moi = await acteurDeRole();
	const demain = { ...ARTICLE, date: dayIn(1) };
	const public_ = { ...demain, statut: "publie" as const };
	const refus = { refus: "invalide", detail: [{ loc: ["body", "date"] }] };
	expect(await creerArticle(moi, public_)).toMatchObject(refus);
	const slug = await brouillon();
	expect(await modifierArticle(moi, slug, demain)).toMatchObject({ ok: true });
	expect(await modifierArticle(moi, slug, public_)).toMatchObject(refus);
	expect(await estPublic(slug)).toBe(false);
	const jour = { ...public_, date: dayIn(0) };
	expect(await modifierArticle(moi, slug, jour)).toMatchObject({ ok: true });
	expect(await estPublic(slug)).toBe(true);
});

test("a draft is deleted with its earlier versions, and the journal keeps its title; a published article is not, nor by a member", async () => {
	const moi = await acteurDeRole();
	const slug = await brouillon();
	await modifierArticle(moi, slug, { ...ARTICLE, titre: "Autre" });
	const vu = (await lireEditee("article", slug))?.vu ?? 0;
	expect(
		await supprimerArticle(await acteurDeRole("membre"), slug, vu),
	).toMatchObject({ refus: "interdit" });
	expect(await supprimerArticle(moi, slug, vu)).toEqual({
		ok: true,
		valeur: null,
	});
	expect(await lireEditee("article", slug)).toBeNull();
	expect(
		await prisma().revision.count({ where: { objet: "article", slug } }),
	).toBe(0);
	expect(await dernierActe("article", slug)).toMatchObject({
		acte: "supprimerArticle",
		avant: { titre: "Autre" },
	});
	expect(await supprimerArticle(moi, slug, vu)).toMatchObject({
		refus: "introuvable",
	});
	const public_ = await creerArticle(moi, { ...ARTICLE, statut: "publie" });
	if (!public_.ok) throw new Error(public_.refus);
	expect(await supprimerArticle(moi, public_.valeur.slug, 0)).toMatchObject({
		refus: "conflit",
	});
	expect(await estPublic(public_.valeur.slug)).toBe(true);
});

test("a draft that somebody saved since it was read is not deleted: the other text is lost by nobody", async () => {
	const [moi, autre] = [await acteurDeRole(), await acteurDeRole()];
	const slug = await brouillon();
	const vu = (await lireEditee("article", slug))?.vu ?? 0;
	await modifierArticle(autre, slug, { ...ARTICLE, texte: "Bien plus long." });
	expect(await supprimerArticle(moi, slug, vu)).toMatchObject({
		refus: "conflit",
	});
	const lu = await lireEditee("article", slug);
	expect(lu?.valeurs.texte).toEqual(["Bien plus long."]);
	expect((await supprimerArticle(moi, slug, lu?.vu ?? 0)).ok).toBe(true);
});

test("the journal tells a new date and new projects of an article, and nothing of a save that changes nothing", async () => {
	const moi = await acteurDeRole();
	const slug = await brouillon();
	expect((await modifierArticle(moi, slug, ARTICLE)).ok).toBe(true);
	expect(await dernierActe("article", slug)).toMatchObject({
		acte: "creerArticle",
	});
	const projet = slugNeuf();
	await creerProjet({ slug: projet });
	const change = { ...ARTICLE, date: "2025-06-04", projets: projet };
	await modifierArticle(moi, slug, change);
	expect(await dernierActe("article", slug)).toMatchObject({
		apres: { champs: expect.arrayContaining(["date", "projets"]) },
	});
	// Of this article: another one mentions the same project.
	const autre = await brouillon();
	await modifierArticle(moi, autre, { ...ARTICLE, projets: projet });
	expect(await dernierActe("article", autre)).toMatchObject({
		apres: { champs: ["projets"] },
	});
	await modifierArticle(moi, slug, { ...change, projets: null });
	await modifierArticle(moi, slug, change);
	expect((await lireEditee("article", autre))?.valeurs.projets).toEqual([
		projet,
	]);
	const actes = await prisma().journalEntree.count();
	expect((await modifierArticle(moi, slug, change)).ok).toBe(true);
	expect(await prisma().journalEntree.count()).toBe(actes);
	expect((await lireEditee("article", slug))?.valeurs.projets).toEqual([
		projet,
	]);
});

test("the team reads drafts before what is published, each the newest first, and of a day the last one written", async () => {
	const slugs: string[] = [];
	for (const [statut, jour] of [
		["brouillon", "2020-01-01"],
		["publie", "2021-01-03"],
		["publie", "2021-01-02"],
		["publie", "2021-01-02"],
		["brouillon", "2020-01-02"],
	] as const) {
		slugs.push(slugNeuf());
		const date = new Date(jour);
		await articleEcrit({ slug: slugs.at(-1) ?? "", statut, date });
	}
	const lus = (await listerArticlesEdites()).map(({ slug }) => slug);
	expect(lus.filter((slug) => slugs.includes(slug))).toEqual(
		[4, 0, 1, 3, 2].map((rang) => slugs[rang]),
	);
});
