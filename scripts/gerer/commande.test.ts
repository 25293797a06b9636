import { expect, test } from "vitest";
import { lireSaisie } from "./commande.ts";

const commande = (usage: string) => ({
	nom: "essai",
	usage,
	effet: "",
	agir: () => Promise.reject(new Error("not run")),
});

const MELEE = commande(
	"FICHIER --nom N [--sorte un|autre] [--liste A,B] [--vite]",
);

test.each([
	[[], "Il manque : FICHIER, --nom"],
	[["f", "g", "--nom", "x"], "En trop : g"],
	[["f", "--nom", "x", "--sorte", "tierce"], "--sorte attend un ou autre"],
	[["f", "--nom"], "Une option attend une valeur"],
	[["f", "--nom", "x", "--nom", "y"], "--nom est là deux fois"],
	[["f", "--nom", "x", "--lent"], "Option inconnue parmi : --nom --lent"],
])(
	"what a command takes is what its usage says: %j is refused",
	(args, why) => {
		expect(() => lireSaisie(MELEE, args)).toThrow(why);
	},
);

test("what a usage has in brackets may be left out, a value of a list included, and so may each of several ways", () => {
	const args = ["f", "--nom", "x", "--sorte", "autre", "--liste", "c,d"];
	const saisie = lireSaisie(MELEE, [...args, "--vite"]);
	expect(saisie.arguments).toEqual(["f"]);
	expect(["nom", "sorte", "liste"].map(saisie.texte)).toEqual([
		...["x", "autre", "c,d"],
	]);
	expect(saisie.drapeau("vite")).toBe(true);
	expect(lireSaisie(MELEE, ["f", "--nom", "x"]).drapeau("vite")).toBe(false);
	const voies = commande("--jeton ID | --tous (--courriel A | --compte ID)");
	expect(lireSaisie(voies, []).arguments).toEqual([]);
	expect(lireSaisie(voies, ["--tous"]).drapeau("tous")).toBe(true);
});
