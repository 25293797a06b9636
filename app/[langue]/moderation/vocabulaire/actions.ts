"use server";

import { action, type Suite } from "#lib/adapters/pages/action";
import type { Texts } from "#lib/i18n/texts";
import {
	enregistrerGroupe,
	retirerGroupe,
} from "#lib/moderation/vocabulaire/commands";
import { GroupeForme, RetraitForme } from "#lib/moderation/vocabulaire/schema";
import type { Echec } from "#lib/platform/contract/result";
import { type RefusDeGroupe, verifierGroupe } from "#lib/vocabulaire/commands";
import { CHEMIN, cheminAvec } from "./data.ts";

const ACCES = { acces: "moderateur" } as const;
const LISTE = { ok: true as const, vers: `${CHEMIN}?garde=oui` };

/** The refusal, with a link to the group that has the word already. */
function avecGroupe(refus: Echec<RefusDeGroupe>, t: Texts): Suite {
	const { ailleurs } = refus;
	if (ailleurs === undefined) return refus;
	const texte = t("vocabulaire.ouvrir");
	return {
		...refus,
		lien: { champ: "termes", vers: `${CHEMIN}/${ailleurs}`, texte },
	};
}

/** Shows what a group would change, once it could be saved. */
export const verifier = action(
	GroupeForme,
	ACCES,
	async ({ valeurs: { id, vu, ...ecrit }, t }) => {
		const vise = id === undefined ? null : { id, vu };
		const fait = await verifierGroupe(ecrit, vise);
		if (!fait.ok) return avecGroupe(fait, t);
		const { langue } = ecrit;
		const termes = fait.valeur.termes.join(", ");
		const vers = cheminAvec(`${CHEMIN}/apercu`, { id, vu, langue, termes });
		return { ok: true, vers };
	},
);

/** Saves a group. */
export const enregistrer = action(
	GroupeForme,
	ACCES,
	async ({ visiteur, valeurs, t }) => {
		const fait = await enregistrerGroupe(visiteur, valeurs);
		return fait.ok ? LISTE : avecGroupe(fait, t);
	},
);

/** Takes a group out. */
export const retirer = action(
	RetraitForme,
	ACCES,
	async ({ visiteur, valeurs }) => {
		const fait = await retirerGroupe(visiteur, valeurs);
		return fait.ok ? LISTE : fait;
	},
);
