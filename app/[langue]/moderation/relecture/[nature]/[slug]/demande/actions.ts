"use server";

import { action } from "#lib/adapters/pages/action";
import {
	demanderComplement,
	retirerDemande as retirer,
} from "#lib/moderation/demandes/commands";
import { apercevoirDemande } from "#lib/moderation/demandes/queries";
import { SANS_QUESTIONS } from "#lib/moderation/demandes/rules";
import {
	DemandeForme,
	RetraitDemandeForme,
} from "#lib/moderation/demandes/schema";
import { adresseAvec } from "#lib/moderation/file/rules";
import { lireFiche } from "#lib/moderation/relecture/queries";
import { INTROUVABLE } from "#lib/platform/contract/result";
import { adresseEnFile, avecModele, type Entree } from "../data.ts";

const ACCES = { acces: "moderateur" } as const;

/** The page of the entry, which says what was done. */
const dit = (entree: Entree, quoi: "envoyee" | "retiree") =>
	adresseAvec(adresseEnFile(entree), `demande=${quoi}`);

/** Inserts a template, shows the mail, or asks the author: only the step that the form asks for. */
export const demander = action(
	DemandeForme,
	ACCES,
	async ({ visiteur, valeurs, t }) => {
		const { nature, slug, texte, modele, geste } = valeurs;
		const fiche = await lireFiche(nature, slug);
		if (!fiche) return INTROUVABLE;
		if (modele !== undefined) return avecModele(fiche, modele, texte, t);
		if (texte === null) return SANS_QUESTIONS;
		if (geste === "apercevoir") {
			const courriel = apercevoirDemande(fiche, texte);
			const apercu = courriel
				? [courriel.langue, courriel.sujet, courriel.texte]
				: ["personne"];
			const valeurs = { texte: [texte], apercu };
			return { ok: true, avis: t("moderation.refus.pas_parti"), valeurs };
		}
		const fait = await demanderComplement(visiteur, valeurs);
		return fait.ok ? { ok: true, vers: dit(fiche, "envoyee") } : fait;
	},
);

/** Takes the open request back. */
export const retirerDemande = action(
	RetraitDemandeForme,
	ACCES,
	async ({ visiteur, valeurs }) => {
		const fait = await retirer(visiteur, valeurs);
		return fait.ok ? { ok: true, vers: dit(valeurs, "retiree") } : fait;
	},
);
