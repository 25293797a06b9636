/** The records of a CSV file whose first line names the columns. */
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Transform } from "node:stream";
import { CsvError, type Info, parse } from "csv-parse";

/** The record read at a line (counted from 1), and the number of bytes of the file read so far. */
export type ReadRecord = {
	readonly ligne: number;
	readonly octets: number;
} & (
	| { readonly ok: true; readonly valeur: Readonly<Record<string, unknown>> }
	| { readonly ok: false; readonly raison: string }
);

/** A longer line is not a record, and must not fill the memory. */
export const LIGNE_MAX_OCTETS = 1024 * 1024;

/** Why a line can't be read that is not in the encoding of ours. */
export const PAS_UTF8 =
	"la ligne n’est pas de l’UTF-8 : enregistrez le fichier en UTF-8 (« CSV UTF-8 » dans un tableur)";

const LEFT_OUT = {
	"too long": `la ligne dépasse ${LIGNE_MAX_OCTETS} octets`,
	"never closed":
		"des guillemets s’ouvrent dans cette ligne et ne se ferment jamais : rien de ce qui la suit n’est lu",
} as const;

const DELIMITERS = [",", ";", "\t"] as const;
const HEADER_MAX_OCTETS = 64 * 1024;

/** The character that a decoder writes in place of bytes that are not UTF-8. */
const NOT_UTF8 = "\ufffd";

/** What Excel has a file begin with that says its delimiter. */
const DELIMITER_SAID = /^\uFEFF?"?sep=([,;\t])"?\r?$/i;

/**
 * The delimiter that the first line says, else the most frequent one of the line of column
 * names (French spreadsheets write `;`), with the number of that line.
 */
async function headOf(path: string) {
	const file = await open(path, "r");
	try {
		const { buffer, bytesRead } = await file.read(
			Buffer.alloc(HEADER_MAX_OCTETS),
		);
		const header = /^[^\n]*/.exec(buffer.toString("utf8", 0, bytesRead))?.[0];
		const said = DELIMITER_SAID.exec(header ?? "")?.[1];
		if (said) return { delimiter: said, from_line: 2 };
		const counts = DELIMITERS.map((delimiter) => ({
			delimiter,
			count: header?.split(delimiter).length ?? 0,
		}));
		const [most] = counts.toSorted((a, b) => b.count - a.count);
		return { delimiter: most?.delimiter ?? ",", from_line: 1 };
	} finally {
		await file.close();
	}
}

function sentenceOf(error: CsvError | undefined): string {
	switch (error?.code) {
		case "CSV_RECORD_INCONSISTENT_COLUMNS":
			return "la ligne n’a pas autant de colonnes que l’en-tête";
		case "CSV_INVALID_CLOSING_QUOTE":
		case "INVALID_OPENING_QUOTE":
			return "les guillemets de la ligne sont mal placés";
		default:
			return "la ligne n’est pas du CSV";
	}
}

/** The names of the columns; of one that stands twice the first is read, and the other told as a column that nothing reads. */
function distinctNames(written: readonly string[]): string[] {
	const names = written.map((name) => name.trim());
	return names.map((name, at) =>
		name === "" || names.indexOf(name) === at ? name : `${name} (${at + 1})`,
	);
}

/** An empty cell is an absent value. */
function withoutEmpty(record: Record<string, string>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(record).filter(([, cell]) => cell.trim() !== ""),
	);
}

/** The line where a record begins, from the line where it ends. */
function firstLine(lastLine: number, raw: string): number {
	return lastLine - (raw.trim().match(/\n/g)?.length ?? 0);
}

type Parsed = {
	readonly record: Record<string, string>;
	readonly raw: string;
	readonly info: Pick<Info, "lines" | "bytes">;
};

function toRecord({ record, raw, info }: Parsed): ReadRecord {
	const place = { ligne: firstLine(info.lines, raw), octets: info.bytes };
	return raw.includes(NOT_UTF8)
		? { ...place, ok: false, raison: PAS_UTF8 }
		: { ...place, ok: true, valeur: withoutEmpty(record) };
}

/**
 * Yields the records of a CSV file, one at a time. Detects the delimiter; a record that
 * can't be read is yielded as refused, with its line. Throws when the file can't be
 * opened.
 */
