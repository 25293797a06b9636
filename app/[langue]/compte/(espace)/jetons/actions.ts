"use server";

import { refresh } from "next/cache";
import { action } from "#lib/adapters/pages/action";
import { creerJeton, revoquerJeton } from "#lib/comptes/jetons/commands";
import {
	CreationJetonForme,
	RevocationForme,
} from "#lib/comptes/jetons/schema";
import { noteSecurity } from "#lib/platform/runtime/security-log";

/** Creates a token, shown in this answer only. */
export const creerUnJeton = action(
	CreationJetonForme,
	{ acces: "compte" },
	async ({ visiteur, valeurs: { nom, portees, fin, cle } }) => {
		const cree = await creerJeton(visiteur, {
			compte_id: visiteur.compte_id,
			nom,
			portees,
			jours: fin,
			cle_formulaire: cle,
		});
		if (!cree.ok) return cree;
		noteSecurity("jeton_cree", { compte_id: visiteur.compte_id });
		refresh();
		return { ok: true, secret: cree.valeur.jeton };
	},
);

/** Revokes a token. */
export const revoquerUnJeton = action(
	RevocationForme,
	{ acces: "compte" },
	async ({ visiteur, valeurs: { jeton } }) => {
		const fait = await revoquerJeton(visiteur, jeton);
		if (!fait.ok) return fait;
		noteSecurity("jeton_revoque", { compte_id: visiteur.compte_id });
		return { ok: true, vers: "/compte/jetons?fait=jeton" };
	},
);
