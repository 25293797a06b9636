"use server";

import { action } from "#lib/adapters/pages/action";
import {
	donnerBilanParLien,
	reprendreBilanParLien,
} from "#lib/participation/bilans/commands";
import {
	BilanParLienForme,
	RetraitParLienForme,
} from "#lib/participation/bilans/schema";

/** Says whether the need of a mail is solved for its reader. */
export const repondre = action(
	BilanParLienForme,
	{ acces: "tous" },
	async ({ langue, valeurs: { jeton, reponse, phrase, publique } }) => {
		const donne = { reponse, phrase, publique: publique === "on", langue };
		const fait = await donnerBilanParLien(jeton, donne);
		return fait.ok ? { ok: true, vers: `/bilan/${jeton}/${reponse}` } : fait;
	},
);

/** Takes that answer back. */
export const reprendre = action(
	RetraitParLienForme,
	{ acces: "tous" },
	async ({ valeurs: { jeton } }) => {
		const fait = await reprendreBilanParLien(jeton);
		return fait.ok ? { ok: true, vers: `/bilan/${jeton}/oui` } : fait;
	},
);
