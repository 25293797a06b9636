"use server";

import { action } from "#lib/adapters/action";
import { traiterSignalement } from "#lib/moderation/signalements/commands";
import { TraitementForme } from "#lib/moderation/signalements/schema";

/** Dealt with, or waiting again. */
export const traiterAction = action(
	TraitementForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs: { id, traite } }) => {
		const fait = await traiterSignalement(visiteur, id, traite);
		return fait.ok
			? {
					ok: true as const,
					vers: traite
						? "/moderation/signalements"
						: "/moderation/signalements?traites=oui",
				}
			: fait;
	},
);
