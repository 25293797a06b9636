/** What the page of an account reads around it. */
import { lireMesCles } from "#lib/comptes/cles/queries";
import {
	compterCoupures,
	lireCourrielDeSuspension,
	listerContributionsDe,
	listerGrappesDe,
	listerLot,
	listerSanctions,
} from "#lib/moderation/comptes/queries";
import { listerNotes } from "#lib/moderation/notes/queries";
import type { SujetDeNote } from "#lib/moderation/notes/schema";
import type { ActeurCompte } from "#lib/platform/actor";

/** An account, as notes about it name it. */
export const sujetDe = (compte_id: number): SujetDeNote => ({
	objet: "compte",
	cle: String(compte_id),
});

/** What waits, the other contributions and the sanctions of an account, its cut sessions, the accounts that look like it, how many passkeys it has, and what moderators noted. */
export async function lireAutourDuCompte(
	compte_id: number,
	visiteur: ActeurCompte,
) {
	const [
		lot,
		contributions,
		sanctions,
		coupures,
		grappes,
		courriel,
		{ cles },
		notes,
	] = await Promise.all([
		listerLot(compte_id),
		listerContributionsDe(compte_id),
		listerSanctions(compte_id),
		compterCoupures(compte_id),
		listerGrappesDe(compte_id),
		lireCourrielDeSuspension(compte_id),
		lireMesCles(compte_id),
		listerNotes(sujetDe(compte_id), visiteur),
	]);
	return {
		lot,
		contributions: contributions.filter(({ statut }) => statut !== "propose"),
		sanctions,
		coupures,
		grappes,
		courriel,
		nombre: cles.length,
		notes,
	};
}
