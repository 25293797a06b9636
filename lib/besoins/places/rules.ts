import { titresDe } from "#lib/platform/langues";
import type { StatutBesoin } from "../schema.ts";

/** States of a need in which its places are open: a consequence of the state, as its work space is. */
export const STATUTS_PLACES = [
	"etude",
	"developpement",
] as const satisfies readonly StatutBesoin[];

export function offreDesPlaces(statut: string): boolean {
	return STATUTS_PLACES.some((ouvert) => ouvert === statut);
}

/** Days that a place stays open when nothing else is said. */
export const PLACE_JOURS = 90;
/** The furthest day that may be said, in days. */
export const PLACE_JOURS_MAX = 366;

/** How many may be accepted in a role for which no place is open. */
export const PLACES_LIBRES = 20;

export const REFERENTS_MAX = 5;

export type NomsDePlace = {
	readonly langue: string;
	readonly besoin_titre: string;
	readonly besoin_titre_en: string | null;
	readonly titre: string;
	readonly titre_en: string | null;
};

/** The same in the format of the mails: a text in one language, or in both. */
export function nomsDePlace(noms: NomsDePlace) {
	const { besoin_titre: titre, besoin_titre_en: titre_en } = noms;
	return {
		besoin: titresDe({ ...noms, titre, titre_en }),
		place: titresDe(noms),
	};
}
