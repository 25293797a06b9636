"use server";

import type { z } from "zod";
import { type ActionCall, action } from "#lib/adapters/pages/action";
import { estStatutBesoin } from "#lib/besoins/rules";
import { PHRASES_RETRAIT } from "#lib/contributions/retraits/rules";
import { modererBesoin, modererProjet } from "#lib/moderation/commands";
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
import { corrigerLangue as corriger } from "#lib/moderation/relecture/commands";
import { lireFiche, lireVoisines } from "#lib/moderation/relecture/queries";
import {
	DecisionForme,
	LangueForme,
	MiseEnAvantForme,
	RefusForme,
	RetraitForme,
} from "#lib/moderation/relecture/schema";
import type { Precisions } from "#lib/moderation/rules";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	INTROUVABLE,
	invalide,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import type { Phrase } from "#lib/platform/langues";
import { valueError } from "#lib/platform/validation/errors";
import { estStatutProjet } from "#lib/projets/rules";
import { adresse, type Entree, pageSuivante } from "./data.ts";

async function moderer(
	visiteur: ActeurCompte,
	{ nature, slug }: Entree,
	statut: string,
	motif: string | null,
	precisions: Precisions,
): Promise<Resultat<null>> {
	const decision = { motif, mis_en_avant: undefined, projet: undefined };
	const fait =
		nature === "projet"
			? estStatutProjet(statut)
				? await modererProjet(
						visiteur,
						slug,
						{ ...decision, statut },
						precisions,
					)
				: INTROUVABLE
			: estStatutBesoin(statut)
				? await modererBesoin(
						visiteur,
						slug,
						{ ...decision, statut },
						precisions,
					)
				: INTROUVABLE;
	return fait.ok ? reussite(null) : fait;
}

/** Decides, and returns the page that follows; a conflict is shown on the entry's own page. */
async function conclure(
	visiteur: ActeurCompte,
	entree: Entree,
	statut: string,
	motif: string | null,
	precisions: Precisions,
) {
	const fiche = await lireFiche(entree.nature, entree.slug);
	if (!fiche) return INTROUVABLE;
	const { apres, avant } = await lireVoisines(fiche);
	const fait = await moderer(visiteur, entree, statut, motif, precisions);
	if (!fait.ok && fait.refus === "conflit")
		return { ok: true as const, vers: `${adresse(entree)}?conflit=oui` };
	if (!fait.ok) return fait;
	const reste = fiche.statut !== "propose";
	const vers = await pageSuivante(visiteur, entree, apres ?? avant, reste);
	return { ok: true as const, vers };
}

/** Changes an entry's state, then shows the next one; a take-down requires a reason, and its form asks for it. */
export const decider = action(
	DecisionForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs: { statut, vu_le, lier, ...entree } }) =>
		statut === "archive"
			? { ok: true as const, vers: `${adresse(entree)}/retrait` }
			: conclure(visiteur, entree, statut, null, { vu_le, lier }),
);

/** Features a project, or stops featuring it. */
export const mettreEnAvant = action(
	MiseEnAvantForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs: { slug, mis_en_avant } }) => {
		const fait = await modererProjet(visiteur, slug, {
			statut: undefined,
			motif: null,
			mis_en_avant,
		});
		return fait.ok
			? { ok: true as const, vers: adresse({ nature: "projet", slug }) }
			: fait;
	},
);

/** Sets the language of an entry, then shows the entry again. */
export const corrigerLangue = action(
	LangueForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs }) => {
		const vers = adresse(valeurs);
		const fait = await corriger(visiteur, valeurs);
		if (fait.ok) return { ok: true, vers };
		// A conflict is shown on the entry's own page.
		return fait.refus === "conflit"
			? { ok: true, vers: `${vers}?conflit=oui` }
			: fait;
	},
);

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

/** The values of a refusal's or take-down's form when it is shown again. */
function ecrit({ choix, doublon, cherche, trouvees, texte }: Motivee) {
	return {
		choix: [choix],
		doublon: doublon === null ? [] : [doublon],
		...{ cherche: [cherche], trouvees },
		texte: [texte ?? ""],
	};
}

/** Whether the form only searches for the duplicate: the Enter key searches when one is missing, otherwise it shows the mail. */
function estRecherche({ geste, choix, doublon, cherche }: Motivee): boolean {
	const manque = choix === "doublon" && doublon === null;
	return (
		geste === "chercher" || (geste === "entree" && manque && cherche !== "")
	);
}

/** Searches for the duplicate, shows the mail, or decides: only the step that the form asks for. */
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
		return conclure(visiteur, { nature, slug }, statut, motif, precisions);
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

/** Refuses an entry, with the reason mailed to its author. */
export const refuser = action(RefusForme, { acces: "moderateur" }, (appel) => {
	const { choix, vu_le } = appel.valeurs;
	return motiver(appel, "refuse", PHRASES_REFUS[choix], (doublon) => ({
		vu_le,
		choisi: { choix, doublon },
	}));
});

/** Takes a public entry down, with the same steps. */
export const retirer = action(
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
