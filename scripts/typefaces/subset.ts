import { readFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { codePoints, type Face, packageOf } from "./faces.ts";

/** Joined letters and accents, kerning, and figures of one width. */
const FEATURES = ["ccmp", "locl", "kern", "mark", "mkmk", "tnum"];

/** Copyright, licence and its address: the first names of the table are kept anyway. */
const NAMES_OF_LICENCE = [13, 14];

/** The file of a face as every page loads it (woff2): the same bytes at each call. */
export function subsetOf(face: Face): Promise<Buffer> {
	const text = String.fromCodePoint(...codePoints(face.characters));
	return subsetFont(readFileSync(join(packageOf(face), face.source)), text, {
		targetFormat: "woff2",
		keepFeatures: FEATURES,
		preserveNameIds: NAMES_OF_LICENCE,
		variationAxes: { wght: face.weight },
	});
}
