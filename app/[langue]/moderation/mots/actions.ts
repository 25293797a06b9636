"use server";

import { action } from "#lib/adapters/pages/action";
import {
	oublierMot,
	surveillerMot,
} from "#lib/moderation/surveillance/commands";
import {
	RetraitSurveilleForme,
	SurveilleForme,
} from "#lib/moderation/surveillance/schema";

const LISTE = { ok: true as const, vers: "/moderation/mots?garde=oui" };

/** Adds a word to those watched. */
export const surveiller = action(
	SurveilleForme,
	{ acces: "admin" },
	async ({ visiteur, valeurs: { mot } }) => {
		const fait = await surveillerMot(visiteur, mot);
		return fait.ok ? LISTE : fait;
	},
);

/** Watches a word no longer. */
export const oublier = action(
	RetraitSurveilleForme,
	{ acces: "admin" },
	async ({ visiteur, valeurs: { id } }) => {
		const fait = await oublierMot(visiteur, id);
		return fait.ok ? LISTE : fait;
	},
);
