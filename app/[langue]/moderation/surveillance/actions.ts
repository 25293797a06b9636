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

const ACCES = { acces: "admin" } as const;
const LISTE = {
	ok: true as const,
	vers: "/moderation/surveillance?garde=oui",
};

/** Adds a word to the list. */
export const surveiller = action(
	SurveilleForme,
	ACCES,
	async ({ visiteur, valeurs: { mot } }) => {
		const fait = await surveillerMot(visiteur, mot);
		return fait.ok ? LISTE : fait;
	},
);

/** Takes a word off the list. */
export const oublier = action(
	RetraitSurveilleForme,
	ACCES,
	async ({ visiteur, valeurs: { id } }) => {
		const fait = await oublierMot(visiteur, id);
		return fait.ok ? LISTE : fait;
	},
);
