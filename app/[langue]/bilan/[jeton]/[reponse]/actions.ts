"use server";

import { actionTo } from "#lib/adapters/pages/action";
import {
	donnerBilanParLien,
	reprendreBilanParLien,
} from "#lib/participation/bilans/commands";
import { BilanParLienForme } from "#lib/participation/bilans/schema";
import { JetonForme } from "#lib/participation/schema";

/** Says whether the need of a mail is solved for its reader. */
export const repondre = actionTo(
	BilanParLienForme,
	"tous",
	({ langue, valeurs: { jeton, reponse, phrase, publique } }) => {
		const donne = { reponse, phrase, publique: publique === "on", langue };
		return donnerBilanParLien(jeton, donne);
	},
	(_, { jeton, reponse }) => `/bilan/${jeton}/${reponse}`,
);

export const reprendre = actionTo(
	JetonForme,
	"tous",
	({ valeurs: { jeton } }) => reprendreBilanParLien(jeton),
	(_, { jeton }) => `/bilan/${jeton}/oui?fait=bilan_repris`,
);
