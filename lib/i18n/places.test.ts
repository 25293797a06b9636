import { expect, test } from "vitest";
import { placeName } from "./places.ts";

test("countries, continents, the world and lists of them have English names; other places stay as written, marked French", () => {
	for (const [french, english] of [
		["Monde", "World"],
		["monde ", "World"],
		["Europe", "Europe"],
		["Afrique", "Africa"],
		["Allemagne, Autriche et Suisse", "Germany, Austria and Switzerland"],
		["France et Belgique", "France and Belgium"],
	] as const)
		expect(placeName(french, "en")).toEqual({ texte: english, langue: "en" });
	for (const name of ["Creuse", "France et Afrique francophone", "Lyon", ""])
		expect(placeName(name, "en")).toEqual({ texte: name, langue: "fr" });
	expect(placeName("Monde", "fr")).toEqual({ texte: "Monde", langue: "fr" });
});
