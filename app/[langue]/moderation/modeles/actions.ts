"use server";

import {
	creerModele,
	modifierModele,
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
	(visiteur, { id, vu, ...ecrit }) =>
		id === undefined
			? creerModele(visiteur, ecrit)
			: modifierModele(visiteur, { id, vu }, ecrit),
	LISTE,
);

/** Removes a template. */
export const retirerModele = acteVers(
	RetraitModeleForme,
	"admin",
	retirer,
	LISTE,
);
