import { describe, expect, test } from "vitest";
import { inflected } from "./inflections.ts";

/** Words with the stems that PostgreSQL gives them. */
const STEMS: Readonly<Record<string, string>> = {
	comprendre: "comprendr",
	comprends: "comprend",
	conduire: "conduir",
	conduit: "conduit",
	ecrire: "ecrir",
	ecrivent: "ecrivent",
	decider: "decid",
	decident: "decident",
	children: "children",
	child: "child",
	wrote: "wrote",
	written: "written",
};

function share(one: string, other: string, langue: "fr" | "en"): boolean {
	const stems = inflected(one, [STEMS[one] ?? one], langue);
	return inflected(other, [STEMS[other] ?? other], langue).some((stem) =>
		stems.includes(stem),
	);
}

describe("two forms of one word share a stem", () => {
	test.each([
		["comprendre", "comprends", "fr"],
		["conduire", "conduit", "fr"],
		["ecrire", "ecrivent", "fr"],
		["decider", "decident", "fr"],
		["child", "children", "en"],
		["written", "wrote", "en"],
	] as const)("%s and %s", (one, other, langue) => {
		expect(share(one, other, langue)).toBe(true);
		expect(share(other, one, langue)).toBe(true);
	});
});

describe("a word keeps its own stem first, and", () => {
	test.each([
		["parents", "parent"],
		["argent", "argent"],
		["appartement", "appart"],
		["bruit", "bruit"],
	])("%s has no other: it is no form of a verb", (word, stem) => {
		expect(inflected(word, [stem], "fr")).toEqual([stem]);
	});

	test("one that the stemmer takes for an empty word has none", () => {
		expect(inflected("pendant", [], "fr")).toEqual([]);
	});

	test("an English word has no form of a French verb, nor a French one of an English word", () => {
		expect(inflected("conduit", ["conduit"], "en")).toEqual(["conduit"]);
		expect(inflected("men", ["men"], "fr")).toEqual(["men"]);
	});
});
