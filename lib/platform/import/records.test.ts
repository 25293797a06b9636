import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { LIGNE_MAX_OCTETS, PAS_UTF8 } from "./csv.ts";
import { readableSize, readRecords } from "./records.ts";

const folder = mkdtempSync(join(tmpdir(), "bc-records-"));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
async function read(content: string | Buffer, extension = "ndjson") {
	files += 1;
	const path = join(folder, `${files}.${extension}`);
	writeFileSync(path, content);
	const records = [];
	for await (const record of readRecords(path)) records.push(record);
	return records;
}

/** Line and value of each record, or line and reason, in the order of the lines. */
async function recordsOf(content: string | Buffer, extension?: string) {
	const records = await read(content, extension);
	records.sort((a, b) => a.ligne - b.ligne);
	return records.map((record) => [
		record.ligne,
		record.ok ? record.valeur : record.raison,
	]);
}

describe("JSON Lines", () => {
	test("lines end with \\n only, blank ones count, the last one needs no end", async () => {
		expect(
			await recordsOf('{"a":"x\u2028y\u2029z\u0085"}\r\n\n  \n{"b":2}'),
		).toEqual([
			[1, { a: "x\u2028y\u2029z\u0085" }],
			[4, { b: 2 }],
		]);
	});

	test("a byte order mark at the start is not part of the first record", async () => {
		expect(await recordsOf('\ufeff{"a":1}\n')).toEqual([[1, { a: 1 }]]);
	});

	test("a line that can't be read is reported with its number, and the next ones are read", async () => {
		const lines = [
			'{"a":1',
			"[1]",
			'"a"',
			"null",
			Buffer.from([0x7b, 0xff, 0x7d]),
			`{"a":"${"x".repeat(LIGNE_MAX_OCTETS)}"}`,
			'{"a":1}',
		];
		const content = Buffer.concat(
			lines.flatMap((line) => [Buffer.from(line), Buffer.from("\n")]),
		);
		expect(await recordsOf(content)).toEqual([
			[1, "la ligne n’est pas du JSON"],
			[2, expect.stringMatching(/liste.*sans crochets ni virgules/)],
			[3, "la ligne n’est pas un objet JSON"],
			[4, "la ligne n’est pas un objet JSON"],
			[5, PAS_UTF8],
			[6, expect.stringContaining("dépasse")],
			[7, { a: 1 }],
		]);
	});

	test("the lines of a list in JSON, which most programs write, are told from records", async () => {
		const list = expect.stringMatching(/liste.*sans crochets ni virgules/);
		expect(await recordsOf('[\n{"a":1},\n  {"a":2}\n]\n')).toEqual([
			[1, list],
			[2, list],
			[3, { a: 2 }],
			[4, list],
		]);
	});

	test("characters split between two chunks of the file stay whole", async () => {
		const text = "é🏡".repeat(40_000);
		expect(await recordsOf(`${JSON.stringify({ text })}\n`)).toEqual([
			[1, { text }],
		]);
	});

	test("the number of bytes read grows to the size of the file", async () => {
		const content = '{"a":1}\n{"a":2}\n';
		const records = await read(content);
		expect(records.map(({ octets }) => octets)).toEqual([8, content.length]);
	});
});

