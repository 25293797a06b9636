"use server";

import { action } from "#lib/adapters/pages/action";
import {
	creerModele,
	modifierModele,
	retirerModele as retirer,
} from "#lib/moderation/modeles/commands";
import {
	ModeleForme,
	RetraitModeleForme,
} from "#lib/moderation/modeles/schema";

const ACCES = { acces: "admin" } as const;
const LISTE = { ok: true as const, vers: "/moderation/modeles?garde=oui" };

/** Creates a template, or changes one. */
export const enregistrerModele = action(
	ModeleForme,
	ACCES,
	async ({ visiteur, valeurs: { id, vu, ...ecrit } }) => {
		const fait =
			id === undefined
				? await creerModele(visiteur, ecrit)
				: await modifierModele(visiteur, { id, vu }, ecrit);
		return fait.ok ? LISTE : fait;
	},
);

/** Removes a template. */
export const retirerModele = action(
	RetraitModeleForme,
	ACCES,
	async ({ visiteur, valeurs }) => {
		const fait = await retirer(visiteur, valeurs);
		return fait.ok ? LISTE : fait;
	},
);
