import { estPlaceFermee, lirePlace } from "#lib/besoins/places/queries";
import type { PlaceSortie } from "#lib/besoins/places/schema";
import type { Visiteur } from "#lib/comptes/connexion/schema";
import { lireMonOffre } from "#lib/participation/offres/queries";
import { brouillonDuNavigateur } from "../../../../data.ts";

type Params = Readonly<Record<string, string | string[] | undefined>>;

/** What an address names: an open place of this need, or one that is closed; null for neither. */
type PlaceVisee =
	| { readonly ouverte: true; readonly place: PlaceSortie }
	| {
			readonly ouverte: false;
			readonly id: number;
			readonly slug: string;
			/** What this browser wrote for it. */
			readonly message: string | null;
	  };

/** The number of a place, as an address writes it; null for anything else. */
function numeroDe({ place }: Params): number | null {
	const texte = String(place);
	const numero = /^[1-9]\d{0,9}$/.test(texte) ? Number(texte) : null;
	return numero !== null && numero < 2 ** 31 ? numero : null;
}

/** The place that the address of a page names; null where there is none. */
export async function placeVisee(params: Params): Promise<PlaceVisee | null> {
	const slug = String(params.slug);
	const numero = numeroDe(params);
	if (numero === null) return null;
	const lue = await lirePlace(numero);
	if (lue.ok && lue.valeur.besoin.slug === slug)
		return { ouverte: true, place: lue.valeur };
	if (!(await estPlaceFermee(numero, slug))) return null;
	const { message } = await brouillonPour(numero);
	return {
		ouverte: false,
		id: numero,
		slug,
		message: message?.at(-1) ?? null,
	};
}

/** What this browser wrote for this place; empty where it wrote for another. */
export async function brouillonPour(place: number) {
	const contenu = await brouillonDuNavigateur("offre");
	return contenu.place?.at(-1) === String(place) ? contenu : {};
}

/** The state of the reader's last offer for this place; null without one. */
export async function etatDeMonOffre(visiteur: Visiteur | null, place: number) {
	const offre = visiteur && (await lireMonOffre(visiteur.compte_id, place));
	return offre?.etat ?? null;
}
