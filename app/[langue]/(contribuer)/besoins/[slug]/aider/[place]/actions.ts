"use server";

import { action } from "#lib/adapters/pages/action";
import { lirePlace } from "#lib/besoins/places/queries";
import { contenuDe, saisieLibre } from "#lib/contributions/brouillons/schema";
import { offrirAide } from "#lib/participation/offres/commands";
import { OffreForme } from "#lib/participation/offres/schema";
import { invalide } from "#lib/platform/contract/result";
import { validateRequest } from "#lib/platform/validation/request";
import {
	garderPourCeNavigateur,
	oublierPourCeNavigateur,
} from "../../../../data.ts";

/** Saves the draft before validation, so that nothing typed is lost; then leads to the check page. */
export const verifier = action(
	saisieLibre(OffreForme),
	{ acces: "tous" },
	async (call) => {
		const { valeurs } = call;
		const alerte = await garderPourCeNavigateur(
			"offre",
			contenuDe(valeurs),
			call,
		);
		const lu = validateRequest({ body: OffreForme }, { body: valeurs });
		if (!lu.ok) return invalide(...lu.detail);
		const place = await lirePlace(lu.value.body.place);
		if (!place.ok) return { ok: false, alerte: call.t("aider.offre.fermee") };
		const { besoin, id } = place.valeur;
		return alerte === null
			? { ok: true, vers: `/besoins/${besoin.slug}/aider/${id}/verification` }
			: { ok: false, alerte };
	},
);

/** Sends the offer by the command that the API calls, and deletes its draft. */
export const envoyer = action(
	OffreForme,
	{ acces: "compte", brouillon: true },
	async ({ visiteur, t, valeurs: { place, ...offre } }) => {
		const vise = await lirePlace(place);
		if (!vise.ok) return { ok: false, alerte: t("aider.offre.fermee") };
		const fait = await offrirAide(visiteur, place, offre);
		if (!fait.ok) return fait;
		await oublierPourCeNavigateur("offre", { place });
		const { slug } = vise.valeur.besoin;
		return { ok: true, vers: `/besoins/${slug}/aider/${place}/merci` };
	},
);
