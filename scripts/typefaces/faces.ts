/**
 * The typefaces that every page loads, cut out of their packages: the letters of French and
 * English, in the weights that the site uses. What they leave out comes from the packages'
 * own files, which a browser fetches when a text needs it (app/[langue]/fonts.ts).
 */
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

export const FOLDER = join(ROOT, "components/ui/shell/polices");

/** The characters that texts need, as CSS writes them in `unicode-range`. */
export const CHARACTERS =
	"U+20-7E, U+A0-FF, U+152-153, U+2009, U+2010-2015, U+2018-201E, U+2020-2022, U+2026, U+202F-2030, U+2032-2033, U+2039-203A, U+20AC, U+2122, U+2190-2193, U+2212";

export type Face = {
	/** The name of the made file, without its ending. */
	readonly name: string;
	readonly package: string;
	/** Of the package: what the made file is cut out of. */
	readonly source: string;
	/** What the made file holds, as CSS writes it in `unicode-range`. */
	readonly characters: string;
	/** The weight, or the weights from the lightest to the boldest. */
	readonly weight: number | { readonly min: number; readonly max: number };
};

export const FACES: readonly Face[] = [
	{
		name: "atkinson",
		package: "@fontsource-variable/atkinson-hyperlegible-next",
		source: "files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
		characters: CHARACTERS,
		weight: { min: 400, max: 700 },
	},
	{
		name: "bricolage",
		package: "@fontsource-variable/bricolage-grotesque",
		source: "files/bricolage-grotesque-latin-wght-normal.woff2",
		characters: CHARACTERS,
		// Titles, and figures as large: nothing is set in another weight of it.
		weight: 700,
	},
	{
		name: "chiffres",
		package: "@fontsource-variable/bricolage-grotesque",
		source: "files/bricolage-grotesque-latin-wght-normal.woff2",
		// The zero of the text face is slashed: the figures of texts are of this one.
		characters: "U+30-39",
		weight: { min: 400, max: 700 },
	},
];

export function packageOf({ package: name }: Face): string {
	return join(ROOT, "node_modules", name);
}

export function codePoints(unicodeRange: string): number[] {
	return unicodeRange.split(",").flatMap((part) => {
		const [first = "", last = first] = part
			.trim()
			.replace(/^U\+/, "")
			.split("-");
		const from = Number.parseInt(first, 16);
		const to = Number.parseInt(last, 16);
		return Array.from({ length: to - from + 1 }, (_, at) => from + at);
	});
}
