import { expect, test } from "vitest";
import { z } from "zod";
import { blockText, boundedArray, lineText } from "./fields.ts";
import { shapeOf } from "./form-shape.ts";
import { objectOf, typedValues } from "./forms.ts";
import { phraseList } from "./phrases.ts";
import { webAddress } from "./web-address.ts";

const Schema = z.object({
	titre: lineText({ min: 2 }),
	texte: blockText(),
	themes: boundedArray(lineText(), { max: 3 }),
	phrases: phraseList({ count: 3, min: 3, max: 80 }),
	site: webAddress().optional(),
});

function form(entries: readonly (readonly [string, string | File])[]) {
	const data = new FormData();
	for (const [name, value] of entries) data.append(name, value);
	return data;
}

function read(entries: readonly (readonly [string, string | File])[]) {
	return objectOf(typedValues(Schema, form(entries)), shapeOf(Schema));
}

test("the keys of lists are those that the schema declares as lists", () => {
	expect([...shapeOf(Schema).lists]).toEqual(["themes"]);
});

test.each([
	["exemple.org", "https://exemple.org"],
	[" www.exemple.org/page?a=1 ", "https://www.exemple.org/page?a=1"],
	["mairie-saint-étienne.fr:8443", "https://mairie-saint-étienne.fr:8443"],
	["http://exemple.org", "http://exemple.org"],
	["ftp://exemple.org", "ftp://exemple.org"],
	["javascript:alert(1)", "javascript:alert(1)"],
	["notre site", "notre site"],
])("an address typed as %j is read as %j, a text as it is", (typed, site) => {
	expect(
		read([
			["site", typed],
			["titre", typed],
		]),
	).toMatchObject({ site, titre: typed });
});

test("a repeated field keeps its last value, a list all of them", () => {
	expect(
		read([
			["titre", "un"],
			["titre", "deux"],
			["themes", "eau"],
			["themes", "ville"],
		]),
	).toMatchObject({ titre: "deux", themes: ["eau", "ville"] });
});

test("a line break is one character, as the form comes back with it and counts what is left, though browsers send two", () => {
	const sent = form([["texte", "un\r\ndeux\r\n\r\ntrois"]]);
	expect(typedValues(Schema, sent)).toMatchObject({
		texte: ["un\ndeux\n\ntrois"],
	});
});

test("a list of phrases is typed one on each line, empty lines left out, or in several fields", () => {
	expect(
		read([
			["phrases", " un deux\r\n\r\n  \ntrois quatre\rcinq "],
			["phrases", "six sept"],
		]),
	).toMatchObject({
		phrases: ["un deux", "trois quatre", "cinq", "six sept"],
	});
});

test("D25: an empty field of a form is absent, and an empty list is a list", () => {
	expect(read([["titre", ""]])).toEqual({ themes: [], phrases: [] });
});

test("files and fields that are not in the schema are ignored", () => {
	expect(
		read([
			["texte", new File(["x"], "x.txt")],
			["role", "admin"],
			["titre", "un"],
		]),
	).toEqual({ titre: "un", themes: [], phrases: [] });
});
