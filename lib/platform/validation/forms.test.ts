import { expect, test } from "vitest";
import { z } from "zod";
import { blockText, boundedArray, lineText } from "./fields.ts";
import { listKeys, objectOf, typedValues } from "./forms.ts";

const Schema = z.object({
	titre: lineText({ min: 2 }),
	texte: blockText(),
	themes: boundedArray(lineText(), { max: 3 }),
});

function form(entries: readonly (readonly [string, string | File])[]) {
	const data = new FormData();
	for (const [name, value] of entries) data.append(name, value);
	return data;
}

function read(entries: readonly (readonly [string, string | File])[]) {
	return objectOf(typedValues(Schema, form(entries)), listKeys(Schema));
}

test("the keys of lists are those that the schema declares as lists", () => {
	expect([...listKeys(Schema)]).toEqual(["themes"]);
});

test("a repeated field keeps its last value, a list all of them", () => {
	expect(
		read([
			["titre", "un"],
			["titre", "deux"],
			["themes", "eau"],
			["themes", "ville"],
		]),
	).toEqual({ titre: "deux", themes: ["eau", "ville"] });
});

test("D25: an empty field of a form is absent, and an empty list is a list", () => {
	expect(read([["titre", ""]])).toEqual({ themes: [] });
});

test("files and fields that are not in the schema are ignored", () => {
	expect(
		read([
			["texte", new File(["x"], "x.txt")],
			["role", "admin"],
			["titre", "un"],
		]),
	).toEqual({ titre: "un", themes: [] });
});
