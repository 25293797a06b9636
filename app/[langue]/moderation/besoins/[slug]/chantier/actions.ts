"use server";

import { action, actionTo } from "#lib/adapters/pages/action";
import * as chantier from "#lib/moderation/chantier/commands";
import {
	apercevoirEtape,
	refusDuFutur,
} from "#lib/moderation/chantier/queries";
import * as formes from "#lib/moderation/chantier/schema";
import * as places from "#lib/moderation/places/commands";
import {
	PlaceModifiee,
	PlaceOuverte,
	PlaceVisee,
	ReferentForme,
	ReferentRetire,
} from "#lib/moderation/places/schema";
import * as offres from "#lib/participation/offres_recues/commands";
import { OffreVisee } from "#lib/participation/offres_recues/schema";
import { valeursDe } from "#lib/platform/text/three-way-merge";
import { digestOf } from "#lib/platform/validation/shown-digest";
import { courrielsDits } from "../../../data.ts";

const parModerateur = actionTo("moderateur");

const page = (slug: string, dit = "garde=oui") =>
	`/moderation/besoins/${slug}/chantier?${dit}`;

/** The work space again, of the need that the form names, or of the one that the command answers. */
const parForme = (_: unknown, { slug }: { slug: string }) => page(slug);
const parReponse = ({ slug }: { slug: string }) => page(slug);

export const definirChantier = parModerateur(
	formes.ChantierModifie,
	(visiteur, { slug, vu, ...ecrit }) =>
		chantier.definirChantier(visiteur, slug, ecrit, vu),
	parForme,
);

/** Shows the mails of a new step, or adds it and queues them: never mails that were not shown. */
export const ajouterEtape = action(
	formes.EtapeAjoutee,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs, t }) => {
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
					apercu: courrielsDits(t, courriels),
				},
			};
		const suite = { statut, futur, vu_le: vu_le === "" ? null : vu_le };
		const fait = await chantier.ajouterEtape(visiteur, slug, etape, suite);
		return fait.ok ? { ok: true, vers: page(slug) } : fait;
	},
);

export const modifierEtape = parModerateur(
	formes.EtapeModifiee,
	(visiteur, { slug, numero, vu, futur, ...etape }) =>
		chantier.modifierEtape(visiteur, slug, numero, etape, vu, futur),
	parForme,
);

/** Removes a step, with a reason once its mails began to leave, and cancels its pending mails. */
export const retirerEtape = parModerateur(
	formes.EtapeRetrait,
	(visiteur, { slug, numero, motif }) =>
		chantier.retirerEtape(visiteur, slug, numero, motif),
	parForme,
);

export const ouvrirLaPlace = parModerateur(
	PlaceOuverte,
	(visiteur, { slug, ...place }) => places.ouvrirPlace(visiteur, slug, place),
	parForme,
);

export const modifierLaPlace = parModerateur(
	PlaceModifiee,
	(visiteur, { place, vu_le, ...ecrite }) =>
		places.modifierPlace(visiteur, place, ecrite, vu_le || null),
	parReponse,
);

export const fermerLaPlace = parModerateur(
	PlaceVisee,
	(visiteur, { place }) => places.fermerPlace(visiteur, place),
	parReponse,
);

/** Opens a closed place again, or gives an open one another last day. */
export const renouvelerLaPlace = parModerateur(
	PlaceVisee,
	(visiteur, { place }) => places.renouvelerPlace(visiteur, place),
	parReponse,
);

/** Lets an account answer the offers of a need. */
export const nommer = parModerateur(
	ReferentForme,
	(visiteur, { slug, courriel }) =>
		places.nommerReferent(visiteur, slug, courriel),
	parForme,
);

/** Takes that right back. */
export const demettre = parModerateur(
	ReferentRetire,
	(visiteur, { slug, compte_id }) =>
		offres.quitterReferents(visiteur, slug, compte_id),
	parForme,
);

export const accepter = parModerateur(
	OffreVisee,
	(visiteur, { offre }) => offres.accepterOffre(visiteur, offre),
	({ slug }) => page(slug, "fait=offre_acceptee"),
);

export const decliner = parModerateur(
	OffreVisee,
	(visiteur, { offre }) => offres.declinerOffre(visiteur, offre),
	({ slug }) => page(slug, "fait=offre_declinee"),
);
