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
const LE = new Date("2026-01-01");
const posee = { id: 1, questions: "Où ?", le: LE, par: null, mienne: false };

test("an author is asked about what awaits review and about nothing else", () => {
	for (const statut of STATUTS_PROJET)
		expect([statut, peutDemander({ statut, auteur }, null)]).toEqual([
			...[statut, statut === "propose"],
		]);
});

test("nobody is asked who is unknown or suspended, nor before the last question is answered", () => {
	const statut = "propose";
	const suspendu = { ...auteur, suspendu: true };
	expect(peutDemander({ statut, auteur: null }, null)).toBe(false);
	expect(peutDemander({ statut, auteur: suspendu }, null)).toBe(false);
	const attendue = { ...posee, repondu_le: null };
	expect(peutDemander({ statut, auteur }, attendue)).toBe(false);
	const repondue = { ...posee, repondu_le: LE };
	expect(peutDemander({ statut, auteur }, repondue)).toBe(true);
});
