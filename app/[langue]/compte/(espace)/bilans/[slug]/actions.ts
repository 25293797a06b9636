"use server";

import { action } from "#lib/adapters/pages/action";
import {
	donnerBilan,
	reprendreBilan,
} from "#lib/participation/bilans/commands";
import {
	BilanForme,
	RetraitBilanForme,
} from "#lib/participation/bilans/schema";

/** Says whether a delivered need is solved for the account, or changes what it said. */
export const repondre = action(
	BilanForme,
	{ acces: "compte" },
	async ({ visiteur, langue, valeurs: { slug, publique, ...dit } }) => {
		const donne = { ...dit, publique: publique === "on", langue };
		const fait = await donnerBilan(visiteur, slug, donne);
		return fait.ok ? { ok: true, vers: `/compte/bilans/${slug}` } : fait;
	},
);

/** Takes the account's answer back. */
export const reprendre = action(
	RetraitBilanForme,
	{ acces: "compte" },
	async ({ visiteur, valeurs: { slug } }) => {
		const fait = await reprendreBilan(visiteur, slug);
		return fait.ok ? { ok: true, vers: `/compte/bilans/${slug}` } : fait;
	},
);
