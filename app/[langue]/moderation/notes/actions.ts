"use server";

import {
	ajouterNote as ajouter,
	retirerNote as retirer,
} from "#lib/moderation/notes/commands";
import { NoteForme, RetraitNoteForme } from "#lib/moderation/notes/schema";
import { acteVers, pageCourante } from "../data.ts";

/** Leaves a note about an entry or an account, then shows its page again. */
export const ajouterNote = acteVers(
	NoteForme,
	"moderateur",
	ajouter,
	pageCourante,
);

/** Takes a note away, then shows the page again. */
export const retirerNote = acteVers(
	RetraitNoteForme,
	"moderateur",
	(visiteur, { id }) => retirer(visiteur, id),
	pageCourante,
);
