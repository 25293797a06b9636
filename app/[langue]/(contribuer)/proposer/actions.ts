"use server";

import { action } from "#lib/adapters/pages/action";
import { contenuDe, saisieLibre } from "#lib/contributions/brouillons/schema";
import { invalide } from "#lib/platform/contract/result";
import { validateRequest } from "#lib/platform/validation/request";
import { proposerProjet } from "#lib/projets/commands";
import { anglaisEnvoye } from "#lib/projets/lecture/rules";
import { ProjetEcrit, ProjetEnvoye } from "#lib/projets/lecture/schema";
import { garderPourCeNavigateur, oublierPourCeNavigateur } from "../data.ts";
import { remplirDepuisAdresse, veutLire } from "./data.ts";

/** Fills the form with the file at an address when that is asked; else saves the draft before validation, so that nothing typed is lost, and redirects to the check page. */
export const verifier = action(
	saisieLibre(ProjetEcrit),
	{ acces: "tous" },
	async (call) => {
		if (veutLire(call.valeurs)) return remplirDepuisAdresse(call);
		const { lire, lus, ...valeurs } = call.valeurs;
		const alerte = await garderPourCeNavigateur(
			"projet",
			contenuDe(valeurs),
			call,
		);
		const lu = validateRequest({ body: ProjetEnvoye }, { body: valeurs });
		if (!lu.ok) return invalide(...lu.detail);
		return alerte === null
			? { ok: true, vers: "/proposer/verification" }
			: { ok: false, alerte };
	},
);

/** Submits the contribution by the command that the API calls, and deletes its draft. */
export const envoyer = action(
	ProjetEnvoye,
	{ acces: "compte" },
	async ({ visiteur, valeurs, t }) => {
		const { nom_en, accroche_en, description_en, ...projet } = valeurs;
		const anglais = anglaisEnvoye(valeurs);
		const recu = await proposerProjet(visiteur, projet, anglais);
		if (recu.ok) {
			await oublierPourCeNavigateur("projet");
			return { ok: true, vers: "/proposer/merci" };
		}
		if (recu.refus !== "limite") return recu;
		const minutes = Math.ceil(recu.delaiSecondes / 60);
		return { ok: false, alerte: t("contributions.limite", { minutes }) };
	},
);
