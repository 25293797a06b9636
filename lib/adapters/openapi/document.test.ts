import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { API_PATHS } from "#app/api/endpoints";
import { commonHeaders } from "../api/answers.ts";
import { CONTRACT } from "../api/endpoints.ts";
import { openApiDocument } from "./document.ts";
import { headersIn } from "./headers.ts";

const Schema = z.record(z.string(), z.unknown());
const Content = z.record(
	z.string(),
	z.object({ schema: Schema, example: z.unknown() }),
);
const Response = z.object({
	$ref: z.string().optional(),
	headers: z.record(z.string(), z.unknown()).optional(),
	content: Content.optional(),
});
const Operation = z.object({
	operationId: z.string(),
	tags: z.array(z.string()),
	summary: z.string(),
	parameters: z.array(Schema),
	requestBody: z.object({ content: Content }).optional(),
	responses: z.record(z.string(), Response),
});
const Document = z.object({
	paths: z.record(z.string(), z.record(z.string(), Operation)),
	components: z.object({
		responses: z.record(z.string(), Response),
		schemas: z.record(z.string(), Schema),
	}),
});

const raw = JSON.parse(JSON.stringify(openApiDocument("https://exemple.org")));
const { paths, components } = Document.parse(raw);

const operations = Object.entries(paths).flatMap(([path, methods]) =>
	Object.entries(methods).map(([method, operation]) => ({
		name: `${method.toUpperCase()} ${path}`,
		operation,
	})),
);

function operationOf(name: string) {
	const found = operations.find((one) => one.name === name);
	if (!found) throw new Error(`no operation ${name}`);
	return found.operation;
}

