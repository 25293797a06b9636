import { describe, expect, test } from "vitest";
import { searchWords } from "./search.ts";

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
