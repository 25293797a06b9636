import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUES } from "../langues.ts";
import * as EN from "./messages/en.ts";
import * as FR from "./messages/fr.ts";
import { MAIL_TEXTS } from "./texts.ts";

type Tree = { readonly [key: string]: string | Tree };

function flat(tree: Tree, prefix = ""): [key: string, text: string][] {
	return Object.entries(tree).flatMap(([key, value]) =>
		typeof value === "string"
			? [[prefix + key, value]]
			: flat(value, `${prefix}${key}.`),
	);
}

const FRENCH = flat(FR);
const ENGLISH = flat(EN);

/** An argument, with its kind if it has one, and what it chooses from: `{site}`, `{nombre, plural, one {…} other {…}}`. */
const ARGUMENT = /\{(\w+)(?:, (\w+)(?:, [^{}]*(?:\{[^{}]*\}[^{}]*)*)?)?\}/g;

/** The kind of each argument of a sentence, by its name; those in a branch are not looked for. */
function argumentsOf(text: string): Record<string, string> {
	const found = [...text.matchAll(ARGUMENT)];
	return Object.fromEntries(
		found.map(([, name = "", kind = "text"]) => [name, kind]),
	);
}

test("a mail says in English what it says in French, with the same arguments", () => {
	const said = (texts: typeof FRENCH) =>
		new Map(texts.map(([key, text]) => [key, argumentsOf(text)]));
	expect(said(ENGLISH)).toEqual(said(FRENCH));
	expect(
		argumentsOf("{a} {b, plural, =0 {, x} one {un mot} other {# mots}}"),
	).toEqual({ a: "text", b: "plural" });
});

test("every sentence can be said, whatever its numbers are, and shows none of its braces", () => {
	for (const langue of LANGUES)
		for (const [key, text] of langue === "fr" ? FRENCH : ENGLISH)
			for (const number of [0, 1, 2, 1_000]) {
				const values = Object.entries(argumentsOf(text)).map(([name, kind]) => [
					name,
					kind === "text" ? "mot" : number,
				]);
				const said = Reflect.apply(MAIL_TEXTS[langue], undefined, [
					key,
					Object.fromEntries(values),
				]);
				expect(said, key).toMatch(/^[^{}<>]+$/);
			}
});

test("no sentence is left that no mail says", () => {
	const folder = join(import.meta.dirname, "templates");
	const sources = [
		...readdirSync(folder).map((file) => join(folder, file)),
		join(import.meta.dirname, "template.ts"),
		join(import.meta.dirname, "blocks.ts"),
	].map((file) => readFileSync(file, "utf8"));
	const keys = [...sources.join("\n").matchAll(/["`]([a-z_]+\.[^"`\s]+)["`]/g)];
	const said = keys.map(
		([, key = ""]) =>
			new RegExp(
				`^${key.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "[a-z_]+")}$`,
			),
	);
	const unsaid = FRENCH.filter(([key]) => !said.some((one) => one.test(key)));
	expect(unsaid).toEqual([]);
});

test("a sentence that is missing, or lacks an argument, stops its mail: nobody is sent a key", () => {
	for (const langue of LANGUES) {
		// What the compiler refuses, as an edited file of texts may make it happen.
		const t = (...said: unknown[]) =>
			Reflect.apply(MAIL_TEXTS[langue], undefined, said);
		expect(() => t("offres.absente")).toThrow();
		expect(() => t("offres.acceptee.adresse", {})).toThrow();
		expect(() => t("offres.acceptee.adresse")).toThrow();
	}
});
