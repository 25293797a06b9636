import { describe, expect, test } from "vitest";
import type { SoughtWord, Term } from "#lib/platform/search/terms";
import {
	DEBUTS_MAX,
	equivalents,
	equivalentsDesFautes,
	type GroupeEquivalent,
	rangerGroupes,
	TERMES_MAX_PAR_UNITE,
} from "./rules.ts";

/** A word whose stem is itself without its final s; an empty word has none. */
function mot(word: string, place: number): SoughtWord {
	const stems = ["de", "la"].includes(word) ? [] : [word.replace(/s$/, "")];
	return { place, word, stems };
}

const mots = (texte: string) => texte.split(" ").map(mot);

const terme = (written: string): Term => ({
	written,
	words: mots(written).filter(({ stems }) => stems.length > 0),
});

const groupe = (
	langue: GroupeEquivalent["langue"],
	...termes: readonly string[]
): GroupeEquivalent => ({ langue, termes: termes.map(terme) });

const VOCABULAIRE = rangerGroupes([
	groupe("fr", "bus", "car"),
	groupe("fr", "maison de retraite", "hospice"),
	groupe("en", "bus", "coach"),
	groupe("fr-en", "bus", "omnibus"),
]);

function trouves(texte: string, langue?: "fr" | "en") {
	return equivalents(VOCABULAIRE, mots(texte), langue).map(
		({ from, to, terms }) =>
			`${from}-${to} ${terms.map(({ written }) => written).join(",")}`,
	);
}

describe("the units of a search that are a term of a group", () => {
	test.each([
		["one word", "hospice", ["0-0 maison de retraite"]],
		["one word in its plural", "hospices", ["0-0 maison de retraite"]],
		[
			"several words, with their empty ones",
			"la maison de retraite",
			["1-3 hospice"],
		],
		["several words, without them", "maisons retraites ici", ["0-1 hospice"]],
		["not a part of a term", "maison", []],
		["not its words with another between them", "maison rouge retraite", []],
		["not its words in another order", "retraite maison", []],
		["nothing", "autre", []],
	])("%s: %j", (_titre, texte, attendus) => {
		expect(trouves(texte)).toEqual(attendus);
	});

	test("a word of several groups has the terms of all, or of those of one language, and those of both languages apart", () => {
		expect(trouves("bus")).toEqual(["0-0 car,coach", "0-0 omnibus"]);
		expect(trouves("bus", "fr")).toEqual(["0-0 car", "0-0 omnibus"]);
		expect(trouves("bus", "en")).toEqual(["0-0 coach", "0-0 omnibus"]);
	});

	test("a unit has at most so many terms, and a term too long to be sought is left out", () => {
		const nombreux = rangerGroupes(
			Array.from({ length: TERMES_MAX_PAR_UNITE + 2 }, (_, rang) =>
				groupe("fr", "lac", `lac${rang}`),
			),
		);
		const [unite] = equivalents(nombreux, mots("lac"));
		expect(unite?.terms).toHaveLength(TERMES_MAX_PAR_UNITE);
		const longs = rangerGroupes([
			groupe("fr", "un deux trois quatre cinq", "x"),
		]);
		expect(equivalents(longs, mots("un deux trois quatre cinq"))).toEqual([]);
		expect(equivalents(longs, mots("x"))).toHaveLength(1);
	});
});

describe("what a text costs is bounded, whatever it repeats", () => {
	test("terms begin at so many words at most, the longest that are not empty first", () => {
		const repete = "bus ".repeat(10 * DEBUTS_MAX).trim();
		const debuts = new Set(
			equivalents(VOCABULAIRE, mots(repete)).map(({ from }) => from),
		);
		expect(debuts.size).toBeLessThanOrEqual(DEBUTS_MAX);
		expect(trouves(`${"de ".repeat(200)}hospice ${"la ".repeat(200)}`)).toEqual(
			["200-200 maison de retraite"],
		);
	});

	test("a term is not looked for behind ever more empty words", () => {
		expect(trouves("maison de la de la retraite")).toEqual(["0-5 hospice"]);
		expect(trouves(`maison ${"de ".repeat(50)}retraite`)).toEqual([]);
	});
});

describe("a term written in one word or in several", () => {
	const joints = rangerGroupes([
		groupe("fr", "auto stop", "pouce"),
		groupe("fr", "antigaspi", "invendu"),
		groupe("fr", "bus", "car"),
	]);
	const unites = (texte: string) =>
		equivalents(joints, mots(texte)).map(
			({ from, to, terms }) =>
				`${from}-${to} ${terms.map(({ written }) => written).join(",")}`,
		);

	test.each([
		["joined", "autostop", ["0-0 pouce"]],
		["joined, in the plural", "autostops", ["0-0 pouce"]],
		["split", "panier anti gaspi", ["1-2 invendu"]],
		["as it is, once", "auto stop", ["0-1 pouce"]],
		["split, when it is too short to be told", "b us", []],
	])("is found %s: %j", (_titre, texte, attendus) => {
		expect(unites(texte)).toEqual(attendus);
	});
});

describe("a misspelt word that a term would have", () => {
	const lus = (texte: string, fautifs: readonly number[]) =>
		equivalentsDesFautes(VOCABULAIRE, mots(texte), new Set(fautifs), "fr").map(
			({ from, to, terms }) =>
				`${from}-${to} ${terms.map(({ written }) => written).join(",")}`,
		);

	test("has all terms of its group, itself among them, alone or in a phrase", () => {
		expect(lus("hospcie", [0])).toEqual(["0-0 maison de retraite,hospice"]);
		expect(lus("la maison de retrait", [3])).toEqual([
			"1-3 maison de retraite,hospice",
		]);
	});

	test("has none when it is not said to be misspelt, or is too far from any", () => {
		expect(lus("hospcie", [])).toEqual([]);
		expect(lus("hopcei", [0])).toEqual([]);
	});
});
