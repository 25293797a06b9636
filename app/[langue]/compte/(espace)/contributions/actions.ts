"use server";

import { action } from "#lib/adapters/pages/action";
import { contesterRetrait } from "#lib/espace/contestations/commands";
import { ContestationForme } from "#lib/espace/contestations/schema";
import {
	corrigerBesoin,
	corrigerProjet,
	retirerContribution,
} from "#lib/espace/contributions/commands";
import {
	CorrectionBesoinForme,
	CorrectionProjetForme,
	RetraitContributionForme,
} from "#lib/espace/contributions/schema";

const CORRIGEE = {
	ok: true,
	vers: "/compte/contributions?fait=correction",
} as const;

/** Corrects the account's own project while it awaits review. */
export const corrigerMonProjet = action(
	CorrectionProjetForme,
	{ acces: "compte" },
	async ({ visiteur, valeurs: { slug, ...correction } }) => {
		const fait = await corrigerProjet(visiteur, slug, correction);
		return fait.ok ? CORRIGEE : fait;
	},
);

/** Corrects the account's own need while it awaits review. */
export const corrigerMonBesoin = action(
	CorrectionBesoinForme,
	{ acces: "compte" },
	async ({ visiteur, valeurs: { slug, ...correction } }) => {
		const fait = await corrigerBesoin(visiteur, slug, correction);
		return fait.ok ? CORRIGEE : fait;
	},
);

/** Withdraws the account's own contribution before it is reviewed. */
export const retirerMaContribution = action(
	RetraitContributionForme,
	{ acces: "compte" },
	async ({ visiteur, valeurs: { nature, slug } }) => {
		const fait = await retirerContribution(visiteur, nature, slug);
		return fait.ok
			? { ok: true, vers: "/compte/contributions?fait=retrait" }
			: fait;
	},
);

/** Contests the take-down of the account's own entry. */
export const contesterMonRetrait = action(
	ContestationForme,
	{ acces: "compte" },
	async ({ visiteur, valeurs: { nature, slug, texte } }) => {
		const fait = await contesterRetrait(visiteur, nature, slug, texte);
		return fait.ok
			? { ok: true, vers: "/compte/contributions?fait=contestation" }
			: fait;
	},
);
