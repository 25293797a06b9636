import { describe, expect, test } from "vitest";
import { CHAMPS_PROJET, TEXTES_PROJET } from "#lib/contributions/schema";
import { each, pick } from "#lib/platform/contract/records";
import { lineText } from "#lib/platform/validation/fields";
import { isOpenSource } from "#lib/platform/validation/spdx";
import { webAddress } from "#lib/platform/validation/web-address";
import { THEMES_PREMIERS } from "#lib/themes/rules";
import { DEBUT, MOTS_HABITANTS, PROJETS } from "./contenu.ts";

import type { ProjetDemonstration } from "./types.ts";

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SLUGS_DES_THEMES = [
	"alimentation",
	"biodiversite",
	"culture",
	"democratie",
	"donnees-ouvertes",
	"education",
	"energie-climat",
	"inclusion-numerique",
	"logement",
	"logiciels-libres",
	"mobilite",
	"sante",
	"savoirs-libres",
	"solidarite",
];

/** The texts of a project with the bounds the API sets on them. */
const CHAMPS = pick(each(CHAMPS_PROJET, "entree"), TEXTES_PROJET);

type Champ = keyof typeof CHAMPS;

/** Every text present in one language version, with its field. */
function textes(
	version: Partial<Record<Champ, string | null>>,
): { champ: Champ; texte: string }[] {
	return TEXTES_PROJET.flatMap((champ) => {
		const texte = version[champ];
		return texte === undefined || texte === null ? [] : [{ champ, texte }];
	});
}

const ditSonIa = ({ label_ia }: ProjetDemonstration) =>
	label_ia === "ia_appoint" || label_ia === "ia_centrale";

const francais = [
	...THEMES_PREMIERS.flatMap(({ slug, nom, description }) =>
		[nom, description].map((texte) => ({ de: slug, texte })),
	),
	...PROJETS.flatMap((projet) =>
		textes(projet).map(({ texte }) => ({ de: projet.slug, texte })),
	),
];
const anglais = [
	...THEMES_PREMIERS.flatMap(({ slug, en }) =>
		[en.nom, en.description].map((texte) => ({ de: slug, texte })),
	),
	...PROJETS.flatMap((projet) =>
		textes(projet.en).map(({ texte }) => ({ de: projet.slug, texte })),
	),
];

describe("themes", () => {
	test("the fourteen agreed slugs are there, once each", () => {
		expect(THEMES_PREMIERS.map(({ slug }) => slug).toSorted()).toEqual(
			SLUGS_DES_THEMES,
		);
	});

	test("every theme has a project, so that no filter leads to an empty page", () => {
		const portes = new Set(PROJETS.flatMap(({ themes }) => themes));
		expect([...portes].toSorted()).toEqual(SLUGS_DES_THEMES);
	});

	test("texts survive D25 unchanged and the English says something of its own", () => {
		for (const { nom, description, en } of THEMES_PREMIERS) {
			for (const texte of [nom, description, en.nom, en.description])
				expect(lineText({ min: 2, max: 500 }).parse(texte)).toBe(texte);
			expect(en.description).not.toBe(description);
		}
	});
});

describe("projects as a whole", () => {
	test("there are at least forty-four, each with its own slug, name and instant", () => {
		expect(PROJETS.length).toBeGreaterThanOrEqual(44);
		for (const valeurs of [
			PROJETS.map(({ slug }) => slug),
			PROJETS.map(({ nom }) => nom),
			PROJETS.map(({ publie_le }) => publie_le),
		])
			expect(new Set(valeurs).size).toBe(PROJETS.length);
	});

	test("exactly six are featured", () => {
		expect(PROJETS.filter((projet) => projet.mis_en_avant)).toHaveLength(6);
	});

	test("D5: each of the four AI labels is shown by some project", () => {
		expect(
			[...new Set(PROJETS.map(({ label_ia }) => label_ia))].toSorted(),
		).toEqual(["ia_appoint", "ia_centrale", "non_renseigne", "sans_ia"]);
	});

	test("some say where their code is and under which licence, each its own repository, and some say nothing of it", () => {
		const depots = PROJETS.flatMap(({ depot }) => depot ?? []);
		expect(depots.length).toBeGreaterThanOrEqual(12);
		expect(depots.length).toBeLessThan(PROJETS.length);
		expect(new Set(depots).size).toBe(depots.length);
		const licences = PROJETS.flatMap(({ licence_code }) => licence_code ?? []);
		expect(new Set(licences).size).toBeGreaterThanOrEqual(5);
	});
});

