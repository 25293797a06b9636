import { createTranslator } from "next-intl";
import { describe, expect, test } from "vitest";
import { LANGUES, type Langue } from "../platform/langues.ts";
import * as EN from "./messages/en.ts";
import * as FR from "./messages/fr.ts";

type Tree = { readonly [key: string]: string | Tree };

function flat(tree: Tree, prefix = ""): [key: string, text: string][] {
	return Object.entries(tree).flatMap(([key, value]) =>
		typeof value === "string"
			? [[prefix + key, value]]
			: flat(value, `${prefix}${key}.`),
	);
}

type Plural = {
	/** The whole plural, its braces included. */
	readonly written: string;
	readonly argument: string;
	/** The text of each branch, by its selector: `=0`, `one`, `other`. */
	readonly branches: ReadonlyMap<string, string>;
};

/** Where the brace opened at `start` closes. */
function closing(text: string, start: number): number {
	let depth = 0;
	for (let at = start; at < text.length; at += 1) {
		if (text[at] === "{") depth += 1;
		if (text[at] === "}") depth -= 1;
		if (depth === 0) return at;
	}
	throw new Error(`unclosed brace: ${text}`);
}

function branchesOf(text: string): ReadonlyMap<string, string> {
	const branches = new Map<string, string>();
	const selector = /(=\d+|[a-z]+)\s*\{/g;
	for (let found = selector.exec(text); found; found = selector.exec(text)) {
		const end = closing(text, selector.lastIndex - 1);
		branches.set(found[1] ?? "", text.slice(selector.lastIndex, end));
		selector.lastIndex = end + 1;
	}
	return branches;
}

/** Every plural of a text. */
function pluralsOf(text: string): Plural[] {
	return [...text.matchAll(/\{\s*(\w+)\s*,\s*plural\s*,/g)].map((found) => {
		const end = closing(text, found.index);
		return {
			written: text.slice(found.index, end + 1),
			argument: found[1] ?? "",
			branches: branchesOf(text.slice(found.index + found[0].length, end)),
		};
	});
}

const TEXTS: Readonly<Record<Langue, readonly [key: string, text: string][]>> =
	{ fr: flat(FR), en: flat(EN) };

/** "One" in French words or digits. */
const ONE_IN_WORDS = /(?<![\p{L}\d])(?:une?|seule?|1)(?![\p{L}\d])/iu;

/**
 * What makes a plural false for none in French, where `one` also stands for zero: the
 * branch writes "one" itself, or leaves out the number that `other` writes.
 */
function falseForNone({ branches }: Plural): boolean {
	const one = branches.get("one");
	if (one === undefined || branches.has("=0")) return false;
	if (one.includes("#")) return false;
	return ONE_IN_WORDS.test(one) || (branches.get("other") ?? "").includes("#");
}

/** What a plural says of `n` things. */
function said(langue: Langue, { argument, written }: Plural, n: number) {
	const t = createTranslator({ locale: langue, messages: { one: written } });
	// What else it writes, the branches of one word among them: any value will do.
	const others = [...written.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(
		([, name = ""]) => [name, 7] as const,
	);
	return t.markup("one", { ...Object.fromEntries(others), [argument]: n });
}

describe("plurals", () => {
	test("in French no `one` branch speaks of one thing when there is none", () => {
		const faults = TEXTS.fr.filter(([, text]) =>
			pluralsOf(text).some(falseForNone),
		);
		expect(faults).toEqual([]);
	});

	test("that rule refuses what it is meant to refuse", () => {
		const refused = (text: string) => pluralsOf(text).some(falseForNone);
		expect(refused("{n, plural, one {un jour} other {# jours}}")).toBe(true);
		expect(refused("{n, plural, one {le jour} other {les # jours}}")).toBe(
			true,
		);
		expect(refused("{n, plural, one {un jour} other {des jours}}")).toBe(true);
		expect(
			refused("{n, plural, =0 {rien} one {un jour} other {# jours}}"),
		).toBe(false);
		expect(
			refused("{n, plural, =1 {un jour} one {# jour} other {# jours}}"),
		).toBe(false);
		expect(refused("{n, plural, one {vote} other {votes}}")).toBe(false);
	});

	for (const langue of LANGUES)
		test(`every plural in ${langue} can be said of none, of one and of two; one that writes the number never says the same of two of them`, () => {
			const plurals = TEXTS[langue].flatMap(([key, text]) =>
				pluralsOf(text).map((plural) => ({ key, plural })),
			);
			expect(plurals.length).toBeGreaterThan(50);
			for (const { key, plural } of plurals) {
				const written = [...plural.branches.values()];
				const all = [0, 1, 2].map((n) => said(langue, plural, n));
				for (const text of all) expect(text, key).not.toContain("#");
				if (written.some((branch) => branch.includes("#")))
					expect(new Set(all).size, `${key}: ${all.join(" / ")}`).toBe(3);
			}
		});
});
