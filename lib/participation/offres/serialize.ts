import { CLES_TRADUITES_PLACE } from "#lib/besoins/places/schema";
import { type LignePlace, roleDePlace } from "#lib/besoins/places/serialize";
import { traductionsLisibles } from "#lib/platform/text/translations";
import type { Offre } from "#prisma/client/client";
import { estEnAttente } from "./rules.ts";
import {
	ETATS_OFFRE,
	type EtatOffre,
	type MonOffre,
	type OffreResultat,
} from "./schema.ts";

/** The state stored in a row; throws on an unknown one. */
export function etatDOffre(texte: string): EtatOffre {
	const etat = ETATS_OFFRE.find((candidat) => candidat === texte);
	if (etat === undefined)
		throw new Error(`unknown state of an offer: ${texte}`);
	return etat;
}

type Delai = { readonly etat: string; readonly expire_le: Date };

function expiration({ etat, expire_le }: Delai): string | null {
	return estEnAttente(etat) ? expire_le.toISOString() : null;
}

/** The account's last offer for a place; null when it never made one. */
export function versOffreResultat(
	place: number,
	offre: Delai | null,
): OffreResultat {
	return {
		place,
		etat: offre && etatDOffre(offre.etat),
		expire_le: offre && expiration(offre),
	};
}

export type LigneMonOffre = Pick<
	Offre,
	| "place_id"
	| "etat"
	| "message"
	| "contact"
	| "cree_le"
	| "repondu_le"
	| "expire_le"
> &
	Pick<LignePlace, "besoin" | "role" | "titre" | "traductions">;

export function versMonOffre(ligne: LigneMonOffre): MonOffre {
	const langue = ligne.besoin.langue === "en" ? "en" : "fr";
	return {
		place: ligne.place_id,
		besoin: {
			slug: ligne.besoin.slug,
			titre: ligne.besoin.titre,
			langue,
			traductions: traductionsLisibles(ligne.besoin.traductions, ["titre"]),
		},
		role: roleDePlace(ligne.role),
		titre: ligne.titre,
		langue,
		traductions: traductionsLisibles(ligne.traductions, CLES_TRADUITES_PLACE),
		etat: etatDOffre(ligne.etat),
		message: ligne.message,
		contact: ligne.contact,
		cree_le: ligne.cree_le.toISOString(),
		repondu_le: ligne.repondu_le?.toISOString() ?? null,
		expire_le: expiration(ligne),
	};
}
