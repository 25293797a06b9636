"use server";

import {
	oublierMot,
	surveillerMot,
} from "#lib/moderation/surveillance/commands";
import {
	RetraitSurveilleForme,
	SurveilleForme,
} from "#lib/moderation/surveillance/schema";
import { acteVers } from "../data.ts";

const LISTE = () => "/moderation/mots?garde=oui";

/** Adds a word to those watched. */
export const surveiller = acteVers(
	SurveilleForme,
	"admin",
	(visiteur, { mot }) => surveillerMot(visiteur, mot),
	LISTE,
);

/** Watches a word no longer. */
export const oublier = acteVers(
	RetraitSurveilleForme,
	"admin",
	(visiteur, { id }) => oublierMot(visiteur, id),
	LISTE,
);
