import { beforeEach, describe, expect, test } from "vitest";
import { completeEnvironment } from "#lib/platform/config/env";
import { prisma } from "#lib/platform/db/pool";
import { LANGUES, type Langue } from "#lib/platform/langues";
import { atomDocument } from "#lib/platform/text/atom";
import { children, only, readAtom } from "#lib/platform/text/atom.fixture";
import { emptyDirectory, run } from "#prisma/directory.fixture";
import {
	creerArticle,
	creerBesoin,
	creerProjet,
	creerTheme,
} from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { lireFlux, lireFluxDesEtapes, lireFluxParChemin } from "./queries.ts";
import { ENTREES_MAX, NATURES_FLUX } from "./schema.ts";

useTestDatabase({ SITE_URL: "http://localhost:4000" });

beforeEach(emptyDirectory);

/** A feed as a strict reader parses it. */
async function lire(
	nature: (typeof NATURES_FLUX)[number],
	langue: Langue,
	theme?: string,
) {
	return readAtom(atomDocument(await lireFlux(nature, langue, theme)));
}

async function lireEtapes(slug: string, langue: Langue) {
	const flux = await lireFluxDesEtapes(slug, langue);
	if (!flux.ok) throw new Error(flux.refus);
	return readAtom(atomDocument(flux.valeur));
}

const idsDe = (flux: ReturnType<typeof readAtom>) =>
	children(flux, "entry").map((entree) => only(entree, "id").text);

/** A need merged into another one. */
async function reunis() {
	await creerBesoin({ slug: "garde", titre: "Le besoin gardé" });
	await creerBesoin({ slug: "reuni", titre: "Le besoin réuni" });
	await run(
		`UPDATE besoins SET statut = 'fusionne', fusionne_dans_id = (SELECT id FROM besoins WHERE slug = 'garde') WHERE slug = 'reuni'`,
	);
}

