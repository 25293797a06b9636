import { beforeAll, describe, expect, test } from "vitest";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { creerProjet, creerTheme } from "#prisma/entries.fixture";
import {
	creerProjetsCherches,
	FAUTES,
	TROUVAILLES,
} from "#prisma/projets-cherches.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { classerProjets, listerProjets } from "./queries.ts";
import { ProjetsQuery } from "./schema.ts";

useTestDatabase();

const SANS_SUJET = "Ce texte ne parle de rien qui soit cherché ailleurs ici.";

async function ecrire(slug: string, textes: Record<string, unknown>) {
	await creerProjet({
		slug,
		accroche: "Rien de particulier.",
		description: SANS_SUJET,
		...textes,
	});
}

beforeAll(async () => {
	await creerProjetsCherches();
	await creerTheme({ slug: "lac", nom: "Lac salé" });
	await rows(
		sql`INSERT INTO equivalences (langue, termes) VALUES
		    ('fr', '{gabare,barge}'), ('fr', '{maison de repos,sanatorium}'), ('fr-en', '{péniche,narrowboat}'),
		    ('en', '{punt,skiff}'), ('fr', '{chaloupe,barcasse}'), ('fr', '{auto-dérive,barcasse}')`,
	);
	await prisma().equivalence.create({
		data: { langue: "fr", termes: ["gabare", "trombone"], actif: false },
	});
	await ecrire("nomme", { nom: "La zibeline" });
	await ecrire("commence", { nom: "Zibeline des bois" });
	await ecrire("contient", { nom: "Amis de la zibeline" });
	await ecrire("accroche", { nom: "Aa", accroche: "Suivre la zibeline." });
	await ecrire("porteur", { nom: "Bb", porteur: "Club zibeline" });
	await ecrire("dedans", { nom: "Cc", description: `${SANS_SUJET} Zibeline.` });
	await ecrire("debut", { nom: "Zibelinesque" });
	await ecrire("lettres", { nom: "Dd", accroche: "Une antizibeline ici." });
	await ecrire("theme", { nom: "Ee", themes: ["lac"] });
	await ecrire("barque", { nom: "Ff", accroche: "Une barcasse à fond plat." });
	await ecrire("verbe", {
		nom: "Gg",
		accroche: "On vous répondra, et on attend.",
	});
});

async function trouver(q: string, plus: Partial<ProjetsQuery> = {}) {
	const query = { ...ProjetsQuery.parse({ pertinence: "true" }), ...plus, q };
	const page = await listerProjets(query);
	if (!page.ok) throw new Error("refused");
	expect(page.valeur.total).toBe(page.valeur.elements.length);
	return page.valeur.elements.map(({ slug }) => slug);
}

async function natures(q: string) {
	const page = await classerProjets({ ...ProjetsQuery.parse({}), q });
	if (!page.ok) throw new Error("refused");
	return page.valeur.elements.map(
		({ element, nature_du_resultat }) =>
			`${element.slug} ${nature_du_resultat}`,
	);
}

describe("D18: what a search forgives, it forgives when the best answers come first", () => {
	test.each([...TROUVAILLES, ...FAUTES])("%s: %j", async (_, q, slugs) => {
		expect(await trouver(q)).toEqual(expect.arrayContaining([...slugs]));
	});
});

describe("a word that the directory does not have", () => {
	test.each([
		["misspelt, with a term that means the same", "chalouppe"],
		["misspelt, in a longer search", "une chaluope à fond"],
		["split, where its term is one word", "auto derive"],
		["joined, where its term is two", "autoderive"],
	])("%s, is found by that term: %j", async (_titre, q) => {
		expect(await trouver(q)).toEqual(["barque"]);
	});

	test("is found by another form of its verb", async () => {
		expect(await trouver("attendre")).toEqual(["verbe"]);
	});
});

