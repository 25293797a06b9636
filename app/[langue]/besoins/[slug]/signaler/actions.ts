"use server";

import { action } from "#lib/adapters/pages/action";
import { signaler } from "#lib/signalements/commands";
import { SignalementForme } from "#lib/signalements/schema";

/** Sends a reader's report, then redirects to the reported entry. */
const signalerUne = (nature: "projet" | "besoin") =>
	action(
		SignalementForme,
		{ acces: "tous" },
		async ({ visiteur, valeurs: { courriel, ...valeurs }, langue, reseau }) => {
			const lecteur = visiteur ?? { nature: "anonyme", reseau };
			const reponse = courriel === null ? null : { courriel, langue };
			const fait = await signaler(lecteur, nature, valeurs, reponse);
			return fait.ok
				? { ok: true, vers: `/${nature}s/${valeurs.slug}?fait=signalement` }
				: fait;
		},
	);

export const signalerProjet = signalerUne("projet");

export const signalerBesoin = signalerUne("besoin");
