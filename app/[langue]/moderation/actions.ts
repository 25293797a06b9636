"use server";

import { action } from "#lib/adapters/pages/action";
import { annulerActe } from "#lib/moderation/annulation/commands";
import { AnnulationForme } from "#lib/moderation/annulation/schema";
import { adresseAvec } from "#lib/moderation/file/rules";
import { adresseEnFile } from "./relecture/[nature]/[slug]/data.ts";

/** Undoes a decision, and shows the entry again, which says so. */
export const annuler = action(
	AnnulationForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs: { acte_id } }) => {
		const fait = await annulerActe(visiteur, acte_id);
		if (!fait.ok) return fait;
		const vers = adresseAvec(adresseEnFile(fait.valeur), "annule=oui");
		return { ok: true as const, vers };
	},
);
