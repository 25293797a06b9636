"use server";

import { action } from "#lib/adapters/pages/action";
import { ecarterMot } from "#lib/moderation/mots/commands";
import { MotForme } from "#lib/moderation/mots/schema";

const ACCES = { acces: "moderateur" } as const;
const LISTE = { ok: true as const, vers: "/moderation/mots?garde=oui" };

/** Sets a word aside. */
export const ecarter = action(
	MotForme,
	ACCES,
	async ({ visiteur, valeurs }) => {
		const fait = await ecarterMot(visiteur, valeurs);
		return fait.ok ? LISTE : fait;
	},
);
