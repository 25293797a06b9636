import { describe, expect, test } from "vitest";
import { CONTRACT } from "../api/endpoints.ts";
import { apiReference, typeOf } from "./reference.ts";

const french = apiReference("fr");
const english = apiReference("en");

type Reference = typeof english;

function operationsOf({ parts }: Reference) {
	return parts.flatMap(({ operations }) => operations);
}

/** Every parameter, every field of a body, of an answer and of an object, by its place. */
function fieldsOf(reference: Reference) {
	const placed = [
		...operationsOf(reference).flatMap(
			({ body, id, parameters, successes }) => [
				{ place: id, fields: parameters },
				...[body, ...successes.map(({ content }) => content)].map(
					(content) => ({
						place: `${id} ${content?.type}`,
						fields: content?.fields ?? [],
					}),
				),
			],
		),
		...reference.objects.map(({ fields, name }) => ({ place: name, fields })),
	];
	return placed.flatMap(({ fields, place }) =>
		fields.map(({ description, name }) => ({
			place: `${place}.${name}`,
			description,
		})),
	);
}

function sentencesOf(reference: Reference) {
	return [
		...operationsOf(reference).flatMap((operation) => [
			operation.summary,
			operation.description,
			...operation.successes.map(({ description }) => description),
		]),
		...fieldsOf(reference).map(({ description }) => description),
		...reference.headers.map(({ description }) => description),
		...reference.refusals.map(({ description }) => description),
	].filter((one) => one !== null);
}

describe("the reference of the developers' page", () => {
	test("is built once, however often the page is requested", () => {
		expect(apiReference("fr")).toBe(french);
		expect(apiReference("en")).toBe(english);
	});

	test("holds every endpoint of the contract once, with its answers", () => {
		const listed = french.parts.flatMap(({ operations }) =>
			operations.map(({ method, path }) => `${method} ${path}`),
		);
		expect(listed.toSorted()).toEqual(
			CONTRACT.map(({ method, path }) => `${method} ${path}`).toSorted(),
		);
		for (const { operations } of french.parts)
			for (const { id, refusals, successes } of operations) {
				expect(successes, id).toHaveLength(1);
				expect(
					refusals.map(({ status }) => status),
					id,
				).toEqual(expect.arrayContaining(["401", "422", "429", "503"]));
			}
	});

	test("every sentence is in the language of the page", () => {
		const said = sentencesOf(french);
		expect(said.length).toBeGreaterThan(100);
		expect(
			sentencesOf(english).filter((sentence) => said.includes(sentence)),
		).toEqual([]);
	});

	test("every parameter and every field is described", () => {
		const fields = fieldsOf(french);
		expect(fields.length).toBeGreaterThan(200);
		expect(
			fields
				.filter(({ description }) => !description)
				.map(({ place }) => place),
		).toEqual([]);
	});

	test("every operation shows what it sends and what was answered", () => {
		for (const { body, id, parameters, successes } of operationsOf(french)) {
			for (const { example, name, required } of parameters)
				if (required) expect(example, `${id} ${name}`).not.toBeNull();
			if (body) expect(body.example, id).not.toBeNull();
			for (const { content } of successes)
				if (content) expect(content.example, id).not.toBeNull();
		}
	});

	test("an English program has no French placeholder, and a French one no English", () => {
		for (const { programs } of operationsOf(english))
			for (const program of Object.values(programs)) {
				expect(program).toContain("bc_YOUR_TOKEN");
				expect(program).not.toMatch(/VOTRE_JETON|(?<!")reponse|appel/);
			}
		for (const { programs } of operationsOf(french))
			for (const program of Object.values(programs)) {
				expect(program).toContain("bc_VOTRE_JETON");
				expect(program).not.toMatch(/YOUR_TOKEN|\bresponse\b|\brequest =/);
			}
	});

	test("types are shown with their bounds and choices", () => {
		const body = french.objects.find(
			({ name }) => name === "ProjetContribution",
		);
		const type = (nom: string) =>
			body?.fields.find(({ name }) => name === nom)?.type;
		expect(type("nom")).toBe("string 2–120");
		expect(type("themes")).toBe("string[] 1–3 ×");
		expect(type("code_ouvert")).toBe("boolean | null");
		expect(type("site_web")).toBe("string uri 1–2083 | null");
		expect(typeOf({ enum: ["fr", "en"] })).toBe('"fr" | "en"');
	});
});