describe("the order of a ranked search", () => {
	test("the exact name, names that begin with it, the name, the tagline, what surrounds it, the rest; letters inside other words last", async () => {
		expect(await trouver("zibeline")).toEqual([
			...["nomme", "commence", "contient", "accroche"],
			...["debut", "porteur", "dedans", "lettres"],
		]);
	});

	test("only entries with nothing but the letters are said to have them alone", async () => {
		const dits = await natures("zibeline");
		expect(dits.filter((dit) => dit.endsWith("lettres"))).toEqual([
			"lettres lettres",
		]);
	});

	test("equal answers come in the requested order", async () => {
		const query = { ...ProjetsQuery.parse({ pertinence: "true" }), q: "rien" };
		const tous = await listerProjets(query);
		const recents = await listerProjets({ ...query, tri: "recents" });
		const votes = await prisma().projet.updateMany({
			where: { slug: "porteur" },
			data: { nb_votes: 9 },
		});
		const votees = await listerProjets({ ...query, tri: "votes" });
		if (!tous.ok || !recents.ok || !votees.ok) throw new Error("refused");
		expect(votes.count).toBe(1);
		expect(votees.valeur.elements[0]?.slug).toBe("porteur");
		expect(recents.valeur.total).toBe(tous.valeur.total);
	});

	test("pages of a ranked search hold every entry once, in its order, with the total of them all", async () => {
		const query = {
			...ProjetsQuery.parse({ pertinence: "true" }),
			q: "zibeline",
		};
		const entiere = await trouver("zibeline");
		const lus: string[] = [];
		let apres: string | undefined;
		do {
			const page = await listerProjets({ ...query, limite: 3, apres });
			if (!page.ok) throw new Error("refused");
			expect(page.valeur.total).toBe(entiere.length);
			lus.push(...page.valeur.elements.map(({ slug }) => slug));
			apres = page.valeur.suivant ?? undefined;
		} while (apres);
		expect(lus).toEqual(entiere);
	});

	test("a cursor of a ranked search is refused by the plain one, and by another search", async () => {
		const query = { ...ProjetsQuery.parse({}), limite: 1 };
		const page = await listerProjets({
			...query,
			q: "zibeline",
			pertinence: true,
		});
		if (!page.ok || !page.valeur.suivant) throw new Error("no second page");
		const apres = page.valeur.suivant;
		for (const autre of [
			{ q: "zibeline" },
			{ q: "zibelines", pertinence: true },
		])
			expect(await listerProjets({ ...query, ...autre, apres })).toMatchObject({
				ok: false,
			});
	});

	test("without q it changes nothing", async () => {
		const query = ProjetsQuery.parse({ tri: "recents" });
		const liste = await listerProjets(query);
		expect(await listerProjets({ ...query, pertinence: true })).toEqual(liste);
		for (const q of ["", " ", "-"])
			expect(await listerProjets({ ...query, q, pertinence: true })).toEqual(
				await listerProjets({ ...query, q }),
			);
	});
});

describe("the words of a ranked search", () => {
	test("a beginning is enough from three letters on, when no entry has the whole word; the last word may have two", async () => {
		expect(await trouver("zib")).toContain("nomme");
		expect(await trouver("zi")).toContain("nomme");
		expect(await natures("zi bois")).toEqual(["commence approche"]);
		await ecrire("court", { nom: "Zib" });
		expect(await trouver("zib")).toEqual(["court"]);
		await prisma().projet.delete({ where: { slug: "court" } });
	});

	test("letters inside a word are looked for from four letters on", async () => {
		expect(await trouver("beline")).toContain("nomme");
		expect(await trouver("eli")).toEqual([]);
	});

	test("empty words are ignored, unless there is nothing else", async () => {
		expect(await trouver("où est la zibeline de pour the")).toEqual(
			await trouver("zibeline"),
		);
		await ecrire("vide", { nom: "Où ?" });
		expect((await trouver("où"))[0]).toBe("vide");
		await prisma().projet.delete({ where: { slug: "vide" } });
	});

	test("when no entry has every word, most of three words or more are enough, and else any that tells what is searched; it is said", async () => {
		expect(await natures("zibeline bois xylophage")).toEqual([
			"commence approche",
		]);
		const unSeul = (await trouver("zibeline")).filter(
			(slug) => slug !== "lettres",
		);
		for (const q of ["zibeline xylophage", "zibeline xylophage zythum"])
			expect((await natures(q)).toSorted()).toEqual(
				unSeul.map((slug) => `${slug} approche`).toSorted(),
			);
		expect(await natures("xylophage zythum")).toEqual([]);
		expect(await natures("trouver xylophage")).toEqual([]);
	});

	test("English words are found by their stems in English texts and translations", async () => {
		await ecrire("anglais", {
			nom: "The village library",
			langue: "en",
			accroche: "Studies about bakeries.",
		});
		await ecrire("traduit", {
			nom: "Ff",
			traductions: { en: { description: "It has two galleries." } },
		});
		expect(await trouver("libraries")).toEqual(["anglais"]);
		expect(await trouver("bakery study")).toEqual(["anglais"]);
		expect(await trouver("gallery")).toEqual(["traduit"]);
	});

	test("a plural that the stemmer keeps is found by its singular, and the other way round", async () => {
		await ecrire("bijoux", { nom: "Hiboux et velodromos" });
		expect(await trouver("hibou")).toEqual(["bijoux"]);
		expect(await trouver("velodromo")).toEqual(["bijoux"]);
	});
});

