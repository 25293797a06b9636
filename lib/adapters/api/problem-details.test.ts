import { expect, test } from "vitest";
import { invalid, notFound, unauthorized } from "./answers.ts";
import { asAccepted, wantsProblem } from "./problem-details.ts";

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
	const { body, headers, status } = asAccepted(
		plain,
		"application/problem+json",
	);
	expect(status).toBe(401);
	expect(JSON.parse(String(body))).toEqual({
		type: "about:blank",
		title: "Unauthorized",
		status: 401,
		detail: JSON.parse(String(plain.body)).detail,
	});
	expect(headers).toContain("WWW-Authenticate");
	expect(headers.join("\n")).toContain(
		"Content-Type\napplication/problem+json; charset=utf-8",
	);
	expect(headers.slice(-2)).toEqual(["Vary", "Accept"]);
});

test("every error of a 422 is kept under `errors`, and `detail` is a sentence", () => {
	const detail = [
		{ type: "missing", loc: ["body", "nom"], msg: "Field required" },
		{ type: "missing", loc: ["body", "accroche"], msg: "Field required" },
	];
	const { body } = asAccepted(invalid(detail), "application/problem+json");
	expect(JSON.parse(String(body))).toEqual({
		type: "about:blank",
		title: "Unprocessable Entity",
		status: 422,
		detail: "Field required",
		errors: detail,
	});
});

test("without that Accept, a refusal is the very same answer", () => {
	const plain = notFound();
	expect(asAccepted(plain, "application/json")).toBe(plain);
	expect(asAccepted(plain, undefined)).toBe(plain);
	const success = { status: 200, headers: [], body: Buffer.from("[]") };
	expect(asAccepted(success, "application/problem+json")).toBe(success);
	const none = { status: 404, headers: [], body: null };
	expect(asAccepted(none, "application/problem+json")).toBe(none);
});
