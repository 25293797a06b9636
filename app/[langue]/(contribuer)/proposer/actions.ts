"use server";

import { action } from "#lib/adapters/pages/action";
import { contenuDe, saisieLibre } from "#lib/contributions/brouillons/schema";
import { invalide } from "#lib/platform/contract/result";
import { validateRequest } from "#lib/platform/validation/request";
import { proposerProjet } from "#lib/projets/commands";
import { ProjetContribution } from "#lib/projets/schema";
import { garderPourCeNavigateur, oublierPourCeNavigateur } from "../data.ts";

/** Saves the draft before validation, so that nothing typed is lost; then redirects to the check page. */
export const verifier = action(
	saisieLibre(ProjetContribution),
	{ acces: "tous" },
	async (call) => {
		const { valeurs } = call;
		const alerte = await garderPourCeNavigateur(
			"projet",
			contenuDe(valeurs),
			call,
		);
		const lu = validateRequest({ body: ProjetContribution }, { body: valeurs });
		if (!lu.ok) return invalide(...lu.detail);
		return alerte === null
			? { ok: true, vers: "/proposer/verification" }
			: { ok: false, alerte };
	},
);

/** Submits the contribution by the command that the API calls, and deletes its draft. */
export const envoyer = action(
	ProjetContribution,
	{ acces: "compte" },
	async ({ visiteur, valeurs, t }) => {
		const recu = await proposerProjet(visiteur, valeurs);
		if (recu.ok) {
			await oublierPourCeNavigateur("projet");
			return { ok: true, vers: "/proposer/merci" };
		}
		if (recu.refus !== "limite") return recu;
		const minutes = Math.ceil(recu.delaiSecondes / 60);
		return { ok: false, alerte: t("contributions.limite", { minutes }) };
	},
);
