"use server";

import { action } from "#lib/adapters/pages/action";
import { signaler } from "#lib/signalements/commands";
import { SignalementForme } from "#lib/signalements/schema";

/** Sends a reader's report, then redirects to the reported entry. */
export const envoyerSignalement = action(
	SignalementForme,
	{ acces: "tous" },
	async ({ visiteur, valeurs: { courriel, ...valeurs }, langue, reseau }) => {
		const lecteur = visiteur ?? { nature: "anonyme", reseau };
		const fait = await signaler(
			lecteur,
			"besoin",
			valeurs,
			courriel === null ? null : { courriel, langue },
		);
		return fait.ok
			? { ok: true, vers: `/besoins/${valeurs.slug}?fait=signalement` }
			: fait;
	},
);
