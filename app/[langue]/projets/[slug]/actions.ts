"use server";

import { refresh } from "next/cache";
import { action } from "#lib/adapters/pages/action";
import { retirerVote, voterPourProjet } from "#lib/participation/commands";
import { estDouble, presse, VoteForme } from "#lib/participation/schema";
import { NON_AUTORISE } from "#lib/platform/contract/result";
import { now } from "#lib/platform/runtime/clock";
import { attendreConnexion } from "../../compte/connexion/data.ts";

/** Gives a vote or withdraws it; signed out, it is kept until its author signs in. */
export const voter = action(
	VoteForme,
	{ acces: "tous" },
	async ({ visiteur, valeurs }) => {
		const { slug, voulu } = valeurs;
		if (!visiteur)
			return voulu === "oui"
				? attendreConnexion({ nature: "vote", slug, avec_etapes: true })
				: NON_AUTORISE;
		if (estDouble(valeurs, now())) return presse(now());
		const agir = voulu === "oui" ? voterPourProjet : retirerVote;
		const fait = await agir(visiteur, slug);
		if (!fait.ok) return fait;
		refresh();
		return presse(now());
	},
);
