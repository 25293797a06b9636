import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { CHARACTERS, codePoints, FACES, FOLDER, packageOf } from "./faces.ts";
import { subsetOf } from "./subset.ts";

const ROOT = join(import.meta.dirname, "../..");
const fonts = readFileSync(join(ROOT, "app/[langue]/fonts.ts"), "utf8");

/** The `unicode-range` that is declared for a file. */
function declaredRange(file: string): string {
	const [, after = ""] = fonts.split(file);
	return /value:\s*"(U\+[^"]+)"/.exec(after)?.[1] ?? "";
}

function textsUnder(folder: string): string {
	return readdirSync(join(ROOT, folder), {
		recursive: true,
		withFileTypes: true,
	})
		.filter((entry) => entry.isFile() && /\.(?:ts|json|md)$/.test(entry.name))
		.map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
		.join("");
}

const isControl = (point: number) =>
	/\p{Cc}/u.test(String.fromCodePoint(point));

test("code points are read from single values, ranges and lists", () => {
	expect(codePoints("U+20")).toEqual([0x20]);
	expect(codePoints("U+41-43, U+20AC")).toEqual([0x41, 0x42, 0x43, 0x20ac]);
});

describe.each(FACES)("$name", (face) => {
	const { name, characters } = face;

	test("the file is what the command makes of the package, and its licence is beside it", async () => {
		const kept = readFileSync(join(FOLDER, `${name}.woff2`));
		expect(kept.equals(await subsetOf(face))).toBe(true);
		expect(readFileSync(join(FOLDER, `${name}.LICENSE.txt`), "utf8")).toBe(
			readFileSync(join(packageOf(face), "LICENSE"), "utf8"),
		);
	});

	test("it is declared for the characters that it holds", () => {
		expect(declaredRange(`polices/${name}.woff2`)).toBe(characters);
	});
});

const WHOLE = FACES.filter(({ characters }) => characters === CHARACTERS);

test.each(WHOLE)(
	"what the file of $name leaves out of its package is fetched when a text needs it, and nothing that it has",
	(face) => {
		const ranges: Record<string, string> = JSON.parse(
			readFileSync(join(packageOf(face), "unicode.json"), "utf8"),
		);
		const own = new Set(codePoints(CHARACTERS));
		const files = Object.entries(ranges).map(([set, range]) => {
			const file = face.source.replace("-latin-", `-${set}-`);
			const declared = codePoints(declaredRange(`${face.package}/${file}`));
			return { declared: new Set(declared), of: codePoints(range) };
		});
		for (const { declared, of } of files) {
			expect([...declared].filter((point) => own.has(point))).toEqual([]);
			expect([...declared].filter((point) => !of.includes(point))).toEqual([]);
		}
		const missed = files
			.flatMap(({ of }) => of)
			.filter((point) => !own.has(point) && !isControl(point))
			.filter((point) => !files.some(({ declared }) => declared.has(point)));
		expect(missed).toEqual([]);
	},
);

test("the letters of our own texts are in the files that every page loads", () => {
	const own = new Set(codePoints(CHARACTERS));
	const texts = textsUnder("lib/i18n/messages") + textsUnder("prisma/content");
	const letters = [...new Set(texts.match(/\p{L}|\p{P}|\p{Sc}/gu) ?? [])];
	expect(letters.length).toBeGreaterThan(80);
	expect(
		letters.filter((letter) => !own.has(letter.codePointAt(0) ?? 0)),
	).toEqual([]);
});
