import { describe, expect, test } from "vitest";
import { langueDevinee } from "./langues.ts";

describe("the detected language of a text", () => {
	test.each([
		[
			"fr",
			"Je voudrais que les habitants puissent réserver une salle de la mairie sans téléphoner.",
		],
		[
			"fr",
			"LES GENS DE LA VALLÉE NE TROUVENT PAS DE BUS POUR LE MARCHÉ DU SAMEDI",
		],
		[
			"en",
			"People who live in the valley cannot find a bus to the market, and they would like one that runs on Saturdays.",
		],
		[
			"en",
			"A map of the drinking fountains: where they are, and whether the water runs. Made with OpenStreetMap France and La Rochelle.",
		],
	])("is %s for: %s", (langue, texte) => {
		expect(langueDevinee(texte)).toBe(langue);
	});

	test.each([
		["nothing", ""],
		["a few words", "Une carte des fontaines"],
		["names and figures", "OpenStreetMap, QGIS 3.34, 2026 — 14 km²"],
		[
			"as much of one as of the other",
			"Le projet est pour les habitants de la ville. The project is for the people of the town.",
		],
		["another script", "نريد خريطة لنوافير المياه في المدينة"],
	])("is unknown for %s", (_, texte) => {
		expect(langueDevinee(texte)).toBeNull();
	});

	test("is detected from the beginning of a text, whatever its length", () => {
		const long = `${"the people of this town ".repeat(400)}${"les gens de la ville ".repeat(4000)}`;
		expect(langueDevinee(long)).toBe("en");
	});
});
