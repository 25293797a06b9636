import { expect, test } from "vitest";
import {
	estEnAttente,
	estEnCours,
	MOUVEMENTS_OFFRE,
	OFFRE_JOURS,
	OFFRES_EN_ATTENTE_MAX,
	OFFRES_PAR_JOUR,
	RAPPEL_JOURS,
} from "./rules.ts";
import { ETATS_OFFRE } from "./schema.ts";

test("an offer that is over stays so, one that was accepted can only be withdrawn, and one that waits can be answered", () => {
	for (const etat of ["declinee", "retiree", "expiree"] as const) {
		expect(MOUVEMENTS_OFFRE[etat]).toEqual([]);
		expect(estEnCours(etat)).toBe(false);
	}
	expect(MOUVEMENTS_OFFRE.acceptee).toEqual(["retiree"]);
	expect(estEnCours("acceptee")).toBe(true);
	expect(ETATS_OFFRE.filter(estEnAttente)).toEqual(["envoyee", "vue"]);
	for (const etat of ETATS_OFFRE.filter(estEnAttente))
		expect(MOUVEMENTS_OFFRE[etat]).toEqual(
			expect.arrayContaining(["acceptee", "declinee", "retiree", "expiree"]),
		);
});

test("a team is reminded after ten days and an offer ends after fourteen; an account sends five a day, ten of which may wait", () => {
	expect([RAPPEL_JOURS, OFFRE_JOURS]).toEqual([10, 14]);
	expect([OFFRES_PAR_JOUR, OFFRES_EN_ATTENTE_MAX]).toEqual([5, 10]);
});
