import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { checkStructure } from "./check.ts";
import {
	CLEAN_TREE,
	type TemporaryTree,
	temporaryTree,
} from "./tree.fixture.ts";
import {
	MAX_CODE_LINES_OF_PAGE,
	MAX_CODE_LINES_OF_ROUTE,
	MAX_LINES,
} from "./vocabulary.ts";

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
const lines = (count: number): string =>
	Array.from({ length: count }, (_, index) => `call(${index});\n`).join("");

/** One row a rule: title, file, its text, the expected report. */
const REFUSED: readonly [string, string, string, string][] = [
	["an unknown folder at the top", "src/x.ts", "", "src/x.ts:1: place"],
	["an unknown file at the top", "notes.md", "", "notes.md:1: place"],
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
		"a write that opens its own transaction",
		"lib/besoins/writes.ts",
		"/** Lifts. */\nexport async function lever(id: number) {}\n",
		"lib/besoins/writes.ts:2: writes",
	],
	[
		"a write kept in a constant that takes something else first",
		"lib/besoins/writes.ts",
		"export const lever = (id: number, tx: object) => tx;\n",
		"lib/besoins/writes.ts:1: writes",
	],
	[
		"an unknown folder of components",
		"components/layout/x.tsx",
		"",
		"components/layout/x.tsx:1: place",
	],
	["an unknown folder of e2e", "e2e/x.ts", "", "e2e/x.ts:1: place"],
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
		"a file of the whole site in a folder of app",
		"app/[langue]/prose.css",
		"",
		"app/[langue]/prose.css:1: place",
	],
	[
		"a decision without number",
		"docs/decisions/runtime.md",
		"",
		"docs/decisions/runtime.md:1: place",
	],
	[
		"a folder that says nothing",
		"server/utils/x.ts",
		"",
		"server/utils/x.ts:1: name",
	],
	[
		"a file that says nothing",
		"lib/platform/mailManager.ts",
		"",
		"lib/platform/mailManager.ts:1: name",
	],
	["an accent in a file name", "server/état.ts", "", "server/état.ts:1: name"],
	[
		"a file over the limit",
		"server/x.ts",
		lines(MAX_LINES + 1),
		"server/x.ts:1: size",
	],
	[
		"a test over its limit",
		"server/x.test.ts",
		lines(MAX_LINES + 1),
		"server/x.test.ts:1: size",
	],
	[
		"a route handler over its limit",
		"app/api/themes/route.ts",
		lines(MAX_CODE_LINES_OF_ROUTE + 1),
		"app/api/themes/route.ts:1: size",
	],
	[
		"a page over its limit",
		"app/x/page.tsx",
		lines(MAX_CODE_LINES_OF_PAGE + 1),
		"app/x/page.tsx:1: size",
	],
	[
		"a command without a word on what it promises",
		"lib/projets/commands.ts",
		"/** Says it. */\nexport function dit() {}\n\nexport async function voter() {}\n",
		"lib/projets/commands.ts:4: docstring",
	],
	[
		"an accent in a name",
		"server/x.ts",
		"export const début = 1;\n",
		"server/x.ts:1: accents",
	],
	[
		"the clock read elsewhere",
		"lib/projets/rules.ts",
		"export const t = Date.now();\n",
		"lib/projets/rules.ts:1: clock",
	],
	[
		"the date of today elsewhere",
		"app/x/page.tsx",
		"export const t = new Date();\n",
		"app/x/page.tsx:1: clock",
	],
	[
		"chance drawn elsewhere",
		"server/x.ts",
		"export const t = Math.random();\n",
		"server/x.ts:1: clock",
	],
	[
		"chance imported elsewhere, under another name",
		"server/x.ts",
		'import { randomBytes as bytes } from "node:crypto";\nuse(bytes);\n',
		"server/x.ts:1: clock",
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
	[
		"a range of versions",
		"package.json",
		'{ "dependencies": {\n"zod": "^4.6.7" } }',
		"package.json:2: pins",
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

	it("lets a file reach its limit, and refuses one line more", () => {
		const route = "app/api/themes/route.ts";
		const page = "app/x/page.tsx";
		expect(
			found({
				"server/x.ts": lines(MAX_LINES),
				"server/x.test.ts": lines(MAX_LINES),
				"client/x.ts": lines(MAX_LINES + 1),
				[route]: `// free\n\n${lines(MAX_CODE_LINES_OF_ROUTE)}`,
				[page]: `/* free\n * too */\n${lines(MAX_CODE_LINES_OF_PAGE)}`,
			}),
		).toEqual([]);
	});

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

	it("takes a date given in words for data, not for the clock", () => {
		expect(
			found({ "lib/projets/rules.ts": 'const d = new Date("2026-01-01");\n' }),
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

	it("reads, in a checkout, new files as well as known ones, and none that git ignores", () => {
		const tree = plant({
			...CLEAN_TREE,
			".gitignore": "/src/\n",
			"src/ignored.ts": "",
			"lib/known.ts": "",
		});
		const git = (...args: string[]): void => {
			execFileSync("git", ["-C", tree.directory, ...args], { stdio: "ignore" });
		};
		git("init");
		git("add", ".");
		tree.write({ "lib/new.ts": "" });
		expect(
			checkStructure(tree.directory).violations.map(({ file }) => file),
		).toEqual(["lib/known.ts", "lib/new.ts"]);
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
