import { expect, test } from "vitest";
import { CONTRACT } from "../api/endpoints.ts";
import { openApiDocument } from "./document.ts";
import { isObject } from "./schema-reading.ts";

const SITE = "https://exemple.org";
const french = JSON.parse(JSON.stringify(openApiDocument(SITE)));
const english = JSON.parse(JSON.stringify(openApiDocument(SITE, "en")));

const SENTENCES = ["description", "summary", "title"];
const DATA = ["example", "examples", "default", "enum", "const"];

/** The sentences of a document, each with its place. */
function sentencesOf(value: unknown, place = ""): [string, string][] {
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, member]) => {
		if (DATA.includes(key)) return [];
		return SENTENCES.includes(key) && typeof member === "string"
			? [[`${place}/${key}`, member] satisfies [string, string]]
			: sentencesOf(member, `${place}/${key}`);
	});
}

test("D24: every sentence of the document has its English", () => {
	const sentences = sentencesOf(french);
	expect(sentences.length).toBeGreaterThan(250);
	const inEnglish = Object.fromEntries(sentencesOf(english));
	expect(
		sentences.filter(([place, said]) => inEnglish[place] === said),
	).toEqual([]);
});

test("the document in English differs from the French one by its sentences only", () => {
	const bare = (document: unknown): unknown => {
		if (Array.isArray(document)) return document.map(bare);
		if (!isObject(document)) return document;
		return Object.fromEntries(
			Object.entries(document).map(([key, member]) => [
				key,
				SENTENCES.includes(key) && typeof member === "string"
					? ""
					: bare(member),
			]),
		);
	};
	expect(bare(english)).toEqual(bare(french));
	expect(english.info.title).not.toBe(french.info.title);
	expect(sentencesOf(english).map(([place]) => place)).toEqual(
		sentencesOf(french).map(([place]) => place),
	);
});

test("every operation and every field of a named schema is described", () => {
	const described = CONTRACT.filter(({ description }) => description);
	expect(described).toEqual(CONTRACT);
	expect(described.length).toBeGreaterThan(20);
	const missing: string[] = [];
	const visit = (schema: unknown, place: string) => {
		if (!isObject(schema)) return;
		const { properties } = schema;
		if (isObject(properties))
			for (const [name, field] of Object.entries(properties)) {
				const isSaid =
					isObject(field) && ("description" in field || "$ref" in field);
				if (!isSaid) missing.push(`${place}.${name}`);
				visit(field, `${place}.${name}`);
			}
		visit(schema.items, `${place}[]`);
		for (const choice of Array.isArray(schema.anyOf) ? schema.anyOf : [])
			visit(choice, place);
	};
	for (const [name, schema] of Object.entries(french.components.schemas))
		visit(schema, name);
	expect(missing).toEqual([]);
});

test("the document says whom to write to and where the guide is", () => {
	expect(french.info.contact.url).toBe(`${SITE}/mentions-legales`);
	expect(french.externalDocs.url).toBe(`${SITE}/developpeurs`);
});
