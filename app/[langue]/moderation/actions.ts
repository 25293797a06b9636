"use server";

import { action } from "#lib/adapters/pages/action";
import { annulerActe } from "#lib/moderation/annulation/commands";
import { AnnulationForme } from "#lib/moderation/relecture/schema";
import { adresse } from "./relecture/[nature]/[slug]/data.ts";

/** Undoes the decision, and shows the entry again. */
export const annuler = action(
	AnnulationForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs: { acte_id } }) => {
		const fait = await annulerActe(visiteur, acte_id);
		return fait.ok
			? { ok: true as const, vers: `${adresse(fait.valeur)}?annule=oui` }
			: fait;
	},
);
