/** Names of countries, continents and the world, which people write in French in an entry. */
import type { Langue, TexteMarque } from "../platform/langues.ts";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The world, continents and their parts, by their codes of the United Nations. */
const PARTS = [
	...["001", "002", "003", "005", "009", "011", "013", "014", "015", "017"],
	...["018", "019", "021", "029", "030", "034", "035", "039", "142", "143"],
	...["145", "150", "151", "154", "155", "419"],
];

/** Every code that may have a name: of the world, of its parts, of countries. */
export const CODES: readonly string[] = [
	...PARTS,
	...LETTERS.flatMap((first) => LETTERS.map((second) => first + second)),
];

/** The names of these codes in a language; undefined for a code that has none. */
export function displayNames(langue: Langue) {
	return new Intl.DisplayNames([langue], { type: "region", fallback: "none" });
}

/** As a name is looked up: "monde", "Monde". */
function looked(name: string): string {
	return name.trim().toLocaleLowerCase("fr");
}

function capitalised(name: string): string {
	return name.slice(0, 1).toLocaleUpperCase("en") + name.slice(1);
}

let english: ReadonlyMap<string, string> | undefined;

/** The English name of each French one, made once. */
function englishNames(): ReadonlyMap<string, string> {
	if (english) return english;
	const [fr, en] = [displayNames("fr"), displayNames("en")];
	english = new Map(
		CODES.flatMap((code) => {
			const [french, name] = [fr.of(code), en.of(code)];
			return french && name
				? [[looked(french), capitalised(name)] as const]
				: [];
		}),
	);
	return english;
}

const LIST = new Intl.ListFormat("en-GB", { type: "conjunction" });

/**
 * The name of a place in one language, marked with the language that it is in: a
 * country, a continent, the world or a list of them has an English name; any other
 * stays as it was written.
 */
export function placeName(name: string, langue: Langue): TexteMarque {
	const written: TexteMarque = { texte: name, langue: "fr" };
	if (langue === "fr") return written;
	const known = name
		.split(/,\s+|\s+et\s+/)
		.map((part) => englishNames().get(looked(part)));
	const names = known.filter((part) => part !== undefined);
	return names.length === known.length
		? { texte: LIST.format(names), langue: "en" }
		: written;
}