export async function* readCsv(path: string): AsyncGenerator<ReadRecord> {
	// The parser reads ahead: a record that it skips may precede one not yet yielded.
	const skipped: ReadRecord[] = [];
	let octets = 0;
	let lastRefused = 0;
	const refuse = (error: CsvError | undefined): ReadRecord => ({
		ligne: typeof error?.lines === "number" ? error.lines : 1,
		octets,
		ok: false,
		raison: sentenceOf(error),
	});
	const head = await headOf(path);
	const bounded = boundedRecords(
		head.delimiter.charCodeAt(0),
		LIGNE_MAX_OCTETS,
		({ cause, ...place }) =>
			skipped.push({ ...place, ok: false, raison: LEFT_OUT[cause] }),
	);
	const file = createReadStream(path).on("error", (error) =>
		bounded.destroy(error),
	);
	const records = file.pipe(bounded).pipe(
		parse({
			bom: true,
			columns: distinctNames,
			...head,
			info: true,
			on_skip(error) {
				const refused = refuse(error);
				// Each misplaced quote of a record is an error, and the record one refusal.
				if (refused.ligne !== lastRefused) skipped.push(refused);
				lastRefused = refused.ligne;
				return undefined;
			},
			raw: true,
			skip_empty_lines: true,
			skip_records_with_error: true,
		}),
	);
	try {
		for await (const parsed of records) {
			yield* skipped.splice(0);
			const record = toRecord(parsed);
			octets = record.octets;
			yield record;
		}
		yield* skipped;
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		yield* skipped;
		yield refuse(error);
	}
}

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** The byte order mark, which may precede a cell. */
const MARK = [0xef, 0xbb, 0xbf];
const NEW_LINE = Buffer.from("\n");

/** A record left out: the line where it begins, the bytes of the file read so far, and why. */
type LeftOut = {
	readonly ligne: number;
	readonly octets: number;
	readonly cause: "too long" | "never closed";
};

/**
 * Passes on the records of a CSV file, except those longer than `max` bytes: blank
 * lines replace them, so that the others keep their line numbers. The parser itself
 * would stop at the first of them, and tell the last line for a quote that is never closed.
 */
function boundedRecords(
	delimiter: number,
	max: number,
	onLeftOut: (record: LeftOut) => void,
): Transform {
	let parts: Buffer[] = [];
	let size = 0;
	let lines = 0;
	let ligne = 0;
	let octets = 0;
	// Like the parser: a quote only opens at the beginning of a cell.
	let isQuoted = false;
	let isFresh = true;
	const keep = (part: Buffer) => {
		size += part.length;
		if (size <= max) parts.push(part);
		else parts = [];
	};
	const leave = (cause: LeftOut["cause"]) =>
		onLeftOut({ ligne: ligne - lines + 1, octets, cause });
	const finish = (): Buffer => {
		const record =
			size <= max
				? Buffer.concat(parts)
				: Buffer.concat(
						Array.from({ length: Math.max(lines, 1) }, () => NEW_LINE),
					);
		if (size > max) leave("too long");
		parts = [];
		size = 0;
		lines = 0;
		return record;
	};
	/** Whether this byte ends a record. */
	const see = (byte: number): boolean => {
		if (byte === QUOTE) {
			// A doubled quote inside a cell closes and reopens it.
			if (isQuoted) isQuoted = false;
			else if (isFresh) isQuoted = true;
			else return false;
			isFresh = !isQuoted;
			return false;
		}
		if (byte === LINE_FEED) {
			ligne += 1;
			lines += 1;
		}
		if (isQuoted) return false;
		if (octets <= MARK.length && byte === MARK[octets - 1]) return false;
		isFresh =
			byte === delimiter || byte === LINE_FEED || byte === CARRIAGE_RETURN;
		return byte === LINE_FEED;
	};
	return new Transform({
		transform(chunk: Buffer, _encoding, done) {
			let start = 0;
			for (const [at, byte] of chunk.entries()) {
				octets += 1;
				if (!see(byte)) continue;
				keep(chunk.subarray(start, at + 1));
				this.push(finish());
				start = at + 1;
			}
			keep(chunk.subarray(start));
			done();
		},
		flush(done) {
			if (isQuoted) leave("never closed");
			else if (size > 0) this.push(finish());
			done();
		},
	});
}
