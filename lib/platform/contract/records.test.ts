import { expect, test } from "vitest";
import {
	each,
	keysOf,
	keysWith,
	ordered,
	pick,
	suffixed,
	together,
} from "./records.ts";

const FIELDS = {
	nom: { nature: "ligne", facultatif: false },
	texte: { nature: "bloc", facultatif: true },
	lieu: { nature: "ligne", facultatif: true },
} as const;

test("keys are read in the order in which they are written, all of them or those with one of the values", () => {
	expect(keysOf(FIELDS)).toEqual(["nom", "texte", "lieu"]);
	expect(keysWith(FIELDS, "facultatif", true)).toEqual(["texte", "lieu"]);
	expect(keysWith(FIELDS, "nature", "ligne")).toEqual(["nom", "lieu"]);
	expect(keysWith(FIELDS, "nature", "ligne", "bloc")).toEqual(keysOf(FIELDS));
});

test("one property of each description is read by key", () => {
	expect(each(FIELDS, "nature")).toEqual({
		nom: "ligne",
		texte: "bloc",
		lieu: "ligne",
	});
});

test("named properties are picked in the order of the names, and nothing else of the object", () => {
	const row = { id: 1, lieu: null, nom: "Un", secret: "x" };
	expect(JSON.stringify(pick(row, ["nom", "lieu"]))).toBe(
		'{"nom":"Un","lieu":null}',
	);
});

test("picking a property that the object lacks throws, instead of answering an incomplete object", () => {
	const row: { nom: string; lieu?: string } = { nom: "Un" };
	expect(() => pick(row, ["nom", "lieu"])).toThrow();
});

test("keys named first come first, keys named last come last, each once", () => {
	expect(ordered(["a", "b", "c", "d"], ["c"], ["a"])).toEqual([
		"c",
		"b",
		"d",
		"a",
	]);
	expect(ordered(["a", "b"], [])).toEqual(["a", "b"]);
});

test("values are found under their key followed by the suffix, and under no other", () => {
	expect(suffixed({ nom: 1, lieu: 2 }, "_en")).toEqual({
		nom_en: 1,
		lieu_en: 2,
	});
});

test("what is read at once is found under its key, and one that fails fails all", async () => {
	const lus = await together({
		un: Promise.resolve(1),
		deux: [2],
		trois: null,
	});
	expect(lus).toEqual({ un: 1, deux: [2], trois: null });
	const perdue = new Error("lost");
	await expect(
		together({ un: Promise.resolve(1), deux: Promise.reject(perdue) }),
	).rejects.toBe(perdue);
});
