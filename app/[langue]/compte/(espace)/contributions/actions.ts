"use server";

import { action, actionTo } from "#lib/adapters/pages/action";
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

const parCompte = actionTo("compte");

const FAIT = "/compte/contributions?fait=";

/** The list, which says what was done. */
function suite(geste: "corriger" | "renvoyer", demande: number | null) {
	const corrige = demande === null ? "correction" : "reponse";
	const fait = geste === "renvoyer" ? "renvoi" : corrige;
	return { ok: true, vers: `${FAIT}${fait}` } as const;
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
		return envoye.ok ? suite(geste, demande) : envoye;
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
		return envoye.ok ? suite(geste, demande) : envoye;
	},
);

export const retirerMaContribution = parCompte(
	RetraitContributionForme,
	(visiteur, { nature, slug }) => retirerContribution(visiteur, nature, slug),
	`${FAIT}retrait`,
);

export const contesterMonRetrait = parCompte(
	ContestationForme,
	(visiteur, { nature, slug, texte }) =>
		contesterRetrait(visiteur, nature, slug, texte),
	`${FAIT}contestation`,
);
