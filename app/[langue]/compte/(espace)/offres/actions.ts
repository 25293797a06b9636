"use server";

import { actionTo } from "#lib/adapters/pages/action";
import { retirerOffre } from "#lib/participation/offres/commands";
import { RetraitOffreForme } from "#lib/participation/offres/schema";

/** Takes back the account's offer for a place. */
export const retirer = actionTo(
	RetraitOffreForme,
	"compte",
	({ visiteur, valeurs: { place } }) => retirerOffre(visiteur, place),
	"/compte/offres?fait=offre_retiree",
);
