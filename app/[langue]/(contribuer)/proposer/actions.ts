"use server";

import {
	cheminDeLEtape,
	ETAPES,
	etapeDe,
} from "#components/contributions/champs";
import { action } from "#lib/adapters/pages/action";
import { contenuDe, saisieLibre } from "#lib/contributions/brouillons/schema";
import { invalide } from "#lib/platform/contract/result";
import { validateRequest } from "#lib/platform/validation/request";
import { proposerProjet } from "#lib/projets/commands";
import { anglaisEnvoye } from "#lib/projets/lecture/rules";
import { ProjetEcrit, ProjetEnvoye } from "#lib/projets/lecture/schema";
import { lireFaces } from "#lib/projets/queries";
import { imagesEnvoyees } from "../../data.ts";
import { garderPourCeNavigateur, oublierPourCeNavigateur } from "../data.ts";
import { etapeLue, remplirDepuisAdresse } from "./data.ts";

/**
 * Fills the form with the file at an address when that is asked. Else saves the draft
 * before validation, so that nothing typed is lost, and leads to the step before, to the
 * next one, to an earlier one that lacks something, or to the check page.
 */
export const verifier = action(
	saisieLibre(ProjetEcrit),
	{
		acces: "tous",
		fichiers: imagesEnvoyees,
		malgreFichier: (saisie, de) => garderPourCeNavigateur("projet", saisie, de),
	},
	async (call) => {
		const { lire, lus, etape: dite, retour, ...valeurs } = call.valeurs;
		if (lire !== undefined) return remplirDepuisAdresse(call);
		const alerte = await garderPourCeNavigateur(
			"projet",
			contenuDe(valeurs),
			call,
		);
		const lu = validateRequest({ body: ProjetEnvoye }, { body: valeurs });
		const etape = etapeLue(dite);
		const faces = lu.ok && (await lireFaces(lu.value.body));
		const detail = [lu, faces].flatMap((une) =>
			une && !une.ok && "detail" in une ? une.detail : [],
		);
		const fautes = detail.map((faute) => ({
			faute,
			etape: etapeDe(String(faute.loc[1])),
		}));
		const ici = fautes.filter((une) => une.etape === etape);
		if (!retour && ici.length > 0)
			return invalide(...ici.map(({ faute }) => faute));
		if (alerte !== null) return { ok: false, alerte };
		if (retour) return { ok: true, vers: cheminDeLEtape(etape - 1) };
		if (etape < ETAPES) return { ok: true, vers: cheminDeLEtape(etape + 1) };
		const manque = Math.min(...fautes.map((une) => une.etape));
		return {
			ok: true,
			vers:
				fautes.length === 0 ? "/proposer/verification" : cheminDeLEtape(manque),
		};
	},
);

/** Submits the contribution by the command that the API calls, and deletes its draft. */
export const envoyer = action(
	ProjetEnvoye,
	{ acces: "compte", brouillon: true },
	async ({ visiteur, valeurs, t }) => {
		const { nom_en, accroche_en, description_en, ...projet } = valeurs;
		const anglais = anglaisEnvoye(valeurs);
		const recu = await proposerProjet(visiteur, projet, anglais);
		if (recu.ok) {
			await oublierPourCeNavigateur("projet", projet);
			return { ok: true, vers: "/proposer/merci" };
		}
		if (recu.refus !== "limite") return recu;
		const minutes = Math.ceil(recu.delaiSecondes / 60);
		return { ok: false, alerte: t("contributions.limite", { minutes }) };
	},
);
