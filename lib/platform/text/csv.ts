/** CSV files that a spreadsheet may open (RFC 4180). */

/** Signs that make a spreadsheet read a text as a formula. */
const FORMULA_SIGN = /[=+\-@\uff1d\uff0b\uff0d\uff20]/g;

/** How the lines of a file are written. */
type Dialect = {
	readonly delimiter: string;
	/**
	 * A cell may begin after these, however a spreadsheet splits the line: French ones do
	 * at `;`, others at a comma or a tab, whatever our quotes; and a quote may open a cell.
	 */
	readonly cellStart: RegExp;
	readonly number: (value: number) => string;
	readonly truth: readonly [no: string, yes: string];
	/** The longest text of one cell, in units of UTF-16. */
	readonly cellMax: number;
};

/** RFC 4180, as programs read it. */
const STANDARD: Dialect = {
	delimiter: ",",
	cellStart: /[;"\t\n\r\v\f\u0085\u2028\u2029]/,
	number: String,
	truth: ["false", "true"],
	cellMax: Number.POSITIVE_INFINITY,
};

/** What a spreadsheet set to French opens by itself as columns, numbers and truth values. */
const FRENCH_SPREADSHEET: Dialect = {
	delimiter: ";",
	cellStart: /[,;"\t\n\r\v\f\u0085\u2028\u2029]/,
	number: (value) => String(value).replace(".", ","),
	truth: ["FAUX", "VRAI"],
	cellMax: 32_767,
};

/** The beginning of a file that a spreadsheet would otherwise read in another encoding than UTF-8. */
export const SPREADSHEET_START = "\ufeff";

const BLANK = /\s/;

/** Whether there are only blanks between this position and one where a cell may begin. */
function isAtCellStart(text: string, at: number, cellStart: RegExp): boolean {
	for (let before = at - 1; before >= 0; before -= 1) {
		const sign = text[before] ?? "";
		if (cellStart.test(sign)) return true;
		if (!BLANK.test(sign)) return false;
	}
	return true;
}

/** The text with an apostrophe before each sign that could begin a formula, however the file is split. */
function inert(text: string, { cellStart }: Dialect): string {
	const marked = text.replace(FORMULA_SIGN, (sign, at: number) =>
		isAtCellStart(text, at, cellStart) ? `'${sign}` : sign,
	);
	return /^[\t\r]/.test(marked) ? `'${marked}` : marked;
}

export type CsvValue = string | number | boolean | null | undefined;

function cut(text: string, max: number): string {
	if (text.length <= max) return text;
	return `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

/** One cell of a CSV file: a text is always quoted, and never a formula. */
function csvCell(value: CsvValue, dialect: Dialect): string {
	if (value === null || value === undefined) return "";
	if (typeof value === "number") return dialect.number(value);
	if (typeof value === "boolean") return dialect.truth[value ? 1 : 0];
	return `"${cut(inert(value, dialect), dialect.cellMax).replaceAll('"', '""')}"`;
}

function line(values: readonly CsvValue[], dialect: Dialect): string {
	const cells = values.map((value) => csvCell(value, dialect));
	return `${cells.join(dialect.delimiter)}\r\n`;
}

/** One line of a CSV file, its end included. */
export function csvLine(values: readonly CsvValue[]): string {
	return line(values, STANDARD);
}

/**
 * One line of a CSV file for spreadsheets set to French, its end included: semicolons,
 * a comma in numbers, VRAI and FAUX, and cells no longer than a spreadsheet holds. The
 * file begins with `SPREADSHEET_START`.
 */
export function spreadsheetLine(values: readonly CsvValue[]): string {
	return line(values, FRENCH_SPREADSHEET);
}
