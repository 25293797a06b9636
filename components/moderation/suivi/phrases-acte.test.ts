import { expect, test } from "vitest";
import { ACTES, OBJETS_JOURNAL } from "#lib/platform/db/journal-acts";
import { LANGUES, type Langue } from "#lib/platform/langues";
import { direActe } from "./phrases-acte.ts";

type Ligne = Parameters<typeof direActe>[0];

/** The sentence of an act of Paul on Y, with the project X. */
const dite = (ligne: Ligne, langue: Langue) =>
	direActe(ligne, "Paul", { objet: "Y", projet: "X" }, langue);

const acte = (
	nom: string,
	objet: Ligne["objet"],
	apres: object | null = null,
) => ({ acte: nom, objet, avant: null, apres }) as const;

test("every act has its sentence in both languages, on every object: it says who, and leaves no place unfilled", () => {
	for (const nom of ACTES)
		for (const objet of OBJETS_JOURNAL)
			for (const langue of LANGUES) {
				const phrase = dite(acte(nom, objet), langue);
				expect(phrase, `${nom} ${langue}`).toMatch(/^Paul \p{L}.+[\p{L}\d]$/u);
				expect(phrase, `${nom} ${langue}`).not.toMatch(/[{}#]| {2}|undefined/);
			}
});

test("a sentence says what became of its object, with the articles of its language", () => {
	expect(
		dite(acte("changerStatutBesoin", "besoin", { statut: "etude" }), "fr"),
	).toBe("Paul a passé le besoin Y à l’étude");
	expect(
		dite(acte("changerStatutProjet", "projet", { statut: "publie" }), "en"),
	).toBe("Paul published the project Y");
	expect(dite(acte("confirmerLien", "besoin"), "fr")).toBe(
		"Paul a confirmé que le projet X répond au besoin Y",
	);
	expect(dite(acte("lierProjet", "besoin"), "en")).toBe(
		"Paul linked the project X to the need Y",
	);
	expect(dite(acte("modifierEtape", "besoin", { numero: 3 }), "fr")).toBe(
		"Paul a modifié l’étape 3 du besoin Y",
	);
	expect(
		dite(acte("traiterSignalement", "besoin", { signalements: [1, 2] }), "fr"),
	).toBe("Paul a clos 2 signalements au sujet du besoin Y");
	expect(dite(acte("creerArticle", "article"), "fr")).toBe(
		"Paul a créé l’article Y",
	);
});

test("a change of role says from which to which, in the words of the area", () => {
	const change = {
		...acte("changerRole", "compte", { role: "admin" }),
		avant: { role: "moderateur" },
	};
	expect(dite(change, "fr")).toBe(
		"Paul a changé le rôle du compte Y, de «\u00a0Modération\u00a0» à «\u00a0Administration\u00a0»",
	);
	expect(dite(change, "en")).toBe(
		"Paul changed the role of the account Y, from “Moderator” to “Administrator”",
	);
	expect(dite({ ...change, avant: null }, "fr")).toBe(
		"Paul a changé le rôle du compte Y",
	);
});

test("said without the name of its object, each act differs from all others; one of an older version keeps its raw name", () => {
	const OBJETS_DES_ACTES: Readonly<Record<string, Ligne["objet"]>> = {
		Projet: "projet",
		Besoin: "besoin",
		Article: "article",
		Theme: "theme",
		Compte: "compte",
		Jeton: "jeton",
		Equivalence: "equivalence",
		Modele: "modele",
		Mot: "surveille",
		Projets: "projet",
		Besoins: "besoin",
	};
	for (const langue of LANGUES) {
		const dits = ACTES.map((nom) => {
			const [mot = ""] = /[A-Z][a-z]+$/.exec(nom) ?? [];
			return direActe(
				acte(nom, OBJETS_DES_ACTES[mot] ?? "site"),
				"…",
				{},
				langue,
			);
		});
		expect([...new Set(dits)]).toEqual(dits);
	}
	for (const nom of ["importer", "toString"])
		expect(direActe(acte(nom, "projet"), "Paul")).toBe(`Paul, ${nom}`);
});
