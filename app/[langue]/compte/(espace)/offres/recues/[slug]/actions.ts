"use server";

import { actionTo } from "#lib/adapters/pages/action";
import { quitterReferents } from "#lib/participation/offres_recues/commands";
import { SlugForme } from "#lib/participation/schema";

/** Stops answering the offers of a need. */
export const quitter = actionTo(
	SlugForme,
	"compte",
	({ visiteur, valeurs: { slug } }) => quitterReferents(visiteur, slug),
	"/compte/offres?fait=contact_quitte",
);
