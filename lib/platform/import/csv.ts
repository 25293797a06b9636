/** The records of a CSV file whose first line names the columns. */
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { CsvError, type Info, parse } from "csv-parse";
import { LIGNE_MAX_OCTETS, type ReadRecord } from "./read-record.ts";

const DELIMITERS = [",", ";", "\t"] as const;
const HEADER_MAX_OCTETS = 64 * 1024;

/** What a decoder writes in place of bytes that are no UTF-8. */
const NOT_UTF8 = "\ufffd";

/** The delimiter that the line of column names holds most: spreadsheets in French write `;`. */
async function delimiterOf(path: string): Promise<string> {
	const file = await open(path, "r");
	try {
		const { buffer, bytesRead } = await file.read(
			Buffer.alloc(HEADER_MAX_OCTETS),
		);
		const header = /^[^\n]*/.exec(buffer.toString("utf8", 0, bytesRead))?.[0];
		const counts = DELIMITERS.map((delimiter) => ({
			delimiter,
			count: header?.split(delimiter).length ?? 0,
		}));
		return counts.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ",";
	} finally {
		await file.close();
	}
}

function sentenceOf(error: CsvError | undefined): string {
	switch (error?.code) {
		case "CSV_RECORD_INCONSISTENT_COLUMNS":
			return "la ligne n’a pas autant de colonnes que l’en-tête";
		case "CSV_QUOTE_NOT_CLOSED":
		case "CSV_INVALID_CLOSING_QUOTE":
		case "INVALID_OPENING_QUOTE":
			return "les guillemets de la ligne sont mal placés";
		case "CSV_MAX_RECORD_SIZE":
			return `la ligne dépasse ${LIGNE_MAX_OCTETS} octets ; la suite n’est pas lue`;
		default:
			return "la ligne n’est pas du CSV";
	}
}

/** An empty cell is an absent value. */
function withoutEmpty(record: Record<string, string>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(record).filter(([, cell]) => cell.trim() !== ""),
	);
}

export async function* readCsv(path: string): AsyncGenerator<ReadRecord> {
	const skipped: ReadRecord[] = [];
	let place: Pick<Info, "lines" | "bytes"> = { lines: 1, bytes: 0 };
	const refuse = (raison: string): ReadRecord => ({
		ligne: place.lines + 1,
		octets: place.bytes,
		ok: false,
		raison,
	});
	const parser = createReadStream(path).pipe(
		parse({
			bom: true,
			columns: (names: string[]) => names.map((name) => name.trim()),
			delimiter: await delimiterOf(path),
			info: true,
			max_record_size: LIGNE_MAX_OCTETS,
			skip_empty_lines: true,
			skip_records_with_error: true,
			on_skip(error) {
				skipped.push({
					...refuse(sentenceOf(error)),
					ligne:
						typeof error?.lines === "number" ? error.lines : place.lines + 1,
				});
				return undefined;
			},
		}),
	);
	try {
		for await (const { record, info } of parser) {
			yield* skipped.splice(0);
			const text = JSON.stringify(record);
			const read: ReadRecord = text.includes(NOT_UTF8)
				? refuse("la ligne n’est pas de l’UTF-8")
				: {
						ligne: place.lines + 1,
						octets: info.bytes,
						ok: true,
						valeur: withoutEmpty(record),
					};
			place = info;
			yield read;
		}
		yield* skipped;
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		yield* skipped;
		yield refuse(sentenceOf(error));
	}
}
