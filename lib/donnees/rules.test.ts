import { expect, test } from "vitest";
import { fichierDuChemin, joursARetirer, ligneDApercu } from "./rules.ts";
import { JOURS_GARDES } from "./schema.ts";

test(`the last ${JOURS_GARDES} days stay, and the first kept of each month before`, () => {
	const jours = [
		...["2026-01-02", "2026-01-03", "2026-02-01", "2026-02-20"],
		...["2026-03-01", "2026-03-02", "2026-03-31"],
	];
	expect(joursARetirer(jours, "2026-03-31")).toEqual([
		"2026-01-03",
		"2026-02-20",
	]);
	expect(joursARetirer(jours, "2026-04-02")).toEqual([
		...["2026-01-03", "2026-02-20"],
	]);
	expect(joursARetirer(jours, "2026-05-02")).toEqual([
		...["2026-01-03", "2026-02-20", "2026-03-02", "2026-03-31"],
	]);
	expect(joursARetirer([], "2026-05-02")).toEqual([]);
});

test("an address names a file of today or of a day, and nothing deeper", () => {
	expect(fichierDuChemin(["projets.csv"])).toEqual({
		jour: undefined,
		nom: "projets.csv",
	});
	expect(fichierDuChemin(["2026-03-01", "projets.csv"])?.jour).toBe(
		"2026-03-01",
	);
	expect(fichierDuChemin(["x", "projets.csv"])).toBeNull();
	expect(fichierDuChemin(["2026-03-01", "x", "y"])).toBeNull();
});

test("the state of a need that was written in English is previewed as the French that it is", () => {
	const objet = {
		...{ titre: "A map", territoire: "Lyon", langue: "en" },
		...{ statut_libelle: "Exprimé", nb_soutiens: 3 },
	};
	expect(ligneDApercu("besoins", objet)).toEqual([
		{ texte: "A map", langue: "en" },
		{ texte: "Lyon", langue: "en" },
		{ texte: "Exprimé", langue: "fr" },
		{ texte: "3", langue: "en" },
	]);
});
