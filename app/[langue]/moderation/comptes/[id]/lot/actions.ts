"use server";

import { action } from "#lib/adapters/pages/action";
import { traiterLot as traiter } from "#lib/moderation/lots/commands";
import { LotForme } from "#lib/moderation/lots/schema";

/** Does one thing to all the suggestions of an account that the page showed. */
export const traiterLot = action(
	LotForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs }) => {
		const fait = await traiter(visiteur, valeurs);
		if (!fait.ok) return fait;
		const { faites, changees } = fait.valeur;
		const vers = `/moderation/comptes/${valeurs.compte_id}/lot?faits=${faites}&changees=${changees}`;
		return { ok: true, vers };
	},
);
