"use server";

import { action } from "#lib/adapters/pages/action";
import {
	accepterOffre,
	declinerOffre,
} from "#lib/participation/offres_recues/commands";
import { OffreVisee } from "#lib/participation/offres_recues/schema";

/** Accepts an offer, and goes back to those of its need. */
export const accepter = action(
	OffreVisee,
	{ acces: "compte" },
	async ({ visiteur, valeurs: { offre } }) => {
		const fait = await accepterOffre(visiteur, offre);
		return fait.ok
			? {
					ok: true,
					vers: `/compte/offres/recues/${fait.valeur.slug}?fait=offre_acceptee`,
				}
			: fait;
	},
);

/** Declines an offer, and goes back to those of its need. */
export const decliner = action(
	OffreVisee,
	{ acces: "compte" },
	async ({ visiteur, valeurs: { offre } }) => {
		const fait = await declinerOffre(visiteur, offre);
		return fait.ok
			? {
					ok: true,
					vers: `/compte/offres/recues/${fait.valeur.slug}?fait=offre_declinee`,
				}
			: fait;
	},
);
