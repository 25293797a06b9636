"use server";

import { action } from "#lib/adapters/pages/action";
import { keepJustDone } from "#lib/adapters/pages/just-done";
import { decrireBesoin } from "#lib/besoins/commands";
import { repondreParUnProjet } from "#lib/besoins/liens/commands";
import { nuanceDite, nuancesDe } from "#lib/besoins/liens/rules";
import {
	BesoinEcrit,
	BesoinEnvoye,
	NuanceForme,
	ReponseForme,
} from "#lib/besoins/liens/schema";
import { BesoinContribution } from "#lib/besoins/schema";
import { contenuDe, saisieLibre } from "#lib/contributions/brouillons/schema";
import { taireLaPetite } from "#lib/lieux/queries";
import { INTROUVABLE, invalide } from "#lib/platform/contract/result";
import { validateRequest } from "#lib/platform/validation/request";
import { lireProjet } from "#lib/projets/queries";
import {
	brouillonDuNavigateur,
	garderPourCeNavigateur,
	oublierPourCeNavigateur,
	secret,
} from "../data.ts";

/** Saves the draft before validation, so that nothing typed is lost; then leads to the check page, or to the page of a project that answers it. */
export const verifier = action(
	saisieLibre(BesoinEcrit),
	{ acces: "tous" },
	async (call) => {
		const { oui, presque, ...valeurs } = call.valeurs;
		const { nuances } = await brouillonDuNavigateur("besoin");
		const alerte = await garderPourCeNavigateur(
			"besoin",
			{ ...contenuDe(valeurs), ...(nuances ? { nuances } : {}) },
			call,
		);
		const repond = alerte === null && (oui ?? presque);
		if (repond)
			return {
				ok: true,
				vers: `/decrire/${oui ? "reponse" : "presque"}?projet=${encodeURIComponent(String(repond))}`,
			};
		const lu = validateRequest({ body: BesoinContribution }, { body: valeurs });
		if (!lu.ok) return invalide(...lu.detail);
		return alerte === null
			? { ok: true, vers: "/decrire/verification" }
			: { ok: false, alerte };
	},
);

/** Submits the contribution by the command that the API calls, and deletes its draft. */
export const envoyer = action(
	BesoinEnvoye,
	{ acces: "compte", brouillon: true },
	async ({ visiteur, valeurs: { nuances, ...besoin }, t }) => {
		const recu = await decrireBesoin(
			visiteur,
			await taireLaPetite(besoin),
			nuancesDe(nuances),
		);
		if (recu.ok) {
			await oublierPourCeNavigateur("besoin", besoin);
			return { ok: true, vers: "/decrire/merci" };
		}
		if (recu.refus !== "limite") return recu;
		const minutes = Math.ceil(recu.delaiSecondes / 60);
		return { ok: false, alerte: t("contributions.limite", { minutes }) };
	},
);

const AU_DEBUT = { ok: true, vers: "/decrire" } as const;

/** "Yes, it answers my need": the text is erased, and a vote is offered. */
export const repondre = action(
	ReponseForme,
	{ acces: "tous" },
	async ({ valeurs: { projet } }) => {
		const sien = await secret();
		const fait =
			sien === undefined
				? INTROUVABLE
				: await repondreParUnProjet(sien, projet);
		if (fait.ok) {
			await keepJustDone("repondu", "/decrire/repondu");
			return { ok: true, vers: `/decrire/repondu?projet=${projet}` };
		}
		// Already answered, in another window or by a second press.
		return fait.refus === "introuvable" ? AU_DEBUT : fait;
	},
);

/** "Not quite": kept with the text, and sent with it. */
export const nuancer = action(NuanceForme, { acces: "tous" }, async (call) => {
	const { projet, nuance } = call.valeurs;
	const connu = await lireProjet(projet);
	if (!connu.ok) return connu;
	const contenu = await brouillonDuNavigateur("besoin");
	if (!contenu.titre) return AU_DEBUT;
	const dite = nuanceDite({ projet, texte: nuance });
	const nuances = nuancesDe([...(contenu.nuances ?? []), dite]).map(nuanceDite);
	const alerte = await garderPourCeNavigateur(
		"besoin",
		{ ...contenu, nuances },
		call,
	);
	return alerte === null
		? { ok: true, vers: "/decrire/verification" }
		: { ok: false, alerte };
});
