"use server";

import { actionTo } from "#lib/adapters/pages/action";
import {
	accepterOffre,
	declinerOffre,
} from "#lib/participation/offres_recues/commands";
import { OffreVisee } from "#lib/participation/offres_recues/schema";

const vers =
	(quoi: "acceptee" | "declinee") =>
	({ slug }: { readonly slug: string }) =>
		`/compte/offres/recues/${slug}?fait=offre_${quoi}`;

/** Accepts an offer, and goes back to those of its need. */
export const accepter = actionTo(
	OffreVisee,
	"compte",
	({ visiteur, valeurs: { offre } }) => accepterOffre(visiteur, offre),
	vers("acceptee"),
);

/** Declines an offer, and goes back to those of its need. */
export const decliner = actionTo(
	OffreVisee,
	"compte",
	({ visiteur, valeurs: { offre } }) => declinerOffre(visiteur, offre),
	vers("declinee"),
);
