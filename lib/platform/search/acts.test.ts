import { describe, expect, test } from "vitest";
import { isAct } from "./acts.ts";

const actsIn = (text: string) => {
	const words = text.split(" ");
	return words.filter((_, at) => isAct(words, at));
};

describe("the words of a text that say what is to be done", () => {
	test.each([
		["vendre mes vieux livres", ["vendre"]],
		["installer une borne et payer moins", ["installer", "payer"]],
		["sell my old phone", ["sell"]],
		["trouver une fontaine", []],
	])("%s: %j", (text, acts) => {
		expect(actsIn(text)).toEqual(acts);
	});

	test.each([
		"ecrire sans acheter de logiciel",
		"louer au lieu de acheter",
		"ne plus payer",
		"without paying",
	])("not what is not to be done: %s", (text) => {
		expect(actsIn(text)).toEqual([]);
	});
});
