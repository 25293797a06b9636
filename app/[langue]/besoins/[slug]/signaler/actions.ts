"use server";

import { action } from "#lib/adapters/pages/action";
import { keepJustDone } from "#lib/adapters/pages/just-done";
import { signaler } from "#lib/signalements/commands";
import { SignalementForme } from "#lib/signalements/schema";

const signalerUne = (nature: "projet" | "besoin") =>
	action(
		SignalementForme,
		{ acces: "tous" },
		async ({ visiteur, valeurs: { courriel, ...valeurs }, langue, reseau }) => {
			const lecteur = visiteur ?? { nature: "anonyme", reseau };
			const reponse = courriel === null ? null : { courriel, langue };
			const fait = await signaler(lecteur, nature, valeurs, reponse);
			if (!fait.ok) return fait;
			const vers = `/${nature}s/${valeurs.slug}`;
			await keepJustDone("signalement", vers);
			return { ok: true, vers };
		},
	);

export const signalerProjet = signalerUne("projet");

export const signalerBesoin = signalerUne("besoin");
