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

/** What waits, the other contributions and the sanctions of an account, its cut sessions, the accounts that look like it, and how many passkeys it has. */
export async function lireAutourDuCompte(compte_id: number) {
	const [lot, contributions, sanctions, coupures, grappes, courriel, { cles }] =
		await Promise.all([
			listerLot(compte_id),
			listerContributionsDe(compte_id),
			listerSanctions(compte_id),
			compterCoupures(compte_id),
			listerGrappesDe(compte_id),
			lireCourrielDeSuspension(compte_id),
			lireMesCles(compte_id),
		]);
	return {
		lot,
		contributions: contributions.filter(({ statut }) => statut !== "propose"),
		sanctions,
		coupures,
		grappes,
		courriel,
		nombre: cles.length,
	};
}
