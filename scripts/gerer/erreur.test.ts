import pg from "pg";
import { expect, test } from "vitest";
import { OperatorError } from "#lib/platform/config/operator-error";
import { ReadOnly, StoreDown } from "#lib/platform/db/unavailable";
import { phraseErreur } from "./erreur.ts";

const coded = (code: string) => Object.assign(new Error(code), { code });

const full = new pg.DatabaseError("could not extend file", 0, "error");
full.code = "53100";

test.each([
	["a refusal of ours", new OperatorError("Fermez la porte."), "Fermez la"],
	["a database that is away", new StoreDown("x"), "ne répond pas"],
	[
		"a full disk of the database",
		new StoreDown("x", { cause: full }),
		"de la base est plein",
	],
	["a database that only reads", new ReadOnly("x"), "aucune écriture"],
	["nobody at its address", coded("ECONNREFUSED"), "ne répond pas"],
	["a connection that is cut", coded("ECONNRESET"), "ne répond pas"],
	[
		"a connection that takes too long",
		new Error("Connection terminated due to connection timeout"),
		"ne répond pas",
	],
	["a database without tables", coded("42P01"), "npm start"],
	["another version's schema", coded("42703"), "version qui sert le site"],
	["a full disk", coded("ENOSPC"), "libérez de la place"],
	["a path beyond bounds", coded("ENAMETOOLONG"), "plus court"],
])("%s is a sentence with its remedy", (_, error, words) => {
	const sentence = phraseErreur(error);
	expect(sentence).toContain(words);
	expect(sentence).not.toContain("inattendue");
});

test("an unknown error is reported on one line, with the remedy", () => {
	const sentence = phraseErreur(new Error("a\n\nb"));
	expect(sentence).toMatch(/^Erreur inattendue : b\. Relancez/);
});
