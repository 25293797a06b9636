"use server";

import { action } from "#lib/adapters/pages/action";
import { texts } from "#lib/i18n/texts";
import {
	ajouterEtape as ajouter,
	definirChantier as definir,
	modifierEtape as modifier,
	retirerEtape as retirer,
} from "#lib/moderation/chantier/commands";
import {
	apercevoirEtape,
	refusDuFutur,
} from "#lib/moderation/chantier/queries";
import {
	ChantierModifie,
	type CourrielMontre,
	EtapeAjoutee,
	EtapeModifiee,
	EtapeRetrait,
} from "#lib/moderation/chantier/schema";
import {
	fermerPlace,
	modifierPlace,
	nommerReferent,
	ouvrirPlace,
	renouvelerPlace,
	retirerReferent,
} from "#lib/moderation/places/commands";
import {
	PlaceModifiee,
	PlaceOuverte,
	PlaceRenouvelee,
	PlaceVisee,
	ReferentForme,
	ReferentRetire,
} from "#lib/moderation/places/schema";
import {
	accepterOffre,
	declinerOffre,
} from "#lib/participation/offres_recues/commands";
import { OffreVisee } from "#lib/participation/offres_recues/schema";
import type { Langue } from "#lib/platform/langues";
import { valeursDe } from "#lib/platform/text/three-way-merge";
import { digestOf } from "#lib/platform/validation/shown-digest";

const ACCES = { acces: "moderateur" } as const;

const page = (slug: string, dit = "garde=oui") => ({
	ok: true as const,
	vers: `/moderation/besoins/${slug}/chantier?${dit}`,
});

/** The mails as the form shows them: for each its language, to whom, subject and text. */
function courrielsDits(langue: Langue, courriels: readonly CourrielMontre[]) {
	const t = texts(langue);
	return courriels.flatMap((un) => [
		un.langue,
		t(`edition.etapes.envoi_${un.quoi}`, {
			qui: t(`suivi.apercu.a_${un.langue}`, { n: un.nombre }),
		}),
		un.sujet,
		un.texte,
	]);
}

/** Saves brief, skills and repository. */
export const definirChantier = action(
	ChantierModifie,
	ACCES,
	async ({ visiteur, valeurs: { slug, vu, ...chantier } }) => {
		const fait = await definir(visiteur, slug, chantier, vu);
		return fait.ok ? page(slug) : fait;
	},
);

/** Shows the mails of a new step, or adds it and queues them: never mails that were not shown. */
export const ajouterEtape = action(
	EtapeAjoutee,
	ACCES,
	async ({ visiteur, langue, valeurs, t }) => {
		const {
			slug,
			futur,
			vu_le,
			geste,
			montre,
			statut: voulu,
			...etape
		} = valeurs;
		const statut = voulu === "" ? null : voulu;
		const date = refusDuFutur(etape.jour, futur);
		if (date) return date;
		const courriels = await apercevoirEtape(slug, etape, statut);
		const digest = digestOf({ ...etape, statut, courriels });
		const rien = geste === "publier" && courriels.length === 0;
		if (!rien && (geste === "apercevoir" || montre !== digest))
			return {
				ok: true,
				avis: t("suivi.apercu.pas_parti"),
				valeurs: {
					...valeursDe({ ...etape, statut: voulu, vu_le }),
					futur: futur ? ["on"] : [],
					montre: [digest],
					apercu: courrielsDits(langue, courriels),
				},
			};
		const suite = { statut, futur, vu_le: vu_le === "" ? null : vu_le };
		const fait = await ajouter(visiteur, slug, etape, suite);
		return fait.ok ? page(slug) : fait;
	},
);

/** Corrects a step, and its pending mails. */
export const modifierEtape = action(
	EtapeModifiee,
	ACCES,
	async ({ visiteur, valeurs: { slug, numero, vu, futur, ...etape } }) => {
		const fait = await modifier(visiteur, slug, numero, etape, vu, futur);
		return fait.ok ? page(slug) : fait;
	},
);

/** Removes a step, with a reason once its mails began to leave, and cancels its pending mails. */
export const retirerEtape = action(
	EtapeRetrait,
	ACCES,
	async ({ visiteur, valeurs: { slug, numero, motif } }) => {
		const fait = await retirer(visiteur, slug, numero, motif);
		return fait.ok ? page(slug) : fait;
	},
);

/** Opens a place of a need. */
export const ouvrirLaPlace = action(
	PlaceOuverte,
	ACCES,
	async ({ visiteur, valeurs: { slug, ...place } }) => {
		const fait = await ouvrirPlace(visiteur, slug, place);
		return fait.ok ? page(slug) : fait;
	},
);

/** Saves what a place says. */
export const modifierLaPlace = action(
	PlaceModifiee,
	ACCES,
	async ({ visiteur, valeurs: { place, vu_le, ...ecrite } }) => {
		const fait = await modifierPlace(visiteur, place, ecrite, vu_le || null);
		return fait.ok ? page(fait.valeur.slug) : fait;
	},
);

/** Closes a place. */
export const fermerLaPlace = action(
	PlaceVisee,
	ACCES,
	async ({ visiteur, valeurs: { place } }) => {
		const fait = await fermerPlace(visiteur, place);
		return fait.ok ? page(fait.valeur.slug) : fait;
	},
);

/** Opens a closed place again, or gives an open one another last day. */
export const renouvelerLaPlace = action(
	PlaceRenouvelee,
	ACCES,
	async ({ visiteur, valeurs: { place, jusqu_au } }) => {
		const fait = await renouvelerPlace(visiteur, place, jusqu_au);
		return fait.ok ? page(fait.valeur.slug) : fait;
	},
);

/** Lets an account answer the offers of a need. */
export const nommer = action(
	ReferentForme,
	ACCES,
	async ({ visiteur, valeurs: { slug, courriel } }) => {
		const fait = await nommerReferent(visiteur, slug, courriel);
		return fait.ok ? page(slug) : fait;
	},
);

/** Takes that right back. */
export const demettre = action(
	ReferentRetire,
	ACCES,
	async ({ visiteur, valeurs: { slug, compte_id } }) => {
		const fait = await retirerReferent(visiteur, slug, compte_id);
		return fait.ok ? page(slug) : fait;
	},
);

/** Accepts an offer, and goes back to the work space of its need. */
export const accepter = action(
	OffreVisee,
	ACCES,
	async ({ visiteur, valeurs: { offre } }) => {
		const fait = await accepterOffre(visiteur, offre);
		return fait.ok ? page(fait.valeur.slug, "fait=offre_acceptee") : fait;
	},
);

/** Declines an offer, and goes back to the work space of its need. */
export const decliner = action(
	OffreVisee,
	ACCES,
	async ({ visiteur, valeurs: { offre } }) => {
		const fait = await declinerOffre(visiteur, offre);
		return fait.ok ? page(fait.valeur.slug, "fait=offre_declinee") : fait;
	},
);
