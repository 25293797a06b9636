"use server";

import { action } from "#lib/adapters/pages/action";
import { decrireBesoin } from "#lib/besoins/commands";
import { BesoinContribution } from "#lib/besoins/schema";
import { contenuDe, saisieLibre } from "#lib/contributions/brouillons/schema";
import { invalide } from "#lib/platform/contract/result";
import { validateRequest } from "#lib/platform/validation/request";
import { garderPourCeNavigateur, oublierPourCeNavigateur } from "../data.ts";

/** Saves the draft before validation, so that nothing typed is lost; then redirects to the check page. */
export const verifier = action(
	saisieLibre(BesoinContribution),
	{ acces: "tous" },
	async (call) => {
		const { valeurs } = call;
		const alerte = await garderPourCeNavigateur(
			"besoin",
			contenuDe(valeurs),
			call,
		);
		const lu = validateRequest({ body: BesoinContribution }, { body: valeurs });
		if (!lu.ok) return invalide(...lu.detail);
		return alerte === null
			? { ok: true, vers: "/decrire/verification" }
			: { ok: false, alerte };
	},
);

/** Submits the contribution by the command that the API calls, and deletes its draft. */
export const envoyer = action(
	BesoinContribution,
	{ acces: "compte" },
	async ({ visiteur, valeurs, t }) => {
		const recu = await decrireBesoin(visiteur, valeurs);
		if (recu.ok) {
			await oublierPourCeNavigateur("besoin");
			return { ok: true, vers: "/decrire/merci" };
		}
		if (recu.refus !== "limite") return recu;
		const minutes = Math.ceil(recu.delaiSecondes / 60);
		return { ok: false, alerte: t("contributions.limite", { minutes }) };
	},
);
