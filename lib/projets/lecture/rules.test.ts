import { describe, expect, test } from "vitest";
import { texts } from "#lib/i18n/texts";
import { validateRequest } from "#lib/platform/validation/request";
import {
	anglaisEnvoye,
	lirePubliccode,
	phraseDeLecture,
	remplir,
} from "./rules.ts";
import { ProjetEnvoye, type ProjetLu } from "./schema.ts";

function lu(texte: string, page: "fr" | "en" = "fr"): ProjetLu {
	const lecture = lirePubliccode(texte, page);
	if (!lecture.ok) throw new Error(lecture.refus);
	return lecture.projet;
}

const COMPLET = `
publiccodeYmlVersion: 0.7
name: Fontaines
url: https://git.example.org/eau/fontaines.git
landingURL: https://fontaines.example.org
organisation: {name: Ville de Lyon, uri: urn:x}
developmentStatus: beta
categories: [geographic-information-systems]
roadmap: https://fontaines.example.org/suite
fundedBy: [{name: Ville de Lyon}, {name: Ville de Lyon}, {name: Agence de l’eau}]
intendedAudience: {scope: [healthcare, environment]}
legal: {license: GPL-3.0, repoOwner: Un autre}
maintenance: {contacts: [{name: Ada, email: ada@example.org}]}
description:
  fr:
    shortDescription: Les points d’eau d’une ville.
    longDescription: "Une **carte** libre des fontaines où l’on peut boire, [relevée](https://x.example.org) à pied."
    documentation: https://fontaines.example.org/aide
  en-GB:
    localisedName: Fountains
    shortDescription: The drinking fountains of a town.
    longDescription: A free map of the fountains where one can drink, surveyed on foot.
`;

test("a file of 0.7 gives every field, its two languages, and no address of a person", () => {
	expect(lu(COMPLET)).toEqual({
		nom: "Fontaines",
		langue: "fr",
		accroche: "Les points d’eau d’une ville.",
		description:
			"Une carte libre des fontaines où l’on peut boire, relevée (https://x.example.org) à pied.",
		anglais: {
			nom: "Fountains",
			accroche: "The drinking fountains of a town.",
			description:
				"A free map of the fountains where one can drink, surveyed on foot.",
		},
		site_web: "https://fontaines.example.org/",
		depot: "https://git.example.org/eau/fontaines.git",
		licence: "GPL-3.0-only",
		stade: "essai",
		porteur: "Ville de Lyon",
		mots: ["Santé", "Biodiversité"],
		documentation: "https://fontaines.example.org/aide",
		feuille_de_route: "https://fontaines.example.org/suite",
		finance_par: ["Ville de Lyon", "Agence de l’eau"],
		autreLangue: false,
	});
	expect(JSON.stringify(lu(COMPLET))).not.toContain("ada@");
});

test.each([
	["concept", "idee"],
	["development", "construction"],
	["beta", "essai"],
	["stable", "stable"],
	["obsolete", "arrete"],
	["Stable ", "stable"],
	["constructor", "inconnu"],
	["42", "inconnu"],
])("developmentStatus %j is %s", (dit, stade) => {
	const texte = `publiccodeYmlVersion: 1\nname: Un\ndevelopmentStatus: "${dit}"`;
	expect(lu(texte).stade).toBe(stade);
});

test.each([
	["description: no", {}],
	["description: [fr, en]", {}],
	["description: {fr: text, en: [a]}", { autreLangue: true }],
	["description: {fr: {shortDescription: [a, b]}}", { accroche: "" }],
	[
		"description: {FR_fr: {shortDescription: Une accroche à lire}}",
		{ langue: "fr", accroche: "Une accroche à lire" },
	],
	["description: {fr: {shortDescription: court}}", { accroche: "" }],
	[
		"description: {fr: {genericName: Annuaire de projets}}",
		{ accroche: "Annuaire de projets" },
	],
	["description: {fr: }", {}],
	[
		"description: {it: {shortDescription: Una mappa libera}}",
		{ autreLangue: true, accroche: "" },
	],
	["url: [https://a.example.org]", { depot: "" }],
	["url: git@github.com:a/b.git", { depot: "" }],
	["url: javascript:alert(1)", { depot: "" }],
	["url: https://nom:secret@example.org/", { depot: "" }],
	['url: " https://example.org/a "', { depot: "https://example.org/a" }],
	[
		"url: https://example.org/a.git\nlandingURL: https://Example.org/a/",
		{ site_web: "" },
	],
	["legal: MIT", { licence: "" }],
	["legal: {license: MIT License}", { licence: "MIT" }],
	["legal: {license: [MIT, GPL-3.0]}", { licence: "MIT" }],
	[
		"legal: {license: 'Apache License, Version 2.0'}",
		{ licence: "Apache-2.0" },
	],
	["legal: {license: Maison}", { licence: "Maison" }],
	["organisation: Ville de Lyon", { porteur: "" }],
	[
		"organisation: {uri: urn:x}\nlegal: {mainCopyrightOwner: Nous}",
		{ porteur: "Nous" },
	],
	["fundedBy: Ademe", { finance_par: ["Ademe"] }],
	["fundedBy: [1, {name: [x]}, {uri: y}, null]", { finance_par: ["1"] }],
	["categories: {a: b}", { mots: [] }],
	["categories: [[healthcare], healthcare, toString]", { mots: ["Santé"] }],
	[
		`intendedAudience: {scope: [${["healthcare", "energy", "culture", "welfare", "research", "education"].join()}]}`,
		{ mots: [] },
	],
	["softwareType: 12\nreleaseDate: 2024-13-45\nplatforms: true", {}],
	['name: "A\\0B\\e\\u202ec"', { nom: "ABc" }],
])("%j has its right types read, and the others left out", (texte, attendu) => {
	const projet = lu(`name: Un nom\n${texte}\npubliccodeYmlVersion: "0.2"\n`);
	expect(projet).toMatchObject(attendu);
});

