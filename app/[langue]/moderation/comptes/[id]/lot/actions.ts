"use server";

import { action } from "#lib/adapters/pages/action";
import {
	annulerLot as annuler,
	traiterLot as traiter,
} from "#lib/moderation/lots/commands";
import { AnnulationLotForme, LotForme } from "#lib/moderation/lots/schema";

const ACCES = { acces: "moderateur" } as const;

const page = (compte_id: number, dit: string) => ({
	ok: true as const,
	vers: `/moderation/comptes/${compte_id}/lot?${dit}`,
});

/** Does one thing to all the suggestions of an account that the page showed. */
export const traiterLot = action(
	LotForme,
	ACCES,
	async ({ visiteur, valeurs }) => {
		const fait = await traiter(visiteur, valeurs);
		if (!fait.ok) return fait;
		const { actes, changees } = fait.valeur;
		const dit = `faits=${actes.join(".")}&changees=${changees}`;
		return page(valeurs.compte_id, dit);
	},
);

/** Undoes all of it, within the minute. */
export const annulerLot = action(
	AnnulationLotForme,
	ACCES,
	async ({ visiteur, valeurs }) => {
		const fait = await annuler(visiteur, valeurs);
		if (!fait.ok) return fait;
		return page(valeurs.compte_id, `annules=${fait.valeur}`);
	},
);
