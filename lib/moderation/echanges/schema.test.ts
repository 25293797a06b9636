import { expect, test } from "vitest";
import { STATUTS_PROJET } from "#lib/projets/schema";
import { peutDemander } from "./schema.ts";

const auteur = {
	id: 1,
	courriel: "a@exemple.org",
	nom: null,
	langue: "fr",
	suspendu: false,
	publies: 0,
	refuses: 0,
	en_attente: 1,
} as const;

test("an author is asked about what awaits review and about nothing else", () => {
	for (const statut of STATUTS_PROJET)
		expect([statut, peutDemander({ statut, auteur })]).toEqual([
			...[statut, statut === "propose"],
		]);
});

test("nobody is asked who is unknown or suspended", () => {
	const statut = "propose";
	const suspendu = { ...auteur, suspendu: true };
	expect(peutDemander({ statut, auteur: null })).toBe(false);
	expect(peutDemander({ statut, auteur: suspendu })).toBe(false);
});
