import { noPage, type PageCall } from "#lib/adapters/pages/page";
import { estPlaceFermee, lirePlace } from "#lib/besoins/places/queries";
import { lireMonOffre } from "#lib/participation/offres/queries";
import { rowNumber } from "#lib/platform/validation/fields";
import { brouillonDuNavigateur } from "../../../../data.ts";

/**
 * The place of a need that the address of a page names, and the state of the reader's last
 * offer for it; of a closed one what this browser wrote for it. No page where there is none.
 */
export async function placeVisee({ langue, params, visiteur }: PageCall) {
	const slug = String(params.slug);
	const numero = rowNumber(params.place) ?? noPage(langue, { gone: false });
	const [lue, offre] = await Promise.all([
		lirePlace(numero),
		visiteur && lireMonOffre(visiteur.compte_id, numero),
	]);
	const etat = offre?.etat ?? null;
	if (lue.ok && lue.valeur.besoin.slug === slug)
		return { ouverte: true, place: lue.valeur, etat } as const;
	if (!(await estPlaceFermee(numero, slug)))
		return noPage(langue, { gone: false });
	const ecrit = await brouillonPour(numero);
	const message = ecrit.message?.at(-1) ?? null;
	return { ouverte: false, slug, message, etat } as const;
}

/** What this browser wrote for this place; empty where it wrote for another. */
export async function brouillonPour(place: number) {
	const contenu = await brouillonDuNavigateur("offre");
	return contenu.place?.at(-1) === String(place) ? contenu : {};
}
