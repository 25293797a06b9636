/** CSV files that a spreadsheet may open (RFC 4180). */

/** Signs that make a spreadsheet take a text for a formula. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** A value of a CSV column. */
export type CsvValue = string | number | boolean | null | undefined;

/** One cell of a CSV file (RFC 4180); a text that a spreadsheet would run is preceded by an apostrophe. */
function csvCell(value: CsvValue): string {
	if (value === null || value === undefined) return "";
	if (typeof value !== "string") return String(value);
	const text = FORMULA.test(value) ? `'${value}` : value;
	return /[",\r\n]|^\s|\s$/.test(text)
		? `"${text.replaceAll('"', '""')}"`
		: text;
}

/** One line of a CSV file, its end included. */
export function csvLine(values: readonly CsvValue[]): string {
	return `${values.map(csvCell).join(",")}\r\n`;
}