describe("D24: one contract", () => {
	const declared = CONTRACT.map(({ method, path }) => `${method} ${path}`);

	test("the document's operations are the declared endpoints, each once", () => {
		expect(operations.map(({ name }) => name).sort()).toEqual(
			[...declared].sort(),
		);
		const ids = operations.map(({ operation }) => operation.operationId);
		expect(new Set(ids).size).toBe(ids.length);
	});

	test("the served endpoints and the declared ones are the same, in both directions", () => {
		const served = API_PATHS.flatMap(({ routes }) =>
			routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`),
		);
		expect(served.sort()).toEqual([...declared].sort());
	});
});

const NAMES = {
	lecture: [
		"ThemeSortie",
		"ProjetResume",
		"ProjetSortie",
		"BesoinSortie",
		"Etape",
		"ArticleResume",
		"ArticleSortie",
		"Moi",
		"HTTPValidationError",
		"ValidationError",
	],
	participation: [
		"ProjetContribution",
		"BesoinContribution",
		"ProjetContribue",
		"BesoinContribue",
		"VoteResultat",
		"SoutienResultat",
	],
	administration: [
		"ProjetAdmin",
		"BesoinAdmin",
		"AuteurAdmin",
		"Propositions",
		"ProjetModeration",
		"BesoinModeration",
		"CompteModeration",
	],
};

describe("D24: the content of the document", () => {
	const tags = new Set(CONTRACT.map(({ tag }) => tag));

	test.each([...tags])("%s: components carry the contract's names", (tag) => {
		const known = Object.keys(components.schemas);
		for (const name of NAMES[tag]) expect(known).toContain(name);
	});

	test("a script of another origin can read every header that the document declares, but those of its browser", () => {
		const exposed = commonHeaders()["Access-Control-Expose-Headers"];
		const ofBrowser = ["Cache-Control", "Content-Encoding", "Vary"];
		expect(
			Object.keys(headersIn("fr")).filter(
				(name) =>
					!ofBrowser.includes(name) && !exposed?.split(", ").includes(name),
			),
		).toEqual([]);
	});

	test("version, tags, bearer scheme, site", () => {
		expect(raw).toMatchObject({
			openapi: "3.1.0",
			info: { version: "0.1.0" },
			servers: [{ url: "https://exemple.org" }],
			security: [{ jeton: [] }],
			tags: [
				{ name: "lecture" },
				{ name: "participation" },
				{ name: "administration" },
			],
			components: {
				securitySchemes: { jeton: { type: "http", scheme: "bearer" } },
			},
		});
	});

	test.each(operations)(
		"$name: token, 401, 422, 429 and 503 are documented, and the authorization header",
		({ operation }) => {
			const statuses = Object.keys(operation.responses);
			for (const status of ["401", "422", "429", "503"])
				expect(statuses).toContain(status);
			expect(operation.parameters).toContainEqual({
				$ref: "#/components/parameters/authorization",
			});
			expect(operation.tags).toHaveLength(1);
		},
	);

	test("D21, D22: a list's 200 declares its headers, and 304 is documented", () => {
		const { responses } = operationOf("GET /api/projets");
		const headers = Object.keys(responses["200"]?.headers ?? {});
		for (const name of [
			"ETag",
			"Link",
			"X-Total-Count",
			"RateLimit",
			"RateLimit-Policy",
			"X-Request-Id",
		])
			expect(headers).toContain(name);
		expect(responses["304"]).toEqual({
			$ref: "#/components/responses/NonModifie",
		});
	});

	test("D12: refusals declare their headers", () => {
		const headersOf = (name: string) =>
			Object.keys(components.responses[name]?.headers ?? {});
		expect(headersOf("NonAuthentifie")).toContain("WWW-Authenticate");
		expect(headersOf("LimiteAtteinte")).toContain("Retry-After");
		expect(headersOf("Indisponible")).toContain("Retry-After");
	});

	test("query parameters keep their bounds, lists and defaults", () => {
		const { parameters } = operationOf("GET /api/projets");
		expect(parameters).toMatchObject([
			{ name: "theme", in: "query", required: false },
			{ name: "q", schema: { type: "string", maxLength: 100 } },
			{ name: "mis_en_avant", schema: { type: "boolean" } },
			{
				name: "tri",
				schema: { enum: ["une", "votes", "recents"], default: "une" },
			},
			{ name: "label_ia" },
			{ name: "territoire" },
			{ name: "limite", schema: { minimum: 1, maximum: 100 } },
			{ name: "apres" },
			{ name: "pertinence", schema: { type: "boolean" } },
			{ name: "slugs", schema: { type: "string" } },
			{ name: "licence_code", schema: { type: "string", maxLength: 100 } },
			{ name: "stade" },
			{ name: "depot", schema: { type: "boolean" } },
			{ name: "lieu" },
			{ $ref: "#/components/parameters/authorization" },
		]);
		expect(operationOf("GET /api/projets/{slug}").parameters[0]).toMatchObject({
			name: "slug",
			in: "path",
			required: true,
		});
	});
});

describe("examples", () => {
	const ajv = new Ajv2020({ strict: false, allErrors: true });
	addFormats.default(ajv);
	ajv.addSchema({ $id: "contract", ...raw });

	const contents = [
		...operations.flatMap(({ name, operation }) => [
			{ name: `${name} body`, content: operation.requestBody?.content },
			...Object.entries(operation.responses).map(([status, { content }]) => ({
				name: `${name} ${status}`,
				content,
			})),
		]),
		...Object.entries(components.responses).map(([name, { content }]) => ({
			name,
			content,
		})),
	].flatMap(({ name, content }) =>
		Object.values(content ?? {}).map((media) => ({ name, ...media })),
	);

	test("every body has some", () => {
		expect(contents.length).toBeGreaterThan(operations.length);
	});

	test.each(contents)(
		"$name: its example matches its schema",
		({ schema, example }) => {
			const absolute = JSON.parse(
				JSON.stringify(schema).replaceAll('"#/', '"contract#/'),
			);
			const validate = ajv.compile(absolute);
			validate(example);
			expect(validate.errors ?? []).toEqual([]);
			expect(JSON.stringify(example)).not.toContain("(texte)");
		},
	);
});
