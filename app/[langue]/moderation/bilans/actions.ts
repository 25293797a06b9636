"use server";

import { action } from "#lib/adapters/pages/action";
import { ecarterPhrase, publierPhrase } from "#lib/moderation/bilans/commands";
import { RelecturePhraseForme } from "#lib/moderation/bilans/schema";

/** Shows a sentence about a delivery on its need's page, or does not. */
export const relirePhrase = action(
	RelecturePhraseForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs: { id, voulu } }) => {
		const juger = voulu === "publiee" ? publierPhrase : ecarterPhrase;
		const fait = await juger(visiteur, id);
		return fait.ok ? { ok: true, vers: "/moderation/bilans" } : fait;
	},
);
