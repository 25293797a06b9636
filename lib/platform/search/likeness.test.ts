import { describe, expect, test } from "vitest";
import { likenessOf, type Request } from "./likeness.ts";
import type { Field, ReadPassage } from "./passages.ts";
import type { SoughtWord } from "./terms.ts";

const SCATTERED = 0.5;

/** The first four letters stand for the stem. */
function words(text: string): SoughtWord[] {
	return text
		.split(" ")
		.map((word, place) => ({ place, word, stems: [word.slice(0, 4)] }));
}

function request(text: string, more: Partial<Request> = {}): Request {
	const own = words(text);
	return {
		words: own,
		weights: own.map(() => 1),
		groups: own.map((_, at) => at),
		acts: own.map(() => false),
		equals: [],
		langue: undefined,
		length: own.length,
		...more,
	};
}

function passage(field: Field, text: string): ReadPassage {
	return { field, langue: "fr", texte: text, words: words(text) };
}

function likeness(asked: Request, ...passages: ReadPassage[]): number {
	return likenessOf(asked, passages, SCATTERED);
}

describe("likeness", () => {
	test("is 1 for the same words in a name, and 0 without any", () => {
		const asked = request("fontaines potables");
		expect(likeness(asked, passage("name", "fontaines potables"))).toBeCloseTo(
			1,
		);
		expect(likeness(asked, passage("name", "repas chaud"))).toBe(0);
		expect(likeness(asked)).toBe(0);
	});

	test("a single word is a coincidence unless it is nearly all the text, in a short passage", () => {
		const said = passage("said", "fontaines cachees");
		expect(likeness(request("fontaines solfege musicale"), said)).toBe(0);
		expect(likeness(request("fontaines"), said)).toBeGreaterThan(0);
		expect(
			likeness(request("fontaines"), passage("text", "fontaines cachees")),
		).toBe(0);
	});

	test("words of one sentence count, scattered in a long text they do not", () => {
		const asked = request("fontaines potables ombragees");
		expect(
			likeness(asked, passage("text", "fontaines potables partout")),
		).toBeGreaterThan(0);
		expect(
			likeness(
				asked,
				passage("text", "fontaines partout"),
				passage("text", "eaux potables"),
			),
		).toBe(0);
	});

	test("words scattered in phrases count when together they are enough of the text", () => {
		const phrases = [
			passage("said", "un restaurant"),
			passage("said", "une marche"),
		];
		expect(likeness(request("restaurant marche"), ...phrases)).toBeGreaterThan(
			0,
		);
		expect(
			likeness(request("restaurant marche lilas tulipe rose"), ...phrases),
		).toBe(0);
	});

	test("more passages do not make an entry closer", () => {
		const asked = request("fontaines potables");
		const said = passage("said", "fontaines potables");
		const others = Array.from({ length: 40 }, (_, at) =>
			passage("text", `phrase${at} numero${at}`),
		);
		expect(likeness(asked, said, ...others)).toBe(likeness(asked, said));
	});

	test("a word of the same family counts less than the word, a plural as much", () => {
		const name = passage("name", "limitation vitesse");
		const whole = likeness(request("limitations vitesse"), name);
		const family = likeness(request("limiter vitesse"), name);
		expect(family).toBeGreaterThan(0);
		expect(family).toBeLessThan(whole);
	});

	test("a term that means the same counts, a little less, and one word of it does not stand for two", () => {
		const asked = request("medecin traitant", {
			equals: [
				{
					from: 0,
					to: 1,
					terms: [{ written: "docteur", words: words("docteur") }],
					isBilingual: false,
				},
			],
		});
		const equal = likeness(asked, passage("name", "docteur disponible"));
		expect(equal).toBeGreaterThan(0);
		expect(equal).toBeLessThan(
			likeness(asked, passage("name", "medecin traitant")),
		);
		const among = request("medecin traitant lilas tulipe", {
			equals: asked.equals,
		});
		expect(likeness(among, passage("name", "docteur disponible"))).toBe(0);
	});

	test("what is left of a phrase without its empty words is not the phrase", () => {
		const asked = request("creche", {
			equals: [
				{
					from: 0,
					to: 0,
					terms: [{ written: "faire garder", words: words("garder") }],
					isBilingual: false,
				},
			],
		});
		expect(likeness(asked, passage("said", "garder copie"))).toBe(0);
	});

	test("a phrase that has one telling word is found whole, with its empty words", () => {
		const asked = request("clochard", {
			equals: [
				{
					from: 0,
					to: 0,
					terms: [{ written: "sans-toit", words: words("toit") }],
					isBilingual: false,
				},
			],
		});
		expect(
			likeness(asked, passage("said", "les gens sans toit")),
		).toBeGreaterThan(0);
		expect(likeness(asked, passage("said", "reparer son toit"))).toBe(0);
	});

	test("short words of two languages that are written alike are not the same word", () => {
		const french = passage("said", "des cours de sport");
		const asked = request("court sport", { langue: "en" });
		expect(likeness(asked, french)).toBe(0);
		expect(
			likeness(request("court sport", { langue: "fr" }), french),
		).toBeGreaterThan(0);
	});

	test("a term of both languages is looked for in the other language only", () => {
		const same = {
			equals: [
				{
					from: 0,
					to: 0,
					terms: [{ written: "fix", words: words("fix") }],
					isBilingual: true,
				},
			],
		};
		const french = passage("said", "fix");
		expect(
			likeness(request("reparer", { ...same, langue: "fr" }), french),
		).toBe(0);
		expect(
			likeness(request("reparer", { ...same, langue: "en" }), french),
		).toBeGreaterThan(0);
	});

	test("the same part of the meaning counts for more when more things match", () => {
		const two = likeness(
			request("fontaines potables lilas tulipe", { weights: [3, 3, 3, 3] }),
			passage("said", "fontaines potables"),
		);
		const three = likeness(
			request("fontaines potables rose lilas tulipe", {
				weights: [2, 2, 2, 3, 3],
			}),
			passage("said", "fontaines potables rose"),
		);
		expect(three).toBeGreaterThan(two + 0.05);
	});

	test("is less when the entry says nothing of what is to be done, and the same when it does", () => {
		const text = "acheter fontaines potables";
		const asked = request(text);
		const toBuy = request(text, { acts: [true, false, false] });
		const other = passage("said", "fontaines potables");
		const same = passage("said", "acheter fontaines potables");
		expect(likeness(toBuy, other)).toBeLessThan(0.9 * likeness(asked, other));
		expect(likeness(toBuy, same)).toBe(likeness(asked, same));
	});

	test("both parts of a compound are one word", () => {
		const asked = request("second hand uniformes", { groups: [1, 1, 2] });
		expect(likeness(asked, passage("said", "second hand ordinateurs"))).toBe(0);
	});
});
