"use server";

import { actionTo } from "#lib/adapters/pages/action";
import {
	donnerBilan,
	reprendreBilan,
} from "#lib/participation/bilans/commands";
import { BilanForme } from "#lib/participation/bilans/schema";
import { SlugForme } from "#lib/participation/schema";

/** Says whether a delivered need is solved for the account, or changes what it said. */
export const repondre = actionTo(
	BilanForme,
	"compte",
	({ visiteur, langue, valeurs: { slug, publique, ...dit } }) => {
		const donne = { ...dit, publique: publique === "on", langue };
		return donnerBilan(visiteur, slug, donne);
	},
	(_, { slug }) => `/compte/bilans/${slug}`,
);

/** Takes the account's answer back. */
export const reprendre = actionTo(
	SlugForme,
	"compte",
	({ visiteur, valeurs: { slug } }) => reprendreBilan(visiteur, slug),
	(_, { slug }) => `/compte/bilans/${slug}`,
);
