"use server";

import { actionTo } from "#lib/adapters/pages/action";
import { retirerMonVote } from "#lib/participation/commands";
import { SlugForme } from "#lib/participation/schema";

/** Withdraws the account's vote, whatever the state of its project. */
export const retirerVote = actionTo(
	SlugForme,
	"compte",
	({ visiteur, valeurs: { slug } }) => retirerMonVote(visiteur, slug),
	"/compte/votes?fait=vote",
);