describe.each(PROJETS)("project $slug", (projet) => {
	test("D25: every text is within its bounds and comes out of hygiene unchanged", () => {
		expect(projet.slug).toMatch(SLUG);
		for (const version of [projet, projet.en])
			for (const { champ, texte } of textes(version))
				expect(CHAMPS[champ].parse(texte)).toBe(texte);
	});

	test("the phrases of citizens are within their bounds, and none says the same as another", () => {
		const { fr, en } = MOTS_HABITANTS[projet.slug] ?? { fr: [], en: [] };
		const { mots_habitants, mots_habitants_en } = CHAMPS_PROJET;
		expect(mots_habitants.entree.parse(fr)).toEqual(fr);
		expect(mots_habitants_en.entree.parse(en)).toEqual(en);
	});

	test("D25: the address is https and already in its stored form", () => {
		if (projet.site_web === null) return;
		expect(projet.site_web).toMatch(/^https:/);
		expect(webAddress().parse(projet.site_web)).toBe(projet.site_web);
	});

	test("what one takes to reuse it is as the wire takes it, and already in its stored form", () => {
		const { depot = null, licence_code = null, stade, liens = [] } = projet;
		const { entree } = CHAMPS_PROJET.liens;
		expect(CHAMPS_PROJET.depot.entree.parse(depot)).toBe(depot);
		expect(CHAMPS_PROJET.licence_code.entree.parse(licence_code)).toBe(
			licence_code,
		);
		if (stade !== undefined)
			expect(CHAMPS_PROJET.stade.entree.parse(stade)).toBe(stade);
		expect(entree.parse(liens)).toEqual(
			liens.map(({ nature, url }) => `${nature} ${url}`),
		);
		expect(new Set(liens.map(({ nature }) => nature)).size).toBe(liens.length);
		for (const adresse of [depot, ...liens.map(({ url }) => url)])
			if (adresse !== null) expect(adresse).toMatch(/^https:/);
	});

	test("a repository comes with code that is open, and a licence with a repository; the OSI approved it", () => {
		const { code_ouvert, depot = null, licence_code = null } = projet;
		expect(depot === null || code_ouvert).toBe(true);
		const estOuverte = depot !== null && isOpenSource(licence_code ?? "");
		expect(licence_code === null || estOuverte).toBe(true);
	});

	test("one to three distinct themes, all known", () => {
		expect(projet.themes.length).toBeGreaterThanOrEqual(1);
		expect(projet.themes.length).toBeLessThanOrEqual(3);
		expect(new Set(projet.themes).size).toBe(projet.themes.length);
		for (const theme of projet.themes)
			expect(SLUGS_DES_THEMES).toContain(theme);
	});

	test("published at a real instant of the period, written as the API writes it", () => {
		const instant = new Date(projet.publie_le).toISOString();
		expect(instant).toBe(projet.publie_le.replace("Z", ".000Z"));
		expect(instant > DEBUT).toBe(true);
	});

	test("D5: the role of AI is told exactly where the label claims one, in both languages", () => {
		expect(projet.usage_ia !== null).toBe(ditSonIa(projet));
		expect(projet.en.usage_ia !== undefined).toBe(ditSonIa(projet));
	});

	test("D6: an English text is a translation, never the French passed off as one", () => {
		expect(projet.en.accroche).not.toBe(projet.accroche);
		expect(projet.en.description).not.toBe(projet.description);
		if (projet.usage_ia !== null)
			expect(projet.en.usage_ia).not.toBe(projet.usage_ia);
		if (projet.en.nom !== undefined) expect(projet.en.nom).not.toBe(projet.nom);
	});

	test("the description is two paragraphs in both languages", () => {
		for (const { description } of [projet, projet.en])
			expect(description.split("\n\n")).toHaveLength(2);
	});
});

describe("typography", () => {
	test("French signs are held to their word by a no-break space", () => {
		const fautes = francais.filter(({ texte }) =>
			/['"\u2026]|[^\u00a0\u202f][;!?»]|«[^\u00a0]|[ \p{L}\d]:/u.test(texte),
		);
		expect(fautes).toEqual([]);
	});

	test("English signs follow their word, with curly apostrophes", () => {
		const fautes = anglais.filter(({ texte }) =>
			/['"«»\u00a0\u202f]|\s[:;!?]/u.test(texte),
		);
		expect(fautes).toEqual([]);
	});
});