describe("D28: the content of each feed", () => {
	test("a merged need keeps its identifier, once, and leads to the one that it stands in, while this is public", async () => {
		await creerBesoin({ slug: "reuni" });
		const [avant] = idsDe(await lire("besoins", "fr"));
		await emptyDirectory();
		await reunis();
		const flux = await lire("besoins", "fr");
		expect(idsDe(flux).filter((id) => id === avant)).toHaveLength(1);
		expect(idsDe(flux)).toHaveLength(2);
		const entree = children(flux, "entry").find(
			(une) => only(une, "id").text === avant,
		);
		if (!entree) throw new Error("no entry of the merged need");
		expect(
			children(entree, "link").map(({ attributes }) => attributes.get("href")),
		).toContain("http://localhost:4000/besoins/garde");
		expect(only(entree, "content").text).toContain("Réuni à un autre besoin");
		await run("UPDATE besoins SET statut = 'archive' WHERE slug = 'garde'");
		expect(idsDe(await lire("besoins", "fr"))).toEqual([]);
	});

	test("the steps of a merged need are those of the one that it stands in", async () => {
		await reunis();
		const [ancienne, gardee] = [
			await lireEtapes("reuni", "fr"),
			await lireEtapes("garde", "fr"),
		];
		expect(only(ancienne, "id").text).toBe(only(gardee, "id").text);
	});

	test("an open place is an entry that leads to its form, with its need; closed or taken, it is none, and a theme filters it", async () => {
		const eau = await creerTheme({ slug: "eau", nom: "Eau" });
		await creerBesoin({ slug: "bac", titre: "Un <bac>", statut: "etude" });
		await run(
			`UPDATE besoins SET theme_id = ${eau} WHERE slug = 'bac';
			 INSERT INTO places (besoin_id, role, titre, texte, traductions, nombre, heures, jusqu_au)
			 SELECT id, 'code', 'La <carte>', 'Une page.', '{"en":{"titre":"The <map>"}}', 2, 3, '2099-01-31' FROM besoins WHERE slug = 'bac'`,
		);
		const flux = await lire("places", "en", "eau");
		const entree = only(flux, "entry");
		expect(only(entree, "title").text).toBe("The &lt;map&gt;");
		expect(only(entree, "content").text).toContain("31 January 2099");
		expect(only(entree, "content").text).toContain("Un &lt;bac&gt;");
		expect(
			children(entree, "link").map(({ attributes }) => attributes.get("href")),
		).toEqual([
			expect.stringMatching(
				/^http:\/\/localhost:4000\/en\/besoins\/bac\/aider\/\d+$/,
			),
		]);
		expect(idsDe(await lire("places", "en", "autre"))).toEqual([]);
		for (const rendre of [
			"UPDATE places SET prises = 2",
			"UPDATE places SET prises = 0, fermee_le = now(), fermeture = 'equipe'",
			"UPDATE places SET fermee_le = NULL, fermeture = NULL; UPDATE besoins SET statut = 'livre'",
		]) {
			await run(rendre);
			expect(idsDe(await lire("places", "en"))).toEqual([]);
		}
	});

	test("an empty directory has valid feeds, dated by the day they were first made", async () => {
		for (const nature of NATURES_FLUX)
			for (const langue of LANGUES) {
				const flux = await lire(nature, langue);
				expect(children(flux, "entry")).toEqual([]);
				// The feed of articles holds all of them; each other one says how many.
				if (nature !== "articles")
					expect(only(flux, "subtitle").text).toContain(String(ENTREES_MAX));
				expect(only(flux, "updated").text).toMatch(/T00:00:00.000Z$/);
			}
	});

	test("the newest projects, with the text of the role of AI and the label, in both languages", async () => {
		await creerTheme({ slug: "eau", nom: "Eau & rivières" });
		await creerProjet({
			slug: "carte",
			nom: "La <carte>",
			usage_ia: "Un modèle lit les photos.",
			label_ia: "ia_centrale",
			themes: ["eau"],
			traductions: { en: { nom: "The <map>" } },
		});
		const anglais = only(await lire("projets", "en"), "entry");
		expect(only(anglais, "title").text).toBe("The &lt;map&gt;");
		expect(only(anglais, "title").attributes.get("xml:lang")).toBe("en");
		expect(only(anglais, "summary").attributes.get("xml:lang")).toBe("fr");
		expect(only(anglais, "content").text).toContain(
			'<div lang="fr"><p>Un modèle lit les photos.</p></div>',
		);
		expect(
			children(anglais, "category").map(({ attributes }) =>
				Object.fromEntries(attributes),
			),
		).toEqual([
			{
				scheme: "http://localhost:4000/label-ia",
				term: "ia_centrale",
				label: "AI at the core",
			},
			{
				scheme: "http://localhost:4000/themes",
				term: "eau",
				label: "Eau & rivières",
			},
		]);
		const francais = only(await lire("projets", "fr"), "entry");
		expect(only(francais, "title").text).toBe("La &lt;carte&gt;");
		expect(only(francais, "content").text).not.toContain("lang=");
		expect(only(francais, "id").text).not.toBe(only(anglais, "id").text);
	});

	test("an entry written in English is marked in the French feed", async () => {
		await creerProjet({ slug: "open", nom: "Open", langue: "en" });
		const entree = only(await lire("projets", "fr"), "entry");
		expect(only(entree, "title").attributes.get("xml:lang")).toBe("en");
		expect(only(entree, "content").text).toContain('<div lang="en">');
	});

	test("fifty projects and needs at most, newest publication first, and only public ones; every article", async () => {
		const jour = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n));
		for (let n = 0; n <= ENTREES_MAX; n += 1) {
			await creerProjet({ slug: `p${n}`, publie_le: jour(n) });
			await creerBesoin({ slug: `b${n}`, publie_le: jour(n) });
			await creerArticle({ slug: `a${n}` });
		}
		await creerProjet({
			slug: "cache",
			statut: "propose",
			publie_le: null,
		});
		await creerBesoin({ slug: "cache", statut: "archive" });
		await creerArticle({ slug: "cache", statut: "brouillon" });
		for (const nature of ["projets", "besoins"] as const) {
			const ids = idsDe(await lire(nature, "fr"));
			expect(ids).toHaveLength(ENTREES_MAX);
			expect(ids[0]).toMatch(new RegExp(`/${nature}/[pb]50$`));
			expect(ids.at(-1)).toMatch(/\/[pb]1$/);
		}
		expect(idsDe(await lire("articles", "en"))).toHaveLength(ENTREES_MAX + 1);
	});

	test("a feed is as recent as its most recent entry, whichever comes first", async () => {
		await creerProjet({ slug: "vieux", publie_le: "2026-05-01T00:00:00Z" });
		await creerProjet({ slug: "neuf", publie_le: "2026-01-01T00:00:00Z" });
		await run(
			`UPDATE projets SET modifie_le = CASE slug WHEN 'vieux' THEN '2026-05-01T00:00:00Z'::timestamptz ELSE '2026-06-02T00:00:00Z' END`,
		);
		const flux = await lire("projets", "fr");
		expect(idsDe(flux)[0]).toMatch(/vieux$/);
		expect(only(flux, "updated").text).toBe("2026-06-02T00:00:00.000Z");
	});

	test("articles in full, their links absolute, their English version or the French one marked", async () => {
		await creerArticle({
			slug: "un",
			html: '<p>Voir <a href="/projets/x">ici</a>.</p>',
			auteur: "A & B",
		});
		const article = only(await lire("articles", "en"), "entry");
		const html = only(article, "content");
		expect(html.text).toBe(
			'<p>Voir <a href="http://localhost:4000/projets/x">ici</a>.</p>',
		);
		expect(html.attributes.get("xml:lang")).toBe("fr");
		expect(only(only(article, "author"), "name").text).toBe("A & B");
	});

	test("a theme filters projects and needs, and the feed leads to the list filtered alike; an unknown one gives a valid empty feed; articles have none", async () => {
		await creerTheme({ slug: "eau", nom: "Eau" });
		await creerProjet({ slug: "avec", themes: ["eau"] });
		await creerProjet({ slug: "sans" });
		await creerBesoin({ slug: "avec", theme: { connect: { slug: "eau" } } });
		await creerBesoin({ slug: "sans" });
		await creerArticle({ slug: "un" });
		for (const nature of ["projets", "besoins"] as const) {
			const flux = await lire(nature, "fr", "eau");
			expect(idsDe(flux)).toEqual([expect.stringMatching(/avec$/)]);
			const lien = (rel: string) =>
				children(flux, "link")
					.find(({ attributes }) => attributes.get("rel") === rel)
					?.attributes.get("href");
			expect(lien("self")).toBe(
				`http://localhost:4000/flux/${nature}.xml?theme=eau`,
			);
			expect(lien("alternate")).toBe(
				`http://localhost:4000/${nature}?theme=eau`,
			);
			expect(only(flux, "title").text).toMatch(/ \(thème\u00a0: Eau\)$/);
			const inconnu = await lire(nature, "en", "inconnu");
			expect(only(inconnu, "title").text).toMatch(/ \(theme: inconnu\)$/);
			const pres = await lireFlux(nature, "fr", undefined, "dep-0");
			expect(pres.titre).toMatch(/ \(près de\u00a0: dep-0\)$/);
			const deux = await lireFlux(nature, "en", "eau", "dep-0");
			expect(deux.titre).toMatch(/ \(theme: Eau\) \(near: dep-0\)$/);
			expect(deux.page).toMatch(`/en/${nature}?lieu=dep-0&theme=eau`);
			expect(idsDe(await lire(nature, "fr", 'x" <y>&/ é'))).toEqual([]);
			expect(idsDe(await lire(nature, "fr", ""))).toHaveLength(2);
		}
		expect(idsDe(await lire("articles", "fr", "eau"))).toHaveLength(1);
	});
});

