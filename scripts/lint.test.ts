import { spawnSync } from "node:child_process";
import {
	copyFileSync,
	mkdirSync,
	mkdtempSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const BIOME = resolve("node_modules/@biomejs/biome/bin/biome");

const lines = (count: number) =>
	Array.from({ length: count }, () => "call();").join("\n");

const REFUSED = [
	["any", "any.ts", "export const x: any = 1;", "noExplicitAny"],
	["a cast", "as.ts", "export const x = y as A;", "noUnsafeTypeAssertion"],
	[
		"a cast in front",
		"a.ts",
		"export const x = <A>y;",
		"noUnsafeTypeAssertion",
	],
	[
		"a non-null mark",
		"mark.ts",
		"export const x = f()!;",
		"noNonNullAssertion",
	],
	["a barrel", "index.ts", 'export { B } from "./b.ts";', "noBarrelFile"],
	[
		"the environment read elsewhere",
		"server/x.ts",
		"export const { PORT } = process.env;",
		"noProcessEnv",
	],
	[
		"the environment taken out of process",
		"server/y.ts",
		'import { env } from "node:process";\nexport const x = env;',
		"noRestrictedImports",
	],
	["the clock read elsewhere", "lib/a.ts", "export const x = Date.now();", ""],
	["the date of today", "app/a.ts", "export const x = new Date();", ""],
	["chance", "server/a.ts", "export const x = Math.random();", ""],
	[
		"chance imported under another name",
		"server/b.ts",
		'import { randomBytes as x } from "node:crypto";\nx(3);',
		"",
	],
	[
		"a write that opens its own transaction",
		"lib/a/writes.ts",
		"export async function lever(id: number) {}",
		"",
	],
	[
		"a write kept in a constant that takes something else first",
		"lib/a/b/writes.ts",
		"export const lever = (id: number, tx: object) => tx;",
		"",
	],
	["the clock read in a write", "lib/c/writes.ts", "call(Date.now());", ""],
	["a long file", "server/long.ts", lines(401), "noExcessiveLinesPerFile"],
	["a long test", "e2e/long.spec.ts", lines(401), "noExcessiveLinesPerFile"],
	["a long page", "app/x/page.tsx", lines(66), "noExcessiveLinesPerFile"],
	["a long route", "app/api/x/route.ts", lines(21), "noExcessiveLinesPerFile"],
] as const;

const ADMITTED = {
	"lib/platform/config/env.ts": "export const x = process.env.PORT;",
	"scripts/bootstrap.mjs": "export const x = process.env.PORT;",
	"lib/x.ts": 'export const x = ["a"] as const;',
	"lib/y.ts": 'export const x = new Date("2026-01-01");',
	"lib/y.test.ts": "export const x = Date.now();",
	"lib/platform/clock.ts": "export const x = () => Date.now();",
	"lib/d/writes.ts":
		"export const VOTES = table(1);\nexport async function lever<T>(tx: Set<T>) {\n\ttx.clear();\n}",
	"server/full.ts": lines(400),
};

const folder = mkdtempSync(join(tmpdir(), "bc-lint-"));
afterAll(() => rmSync(folder, { recursive: true }));
let said = "";

beforeAll(() => {
	mkdirSync(join(folder, "scripts"));
	for (const path of [
		"biome.json",
		"scripts/clock.grit",
		"scripts/writes.grit",
	])
		copyFileSync(path, join(folder, path));
	const files = [
		...REFUSED.map(([, path, text]) => [path, text] as const),
		...Object.entries(ADMITTED),
	];
	for (const [path, text] of files) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), `${text}\n`);
	}
	const { stdout } = spawnSync(
		process.execPath,
		[BIOME, "lint", "--vcs-enabled=false", "--reporter=github", "."],
		{ cwd: folder, encoding: "utf8" },
	);
	said = stdout;
});

test.each(REFUSED)("the linter refuses %s", (_, path, _text, rule) => {
	const title = rule === "" ? "plugin" : `lint/\\w+/${rule}`;
	expect(said).toMatch(
		new RegExp(`::error title=${title},file=${join(folder, path)},`),
	);
});

test("the linter lets the settings and the bootstrap read the environment, and a value be a constant", () => {
	for (const path of Object.keys(ADMITTED))
		expect(said).not.toContain(join(folder, path));
});
