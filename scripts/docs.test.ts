import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** A path of the repository written as code: `lib/x/y.test.ts`, `e2e/api/z-*.spec.ts`. */
const PATH =
	/`((?:app|bench|browser|components|deploiement|docs|e2e|lib|prisma|public|scripts|server)\/[\w./[\]-]+\.\w+)`/g;

const PAGES = [
	"CONTRIBUTING.md",
	"README.md",
	...["docs", "docs/decisions"].flatMap((folder) =>
		readdirSync(join(ROOT, folder))
			.filter((name) => name.endsWith(".md"))
			.map((name) => `${folder}/${name}`),
	),
];

test.each(PAGES)("every file that %s names exists", (page) => {
	const text = readFileSync(join(ROOT, page), "utf8");
	const named = [...text.matchAll(PATH)].flatMap(([, path = ""]) => path);
	expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test("the page on security names the tests that prove it", () => {
	const text = readFileSync(join(ROOT, "docs/security.md"), "utf8");
	expect(
		[...text.matchAll(/`[^`]+\.(?:test|spec)\.ts`/g)].length,
	).toBeGreaterThan(40);
});

test("the index of decisions names each record by its title; without the index, this writes it", async () => {
	const folder = join(ROOT, "docs/decisions");
	const lines = readdirSync(folder)
		.filter((name) => /^\d{4}-/.test(name))
		.sort()
		.map((name) => {
			const [head = ""] = readFileSync(join(folder, name), "utf8").split("\n");
			const [, number, title] = /^# (\d+)\. (.+)$/.exec(head) ?? [];
			return `- [${number}. ${title}](${name})`;
		});
	const index = `# Decisions\n\nWhat was decided and why, in the order of its making. A number that is missing was never given.\n\n${lines.join("\n")}\n`;
	await expect(index).toMatchFileSnapshot(join(folder, "README.md"));
});

/** A numbered requirement, as cited in comments and titles; hexadecimal values have other letters or quotes around them. */
const REQUIREMENT = /(?<![\w$&#])D([1-9]\d?)(?!\w)/g;

const CODE = [
	"app",
	"browser",
	"components",
	"e2e",
	"lib",
	"bench",
	"prisma",
	"scripts",
	"server",
];

function numbersIn(text: string): number[] {
	return [...text.matchAll(REQUIREMENT)].map(([, number]) => Number(number));
}

test("every requirement that is cited exists in its page, and each of them is cited by a test or the code", () => {
	const cited = CODE.flatMap((folder) =>
		readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map(
			(path) => `${folder}/${path}`,
		),
	)
		.filter((path) => /\.(?:ts|tsx|css|sql|prisma)$/.test(path))
		.flatMap((path) => numbersIn(readFileSync(join(ROOT, path), "utf8")));
	const page = readFileSync(join(ROOT, "docs/requirements.md"), "utf8");
	const listed = [...page.matchAll(/^- \*\*D(\d+)\*\*/gm)].map(([, number]) =>
		Number(number),
	);
	expect(listed).toEqual([...new Set(listed)].sort((a, b) => a - b));
	expect([...new Set(cited)].sort((a, b) => a - b)).toEqual(listed);
});
