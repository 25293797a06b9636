"use server";

import { action } from "#lib/adapters/pages/action";
import { reprendreSoutien } from "#lib/participation/reunions/commands";
import { RepriseForme } from "#lib/participation/reunions/schema";

/** "It is not my need": takes back the support that a merge moved. */
export const reprendre = action(
	RepriseForme,
	{ acces: "tous" },
	async ({ valeurs: { jeton } }) => {
		const fait = await reprendreSoutien(jeton);
		return fait.ok ? { ok: true, vers: `/reprise/${jeton}` } : fait;
	},
);
