"use server";

import { action } from "#lib/adapters/pages/action";
import { retirerOffre } from "#lib/participation/offres/commands";
import { RetraitOffreForme } from "#lib/participation/offres/schema";

/** Takes back the account's offer for a place. */
export const retirer = action(
	RetraitOffreForme,
	{ acces: "compte" },
	async ({ visiteur, valeurs: { place } }) => {
		const fait = await retirerOffre(visiteur, place);
		return fait.ok
			? { ok: true, vers: "/compte/offres?fait=offre_retiree" }
			: fait;
	},
);
