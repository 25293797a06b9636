import type { ActeurCompte } from "#lib/platform/actor";
import {
	conflit,
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { actAs } from "#lib/platform/db/act";
import { tenirBesoin } from "../chantier/writes.ts";
import type { EtatDecide } from "./schema.ts";
import { fixerLien, lireProjetALier } from "./writes.ts";

const DECIDE_ENTRETEMPS = conflit({
	fr: "Quelqu’un a décidé de ce lien entre-temps : rechargez la page pour voir ce qu’il en est.",
	en: "Somebody has decided on this link meanwhile: load the page again to see how it stands.",
});

/**
 * Confirms that a project answers a need, or sets the link aside; adds the link when
 * there is none, and journals the act. The present state changes nothing. Rejected for
 * members, for an unknown need, for a project that is unknown or neither published nor
 * waiting (a link to one may still be set aside) or is the need's own, and, when the state read is
 * given, when the link was decided since.
 */
export async function deciderLien(
	acteur: ActeurCompte,
	besoin: string,
	projet: string,
	etat: EtatDecide,
	vu: string | null = null,
): Promise<Resultat<null>> {
	return actAs<null>("moderateur", acteur, async (tx) => {
		const tenu = await tenirBesoin(tx, besoin);
		if (!tenu) return INTROUVABLE;
		const lie = await lireProjetALier(tx, tenu, projet, etat);
		if (!lie.ok) return lie;
		const present = lie.valeur.etat;
		if (vu !== null && present !== etat && (present ?? "") !== vu)
			return DECIDE_ENTRETEMPS;
		await fixerLien(tx, acteur, tenu, lie.valeur, etat);
		return reussite(null);
	});
}