describe("D28: the steps of a need", () => {
	const etape = (numero: number) => ({
		numero,
		jour: new Date(Date.UTC(2026, 2, numero)),
		titre: `Étape ${numero}`,
		texte: "Fait.",
	});

	test("newest first under their permanent anchors; none while there is no work space; unknown when not public", async () => {
		await creerBesoin({
			slug: "fontaines",
			statut: "etude",
			etapes: { create: [etape(1), etape(2)] },
		});
		const flux = await lireEtapes("fontaines", "en");
		expect(idsDe(flux)).toEqual([
			expect.stringMatching(/:en\/besoins\/fontaines\/etape-2$/),
			expect.stringMatching(/:en\/besoins\/fontaines\/etape-1$/),
		]);
		await run("UPDATE besoins SET statut = 'publie'");
		expect(idsDe(await lireEtapes("fontaines", "fr"))).toEqual([]);
		await run("UPDATE besoins SET statut = 'archive'");
		expect((await lireFluxDesEtapes("fontaines", "fr")).ok).toBe(false);
		expect((await lireFluxDesEtapes("../x", "fr")).ok).toBe(false);
	});

	test("a step is dated by its own day, whenever it was written; its update is the real one, in the feed as on its page", async () => {
		await creerBesoin({
			slug: "fontaines",
			statut: "livre",
			etapes: {
				create: [
					{
						...etape(1),
						jour: new Date("2025-09-18"),
						cree_le: new Date("2026-11-21T10:00:00Z"),
						modifie_le: new Date("2026-11-21T10:00:00Z"),
					},
				],
			},
		});
		const entree = only(await lireEtapes("fontaines", "fr"), "entry");
		expect(only(entree, "published").text).toBe("2025-09-18T00:00:00.000Z");
		expect(only(entree, "updated").text).toBe("2026-11-21T10:00:00.000Z");
	});

	test("the feed of steps is as recent as its need, whose name it bears, when that changed after its last step", async () => {
		await creerBesoin({ slug: "fontaines", statut: "etude" });
		await run(
			`INSERT INTO etapes (besoin_id, numero, jour, titre, texte)
			 SELECT id, 1, '2026-01-05', 'Une étape', 'Un texte.' FROM besoins`,
		);
		const le = "2027-03-01T08:00:00.000Z";
		await run(`UPDATE besoins SET titre = 'Autre nom', modifie_le = '${le}'`);
		const flux = await lireEtapes("fontaines", "fr");
		expect(children(flux, "entry")).toHaveLength(1);
		expect(only(flux, "updated").text).toBe(le);
	});

	test("an edited step is updated, a step whose text is unchanged is not", async () => {
		await creerBesoin({
			slug: "fontaines",
			statut: "etude",
			etapes: { create: [{ ...etape(1), cree_le: new Date("2026-03-01") }] },
		});
		await run("ALTER TABLE etapes DISABLE TRIGGER etapes_datee");
		await run("UPDATE etapes SET modifie_le = cree_le");
		await run("ALTER TABLE etapes ENABLE TRIGGER etapes_datee");
		const misAJour = async () =>
			only(only(await lireEtapes("fontaines", "fr"), "entry"), "updated").text;
		await run("UPDATE etapes SET numero = numero");
		expect(await misAJour()).toBe("2026-03-01T00:00:00.000Z");
		await run("UPDATE etapes SET texte = 'Fait, et vérifié.'");
		expect(await misAJour()).not.toBe("2026-03-01T00:00:00.000Z");
	});

	test("a path names one of the feeds, or none", async () => {
		await creerBesoin({ slug: "fontaines" });
		const connu = async (...chemin: string[]) =>
			(await lireFluxParChemin(chemin, "fr", undefined)).ok;
		expect(await connu("projets.xml")).toBe(true);
		expect(await connu("besoins", "fontaines.xml")).toBe(true);
		expect(await connu("besoins", "fontaines")).toBe(false);
		expect(await connu("projets.xml", "x.xml")).toBe(false);
		expect(await connu("besoins", "fontaines.xml", "x")).toBe(false);
		expect(await connu()).toBe(false);
	});
});

