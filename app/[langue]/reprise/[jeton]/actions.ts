"use server";

import { actionTo } from "#lib/adapters/pages/action";
import { reprendreSoutien } from "#lib/participation/reunions/commands";
import { JetonForme } from "#lib/participation/schema";

/** "It is not my need": takes back the support that a merge moved. */
export const reprendre = actionTo(
	JetonForme,
	"tous",
	({ valeurs: { jeton } }) => reprendreSoutien(jeton),
	(_, { jeton }) => `/reprise/${jeton}`,
);
