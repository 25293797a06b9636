"use server";

import { action } from "#lib/adapters/pages/action";
import { deciderLien } from "#lib/moderation/liens/commands";
import { LienDecideForme } from "#lib/moderation/liens/schema";

/** Confirms a link, sets it aside, or adds one. */
export const decider = action(
	LienDecideForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs: { slug, projet, etat, vu } }) => {
		const fait = await deciderLien(visiteur, slug, projet, etat, vu || null);
		return fait.ok
			? { ok: true, vers: `/moderation/besoins/${slug}/liens?garde=oui` }
			: fait;
	},
);
