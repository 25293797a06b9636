"use server";

import { actionTo } from "#lib/adapters/pages/action";
import {
	enregistrerModele as enregistrer,
	retirerModele as retirer,
} from "#lib/moderation/modeles/commands";
import {
	ModeleForme,
	RetraitModeleForme,
} from "#lib/moderation/modeles/schema";

const LISTE = "/moderation/modeles?garde=oui";

/** Creates a template, or changes one. */
export const enregistrerModele = actionTo(
	ModeleForme,
	"admin",
	({ visiteur, valeurs }) => enregistrer(visiteur, valeurs),
	LISTE,
);

/** Removes a template. */
export const retirerModele = actionTo(
	RetraitModeleForme,
	"admin",
	({ visiteur, valeurs: { id } }) => retirer(visiteur, id),
	LISTE,
);