describe("CSV", () => {
	test("cells keep their quotes and line breaks; an empty one is absent; lines are those of the file", async () => {
		const content =
			'\ufeffnom, accroche ,vide\n"dit ""oui""","sur\ndeux, lignes",\n\nb,c,d\n';
		expect(await recordsOf(content, "csv")).toEqual([
			[2, { nom: 'dit "oui"', accroche: "sur\ndeux, lignes" }],
			[5, { nom: "b", accroche: "c", vide: "d" }],
		]);
	});

	test.each([";", "\t", ","])("columns may be separated by %j", async (by) => {
		const content = [`nom${by}titre`, `a${by}b`].join("\n");
		expect(await recordsOf(content, "CSV")).toEqual([
			[2, { nom: "a", titre: "b" }],
		]);
	});

	test.each([
		["sep=;", "\n"],
		['\ufeff"sep=;"', "\r\n"],
		["SEP=;", "\r\n"],
	])(
		"a first line %j says the separator, as Excel has it, and names no columns",
		async (first, end) => {
			const content = [first, "nom;a,b,c", '"x\ny";z', "t;u", ""].join(end);
			expect(await recordsOf(content, "csv")).toEqual([
				[3, { nom: "x\ny", "a,b,c": "z" }],
				[5, { nom: "t", "a,b,c": "u" }],
			]);
		},
	);

	test("of two columns of one name the first is read, and the second stands beside it under its place", async () => {
		expect(await recordsOf("a,b,a,,\n1,2,3,,\n", "csv")).toEqual([
			[2, { a: "1", b: "2", "a (3)": "3" }],
		]);
	});

	test("a line with other columns is reported, and the next ones are read", async () => {
		expect(await recordsOf("a,b\n1\n2,3\n4,5,6\n7,8\n", "csv")).toEqual([
			[2, "la ligne n’a pas autant de colonnes que l’en-tête"],
			[3, { a: "2", b: "3" }],
			[4, "la ligne n’a pas autant de colonnes que l’en-tête"],
			[5, { a: "7", b: "8" }],
		]);
	});

	test("bytes that are not UTF-8 are reported, never guessed", async () => {
		const content = Buffer.from("nom,b\n\xe9t\xe9,1\nok,2\n", "latin1");
		expect(await recordsOf(content, "csv")).toEqual([
			[2, PAS_UTF8],
			[3, { nom: "ok", b: "2" }],
		]);
	});

	test("one record over the bound is refused alone, and reported once", async () => {
		const long = "x".repeat(LIGNE_MAX_OCTETS);
		const half = "y".repeat(LIGNE_MAX_OCTETS / 2);
		const content = [
			"a,b",
			"1,une",
			`2,${long}`,
			'3,"deux\nlignes"',
			`4,"${half}\n""${half}"" ,\n"`,
			`5,"${"é".repeat(1_000)}"`,
			`6,${long}`,
		].join("\n");
		const refusal = `la ligne dépasse ${LIGNE_MAX_OCTETS} octets`;
		expect(await recordsOf(content, "csv")).toEqual([
			[2, { a: "1", b: "une" }],
			[3, refusal],
			[4, { a: "3", b: "deux\nlignes" }],
			[6, refusal],
			[9, { a: "5", b: "é".repeat(1_000) }],
			[10, refusal],
		]);
	});

	test("a quote that is never closed is reported where it opens, and how much it costs", async () => {
		expect(await recordsOf('a,b\n1,2\n"3,4\n5,6\n7,8\n', "csv")).toEqual([
			[2, { a: "1", b: "2" }],
			[3, expect.stringMatching(/ne se ferment jamais.*ce qui la suit/)],
		]);
	});

	test("a record with several misplaced quotes is one refusal", async () => {
		expect(await recordsOf('a,b\n1,un "mot" dit\n3,4\n', "csv")).toEqual([
			[2, "les guillemets de la ligne sont mal placés"],
			[3, { a: "3", b: "4" }],
		]);
	});
});

test("a file that does not exist, or is a folder, is reported in a sentence", async () => {
	await expect(readableSize(join(folder, "absent"))).rejects.toThrow(
		/n’existe pas/,
	);
	await expect(readableSize(folder)).rejects.toThrow(/est un dossier/);
});

test.each([
	["PK\u0003\u0004", "xlsx", /est un classeur \(\.xlsx, \.ods\)/],
	["\u00d0\u00cf\u0011\u00e0", "xls", /est un classeur \.xls/],
	["\u001f\u008b\u0008\u0000", "gz", /compressé par gzip/],
	["%PDF-1.7", "csv", /est un PDF/],
])(
	"what begins like a file of another kind, %j, is said to be one, and what to give in its place",
	async (start, extension, words) => {
		const path = join(folder, `autre.${extension}`);
		writeFileSync(path, Buffer.from(`${start}rest`, "latin1"));
		const said = readableSize(path);
		await expect(said).rejects.toThrow(words);
		await expect(said).rejects.toThrow(/CSV UTF-8 ou en JSON Lines/);
	},
);

test("a pipe is refused in a sentence, and never waited for", async () => {
	const path = join(folder, "pipe");
	execFileSync("mkfifo", [path]);
	await expect(readableSize(path)).rejects.toThrow(
		/n’est pas un fichier ordinaire/,
	);
});
