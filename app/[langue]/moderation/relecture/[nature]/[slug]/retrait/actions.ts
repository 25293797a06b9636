"use server";

import { refresh } from "next/cache";
import type { z } from "zod";
import { action, type Suite } from "#lib/adapters/pages/action";
import { PHRASES_RETRAIT } from "#lib/contributions/retraits/rules";
import type { Texts } from "#lib/i18n/texts";
import { donnerEtat } from "#lib/moderation/jugement/commands";
import {
	apercevoirDecision,
	langueDuMotif,
	refusDeDoublon,
} from "#lib/moderation/refus/queries";
import { composerMotif, ficheVisee } from "#lib/moderation/refus/rules";
import type { FicheVisee } from "#lib/moderation/refus/schema";
import { lireFiche } from "#lib/moderation/relecture/queries";
import {
	type FicheModeree,
	RetraitForme,
} from "#lib/moderation/relecture/schema";
import { INTROUVABLE, invalide } from "#lib/platform/contract/result";
import { valueError } from "#lib/platform/validation/errors";
import { avecModele, avecTrouvees, pageSuivante } from "../data.ts";

type Retrait = z.output<typeof RetraitForme>;

const SANS_MOTIF = invalide(
	valueError(
		["body", "texte"],
		{
			fr: "écrivez la raison : l’auteur la lira.",
			en: "write the reason: the author will read it.",
		},
		null,
	),
);

/** Whether the form only searches for the duplicate: the Enter key searches when one is missing, otherwise it shows the mail. */
function estRecherche({ geste, choix, doublon, cherche }: Retrait): boolean {
	const manque = choix === "doublon" && doublon === null;
	return (
		geste === "chercher" || (geste === "entree" && manque && cherche !== "")
	);
}

/** Shows the mail; nothing is decided. */
function apercevoir(
	fiche: FicheModeree,
	motif: string,
	doublon: FicheVisee | null,
	t: Texts,
): Suite {
	const courriel = apercevoirDecision("archive", fiche, motif, doublon);
	return {
		ok: true,
		avis: t("moderation.refus.pas_parti"),
		garde: true,
		valeurs: {
			apercu: courriel
				? [courriel.langue, courriel.sujet, courriel.texte]
				: ["personne"],
		},
	};
}

/** Takes a public entry down, with the reason mailed to its author. */
export const retirer = action(
	RetraitForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs, langue, t }): Promise<Suite> => {
		const { nature, slug, vu_le, geste, choix, texte, modele } = valeurs;
		const fiche = await lireFiche(nature, slug);
		if (!fiche) return INTROUVABLE;
		if (modele !== undefined) return avecModele(fiche, modele, texte, t);
		if (estRecherche(valeurs)) return avecTrouvees(valeurs.cherche, t);
		const doublon = choix === "doublon" ? ficheVisee(valeurs.doublon) : null;
		const retire = { choix, doublon };
		const sansDoublon = await refusDeDoublon(retire, { nature, slug });
		if (sansDoublon) return sansDoublon;
		const phrase = PHRASES_RETRAIT[choix];
		const motif = composerMotif(phrase, langueDuMotif(fiche), texte);
		if (motif === null) return SANS_MOTIF;
		if (geste !== "refuser") return apercevoir(fiche, motif, doublon, t);
		const decision = { statut: "archive", motif, precisions: { retire } };
		const fait = await donnerEtat(visiteur, nature, { slug, vu_le }, decision);
		if (fait.ok)
			return {
				ok: true,
				vers: await pageSuivante(visiteur, { nature, slug }, null, true),
			};
		// The page shows the entry as it is now, and keeps what was typed.
		refresh();
		return fait.refus === "conflit"
			? { ok: false, alerte: fait.raison[langue] }
			: fait;
	},
);
