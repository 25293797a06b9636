"use server";

import { action } from "#lib/adapters/pages/action";
import { desinscrire } from "#lib/participation/etapes/commands";
import { DesinscriptionForme } from "#lib/participation/etapes/schema";

/** What the button of the page does: the same as the mail program's own. */
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
