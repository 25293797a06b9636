import { expect, test } from "vitest";
import { valueError } from "#lib/platform/validation/errors";
import { invalid, NOT_FOUND, unauthorized } from "./answers.ts";
import { asAccepted, wantsEnglish, wantsProblem } from "./problem-details.ts";

/** A call with these headers. */
function asking(headers: Readonly<Record<string, string>>) {
	return { requestId: "essai", header: (name: string) => headers[name] };
}

const PROBLEM = { accept: "application/problem+json" };

test.each([
	[undefined, false],
	["", false],
	["*/*", false],
	["application/*", false],
	["application/json", false],
	["application/problem+json", true],
	["Application/Problem+JSON", true],
	["application/json, application/problem+json", true],
	["application/json;q=0.9, application/problem+json", true],
	["application/json, application/problem+json;q=0.9", false],
	["application/problem+json;q=0.5, */*", false],
	["application/problem+json;q=0.5, */*;q=0.1", true],
	["application/problem+json;q=0.5, application/json;q=0.2, */*", true],
	["application/problem+json;q=0", false],
	["application/problem+json;q=2", false],
	["application/problem+json;q=x", false],
	["application/problem+json; charset=utf-8; q=1.000", true],
	["text/html, application/xhtml+xml", false],
	["application/problem+xml", false],
])("Accept: %s asks for problem details: %s", (accept, expected) => {
	expect(wantsProblem(accept)).toBe(expected);
});

test("a refusal in problem details keeps its status, its headers and its sentence", () => {
	const plain = unauthorized(true);
	const { body, headers, status } = asAccepted(plain, asking(PROBLEM));
	expect(status).toBe(401);
	expect(JSON.parse(String(body))).toEqual({
		type: expect.stringMatching(/\/developpeurs\/erreurs#jeton_invalide$/),
		title: "Unauthorized",
		status: 401,
		detail: JSON.parse(String(plain.body)).detail,
		code: "jeton_invalide",
		requete: "essai",
	});
	expect(headers).toHaveProperty("WWW-Authenticate");
	expect(headers).toMatchObject({
		"Content-Type": "application/problem+json; charset=utf-8",
		Vary: "Accept",
	});
});

test("every error of a 422 is kept under `errors`, and `detail` is a sentence", () => {
	const detail = [
		{ type: "missing", loc: ["body", "nom"], msg: "Field required" },
		{ type: "missing", loc: ["body", "accroche"], msg: "Field required" },
	];
	const { body } = asAccepted(invalid(detail), asking(PROBLEM));
	expect(JSON.parse(String(body))).toEqual({
		type: expect.stringMatching(/#invalide$/),
		title: "Unprocessable Entity",
		status: 422,
		detail: "Field required",
		errors: detail,
		code: "invalide",
		requete: "essai",
	});
});

test.each([
	[undefined, false],
	["", false],
	["*", false],
	["en", true],
	["en-GB,en;q=0.9,fr;q=0.8", true],
	["fr,en;q=0.9", false],
	["en;q=0.5,*;q=0.5", false],
	["en,*;q=0.5", true],
	["de,en;q=0.3", true],
	["en;q=0", false],
	["fr-CA;q=0.9,en;q=0.9", false],
])("Accept-Language: %s prefers English: %s", (accepted, expected) => {
	expect(wantsEnglish(accepted)).toBe(expected);
});

test("to whom prefers English, the sentence and the messages of our own rules are English", () => {
	const english = { "accept-language": "en" };
	const unknown = asAccepted(NOT_FOUND, asking(english));
	expect(JSON.parse(String(unknown.body))).toEqual({
		detail: "This item does not exist, or is not public.",
	});
	expect(unknown.headers).toMatchObject({
		"Content-Language": "en",
		Vary: "Accept-Language",
	});
	const theme = valueError(["body", "theme"], { fr: "non.", en: "no." }, "x");
	const both = asAccepted(invalid([theme]), asking({ ...PROBLEM, ...english }));
	expect(JSON.parse(String(both.body))).toMatchObject({
		detail: "Value error, no.",
		errors: [{ ...theme, msg: "Value error, no." }],
	});
	expect(both.headers).toMatchObject({ Vary: "Accept, Accept-Language" });
});

test("without that Accept, a refusal is the very same answer", () => {
	const plain = NOT_FOUND;
	expect(asAccepted(plain, asking({ accept: "application/json" }))).toBe(plain);
	expect(asAccepted(plain, asking({}))).toBe(plain);
	const success = { status: 200, headers: {}, body: Buffer.from("[]") };
	expect(asAccepted(success, asking(PROBLEM))).toBe(success);
	const none = { status: 404, headers: {}, body: null };
	expect(asAccepted(none, asking(PROBLEM))).toBe(none);
});
