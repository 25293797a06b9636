"use server";

import { actionTo } from "#lib/adapters/pages/action";
import { desinscrire } from "#lib/participation/commands";
import { JetonForme } from "#lib/participation/schema";

/** Does the same as the unsubscribe button of the mail program. */
export const nePlusRecevoir = actionTo(
	JetonForme,
	"tous",
	({ valeurs: { jeton } }) => desinscrire(jeton),
	(_, { jeton }) => `/desinscription/${jeton}/confirmation`,
);
