import { afterEach, expect, test, vi } from "vitest";
import { TooBusy } from "#lib/platform/db/costly-reads";
import { StoreDown } from "#lib/platform/db/unavailable";
import {
	type RequestNote,
	withRequestNote,
} from "#lib/platform/runtime/request-context";
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

test("a database that does not answer is told to the front, which answers 503 and logs why", async () => {
	const note: RequestNote = { address: "/proches", storeDown: false };
	const error = new StoreDown("away");
	const read = suggestions(() => Promise.reject(error));
	await expect(withRequestNote(note, () => read(REQUEST))).rejects.toBe(error);
	expect(note).toMatchObject({ storeDown: true, error });
});

test("too many costly reads are 429", async () => {
	const read = suggestions(() => Promise.reject(new TooBusy("busy")));
	const { status, headers } = await read(REQUEST);
	expect([status, headers.get("retry-after")]).toEqual([429, "3"]);
});
