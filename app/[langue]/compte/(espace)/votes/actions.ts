"use server";

import { action } from "#lib/adapters/pages/action";
import { RetraitForme } from "#lib/espace/schema";
import { retirerMonVote } from "#lib/participation/commands";

/** Withdraws the account's vote, whatever the state of its project. */
export const retirerVote = action(
	RetraitForme,
	{ acces: "compte" },
	async ({ visiteur, valeurs: { slug } }) => {
		const fait = await retirerMonVote(visiteur, slug);
		return fait.ok ? { ok: true, vers: "/compte/votes?fait=vote" } : fait;
	},
);
