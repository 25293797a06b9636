import { lireVersion } from "#lib/contributions/revisions/queries";
import { lireChantier, suivreEtapes } from "#lib/moderation/chantier/queries";
import { lirePlace } from "#lib/moderation/file/queries";
import { lirePlacesDuBesoin } from "#lib/moderation/places/queries";
import { ouvrirOffre } from "#lib/participation/offres_recues/commands";
import { listerOffresDuBesoin } from "#lib/participation/offres_recues/queries";
import type { ActeurCompte } from "#lib/platform/actor";
import { together } from "#lib/platform/contract/records";
import { rowNumber } from "#lib/platform/validation/fields";
import { filtreCourant, type Query, valeursDe } from "../../../data.ts";

/** What the work space of a need shows: steps, places, offers, who answers them. */
export async function lireEspace(slug: string, visiteur: ActeurCompte) {
	const filtre = filtreCourant();
	const ici = `/moderation/besoins/${slug}/chantier`;
	const { chantier, besoin, offres, ...lus } = await together({
		chantier: lireChantier(slug),
		etapes: suivreEtapes(slug),
		besoin: lirePlacesDuBesoin(slug),
		offres: listerOffresDuBesoin(visiteur, slug),
		voisines: lirePlace(ici, filtre),
	});
	if (!chantier || !besoin || !offres.ok) return null;
	return { ...lus, chantier, besoin, offres: offres.valeur.places, filtre };
}

type Espace = NonNullable<Awaited<ReturnType<typeof lireEspace>>>;

/**
 * The one form that the page has open, as its address names it: a step to correct or to
 * remove, a place to open or to correct, an offer to answer, else the next step. Null
 * when there is no such thing.
 */
export async function lireOuvert(
	slug: string,
	query: Query,
	{ etapes, besoin }: Espace,
	visiteur: ActeurCompte,
) {
	const { etape, place, offre } = valeursDe(query);
	if (etape !== undefined) {
		const lue = etapes.find(({ numero }) => String(numero) === etape);
		if (!lue) return null;
		const vu = await lireVersion("etape", slug, lue.numero);
		return { quoi: "etape" as const, etape: lue, vu };
	}
	if (place === "nouvelle") return { quoi: "place" as const, place: null };
	if (place !== undefined) {
		const lue = besoin.places.find(({ id }) => String(id) === place);
		return lue ? { quoi: "place" as const, place: lue } : null;
	}
	if (offre === undefined) return { quoi: "suite" as const };
	const lue = await ouvrirOffre(visiteur, rowNumber(offre) ?? 0);
	return lue.ok && lue.valeur.slug === slug
		? { quoi: "offre" as const, offre: lue.valeur }
		: null;
}
