import { expect, test } from "vitest";
import { z } from "zod";
import SAID from "#lib/i18n/messages/fr/contrat.json" with { type: "json" };
import { isObject } from "#lib/platform/contract/records";
import { CONTRACT } from "../api/endpoints.ts";
import { openApiDocument } from "./document.ts";
import { describeFields, saidOfCall } from "./sentences.ts";

const SITE = "https://exemple.org";
const french = JSON.parse(JSON.stringify(openApiDocument(SITE)));
const english = JSON.parse(JSON.stringify(openApiDocument(SITE, "en")));

const SENTENCES = ["description", "summary", "title"];
const DATA = ["example", "examples", "default", "enum", "const"];

const Paths = z.object({
	paths: z.record(
		z.string(),
		z.record(
			z.string(),
			z.object({ parameters: z.array(z.record(z.string(), z.unknown())) }),
		),
	),
});

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

test("every operation, every parameter and every field of a named schema is described", () => {
	expect(CONTRACT.length).toBeGreaterThan(20);
	const missing: string[] = [];
	for (const { operationId } of CONTRACT) {
		const { description, summary } = saidOfCall(operationId, "fr");
		if (!summary || !description) missing.push(operationId);
	}
	const { paths } = Paths.parse(french);
	for (const [path, calls] of Object.entries(paths))
		for (const { parameters } of Object.values(calls))
			for (const parameter of parameters)
				if (!("description" in parameter || "$ref" in parameter))
					missing.push(`${path} ${parameter.name}`);
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

test("no sentence about a call or a field is left without it", () => {
	const calls = CONTRACT.map(({ operationId }) => operationId);
	expect(Object.keys(SAID.appels).sort()).toEqual(calls.sort());
	const filed = Object.entries(SAID.champs).flatMap(([object, fields]) =>
		Object.keys(fields).map((key) => `${object}.${key}`),
	);
	const read = describeFields();
	expect(filed.length).toBeGreaterThan(200);
	expect(filed.filter((place) => !read.has(place))).toEqual([]);
});

test("the document says whom to write to and where the guide is", () => {
	expect(french.info.contact.url).toBe(`${SITE}/mentions-legales`);
	expect(french.externalDocs.url).toBe(`${SITE}/developpeurs`);
});
