"use server";

import { action } from "#lib/adapters/pages/action";
import { annulerActe } from "#lib/moderation/annulation/commands";
import { adresseAvec } from "#lib/moderation/file/rules";
import { annulerLot } from "#lib/moderation/lots/commands";
import { AnnulationForme } from "#lib/moderation/lots/schema";
import {
	adresseEnFile,
	type Entree,
} from "./relecture/[nature]/[slug]/data.ts";

/** The page of the entry, which says that the decision is undone. */
const annulee = (entree: Entree) =>
	adresseAvec(adresseEnFile(entree), "annule=oui");

/** Undoes the decision, and shows the entry again; of several, all of them, and shows the queue. */
export const annuler = action(
	AnnulationForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs: { acte_id, actes } }) => {
		if (actes.length > 1) {
			const annulees = await annulerLot(visiteur, { actes });
			if (!annulees.ok) return annulees;
			return {
				ok: true as const,
				vers: `/moderation?annule=${annulees.valeur}`,
			};
		}
		const fait = await annulerActe(visiteur, acte_id);
		return fait.ok ? { ok: true as const, vers: annulee(fait.valeur) } : fait;
	},
);
