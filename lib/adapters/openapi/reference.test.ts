import { describe, expect, test } from "vitest";
import { CONTRACT } from "../api/endpoints.ts";
import { apiReference, typeOf } from "./reference.ts";

const french = apiReference("fr");
const english = apiReference("en");

function sentencesOf({ objects, parts, refusals }: typeof english) {
	const operations = parts.flatMap((part) => part.operations);
	return [
		...operations.flatMap(({ answers, description, parameters, summary }) => [
			summary,
			description,
			...parameters.map((parameter) => parameter.description),
			...answers.map((answer) => answer.description),
		]),
		...objects.flatMap(({ fields }) => fields.map((one) => one.description)),
		...refusals.map((refusal) => refusal.description),
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
			for (const { answers, id } of operations)
				expect(
					answers.map(({ status }) => status),
					id,
				).toEqual(expect.arrayContaining(["401", "422", "429", "503"]));
	});

	test("every French sentence has its English, so that the page is complete in both", () => {
		expect(sentencesOf(english).length).toBeGreaterThan(100);
		expect(
			sentencesOf(english).filter(({ langue }) => langue !== "en"),
		).toEqual([]);
		expect(sentencesOf(french).filter(({ langue }) => langue !== "fr")).toEqual(
			[],
		);
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
