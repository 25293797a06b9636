/** What a caller accepts (RFC 9110, 12.5): ranges with their weights, and the coding that its answers are sent in. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";

/** How much a range of `Accept` is wanted: from 0 to 1, and 1 where it is not said. */
function weightOf(parameters: readonly string[]): number {
	for (const parameter of parameters) {
		// No pattern with blanks on both sides: anybody sends a header of 16,000 of them.
		const [name, q] = parameter.split("=").map((part) => part.trim());
		if (q === undefined || name?.toLowerCase() !== "q") continue;
		// What is written wrongly asks for nothing.
		return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(q) ? Number(q) : 0;
	}
	return 1;
}

/** Each range of a header such as `Accept` with its weight; the first counts when one is repeated. */
export function rangesOf(header: string): ReadonlyMap<string, number> {
	const ranges = new Map<string, number>();
	for (const part of header.split(",")) {
		const [range = "", ...parameters] = part.split(";");
		const name = range.trim().toLowerCase();
		if (!ranges.has(name)) ranges.set(name, weightOf(parameters));
	}
	return ranges;
}

/** Preferred in this order where a caller wants several as much. */
const CODINGS = ["br", "zstd", "gzip"] as const;

export type Coding = (typeof CODINGS)[number];

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const ENCODE: Readonly<Record<Coding, (bytes: Buffer) => Promise<Buffer>>> = {
	br: (bytes) => promisify(brotliCompress)(bytes, BROTLI),
	zstd: (bytes) => promisify(zstdCompress)(bytes),
	gzip: (bytes) => promisify(gzip)(bytes),
};

/** The bytes in a coding. */
export function encode(coding: Coding, bytes: Buffer): Promise<Buffer> {
	return ENCODE[coding](bytes);
}

/** Shorter bodies gain nothing. */
const ENCODED_MIN_OCTETS = 1_024;

/** What `Accept-Encoding` asks for. */
export type Wanted = {
	/** Null: no coding that we know is accepted, or the plain bytes are wanted more. */
	readonly coding: Coding | null;
	/** From how many bytes on: 0 when plain bytes are refused. */
	readonly minOctets: number;
};

const PLAIN: Wanted = { coding: null, minOctets: ENCODED_MIN_OCTETS };

/** Reads `Accept-Encoding`. Who refuses the plain bytes and every coding gets them plain. */
export function wantedCoding(accepted: string | undefined): Wanted {
	if (!accepted) return PLAIN;
	const ranges = rangesOf(accepted);
	const any = ranges.get("*");
	const weight = (coding: Coding) =>
		ranges.get(coding) ??
		(coding === "gzip" ? ranges.get("x-gzip") : undefined) ??
		any ??
		0;
	const [best] = [...CODINGS].sort((a, b) => weight(b) - weight(a));
	const plain = ranges.get("identity");
	if (best === undefined || weight(best) === 0 || weight(best) < (plain ?? 0))
		return PLAIN;
	const isPlainRefused = (plain ?? any) === 0;
	return { coding: best, minOctets: isPlainRefused ? 0 : ENCODED_MIN_OCTETS };
}
