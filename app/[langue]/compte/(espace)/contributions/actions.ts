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

/** A project that awaits review, corrected by its author. */
export const corrigerMonProjet = action(
	CorrectionProjetForme,
	{ acces: "compte" },
	async ({ visiteur, valeurs: { slug, ...correction } }) => {
		const fait = await corrigerProjet(visiteur, slug, correction);
		return fait.ok ? CORRIGEE : fait;
	},
);

/** A need that awaits review, corrected by its author. */
export const corrigerMonBesoin = action(
	CorrectionBesoinForme,
	{ acces: "compte" },
	async ({ visiteur, valeurs: { slug, ...correction } }) => {
		const fait = await corrigerBesoin(visiteur, slug, correction);
		return fait.ok ? CORRIGEE : fait;
	},
);

/** A contribution taken back before it was reviewed. */
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

/** An author's answer to the take-down of an entry. */
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
