import { afterEach, expect, test, vi } from "vitest";
import { callOf, pastedIn, send } from "./try-calls.ts";

afterEach(() => {
	vi.unstubAllGlobals();
});

function form(fields: Record<string, string>): FormData {
	const data = new FormData();
	for (const [name, value] of Object.entries(fields)) data.set(name, value);
	return data;
}

test("a call has its path filled, other fields in the query, and neither empty ones nor the token in its address", () => {
	const call = callOf(
		{ method: "GET", path: "/api/projets/{slug}" },
		form({ slug: "a/b é", tri: "votes", q: "  ", "(jeton)": "bc_secret" }),
	);
	expect(call).toEqual({
		method: "GET",
		address: "/api/projets/a%2Fb%20%C3%A9?tri=votes",
		body: undefined,
	});
	expect(pastedIn(form({ "(jeton)": " bc_secret " }))).toBe("bc_secret");
	expect(pastedIn(form({}))).toBe("");
});

test("a body is sent as it was typed", () => {
	expect(
		callOf({ method: "POST", path: "/api/projets" }, form({ "(corps)": "{" })),
	).toEqual({ method: "POST", address: "/api/projets", body: "{" });
});

test("a call carries the token to this site alone, without cookies, and follows no redirection", async () => {
	const asked = vi.fn(
		async (_address: URL, _options: RequestInit) =>
			new Response('{"a":1}', {
				status: 429,
				headers: { "Retry-After": "12", "X-Autre": "x" },
			}),
	);
	vi.stubGlobal("fetch", asked);
	const answer = await send(
		{ method: "PUT", address: "/api/projets/a/vote", body: undefined },
		"bc_secret",
	);
	const [address, options] = asked.mock.calls[0] ?? [];
	expect(address?.href).toBe(`${location.origin}/api/projets/a/vote`);
	expect(options).toMatchObject({
		method: "PUT",
		headers: { Authorization: "Bearer bc_secret" },
		credentials: "omit",
		redirect: "error",
	});
	expect(answer).toMatchObject({
		status: 429,
		headers: ["Retry-After: 12"],
		body: '{\n  "a": 1\n}',
	});
});

test("a call without an answer is none", async () => {
	vi.stubGlobal("fetch", async () => {
		throw new TypeError("network");
	});
	expect(
		await send({ method: "GET", address: "/api/moi", body: undefined }, "x"),
	).toBeNull();
});
