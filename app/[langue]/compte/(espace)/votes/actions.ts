"use server";

import { actionTo } from "#lib/adapters/pages/action";
import { RetraitForme } from "#lib/espace/schema";
import { retirerMonVote } from "#lib/participation/commands";

/** Withdraws the account's vote, whatever the state of its project. */
export const retirerVote = actionTo(
	RetraitForme,
	"compte",
	({ visiteur, valeurs: { slug } }) => retirerMonVote(visiteur, slug),
	"/compte/votes?fait=vote",
);
