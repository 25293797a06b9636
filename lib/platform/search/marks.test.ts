import { describe, expect, test } from "vitest";
import {
	COUT_MAX_MS,
	cpuMs,
	hostileTexts,
} from "../validation/cpu-time.fixture.ts";
import { type Marks, markedParts } from "./marks.ts";

const NOTHING: Marks = { words: [], stems: [], starts: [], letters: [] };

function marked(text: string, marks: Partial<Marks>): string {
	return markedParts(text, { ...NOTHING, ...marks })
		.map(({ texte, marque }) => (marque ? `[${texte}]` : texte))
		.join("");
}

describe("the words of a search in a text", () => {
	test.each([
		[
			"a whole word, whatever its accents and case",
			"L’Été à Évry",
			{ words: ["ete"] },
			"L’[Été] à Évry",
		],
		[
			"a word written with a ligature",
			"Un cœur",
			{ words: ["coeur"] },
			"Un [cœur]",
		],
		[
			"not a part of another word",
			"réseau, nouveau, eau",
			{ words: ["eau"] },
			"réseau, nouveau, [eau]",
		],
		[
			"the whole word of a stem",
			"des bibliothèques",
			{ stems: ["bibliothequ"] },
			"des [bibliothèques]",
		],
		[
			"an English word whose stem ends otherwise",
			"a library",
			{ stems: ["librari"] },
			"a [library]",
		],
		[
			"a short stem and its plural only",
			"cars, carte",
			{ stems: ["car"] },
			"[cars], carte",
		],
		[
			"the whole word that begins so",
			"cartographie",
			{ starts: ["cart"] },
			"[cartographie]",
		],
		[
			"the whole word that holds the letters",
			"antilogiciel",
			{ letters: ["logiciel"] },
			"[antilogiciel]",
		],
		[
			"a name written with a sign",
			"Pl@ntNet !",
			{ words: ["plantnet"] },
			"[Pl@ntNet] !",
		],
		[
			"a name written in several words",
			"Avec Open Food Facts.",
			{ words: ["openfoodfacts"] },
			"Avec [Open Food Facts].",
		],
		["nothing", "Rien ici", { words: ["autre"] }, "Rien ici"],
		["an empty text", "", { words: ["a"] }, ""],
	])("%s: %j", (_title, text, marks, expected) => {
		expect(marked(text, marks)).toBe(expected);
	});

	test("the parts joined are the text, whatever it is", () => {
		for (const [, text] of hostileTexts(2_000))
			expect(
				markedParts(text, { ...NOTHING, words: ["a"], starts: ["b"] })
					.map(({ texte }) => texte)
					.join(""),
			).toBe(text);
	});
});

test.each(hostileTexts(16_384))(
	"marking a text of %s costs less than 100 ms",
	(_, text) => {
		const marks = {
			words: ["a"],
			stems: ["b"],
			starts: ["c"],
			letters: ["aaaa"],
		};
		expect(cpuMs(() => markedParts(text, marks))).toBeLessThan(COUT_MAX_MS);
	},
);
