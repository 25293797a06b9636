import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUES } from "../platform/langues.ts";
import * as EN from "./messages/en.ts";
import * as FR from "./messages/fr.ts";
import { counted, formats, texts } from "./texts.ts";

const ROOT = join(import.meta.dirname, "../..");

type Tree = { readonly [key: string]: string | Tree };

/** Every text by its full key: `accueil.vie.titre`. */
function flat(tree: Tree, prefix = ""): [key: string, text: string][] {
	return Object.entries(tree).flatMap(([key, value]) =>
		typeof value === "string"
			? [[prefix + key, value]]
			: flat(value, `${prefix}${key}.`),
	);
}

const FRENCH = flat(FR);
const ENGLISH = new Map(flat(EN));

/** The arguments that a text expects: `{n, plural…}`, `{site}`, `<lien>`. */
function argumentsOf(written: string): string[] {
	// What stands between apostrophes is said as it is.
	const text = written.replace(/'[^']*'/g, "");
	const names = [
		...text.matchAll(/\{\s*([a-z_]\w*)\s*[,}]/g),
		...text.matchAll(/<([a-z]\w*)>/g),
	].map((found) => found[1] ?? "");
	// The branches of a plural look like arguments: "one {projet publié}" has two words, "one {vote}" one.
	const branches = new Set(
		[...text.matchAll(/\b(?:one|other|=\d+)\s*\{([^{}]*)\}/g)].map((found) =>
			(found[1] ?? "").trim(),
		),
	);
	return [...new Set(names.filter((name) => !branches.has(name)))].sort();
}

function sourcesThatSpeak(): string {
	return ["app", "components", "lib", "server"]
		.flatMap((folder) =>
			readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
				.filter((file) => /(?<!\.test)\.tsx?$/.test(file))
				.filter((file) => !/[\\/]i18n[\\/]messages[\\/]/.test(`/${file}`))
				.map((file) => readFileSync(join(ROOT, folder, file), "utf8")),
		)
		.join("\n");
}

test("English has exactly the keys of French, so that neither language shows a key", () => {
	expect([...ENGLISH.keys()].sort()).toEqual(FRENCH.map(([key]) => key).sort());
});

test("email is one word in English: a line end would break it at its hyphen, and a hyphen that does not break is another letter to search and copy", () => {
	const broken = [...ENGLISH].filter(([, text]) => /\be-mail/i.test(text));
	expect(broken).toEqual([]);
});

test("the name of a button for who can't see it has the words that are seen, so that it can be pressed by saying them", () => {
	const silent = [FRENCH, [...ENGLISH]].flatMap((all) => {
		const seen = new Map(all);
		return all.filter(([key, name]) => {
			const label = key.endsWith("_quoi") && seen.get(key.slice(0, -5));
			// A question of that key is no name.
			return label && !name.includes("?") && !name.includes(label);
		});
	});
	expect(silent).toEqual([]);
});

test("the menu of the account names offers of help as their page does: help alone would be help with the site", () => {
	for (const langue of LANGUES) {
		const t = texts(langue);
		const page = t("compte.offres.titre").toLowerCase();
		expect(page).toContain(t("compte.menu.offres").toLowerCase());
	}
});

test("a text takes the same arguments and tags in both languages", () => {
	const differing = FRENCH.filter(
		([key, text]) =>
			argumentsOf(text).join() !== argumentsOf(ENGLISH.get(key) ?? "").join(),
	);
	expect(differing).toEqual([]);
});

test("every text is non-empty, well-formed ICU", () => {
	for (const langue of LANGUES)
		for (const [key, text] of langue === "fr" ? FRENCH : ENGLISH) {
			expect(text.trim(), key).not.toBe("");
			expect(text.split("{").length, key).toBe(text.split("}").length);
		}
});

test("every text is used somewhere, by its whole key or by a key with a variable in it", () => {
	const sources = sourcesThatSpeak();
	const patterns = [...sources.matchAll(/`([a-z_.]+\$\{[^`]+)`/g)].map(
		(found) =>
			new RegExp(
				`^${(found[1] ?? "").replace(/\$\{[^}]*\}/g, "[a-zA-Z_-]+")}$`,
			),
	);
	expect(sources.length).toBeGreaterThan(1000);
	const unused = FRENCH.filter(([key]) => {
		// Found by the names of the contract: lib/adapters/openapi/languages.test.ts.
		if (key.startsWith("contrat.")) return false;
		if (sources.includes(`"${key}"`)) return false;
		return !patterns.some((pattern) => pattern.test(key));
	}).map(([key]) => key);
	expect(unused).toEqual([]);
});

describe("plurals and numbers follow the language", () => {
	test("zero is singular in French and plural in English", () => {
		expect(texts("fr")("chiffres.cles.projets", { n: 0 })).toBe(
			"projet publié",
		);
		expect(texts("en")("chiffres.cles.projets", { n: 0 })).toBe(
			"published projects",
		);
	});

	test("thousands are separated by a narrow no-break space in French, by a comma in English", () => {
		expect(formats("fr").number(15_204)).toBe("15\u202f204");
		expect(formats("en").number(15_204)).toBe("15,204");
	});
});

test("a number is said with what it counts, and none is not said", () => {
	expect(counted("fr", 1_200, "soutiens")).toMatch(/^1\s200 soutiens$/u);
	expect(counted("en", 1, "support")).toBe("1 support");
	expect(counted("fr", 0, "soutien")).toBeNull();
});
