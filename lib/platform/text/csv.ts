/** CSV files that a spreadsheet may open (RFC 4180). */

/** Signs that make a spreadsheet read a text as a formula. */
const FORMULA_SIGN = /[=+\-@\uff1d\uff0b\uff0d\uff20]/g;

/**
 * A cell may begin after these. French spreadsheets split a line at `;`, others at a
 * tab, whatever our quotes; and a quote may open a cell.
 */
const CELL_START = /[;"\t\n\r\v\f\u0085\u2028\u2029]/;

const BLANK = /\s/;

/** Whether there are only blanks between this position and one where a cell may begin. */
function isAtCellStart(text: string, at: number): boolean {
	for (let before = at - 1; before >= 0; before -= 1) {
		const sign = text[before] ?? "";
		if (CELL_START.test(sign)) return true;
		if (!BLANK.test(sign)) return false;
	}
	return true;
}

/** The text with an apostrophe before each sign that could begin a formula, however the file is split. */
function inert(text: string): string {
	const marked = text.replace(FORMULA_SIGN, (sign, at: number) =>
		isAtCellStart(text, at) ? `'${sign}` : sign,
	);
	return /^[\t\r]/.test(marked) ? `'${marked}` : marked;
}

/** A value of a CSV column. */
export type CsvValue = string | number | boolean | null | undefined;

/** One cell of a CSV file: a text is always quoted, and never a formula. */
function csvCell(value: CsvValue): string {
	if (value === null || value === undefined) return "";
	if (typeof value !== "string") return String(value);
	return `"${inert(value).replaceAll('"', '""')}"`;
}

/** One line of a CSV file, its end included. */
export function csvLine(values: readonly CsvValue[]): string {
	return `${values.map(csvCell).join(",")}\r\n`;
}
