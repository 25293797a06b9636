/** What holds of every search, whatever the words: no list of examples. */
import { beforeAll, describe, expect, test } from "vitest";
import { listerBesoins } from "#lib/besoins/queries";
import { prisma } from "#lib/platform/db/pool";
import { markedParts } from "#lib/platform/search/marks";
import { listerProjets } from "#lib/projets/queries";
import { PROJETS } from "#prisma/demonstration/contenu";
import { creerProjet } from "#prisma/entries.fixture";
import { chargerDemonstration } from "#prisma/seed";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { motsAMarquer } from "./queries.ts";

useTestDatabase();
beforeAll(async () => {
	await chargerDemonstration();
});

/** Letters that no text has in this order. */
const NOWHERE = "qzxwvk";
const PAGE = 7;

async function projets(q: string): Promise<string[]> {
	const page = await listerProjets({ q });
	if (!page.ok) throw new Error("refused");
	return page.valeur.elements.map(({ slug }) => slug);
}

/** Every text of an entry. */
function textOf(value: unknown): string[] {
	if (typeof value === "string") return [value];
	if (typeof value !== "object" || value === null) return [];
	return Object.values(value).flatMap(textOf);
}

/** Words of the directory in pairs: a search from each tagline. */
const SEARCHES = PROJETS.map(({ accroche }) =>
	accroche.split(/\s+/).slice(0, 3).join(" "),
);

test("a search that is an entry’s title finds it first, in French and in English", async () => {
	for (const { slug, nom, en } of PROJETS) {
		expect((await projets(nom))[0]).toBe(slug);
		if (en.nom) expect((await projets(en.nom))[0]).toBe(slug);
	}
	const besoins = await listerBesoins({});
	if (!besoins.ok) throw new Error("refused");
	for (const { slug, titre, traductions } of besoins.valeur.elements)
		for (const q of [titre, traductions.en?.titre ?? titre]) {
			const page = await listerBesoins({ q: q.slice(0, 100), limite: 1 });
			if (q.length <= 100)
				expect(page.ok && page.valeur.elements[0]?.slug).toBe(slug);
		}
});

test("every result holds a word that is marked", async () => {
	for (const q of SEARCHES.slice(0, 4)) {
		for (const slug of (await projets(q)).slice(0, 12)) {
			const p = await prisma().projet.findUniqueOrThrow({
				where: { slug },
				include: { themes: { include: { theme: true } } },
			});
			const texte = textOf(p).join("\n");
			const mots = await motsAMarquer(q, [texte]);
			expect(
				markedParts(texte, mots ?? { words: [] }).some(({ marque }) => marque),
			).toBe(true);
		}
	}
});

test("pages follow the order, repeat nothing, and say the same total; back again they are the same", async () => {
	for (const q of SEARCHES.slice(0, 12)) {
		const whole = await projets(q);
		const read: string[] = [];
		let apres: string | undefined;
		do {
			const page = await listerProjets({ q, limite: PAGE, apres });
			if (!page.ok) throw new Error("refused");
			expect(page.valeur.total).toBe(whole.length);
			read.push(...page.valeur.elements.map(({ slug }) => slug));
			apres = page.valeur.suivant ?? undefined;
		} while (apres !== undefined);
		expect(read).toEqual(whole);
		expect(new Set(read).size).toBe(read.length);
	}
});

test("a word that occurs nowhere changes no order", async () => {
	for (const q of SEARCHES.slice(0, 20))
		expect((await projets(`${q} ${NOWHERE}`)).slice(0, 5)).toEqual(
			(await projets(q)).slice(0, 5),
		);
});

test("two instances answer the same: nothing that a process keeps is needed", async () => {
	for (const q of SEARCHES.slice(0, 12)) {
		const kept = await projets(q);
		Reflect.deleteProperty(globalThis, Symbol.for("bien-commun orders"));
		expect(await projets(q)).toEqual(kept);
	}
});

describe("of two entries alike", () => {
	const PHRASE =
		"Un sablier pour mesurer le temps de cuisson des oeufs mollets.";

	test("the one with more around the same text does not come first", async () => {
		const around = Array.from({ length: 200 }, (_, at) => `autre${at}`).join(
			" ",
		);
		await creerProjet({ slug: "bref", nom: "Un objet", description: PHRASE });
		await creerProjet({
			slug: "long",
			nom: "Un objet",
			description: `${PHRASE} ${around}`,
		});
		expect((await projets("sablier cuisson")).slice(0, 2)).toEqual([
			...["bref", "long"],
		]);
	});

	test("the one that holds every word comes before the one that repeats one of them", async () => {
		await creerProjet({
			slug: "repete",
			nom: "Bigorneau bigorneau bigorneau",
			description: `${PHRASE} bigorneau bigorneau`,
		});
		await creerProjet({
			slug: "deux",
			nom: "Autre chose",
			description: `${PHRASE} Un bigorneau et une girouette, tout au bout.`,
		});
		expect((await projets("bigorneau girouette"))[0]).toBe("deux");
	});

	test("English and French are looked for alike", async () => {
		await creerProjet({
			slug: "english",
			nom: "Sundials",
			langue: "en",
			description:
				"Sundials for every garden, and lanterns beside each of them.",
		});
		expect((await projets("sundial lantern"))[0]).toBe("english");
	});
});

test("while entries are published and withdrawn between two pages, each that stays is read once, and what is new is found at once", async () => {
	// More than three words, so that entries with some of them stay on the list.
	const q = SEARCHES.slice(0, 3).join(" ").slice(0, 100);
	const before = await projets(q);
	const read: string[] = [];
	const gone: string[] = [];
	let apres: string | undefined;
	let pass = 0;
	do {
		const page = await listerProjets({ q, limite: PAGE, apres });
		if (!page.ok) throw new Error("refused");
		read.push(...page.valeur.elements.map(({ slug }) => slug));
		apres = page.valeur.suivant ?? undefined;
		pass += 1;
		// One that was read, and one that was not yet.
		for (const slug of [read.at(-1), before.at(-pass)]) {
			if (!slug || gone.includes(slug)) continue;
			gone.push(slug);
			await prisma().projet.update({
				where: { slug },
				data: { statut: "refuse", publie_le: null },
			});
		}
		const slug = `nouveau-${pass}`;
		await creerProjet({ slug, nom: q, description: `${q} `.repeat(20) });
		expect((await projets(q)).slice(0, pass)).toContain(slug);
	} while (apres !== undefined);
	expect(pass).toBeGreaterThan(2);
	expect(new Set(read).size).toBe(read.length);
	for (const slug of before)
		if (!gone.includes(slug)) expect(read).toContain(slug);
});
