import { expect, test } from "vitest";
import { parse } from "yaml";
import { cpuMs } from "../validation/cpu-time.fixture.ts";
import { readYaml, writeYaml } from "./yaml.ts";

function map(text: string) {
	const read = readYaml(text);
	return read.ok ? read.map : read;
}

test("every scalar is the text that was written", () => {
	expect(
		map("a: 0.10\nb: 2024-02-30\nc: no\nd: 0x1f\ne:\nf: ~\ng: !!int 3\n"),
	).toEqual({
		a: "0.10",
		b: "2024-02-30",
		c: "no",
		d: "0x1f",
		e: "",
		f: "~",
		g: "3",
	});
});

test("a byte order mark, carriage returns, a key written twice and an own __proto__ are read", () => {
	expect(map("\ufeffa: 1\r\nb: >-\r\n  un\r\n  deux\r\na: 2\r\n")).toEqual({
		a: "2",
		b: "un deux",
	});
	const read = map("__proto__: {polluted: 1}\nname: x");
	expect(Object.hasOwn(read, "__proto__")).toBe(true);
	expect(Reflect.get({}, "polluted")).toBeUndefined();
});

test("of several documents the first map is read", () => {
	expect(map("# nothing\n---\n- a\n---\nname: x\n---\nname: y\n")).toEqual({
		name: "x",
	});
});

test("an anchor and its alias are read, and those that multiply are not", () => {
	expect(map("a: &a [x]\nb: *a\n")).toEqual({ a: ["x"], b: ["x"] });
	const levels = Array.from({ length: 9 }, (_, at) => {
		const below = at === 0 ? "a" : `l${at}`;
		return `l${at + 1}: &l${at + 1} [${Array(9).fill(`*${below}`).join(",")}]`;
	});
	expect(readYaml(`a: &a [x,x,x]\n${levels.join("\n")}\n`)).toEqual({
		ok: false,
		raison: "ancres",
	});
	expect(readYaml(`a: &a x\nb: [${Array(101).fill("*a").join(", ")}]`)).toEqual(
		{
			ok: false,
			raison: "ancres",
		},
	);
	expect(readYaml("a: *none")).toMatchObject({ ok: false });
});

test("a mistake is told with its line", () => {
	expect(readYaml("name: x\nfeatures:\n  - 'l'annuaire'\n")).toEqual({
		ok: false,
		raison: "yaml",
		ligne: 3,
	});
});

test.each(["", "# only a comment\n", "- a\n- b\n", "text", "---\n---\n"])(
	"%j holds no map",
	(text) => {
		expect(readYaml(text)).toEqual({ ok: false, raison: "vide" });
	},
);

const K = 256 * 1024;
test.each([
	["brackets", "[".repeat(K)],
	["dashes", "- ".repeat(K / 2)],
	["a deep map", "{a: ".repeat(K / 4)],
	["documents", "---\n".repeat(K / 4)],
	["directives", "%a\n".repeat(K / 3)],
	["closing brackets", "]\n".repeat(K / 2)],
	["keys", "a:\n".repeat(K / 3)],
	["anchors", "&a ".repeat(K / 3)],
	["aliases", `a: &a x\nb:\n${"- *a\n".repeat(K / 5)}`],
	["quotes", "''\"\"".repeat(K / 4)],
])("%s, as many as a body may hold, are refused at once", (_, text) => {
	expect(readYaml(text)).toMatchObject({ ok: false });
	expect(cpuMs(() => readYaml(text))).toBeLessThan(1_000);
});

test.each([
	["brackets", (n: number) => `a: ${"[".repeat(n)}${"]".repeat(n)}`],
	["dashes", (n: number) => `a:\n${"- ".repeat(n)}x`],
	[
		"keys",
		(n: number) =>
			`${Array.from({ length: n }, (_, at) => `${" ".repeat(at)}a:\n`).join("")}${" ".repeat(n)}x`,
	],
])("a structure of %s deeper than any file is not even begun", (_, of) => {
	expect(readYaml(of(100))).toMatchObject({ ok: true });
	expect(readYaml(of(300))).toEqual({ ok: false, raison: "complexe" });
});

test("what is written is read back whatever a text holds, but for what no YAML file may hold", () => {
	const text = "a\u{ffff}b\u{fffe}\u{1}: '\"#\u{2028}é\u{1f600}";
	const file = writeYaml({ nom: text }, [text]);
	expect(file).not.toMatch(/[\ufffe\uffff]/u);
	expect(map(file)).toMatchObject({
		nom: expect.stringContaining("é\u{1f600}"),
	});
});

test("a program that reads YAML 1.1 reads the same: a word is no truth value and no date, and no text ends its line", () => {
	const words = ["no", "on", "1:30", "1_000", "2001-01-01", "<<", "null"];
	const file = writeYaml({ words }, []);
	expect(parse(file, { version: "1.1" })).toEqual({ words });
	const text = "un\u2028legal:\u2028#\u2029deux\ttrois";
	const written = writeYaml({ text, end: "x" }, ["un\u2028legal:"]);
	expect(written).not.toMatch(/[\u2028\u2029\t]/);
	expect(map(written)).toEqual({
		text: "un\nlegal:\n#\ndeux trois",
		end: "x",
	});
});

test("a long text is no structure", () => {
	expect(map(`a: "${"x ".repeat(K / 2 - 10)}"`)).toHaveProperty("a");
});
