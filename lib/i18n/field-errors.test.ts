import { describe, expect, test } from "vitest";
import { z } from "zod";
import { LANGUES } from "../platform/langues.ts";
import {
	blockText,
	boundedArray,
	closedList,
	lineText,
	looseBoolean,
} from "../platform/validation/fields.ts";
import { phraseList } from "../platform/validation/phrases.ts";
import { validateRequest } from "../platform/validation/request.ts";
import { webAddress } from "../platform/validation/web-address.ts";
import { fieldErrors } from "./field-errors.ts";

const Schema = z.object({
	nom: lineText({ min: 2, max: 5 }),
	texte: blockText({ min: 3 }),
	site: webAddress(),
	etat: closedList(["a", "b"]),
	oui: looseBoolean(),
	themes: boundedArray(lineText({ min: 1 }), { min: 1, max: 2 }),
});

const WRONG = {
	nom: "trop long",
	texte: "é",
	site: "pas une adresse",
	etat: "z",
	oui: "peut-être",
	themes: ["", "", ""],
};

function errorsOf(body: unknown, langue: "fr" | "en") {
	const read = validateRequest({ body: Schema }, { body });
	return read.ok ? [] : fieldErrors(read.detail, langue);
}

test.each(LANGUES)(
	"in %s, each invalid field has exactly one sentence",
	(langue) => {
		const errors = errorsOf(WRONG, langue);
		expect(errors.map(({ champ }) => champ)).toEqual(Object.keys(WRONG));
		for (const { message } of errors) expect(message).toMatch(/^\p{Lu}.*\.$/u);
	},
);

test("the message of a bound includes the size of what was typed", () => {
	expect(errorsOf({ ...WRONG, nom: "abcdefg" }, "fr")[0]?.message).toBe(
		"Ce texte ne peut dépasser 5 caractères\u00a0: il en a 7.",
	);
});

test("what is missing is said in words that fit a text to write and a choice to make", () => {
	for (const langue of LANGUES) {
		const { nom: _, etat: __, ...rest } = WRONG;
		const said = errorsOf(rest, langue).map(({ champ, message }) =>
			["nom", "etat"].includes(champ) ? message : "",
		);
		const missing = said.filter((message) => message !== "");
		expect(new Set(missing).size).toBe(1);
		expect(missing).toHaveLength(2);
		expect(missing[0]).not.toMatch(/remplir|fill in/);
	}
});

test("the message of our own rule is in the language of the page", () => {
	const [error] = errorsOf({ ...WRONG, nom: "a\u0000b" }, "en");
	expect(error?.message).toBe(
		"This text contains a control character, which is not accepted.",
	);
});

describe("a list of phrases", () => {
	const lists = new Map([["dits", "phrase"] as const]);
	const Dits = z.object({
		dits: phraseList({ count: 3, min: 3, max: 80 }),
	});
	const said = (dits: unknown, langue: "fr" | "en") => {
		const read = validateRequest({ body: Dits }, { body: { dits } });
		return read.ok
			? []
			: fieldErrors(read.detail, langue, lists).map(({ message }) => message);
	};

	test("each phrase that breaks a rule is told, by its number and its beginning", () => {
		expect(said(["ab", "bien dit", `${"x".repeat(80)}é`], "fr")).toEqual([
			`Phrase 1 («\u00a0ab\u00a0»). Écrivez au moins 3 caractères\u00a0: il y en a 2.\nPhrase 3 («\u00a0${"x".repeat(39)}…\u00a0»). Ce texte ne peut dépasser 80 caractères\u00a0: il en a 81.`,
		]);
		expect(said(["bien dit", "a\u202eb"], "en")).toEqual([
			"Phrase 2. This text contains a control character, which is not accepted.",
		]);
	});

	test("too many phrases are counted", () => {
		expect(said(["a", "b", "c", "d"], "fr")).toEqual([
			"3 phrases au plus\u00a0: il y en a 4.",
		]);
		expect(said(["a", "b", "c", "d"], "en")).toEqual([
			"3 phrases at most: there are 4.",
		]);
	});
});

test("a text that is too short is said to have what is counted of it, and one of which nothing is seen to be missing", () => {
	const Titre = z.object({ titre: lineText({ min: 8 }) });
	const said = (titre: string, langue: "fr" | "en") => {
		const read = validateRequest({ body: Titre }, { body: { titre } });
		return read.ok ? [] : fieldErrors(read.detail, langue);
	};
	const message = (text: string) => [{ champ: "titre", message: text }];
	expect(said("  abc         \r\n", "fr")).toEqual(
		message("Écrivez au moins 8 caractères\u00a0: il y en a 3."),
	);
	for (const unseen of [
		" ".repeat(60),
		"\u200b".repeat(60),
		"\u2800".repeat(9),
	]) {
		expect(said(unseen, "fr")).toEqual(message("Il manque une réponse ici."));
		expect(said(unseen, "en")).toEqual(message("An answer is missing here."));
	}
});
