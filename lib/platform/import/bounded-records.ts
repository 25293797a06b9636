import { Transform } from "node:stream";

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** The byte order mark, which may precede a cell. */
const MARK = [0xef, 0xbb, 0xbf];
const NEW_LINE = Buffer.from("\n");

/** A record left out: the line where it begins, the bytes of the file read so far, and why. */
export type LeftOut = {
	readonly ligne: number;
	readonly octets: number;
	readonly cause: "too long" | "never closed";
};

/**
 * Passes on the records of a CSV file, except those longer than `max` bytes: blank
 * lines replace them, so that the others keep their line numbers. The parser itself
 * would stop at the first of them, and tell the last line for a quote that is never closed.
 */
export function boundedRecords(
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
