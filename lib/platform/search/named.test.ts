import { describe, expect, test } from "vitest";
import {
	COUT_MAX_MS,
	cpuMs,
	hostileTexts,
} from "../validation/cpu-time.fixture.ts";
import { addressesIn, comparableAddress, nameRank, namesIn } from "./named.ts";

describe("a name in a text", () => {
	test.each([
		["the name itself", "OpenStreetMap", "OpenStreetMap", 2],
		["without its signs and case", "pl@nt net", "Pl@ntNet", 2],
		["without its article", "heureux cyclage", "L’Heureux Cyclage", 2],
		["on its own line", "Moodle\nDes cours en ligne", "Moodle", 2],
		["of several words, inside", "comme open food facts", "Open Food Facts", 1],
		[
			"written in one word of several",
			"dans openstreetmap",
			"OpenStreetMap",
			1,
		],
		[
			"one word with its capital, inside",
			"quitter Twitter pour Mastodon",
			"Mastodon",
			1,
		],
		["one ordinary word inside", "un signal sonore", "Signal", 0],
		["an ordinary word that begins the text", "Signal sonore", "Signal", 0],
		["a part of another word", "des signaleurs", "Signal", 0],
		["no word", "", "Signal", 0],
		["a name without letters", "rien", "!", 0],
	])("%s: %j", (_title, text, name, rank) => {
		expect(nameRank(text, [name], null)).toBe(rank);
	});

	test("its site address counts as its name, however it is written", () => {
		for (const text of [
			"https://www.exemple.org/projet/?a=1#b",
			"voir exemple.org/projet.",
			"(HTTP://EXEMPLE.ORG/projet)",
		])
			expect(nameRank(text, ["Autre"], "exemple.org/projet")).toBe(2);
		expect(nameRank("exemple.org", ["Autre"], "exemple.org/projet")).toBe(0);
	});

	test("addresses are read without punctuation, and words with a dot are none", () => {
		expect(addressesIn("Voir « www.a.org », b.fr/c. etc... 3.14")).toEqual([
			"www.a.org",
			"b.fr/c",
		]);
		expect(comparableAddress("https://WWW.a.org//")).toBe("a.org");
	});
});

test.each(hostileTexts(600))(
	"reading the names of %s costs less than 100 ms",
	(_, text) => {
		expect(
			cpuMs(() => {
				namesIn(text);
				addressesIn(text);
				nameRank(text, [text.slice(0, 120)], "a.org");
			}),
		).toBeLessThan(COUT_MAX_MS);
	},
);
