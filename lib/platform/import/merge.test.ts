import { expect, test } from "vitest";
import { changesOf } from "./merge.ts";

const CHAMPS = ["nom", "themes"] as const;

type Cas = { nom: string | null; themes: string[] };

function changes(next: Cas, last: Partial<Cas>, current: Cas) {
	return changesOf(CHAMPS, next, last, current);
}

const A = { nom: "a", themes: ["x"] };
const B = { nom: "b", themes: ["x", "y"] };

test("what the source did not change is not written, even where a moderator did", () => {
	expect(changes(A, A, A)).toEqual({});
	expect(changes(A, A, B)).toEqual({});
});

test("what the source changed is written where nobody else changed it", () => {
	expect(changes(B, A, A)).toEqual(B);
});

test("a field that a moderator changed stays his, and the others follow the source", () => {
	expect(changes(B, A, { nom: "c", themes: ["x"] })).toEqual({
		themes: ["x", "y"],
	});
});

test("a moderator who wrote what the source says now is left alone", () => {
	expect(changes(B, A, B)).toEqual({});
});

test("a field no import wrote before is as if it had been empty", () => {
	expect(changes(A, { themes: ["x"] }, { nom: null, themes: ["x"] })).toEqual({
		nom: "a",
	});
});
