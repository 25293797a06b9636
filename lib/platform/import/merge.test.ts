import { expect, test } from "vitest";
import { changesOf } from "./traces.ts";

const CHAMPS = ["nom", "themes"] as const;

type Cas = { nom: string | null; themes: string[] };

function changes(next: Cas, last: Partial<Cas>, current: Cas) {
	return changesOf(CHAMPS, next, last, current);
}

const A = { nom: "a", themes: ["x"] };
const B = { nom: "b", themes: ["x", "y"] };

test("a field that the source did not change is not written, even where a moderator changed it", () => {
	expect(changes(A, A, A)).toEqual({});
	expect(changes(A, A, B)).toEqual({});
});

test("a field that the source changed is written unless a moderator changed it too", () => {
	expect(changes(B, A, A)).toEqual(B);
});

test("a field that a moderator changed is kept, and the others follow the source", () => {
	expect(changes(B, A, { nom: "c", themes: ["x"] })).toEqual({
		themes: ["x", "y"],
	});
});

test("a field where a moderator wrote the source's new value is not written", () => {
	expect(changes(B, A, B)).toEqual({});
});

test("a field that no import wrote before counts as having been empty", () => {
	expect(changes(A, { themes: ["x"] }, { nom: null, themes: ["x"] })).toEqual({
		nom: "a",
	});
});

test("an empty list counts as nothing, like a field that no import wrote before", () => {
	const sans = { nom: "a", themes: [] };
	expect(changes(A, { nom: "a" }, sans)).toEqual({ themes: ["x"] });
	expect(changes(sans, { nom: "a" }, A)).toEqual({});
});
