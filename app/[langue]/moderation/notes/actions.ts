"use server";

import { action } from "#lib/adapters/pages/action";
import {
	ajouterNote as ajouter,
	retirerNote as retirer,
} from "#lib/moderation/notes/commands";
import { NoteForme, RetraitNoteForme } from "#lib/moderation/notes/schema";
import { pageCourante } from "../data.ts";

const ACCES = { acces: "moderateur" } as const;

/** Leaves a note about an entry or an account, then shows its page again. */
export const ajouterNote = action(
	NoteForme,
	ACCES,
	async ({ visiteur, valeurs }) => {
		const fait = await ajouter(visiteur, valeurs);
		return fait.ok ? { ok: true, vers: pageCourante() } : fait;
	},
);

/** Takes a note away, then shows the page again. */
export const retirerNote = action(
	RetraitNoteForme,
	ACCES,
	async ({ visiteur, valeurs: { id } }) => {
		const fait = await retirer(visiteur, id);
		return fait.ok ? { ok: true, vers: pageCourante() } : fait;
	},
);
