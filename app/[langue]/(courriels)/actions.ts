"use server";

import { actionTo } from "#lib/adapters/pages/action";
import { donnerBilanParLien } from "#lib/participation/bilans/commands";
import { BilanParLienForme } from "#lib/participation/bilans/schema";
import { desinscrire } from "#lib/participation/commands";
import { reprendreSoutien } from "#lib/participation/reunions/commands";
import { JetonForme } from "#lib/participation/schema";

const parTous = actionTo("tous");

/** Does the same as the unsubscribe button of the mail program. */
export const nePlusRecevoir = parTous(
	JetonForme,
	(_, { jeton }) => desinscrire(jeton),
	(_, { jeton }) => `/desinscription/${jeton}/confirmation`,
);

/** "It is not my need": takes back the support that a merge moved. */
export const reprendre = parTous(
	JetonForme,
	(_, { jeton }) => reprendreSoutien(jeton),
	(_, { jeton }) => `/reprise/${jeton}`,
);

export const repondre = parTous(
	BilanParLienForme,
	(_, { jeton, reponse, phrase, publique }, langue) => {
		const donne = { reponse, phrase, publique: publique === "on", langue };
		return donnerBilanParLien(jeton, donne);
	},
	(_, { jeton, reponse }) => `/bilan/${jeton}/${reponse}`,
);

export const reprendreReponse = parTous(
	JetonForme,
	(_, { jeton }) => donnerBilanParLien(jeton, null),
	(_, { jeton }) => `/bilan/${jeton}/oui?fait=bilan_repris`,
);
