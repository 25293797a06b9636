import { afterEach, expect, test, vi } from "vitest";
import { TooBusy } from "#lib/platform/db/costly-reads";
import { suggestions } from "./suggestions.ts";

vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("#lib/comptes/connexion/queries", () => ({
	lireVisiteur: async () => null,
}));
vi.mock("#lib/platform/limits/site", () => ({
	secondesAvantActe: async () => null,
}));

afterEach(() => vi.restoreAllMocks());

const REQUEST = new Request("http://localhost/proches?q=x");

test("too many costly reads are 429", async () => {
	const read = suggestions(() => Promise.reject(new TooBusy("busy")));
	const { status, headers } = await read(REQUEST, {
		params: Promise.resolve({ langue: "fr" }),
	});
	expect([status, headers.get("retry-after")]).toEqual([429, "3"]);
});
