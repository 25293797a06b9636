"use server";

import { action } from "#lib/adapters/pages/action";
import { desinscrire } from "#lib/participation/etapes/commands";
import { DesinscriptionForme } from "#lib/participation/etapes/schema";

/** Does the same as the unsubscribe button of the mail program. */
export const nePlusRecevoir = action(
	DesinscriptionForme,
	{ acces: "tous" },
	async ({ valeurs: { jeton } }) => {
		const fait = await desinscrire(jeton);
		return fait.ok
			? { ok: true, vers: `/desinscription/${jeton}/confirmation` }
			: fait;
	},
);
