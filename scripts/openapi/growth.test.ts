import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { openApiDocument } from "#lib/adapters/openapi/document";
import {
	type Json,
	narrowings,
	RELEASED_COPY,
	RELEASED_SITE,
	record,
	resolved,
} from "./growth.ts";

function copyOf(document: unknown): Json {
	return record(JSON.parse(JSON.stringify(document)));
}

const current = copyOf(openApiDocument(RELEASED_SITE));

/** Decision 66: both POSTs name a second window of the limits, in a list as RFC 9651 has them. */
const DECIDED = / RateLimit(-Policy)? schema: its pattern changed$/;

test("D29: the document only grew since the committed copy of the release", () => {
	const released = record(JSON.parse(readFileSync(RELEASED_COPY, "utf8")));
	expect(Object.keys(record(released.paths)).length).toBeGreaterThan(7);
	expect(
		narrowings(released, current).filter((one) => !DECIDED.test(one)),
	).toEqual([]);
});

const RELEASED = {
	paths: {
		"/a": {
			get: {
				operationId: "lireA",
				parameters: [
					{
						name: "q",
						in: "query",
						schema: { type: "string", maxLength: 100 },
					},
					{
						name: "tri",
						in: "query",
						schema: { type: "string", enum: ["une", "votes"], default: "une" },
					},
				],
				responses: {
					"200": {
						headers: { ETag: { required: true, schema: { type: "string" } } },
						content: {
							"application/json": {
								schema: {
									type: "array",
									items: { $ref: "#/components/schemas/A" },
								},
							},
						},
					},
					"404": { $ref: "#/components/responses/Introuvable" },
				},
			},
			post: {
				operationId: "creerA",
				requestBody: {
					required: true,
					content: {
						"application/json": { schema: { $ref: "#/components/schemas/B" } },
					},
				},
				responses: { "201": {} },
			},
		},
	},
	components: {
		responses: { Introuvable: {} },
		schemas: {
			A: {
				type: "object",
				properties: {
					le: { type: "string", format: "date-time" },
					note: { anyOf: [{ type: "string" }, { type: "null" }] },
					statut: { type: "string", enum: ["propose", "publie"] },
				},
				required: ["le", "note", "statut"],
			},
			B: {
				type: "object",
				properties: {
					nom: { type: "string", minLength: 2, maxLength: 120 },
					themes: { type: "array", items: { type: "string" }, maxItems: 3 },
				},
				required: ["nom"],
			},
		},
	},
};

/** The released document with one place changed; `undefined` removes it. */
function changed(path: string, value?: unknown): Json {
	const document = copyOf(RELEASED);
	const keys = path.split(" ");
	const last = keys.pop() ?? "";
	const place = keys.reduce<Json>(
		(inside, key) => resolved(document, inside[key]),
		document,
	);
	if (value === undefined) delete place[last];
	else place[last] = value;
	return document;
}

const GET = "paths /a get";
const A = "components schemas A";
const B = "components schemas B";
const STRING = { type: "string" };

const TAKEN_AWAY: [title: string, path: string, value?: unknown][] = [
	["a path", "paths /a"],
	["a method", "paths /a post"],
	["an operation's name", `${GET} operationId`, "voirA"],
	["a status", `${GET} responses 404`],
	["a header", `${GET} responses 200 headers ETag`],
	["a header's presence", `${GET} responses 200 headers ETag required`, false],
	["every parameter", `${GET} parameters`, []],
	[
		"an optional call",
		`${GET} parameters`,
		[
			...RELEASED.paths["/a"].get.parameters,
			{ name: "page", in: "query", required: true, schema: STRING },
		],
	],
	["a component", "components schemas B"],
	["a field of an answer", `${A} properties note`],
	["a field's presence", `${A} required`, ["le", "statut"]],
	["a field's type", `${A} properties note`, STRING],
	["a field's format", `${A} properties le`, STRING],
	["a value of an answer's list", `${A} properties statut enum`, ["publie"]],
	["an answer's closed list", `${A} properties statut`, STRING],
	["an optional field of a body", `${B} required`, ["nom", "themes"]],
	["a field of a body", `${B} properties themes`],
	["a shorter text", `${B} properties nom minLength`, 3],
	["a longer text", `${B} properties nom maxLength`, 119],
	["a longer list", `${B} properties themes maxItems`, 2],
	["a free text", `${B} properties nom enum`, ["a", "b"]],
];

const ADDED: [title: string, path: string, value: unknown][] = [
	["a path", "paths /b", RELEASED.paths["/a"]],
	["a status", `${GET} responses 409`, {}],
	[
		"an optional parameter",
		`${GET} parameters`,
		[
			...RELEASED.paths["/a"].get.parameters,
			{ name: "page", in: "query", schema: STRING },
		],
	],
	["a field of an answer", `${A} properties plus`, STRING],
	[
		"a value of a list",
		`${A} properties statut enum`,
		["propose", "publie", "x"],
	],
	["an optional field of a body", `${B} properties plus`, STRING],
	["a wider bound", `${B} properties nom maxLength`, 121],
	["an optional body field's freedom", `${B} required`, []],
];

describe("D29: what counts as a removal", () => {
	test("nothing changed, nothing is reported", () => {
		expect(narrowings(copyOf(RELEASED), copyOf(RELEASED))).toEqual([]);
	});

	test.each(TAKEN_AWAY)("%s removed is reported", (_title, path, value) => {
		expect(narrowings(copyOf(RELEASED), changed(path, value))).not.toEqual([]);
	});

	test.each(ADDED)("%s added is not reported", (_title, path, value) => {
		expect(narrowings(copyOf(RELEASED), changed(path, value))).toEqual([]);
	});
});
