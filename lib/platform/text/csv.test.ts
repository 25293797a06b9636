import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cpuMs } from "../validation/cpu-time.fixture.ts";
import { csvLine, spreadsheetLine } from "./csv.ts";

/** How spreadsheets split a file: according to the country, or as the reader chooses. */
const DELIMITERS = [",", ";", "\t"];
const FORMULA = /^['"\s]*[=+\-@\uff1d\uff0b\uff0d\uff20]/;

/**
 * Every cell that a spreadsheet finds: quotes count at the beginning of a cell only,
 * and what follows the closing one is text.
 */
function cells(text: string, delimiter: string): string[] {
	const found: string[] = [];
	let cell = "";
	let isQuoted = false;
	let isFresh = true;
	for (let at = 0; at < text.length; at += 1) {
		const sign = text[at] ?? "";
		if (isQuoted && sign === '"' && text[at + 1] === '"') {
			cell += sign;
			at += 1;
		} else if (isQuoted) {
			if (sign === '"') isQuoted = false;
			else cell += sign;
		} else if (sign === '"' && isFresh) {
			isQuoted = true;
			isFresh = false;
		} else if (sign === delimiter || sign === "\n" || sign === "\r") {
			found.push(cell);
			cell = "";
			isFresh = true;
		} else {
			cell += sign;
			isFresh = false;
		}
	}
	return [...found, cell];
}

/**
 * The same with the most naive reader: quotes have no meaning, each line and delimiter
 * splits. Not for the comma, which is our own delimiter.
 */
function crudeCells(text: string, delimiter: string): string[] {
	if (delimiter === ",") return [];
	return text
		.split(/[\n\r\v\f\u0085\u2028\u2029]/)
		.flatMap((line) => line.split(delimiter))
		.map((cell) => cell.replace(/^[\s"]+/, ""));
}

/** Whether a spreadsheet would run the cell: one that begins with an apostrophe is text. */
function runs(cell: string): boolean {
	return FORMULA.test(cell) && !/^[\s"]*'/.test(cell);
}

const HOSTILE = [
	";=1+1;",
	'a;=HYPERLINK("http://ailleurs.example");b',
	"\t@SUM(1)",
	"ligne\n=1+1",
	"ligne\r\n+33 1",
	'";=1',
	'a;"=1"',
	"- une\n- deux",
	" =1",
	"x; \t -1",
	"\u2028=1",
	"=1,=2;=3\t=4\n=5",
	"＝1",
	"x;＋1",
];

describe("a CSV file for French spreadsheets", () => {
	const signs = fc.constantFrom(..."=+-@;,\t\n\r\"' a\u2028＝");
	const lines = fc.array(fc.string({ unit: signs, maxLength: 12 }), {
		minLength: 1,
	});

	test.each(DELIMITERS)(
		"split at %j, its own or another, has no formula, whatever its texts",
		(delimiter) => {
			for (const text of HOSTILE)
				expect(
					cells(spreadsheetLine(["x", text]), delimiter).filter(runs),
				).toEqual([]);
			fc.assert(
				fc.property(lines, (texts) => {
					const line = spreadsheetLine(texts);
					expect(cells(line, delimiter).filter(runs)).toEqual([]);
					if (delimiter !== ";")
						expect(crudeCells(line, delimiter).filter(runs)).toEqual([]);
				}),
			);
		},
	);

	test("has semicolons, a decimal comma, French truth values and line ends of RFC 4180", () => {
		expect(spreadsheetLine(["a; b", 1.5, -3, true, false, null])).toBe(
			'"a; b";1,5;-3;VRAI;FAUX;\r\n',
		);
	});

	test("has no cell longer than a spreadsheet holds, and cuts none that fits", () => {
		const [cell = ""] = cells(spreadsheetLine(["é".repeat(40_000)]), ";");
		expect(cell).toHaveLength(32_767);
		expect(cell.endsWith("é…")).toBe(true);
		const whole = "é".repeat(32_767);
		expect(cells(spreadsheetLine([whole]), ";")[0]).toBe(whole);
	});
});

describe("a CSV file opened by a spreadsheet", () => {
	test.each(DELIMITERS)(
		"split at %j has no formula, whatever its texts",
		(delimiter) => {
			const file = HOSTILE.map((text) => csvLine(["x", text, 3, text])).join(
				"",
			);
			for (const text of HOSTILE) {
				const line = csvLine([text, "y"]);
				expect(cells(line, delimiter).filter(runs), text).toEqual([]);
			}
			expect(crudeCells(file, delimiter).filter(runs)).toEqual([]);
			const signs = fc.constantFrom(..."=+-@;,\t\n\r\"' a\u2028＝");
			fc.assert(
				fc.property(
					fc.array(fc.string({ unit: signs, maxLength: 12 }), { minLength: 1 }),
					(texts) => {
						const line = csvLine(texts);
						expect(cells(line, delimiter).filter(runs)).toEqual([]);
						expect(crudeCells(line, delimiter).filter(runs)).toEqual([]);
					},
				),
			);
		},
	);

	test("parsed as CSV, gives every text back, except for the added apostrophes", () => {
		const bare = (text: string) => text.replaceAll("'", "");
		fc.assert(
			fc.property(
				fc.array(fc.string({ unit: "grapheme" }), { minLength: 1 }),
				(texts) => {
					const [read] = parse(csvLine(texts), { relax_column_count: true });
					expect((read ?? []).map(bare)).toEqual(texts.map(bare));
				},
			),
		);
		expect(csvLine(["a-b = c", "a, b", null, 3, true])).toBe(
			'"a-b = c","a, b",,3,true\r\n',
		);
	});

	test("is written in a time proportional to its length", () => {
		const long = `${" ".repeat(200_000)}=${'"'.repeat(200_000)}=`;
		expect(csvLine([long])).toContain("'=");
		expect(cpuMs(() => csvLine([long]))).toBeLessThan(5_000);
	});
});
