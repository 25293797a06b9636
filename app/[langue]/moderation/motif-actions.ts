"use server";

import type { z } from "zod";
import { type ActionCall, action } from "#lib/adapters/pages/action";
import { PHRASES_RETRAIT } from "#lib/contributions/retraits/rules";
import {
	apercevoirDecision,
	chercherFiches,
	langueDuMotif,
	refusDeDoublon,
} from "#lib/moderation/refus/queries";
import {
	composerMotif,
	ficheVisee,
	PHRASES_REFUS,
	trouveeDite,
} from "#lib/moderation/refus/rules";
import type { FicheVisee } from "#lib/moderation/refus/schema";
import { lireFiche } from "#lib/moderation/relecture/queries";
import { RefusForme, RetraitForme } from "#lib/moderation/relecture/schema";
import type { Precisions } from "#lib/moderation/rules";
import { INTROUVABLE, invalide } from "#lib/platform/contract/result";
import type { Phrase } from "#lib/platform/langues";
import { valueError } from "#lib/platform/validation/errors";
import { decider } from "./decision.ts";

type Motivee = z.output<typeof RefusForme> | z.output<typeof RetraitForme>;

type Appel = Pick<
	ActionCall<typeof RefusForme, "moderateur">,
	"visiteur" | "t"
> & { readonly valeurs: Motivee };

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

/** What the form of a refusal, or of a take-down, holds when it comes back. */
function ecrit({ choix, doublon, cherche, trouvees, texte }: Motivee) {
	return {
		choix: [choix],
		doublon: doublon === null ? [] : [doublon],
		...{ cherche: [cherche], trouvees },
		texte: [texte ?? ""],
	};
}

/** Whether the form only looks for the double: the Enter key does when one is missing, and else shows the mail. */
function estRecherche({ geste, choix, doublon, cherche }: Motivee): boolean {
	const manque = choix === "doublon" && doublon === null;
	return (
		geste === "chercher" || (geste === "entree" && manque && cherche !== "")
	);
}

/** Looks for the double, shows the mail, or decides: each time, what the form says and nothing else. */
async function motiver(
	{ visiteur, valeurs, t }: Appel,
	statut: "refuse" | "archive",
	phrase: Phrase | null,
	precise: (doublon: FicheVisee | null) => Precisions,
) {
	const { nature, slug, geste, texte } = valeurs;
	const fiche = await lireFiche(nature, slug);
	if (!fiche) return INTROUVABLE;
	if (estRecherche(valeurs)) {
		const trouvees = await chercherFiches(valeurs.cherche);
		return {
			ok: true as const,
			avis: t("moderation.refus.trouvees", { n: trouvees.length }),
			valeurs: ecrit({ ...valeurs, trouvees: trouvees.map(trouveeDite) }),
		};
	}
	const doublon =
		valeurs.choix === "doublon" ? ficheVisee(valeurs.doublon) : null;
	const precisions = precise(doublon);
	const { choisi = null, retire = null } = precisions;
	const sansDoublon = await refusDeDoublon(choisi ?? retire, { nature, slug });
	if (sansDoublon) return sansDoublon;
	const motif = composerMotif(phrase, langueDuMotif(fiche), texte);
	if (motif === null && statut === "archive") return SANS_MOTIF;
	if (geste === "refuser")
		return decider(visiteur, { nature, slug }, statut, motif, precisions);
	const courriel = apercevoirDecision(statut, fiche, motif, doublon);
	return {
		ok: true as const,
		avis: t("moderation.refus.pas_parti"),
		valeurs: {
			...ecrit(valeurs),
			apercu: courriel
				? [courriel.langue, courriel.sujet, courriel.texte]
				: ["personne"],
		},
	};
}

/** Refuses an entry, with the reason that its author is mailed. */
export const refuserAction = action(
	RefusForme,
	{ acces: "moderateur" },
	(appel) => {
		const { choix, vu_le } = appel.valeurs;
		return motiver(appel, "refuse", PHRASES_REFUS[choix], (doublon) => ({
			vu_le,
			choisi: { choix, doublon },
		}));
	},
);

/** Takes a public entry down, in the same manner. */
export const retirerAction = action(
	RetraitForme,
	{ acces: "moderateur" },
	(appel) => {
		const { choix, vu_le } = appel.valeurs;
		return motiver(appel, "archive", PHRASES_RETRAIT[choix], (doublon) => ({
			vu_le,
			retire: { choix, doublon },
		}));
	},
);