test("texts too long are cut within their bounds, and what is filled can be sent", () => {
	const long = "mot ".repeat(5_000);
	const projet = lu(
		`publiccodeYmlVersion: 0.4\nname: ${long}\ndescription: {fr: {shortDescription: ${long}, longDescription: ${long}}}\norganisation: {name: ${long}}`,
	);
	const { valeurs } = remplir({}, projet, ["eau"]);
	expect([...projet.description].length).toBeLessThanOrEqual(5_000);
	const envoye = Object.fromEntries(
		Object.entries(valeurs).map(([champ, dites]) => [
			champ,
			champ === "themes" ? dites : dites.at(-1),
		]),
	);
	expect(validateRequest({ body: ProjetEnvoye }, { body: envoye }).ok).toBe(
		true,
	);
});

test.each([
	["", "vide"],
	["- a\n- b", "vide"],
	["a: *b", "ancres"],
	["<html>", "vide"],
	["name: x", "etranger"],
	["openapi: 3.1.0\ninfo: {title: x}", "etranger"],
	["a: 'b'c'", "yaml"],
	["[".repeat(20_000), "complexe"],
])("%j is told apart: %s, in both languages", (texte, refus) => {
	const lecture = lirePubliccode(texte.slice(0, 20_000), "fr");
	expect(lecture).toMatchObject({ ok: false, refus });
	for (const langue of ["fr", "en"] as const)
		if (!lecture.ok)
			expect(phraseDeLecture(texts(langue), lecture)).toMatch(/^\p{Lu}.+\.$/u);
});

describe("a form being filled", () => {
	const projet = lu(COMPLET);

	test("takes every field that is empty, in French with its English version", () => {
		const { valeurs, remplis, gardes } = remplir(
			{ nom: [""], langue: ["en"], stade: [""] },
			projet,
			["sante"],
		);
		expect(valeurs).toMatchObject({
			langue: ["fr"],
			nom: ["Fontaines"],
			nom_en: ["Fountains"],
			licence_code: ["GPL-3.0-only"],
			stade: ["essai"],
			themes: ["sante"],
			finance_par: ["Ville de Lyon\nAgence de l’eau"],
			liens: [
				"documentation https://fontaines.example.org/aide\nfeuille_de_route https://fontaines.example.org/suite",
			],
		});
		expect(gardes).toEqual([]);
		expect(remplis).toHaveLength(14);
	});

	test("keeps what was typed, and says so", () => {
		const { valeurs, gardes } = remplir(
			{
				nom: ["Le mien"],
				porteur: ["Ville de Lyon"],
				themes: ["eau"],
				langue: ["fr"],
			},
			projet,
			["sante"],
		);
		expect(valeurs).not.toHaveProperty("nom");
		expect(valeurs).not.toHaveProperty("themes");
		// The same as in the file is no difference.
		expect(gardes).toEqual(["nom", "themes"]);
	});

	test("in English already gets the English texts, and no second version", () => {
		const { valeurs } = remplir(
			{ accroche: ["My own tagline"], langue: ["en"] },
			projet,
			[],
		);
		expect(valeurs).toMatchObject({
			nom: ["Fountains"],
			description: [projet.anglais?.description],
		});
		expect(valeurs).not.toHaveProperty("langue");
		expect(valeurs).not.toHaveProperty("nom_en");
	});

	test("by a second file loses what the first one put, and nothing that was typed since", () => {
		const premier = remplir({}, projet, ["sante"]).valeurs;
		const description = (premier.description ?? []).map((texte) =>
			texte.replaceAll("\n", "\r\n"),
		);
		const autre = lu(
			"publiccodeYmlVersion: 0.4\nname: Autre\nurl: https://example.org/autre",
		);
		const { valeurs } = remplir(
			{ ...premier, description, porteur: ["Corrigé"] },
			autre,
			[],
		);
		expect(valeurs).toMatchObject({
			nom: ["Autre"],
			depot: ["https://example.org/autre"],
			description: [],
			themes: [],
		});
		expect(valeurs).not.toHaveProperty("porteur");
	});
});

test("the English version is kept beside French texts only", () => {
	const anglais = {
		nom_en: null,
		accroche_en: "In English",
		description_en: null,
	};
	expect(anglaisEnvoye({ ...anglais, langue: "fr" })).toEqual({
		en: { accroche: "In English" },
	});
	expect(anglaisEnvoye({ ...anglais, langue: "en" })).toEqual({});
	expect(
		anglaisEnvoye({ ...anglais, accroche_en: null, langue: "fr" }),
	).toEqual({});
});