describe("D28: identifiers", () => {
	test("survive a rename and a change of SITE_URL, while addresses follow it; `updated` is true", async () => {
		await creerProjet({ slug: "carte" });
		await run("UPDATE projets SET modifie_le = '2026-03-02T00:00:00Z'");
		const avant = await lire("projets", "fr");
		await prisma().projet.updateMany({
			data: { nom: "Autre nom", modifie_le: "2026-04-01T00:00:00Z" },
		});
		completeEnvironment({ SITE_URL: "http://127.0.0.1:5000" });
		try {
			const apres = await lire("projets", "fr");
			expect(idsDe(apres)).toEqual(idsDe(avant));
			expect(only(apres, "id").text).toBe(only(avant, "id").text);
			expect(only(apres, "id").text).toMatch(
				/^tag:localhost,\d{4}-\d\d-\d\d:fr\/flux\/projets$/,
			);
			expect(only(avant, "updated").text).toBe("2026-03-02T00:00:00.000Z");
			expect(only(apres, "updated").text).toBe("2026-04-01T00:00:00.000Z");
			expect(only(only(apres, "entry"), "link").attributes.get("href")).toBe(
				"http://127.0.0.1:5000/projets/carte",
			);
		} finally {
			completeEnvironment({ SITE_URL: "http://localhost:4000" });
		}
	});
});
