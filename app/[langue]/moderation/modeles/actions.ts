"use server";

import {
	enregistrerModele as enregistrer,
	retirerModele as retirer,
} from "#lib/moderation/modeles/commands";
import {
	ModeleForme,
	RetraitModeleForme,
} from "#lib/moderation/modeles/schema";
import { acteVers } from "../data.ts";

const LISTE = () => "/moderation/modeles?garde=oui";

/** Creates a template, or changes one. */
export const enregistrerModele = acteVers(
	ModeleForme,
	"admin",
	enregistrer,
	LISTE,
);

/** Removes a template. */
export const retirerModele = acteVers(
	RetraitModeleForme,
	"admin",
	retirer,
	LISTE,
);
