import { expect, test } from "vitest";
import { z } from "zod";
import { LANGUES } from "../platform/langues.ts";
import {
	blockText,
	boundedArray,
	closedList,
	lineText,
	looseBoolean,
} from "../platform/validation/fields.ts";
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

test("the message of our own rule is in the language of the page", () => {
	const [error] = errorsOf({ ...WRONG, nom: "a\u0000b" }, "en");
	expect(error?.message).toBe(
		"This text contains a control character, which is not accepted.",
	);
});
