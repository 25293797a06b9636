import type { Visiteur } from "#lib/comptes/connexion/schema";
import { ouvrirOffre } from "#lib/participation/offres_recues/commands";
import type { OffreOuverte } from "#lib/participation/offres_recues/schema";

/** The offer that an address names, now seen; null for whoever may not read it, and where there is none. */
export async function ouvrirOffreVisee(
	visiteur: Visiteur,
	{ slug, offre }: Readonly<Record<string, string | string[] | undefined>>,
): Promise<OffreOuverte | null> {
	const numero = /^[1-9]\d{0,8}$/.exec(String(offre))?.[0];
	if (numero === undefined) return null;
	const lue = await ouvrirOffre(visiteur, Number(numero));
	return lue.ok && lue.valeur.slug === slug ? lue.valeur : null;
}
