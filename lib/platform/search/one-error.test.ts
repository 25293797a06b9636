import { describe, expect, test } from "vitest";
import { isOneErrorFrom, TOLERANT_FROM, TOLERANT_TO } from "./one-error.ts";

describe("a word is one typing error away from another", () => {
	test.each([
		["a letter is missing", "medcin", "medecin"],
		["a letter is there twice", "docteurr", "docteur"],
		["a letter is another", "gutemberg", "gutenberg"],
		["two letters next to each other are exchanged", "ehapd", "ehpad"],
		["the first letter is missing", "hapitre", "chapitre"],
		["the last letters are exchanged", "canitne", "cantine"],
	])("when %s", (_title, word, other) => {
		expect(isOneErrorFrom(word, other)).toBe(true);
		expect(isOneErrorFrom(other, word)).toBe(true);
	});

	test.each([
		["they are the same", "cantine", "cantine"],
		["there are two errors", "cantime", "canting"],
		["letters far from each other are exchanged", "nantice", "cantine"],
		["they differ by two letters in length", "canti", "cantine"],
	])("not when %s", (_title, word, other) => {
		expect(isOneErrorFrom(word, other)).toBe(false);
	});

	test("not when the word is too short or too long to be forgiven", () => {
		const long = "x".repeat(TOLERANT_TO);
		expect(isOneErrorFrom("bus", "buse")).toBe(false);
		expect("buse").toHaveLength(TOLERANT_FROM);
		expect(isOneErrorFrom("buse", "bus")).toBe(true);
		expect(isOneErrorFrom(long, `${long}y`)).toBe(true);
		expect(isOneErrorFrom(`${long}y`, long)).toBe(false);
	});
});
