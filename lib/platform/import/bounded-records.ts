import { Transform } from "node:stream";

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** The byte order mark, which a cell may follow. */
const MARK = [0xef, 0xbb, 0xbf];
const NEW_LINE = Buffer.from("\n");

/** A record that was left out: the line where it begins, and the bytes of the file that are behind. */
export type TooLong = { readonly ligne: number; readonly octets: number };

/**
 * Lets the records of a CSV file through, save those longer than `max` bytes:
 * blank lines stand in their place, so that the others keep their numbers. The
 * parser itself would stop at the first of them.
 */
export function boundedRecords(
	delimiter: number,
	max: number,
	onTooLong: (record: TooLong) => void,
): Transform {
	let parts: Buffer[] = [];
	let size = 0;
	let lines = 0;
	let ligne = 0;
	let octets = 0;
	// As the parser reads: a quote opens at the beginning of a cell only.
	let isQuoted = false;
	let isFresh = true;
	const keep = (part: Buffer) => {
		size += part.length;
		if (size <= max) parts.push(part);
		else parts = [];
	};
	const finish = (): Buffer => {
		const record =
			size <= max
				? Buffer.concat(parts)
				: Buffer.concat(
						Array.from({ length: Math.max(lines, 1) }, () => NEW_LINE),
					);
		if (size > max) onTooLong({ ligne: ligne - lines + 1, octets });
		parts = [];
		size = 0;
		lines = 0;
		return record;
	};
	/** Whether this byte ends a record. */
	const see = (byte: number): boolean => {
		if (byte === QUOTE) {
			// Doubled inside a cell, it closes and opens again.
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
			if (size > 0) this.push(finish());
			done();
		},
	});
}
