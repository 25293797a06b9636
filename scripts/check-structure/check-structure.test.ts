import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { checkStructure } from "./check.ts";
import {
	CLEAN_TREE,
	type TemporaryTree,
	temporaryTree,
} from "./tree.fixture.ts";

const open: TemporaryTree[] = [];

afterEach(() => {
	for (const tree of open.splice(0)) tree.remove();
});

function plant(files: Readonly<Record<string, string>>): TemporaryTree {
	const tree = temporaryTree(files);
	open.push(tree);
	return tree;
}

function found(
	added: Readonly<Record<string, string>>,
	base: Readonly<Record<string, string>> = CLEAN_TREE,
): string[] {
	return checkStructure(plant({ ...base, ...added }).directory).violations.map(
		({ file, line, rule }) => `${file}:${line}: ${rule}`,
	);
}

/** Cut in two, so that this file holds none of the words it plants. */
const word = (...parts: string[]): string => parts.join("");

/** One row a rule: title, file, its text, the expected report. */
const REFUSED: readonly [string, string, string, string][] = [
	["a file straight in lib", "lib/x.ts", "", "lib/x.ts:1: place"],
	["an unknown folder of lib", "lib/mail/x.ts", "", "lib/mail/x.ts:1: place"],
	[
		"an eighth name in a domain folder",
		"lib/projets/services.ts",
		"",
		"lib/projets/services.ts:1: place",
	],
	[
		"an eighth name in a sub-concern",
		"lib/besoins/chantier/queries.liste.ts",
		"",
		"lib/besoins/chantier/queries.liste.ts:1: place",
	],
	[
		"a test of nothing in a domain folder",
		"lib/projets/votes.test.ts",
		"",
		"lib/projets/votes.test.ts:1: place",
	],
	[
		"another file than route.ts under app/api",
		"app/api/projets/page.tsx",
		"",
		"app/api/projets/page.tsx:1: place",
	],
	[
		"a loose file among the routes",
		"app/[langue]/projets/liste.ts",
		"",
		"app/[langue]/projets/liste.ts:1: place",
	],
	[
		"a command without a word on what it promises",
		"lib/projets/commands.ts",
		"/** Says it. */\nexport function dit() {}\n\nexport async function voter() {}\n",
		"lib/projets/commands.ts:4: docstring",
	],
	[
		"a suppression of the linter",
		"server/x.ts",
		`// ${word("biome", "-ignore")} lint: no\n`,
		"server/x.ts:1: suppression",
	],
	[
		"a suppression of the compiler",
		"server/x.ts",
		`// ${word("@ts", "-expect-error")}\n`,
		"server/x.ts:1: suppression",
	],
	[
		"work left for later",
		"server/x.ts",
		`// ${word("TO", "DO")}\n`,
		"server/x.ts:1: unfinished",
	],
	[
		"a path of a developer's machine, in a document",
		"docs/x.md",
		`see "${word("/ho", "me/me/x")}"\n`,
		"docs/x.md:1: machine",
	],
	[
		"a registry",
		"scripts/x.mjs",
		`get("https://${word("registry", ".example.org")}/x");\n`,
		"scripts/x.mjs:1: machine",
	],
	...(
		[
			["an address in the lock file", { resolved: "https://x.org/zod.tgz" }],
			["a package locked from git", { resolved: "git+ssh://x.org/zod.git#1" }],
			["a package locked from a folder", { resolved: "file:../zod" }],
			["a locked package without its sum", { integrity: undefined }],
			["a locked package with a weak sum", { integrity: "sha1-eA==" }],
			[
				"a missing sum where nothing tells the platform",
				{ integrity: undefined, optional: true },
			],
			[
				"a missing sum on a platform that serves the site",
				{ integrity: undefined, optional: true, os: ["linux"], cpu: ["x64"] },
			],
		] as const
	).map(([title, entry]): [string, string, string, string] => [
		title,
		"package-lock.json",
		`{ "packages": {\n"node_modules/zod": ${JSON.stringify({ integrity: "sha512-eA==", ...entry })} } }`,
		"package-lock.json:2: lock",
	]),
	[
		"a refused word in a name of the domain",
		"lib/besoins/rules.ts",
		"\nexport function listNeeds() {}\n",
		"lib/besoins/rules.ts:2: glossary",
	],
	[
		"a refused word in a key, in snake case",
		"components/comptes/x.tsx",
		"export const x = { api_key_id: 1 };\n",
		"components/comptes/x.tsx:1: glossary",
	],
	[
		"a refused word in a folder of pages",
		"app/tokens/page.tsx",
		"",
		"app/tokens/page.tsx:1: glossary",
	],
];

describe("the structure check", () => {
	it("finds nothing to say about a tree that keeps every rule", () => {
		expect(found({})).toEqual([]);
	});

	it.each(REFUSED)(
		"reports %s, at its file and line",
		(_, path, text, report) => {
			expect(found({ [path]: text })).toEqual([report]);
		},
	);

	it("refuses a sub-folder of a domain with two files, however many tests it has, and lets one with three be", () => {
		const two = {
			"lib/themes/premiers/rules.ts": "",
			"lib/themes/premiers/commands.ts": "",
			"lib/themes/premiers/rules.test.ts": "",
			"lib/themes/premiers/commands.test.ts": "",
		};
		expect(found(two)).toEqual(["lib/themes/premiers:1: concern"]);
		expect(found({ ...two, "lib/themes/premiers/schema.ts": "" })).toEqual([]);
	});

	it("judges the names we give, not the words of libraries, texts and comments", () => {
		expect(
			found({
				"lib/besoins/queries.ts": [
					"// every need has a token",
					'import { token } from "library";',
					'export const phrase = "a need";',
					"export const jeton = token.need;",
					"export const { need: besoin } = token;",
					"export const needle = tokenize();",
				].join("\n"),
			}),
		).toEqual([]);
	});

	it("fails on an empty tree, because it checked nothing", () => {
		expect(found({}, {})).toEqual([
			".:1: nothing",
			"docs/glossary.md:1: nothing",
		]);
	});

	it("fails when the glossary refuses no word, because names go unchecked", () => {
		expect(found({ "docs/glossary.md": "# Glossary\n" })).toEqual([
			"docs/glossary.md:1: nothing",
		]);
	});

	it("reads nothing that git ignores", () => {
		expect(
			found({ "node_modules/x/lib/x.ts": "", "tmp/lib/x.ts": "" }),
		).toEqual([]);
	});

	it("says file, line, rule and what to do, and ends with 1, on the command line", () => {
		const run = (files: Readonly<Record<string, string>>) =>
			spawnSync(
				process.execPath,
				[join(import.meta.dirname, "index.ts"), plant(files).directory],
				{ encoding: "utf8" },
			);
		const wrong = run({ ...CLEAN_TREE, "lib/x.ts": "" });
		expect(wrong.status).toBe(1);
		expect(wrong.stdout).toMatch(/^lib\/x\.ts:1: place: lib\/ holds only .+$/m);
		expect(run(CLEAN_TREE).status).toBe(0);
		expect(run({}).status).toBe(1);
	});
});
