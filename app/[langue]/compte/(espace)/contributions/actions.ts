"use server";

import { action } from "#lib/adapters/pages/action";
import {
	contesterRetrait,
	corrigerBesoin,
	corrigerProjet,
	renvoyerBesoin,
	renvoyerProjet,
	retirerContribution,
} from "#lib/espace/contributions/commands";
import {
	ContestationForme,
	CorrectionBesoinForme,
	CorrectionProjetForme,
	RetraitContributionForme,
} from "#lib/espace/contributions/schema";
import { imagesEnvoyees } from "../../../data.ts";

const fait = (
	quoi: "correction" | "reponse" | "renvoi" | "retrait" | "contestation",
) => ({ ok: true, vers: `/compte/contributions?fait=${quoi}` }) as const;

function ceQuiEstFait(geste: "corriger" | "renvoyer", demande: number | null) {
	if (geste === "renvoyer") return "renvoi";
	return demande === null ? "correction" : "reponse";
}

/** Corrects the account's own project while it awaits review, or sends it again once refused. */
export const corrigerMonProjet = action(
	CorrectionProjetForme,
	{ acces: "compte", fichiers: imagesEnvoyees },
	async ({ visiteur, valeurs }) => {
		const { slug, demande = null, geste, piege, ...correction } = valeurs;
		const envoye =
			geste === "renvoyer"
				? await renvoyerProjet(visiteur, slug, correction, piege)
				: await corrigerProjet(visiteur, slug, correction, demande);
		return envoye.ok ? fait(ceQuiEstFait(geste, demande)) : envoye;
	},
);

/** Corrects the account's own need while it awaits review, or sends it again once refused. */
export const corrigerMonBesoin = action(
	CorrectionBesoinForme,
	{ acces: "compte" },
	async ({ visiteur, valeurs }) => {
		const { slug, demande = null, geste, piege, ...correction } = valeurs;
		const envoye =
			geste === "renvoyer"
				? await renvoyerBesoin(visiteur, slug, correction, piege)
				: await corrigerBesoin(visiteur, slug, correction, demande);
		return envoye.ok ? fait(ceQuiEstFait(geste, demande)) : envoye;
	},
);

export const retirerMaContribution = action(
	RetraitContributionForme,
	{ acces: "compte" },
	async ({ visiteur, valeurs: { nature, slug } }) => {
		const retiree = await retirerContribution(visiteur, nature, slug);
		return retiree.ok ? fait("retrait") : retiree;
	},
);

export const contesterMonRetrait = action(
	ContestationForme,
	{ acces: "compte" },
	async ({ visiteur, valeurs: { nature, slug, texte } }) => {
		const conteste = await contesterRetrait(visiteur, nature, slug, texte);
		return conteste.ok ? fait("contestation") : conteste;
	},
);
