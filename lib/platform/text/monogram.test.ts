import { expect, test } from "vitest";
import { monogram } from "./monogram.ts";

test.each([
	["L’Heureux Cyclage", "HC"],
	["Open Food Facts", "OF"],
	["OpenStreetMap", "OS"],
	["Mobicoop", "Mo"],
	["transport.data.gouv.fr", "tr"],
	["école ouverte", "ÉO"],
	["E\u0301cole", "E\u0301c"],
	["La", "La"],
	["Le 9", "9"],
	["خريطة الماء", "خا"],
	["💧💧", ""],
])("the face of « %s » shows %s", (nom, lettres) => {
	expect(monogram(nom)).toBe(lettres);
});
