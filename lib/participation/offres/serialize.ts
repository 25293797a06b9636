import { CLES_TRADUITES_PLACE } from "#lib/besoins/places/schema";
import {
	type LignePlace,
	versBesoinDePlace,
} from "#lib/besoins/places/serialize";
import { traductionsLisibles } from "#lib/platform/text/translations";
import type { Offre } from "#prisma/client/client";
import { estEnAttente } from "./rules.ts";
import type { EtatOffre, MonOffre, OffreResultat } from "./schema.ts";

type Delai = { readonly etat: EtatOffre; readonly expire_le: Date };

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
		etat: offre?.etat ?? null,
		expire_le: offre && expiration(offre),
	};
}

export type LigneMonOffre = Pick<
	Offre,
	"place_id" | "message" | "contact" | "cree_le" | "repondu_le" | "expire_le"
> &
	Pick<LignePlace, "besoin" | "role" | "titre" | "traductions"> &
	Delai;

export function versMonOffre(ligne: LigneMonOffre): MonOffre {
	const besoin = versBesoinDePlace(ligne.besoin);
	return {
		place: ligne.place_id,
		besoin,
		role: ligne.role,
		titre: ligne.titre,
		langue: besoin.langue,
		traductions: traductionsLisibles(ligne.traductions, CLES_TRADUITES_PLACE),
		etat: ligne.etat,
		message: ligne.message,
		contact: ligne.contact,
		cree_le: ligne.cree_le.toISOString(),
		repondu_le: ligne.repondu_le?.toISOString() ?? null,
		expire_le: expiration(ligne),
	};
}