describe("words that mean the same", () => {
	beforeAll(async () => {
		await ecrire("gabare", { nom: "Gabare" });
		await ecrire("barge", { nom: "Une barge" });
		await ecrire("gabaret", { nom: "Gabaretier" });
		await ecrire("repos", { nom: "Les maisons de repos" });
		await ecrire("eloigne", { nom: "Maison du temps de repos" });
		await ecrire("narrowboat", { nom: "Narrowboats", langue: "en" });
	});

	test("count for less than the word itself, and for more than a beginning", async () => {
		expect(await trouver("gabare")).toEqual(["gabare", "barge", "gabaret"]);
		expect((await trouver("barge"))[0]).toBe("barge");
	});

	test("may have several words, in the search or in the text, one after the other", async () => {
		expect(await trouver("sanatorium")).toEqual(["repos"]);
		await ecrire("sana", { nom: "Un sanatorium" });
		expect(await trouver("la maison de repos")).toContain("sana");
		await prisma().projet.delete({ where: { slug: "sana" } });
	});

	test("join both languages, and a group that is not in use does nothing", async () => {
		expect(await trouver("péniche")).toEqual(["narrowboat"]);
		await ecrire("trombone", { nom: "Trombone" });
		expect(await trouver("gabare")).not.toContain("trombone");
	});

	test("of the other language alone are left out on a page of one language", async () => {
		await ecrire("skiff", { nom: "Skiff" });
		const query = { ...ProjetsQuery.parse({}), q: "punt" };
		const total = async (langue?: "fr" | "en") => {
			const page = await classerProjets(query, langue);
			return page.ok ? page.valeur.total : -1;
		};
		expect([await total("fr"), await total("en"), await total()]).toEqual([
			0, 1, 1,
		]);
	});

	test("a group added is used by the next search", async () => {
		expect(await trouver("calfatage")).toEqual([]);
		await prisma().equivalence.create({
			data: { langue: "fr", termes: ["calfatage", "gabare"] },
		});
		expect(await trouver("calfatage")).toEqual(["gabare"]);
	});
});

describe("names written with signs, in one word or in several", () => {
	beforeAll(async () => {
		for (const [slug, nom] of [
			["plantnet", "Pl@ntNet"],
			["osm", "OpenStreetMap"],
			["off", "Open Food Facts"],
			["le", "Let’s Encrypt"],
			["tdg", "transport.data.gouv.fr"],
			["ban", "Base Adresse Nationale"],
		] as const)
			await ecrire(slug, { nom });
	});

	test.each([
		["plantnet", "plantnet"],
		["Pl@ntNet", "plantnet"],
		["plant net", "plantnet"],
		["platnet", "plantnet"],
		["open street map", "osm"],
		["openstreetmap", "osm"],
		["openstretmap", "osm"],
		["open streetmap", "osm"],
		["OSM", "osm"],
		["O.S.M.", "osm"],
		["openfoodfacts", "off"],
		["open foodfacts", "off"],
		["Open-Food-Facts", "off"],
		["lets encrypt", "le"],
		["letsencrypt", "le"],
		["let's encrypt", "le"],
		["let’s encrypt", "le"],
		["transport data gouv", "tdg"],
		["data.gouv.fr", "tdg"],
		["ban", "ban"],
	])("%s finds its name first", async (q, slug) => {
		expect((await trouver(q))[0]).toBe(slug);
	});
});
