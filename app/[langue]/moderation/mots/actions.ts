"use server";

import { actionTo } from "#lib/adapters/pages/action";
import {
	oublierMot,
	surveillerMot,
} from "#lib/moderation/surveillance/commands";
import {
	RetraitSurveilleForme,
	SurveilleForme,
} from "#lib/moderation/surveillance/schema";

const LISTE = "/moderation/mots?garde=oui";

/** Adds a word to those watched. */
export const surveiller = actionTo(
	SurveilleForme,
	"admin",
	({ visiteur, valeurs: { mot } }) => surveillerMot(visiteur, mot),
	LISTE,
);

/** Watches a word no longer. */
export const oublier = actionTo(
	RetraitSurveilleForme,
	"admin",
	({ visiteur, valeurs: { id } }) => oublierMot(visiteur, id),
	LISTE,
);
