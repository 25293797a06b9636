import { describe, expect, test } from "vitest";
import {
	COUT_MAX_MS,
	cpuMs,
	hostileTexts,
} from "../validation/cpu-time.fixture.ts";
import { searchWords, soughtWords, WORDS_MAX } from "./search.ts";

describe("D18: the words of a search", () => {
	test.each([
		["", []],
		["   \t\n\u00A0 ", []],
		["- – — ' ’", []],
		["carte libre", ["carte", "libre"]],
		["porte-à-porte", ["porte", "à"]],
		["l’eau", ["eau"]],
		["L'EAU d‘ici qu’on jusqu'à lorsquʼil", ["EAU", "ici", "on", "à", "il"]],
		["l’ d’", []],
		["aujourd’hui", ["aujourd", "hui"]],
		["grand’rue", ["grand", "rue"]],
		["« carte », (libre) ?", ["carte", "libre"]],
		["100 % d’a_b c\\d", ["100", "%", "a_b", "c\\d"]],
		["… ?", ["…", "?"]],
		["C++ node.js", ["C++", "node.js"]],
		["carte carte", ["carte"]],
		["e\u0301te\u0301", ["été"]],
	])("%j gives %j", (q, words) => {
		expect(searchWords(q)).toEqual(words);
	});
});

test.each(hostileTexts(16_384))(
	"a query of %s costs less than 100 ms",
	(_, q) => {
		expect(cpuMs(() => searchWords(q))).toBeLessThan(COUT_MAX_MS);
	},
);

test("D18: a query of more words than a search uses keeps the longest, in order of length", () => {
	const words = Array.from({ length: WORDS_MAX }, (_, at) =>
		"lettres".repeat(2).slice(0, 5 + at),
	);
	expect(soughtWords(words.join(" "))).toEqual(words.toReversed());
	expect(soughtWords(`le ${words.join(" ")} de`)).toEqual(words.toReversed());
	expect(soughtWords("a de la")).toEqual(["de", "la", "a"]);
});
