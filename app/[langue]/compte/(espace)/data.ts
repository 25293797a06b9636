import { notFound, redirect } from "next/navigation";
import type { Visiteur } from "#lib/comptes/connexion/schema";
import type { NatureContribution } from "#lib/contributions/schema";
import { slugActuelDe } from "#lib/espace/contributions/queries";
import { listerMesContributions } from "#lib/espace/queries";
import { pageHref } from "#lib/i18n/page-texts";
import { ouvrirOffre } from "#lib/participation/offres_recues/commands";
import type { OffreOuverte } from "#lib/participation/offres_recues/schema";
import { rowNumber } from "#lib/platform/validation/fields";

/**
 * In place of a page about an entry of the account that a mail led to, and that has been
 * decided since: the list, which says what became of it. For any other, no page.
 */
export async function suivreMaContribution(
	compte_id: number,
	nature: NatureContribution,
	nomme: string,
): Promise<never> {
	const slug = await slugActuelDe(compte_id, nature, nomme);
	const miennes = await listerMesContributions(compte_id);
	const sienne =
		miennes.ok &&
		miennes.valeur.some((une) => une.nature === nature && une.slug === slug);
	return sienne ? redirect(pageHref("/compte/contributions")) : notFound();
}

/** The offer that an address names, now seen; null for whoever may not read it, and where there is none. */
export async function ouvrirOffreVisee(
	visiteur: Visiteur,
	{ slug, offre }: Readonly<Record<string, string | string[] | undefined>>,
): Promise<OffreOuverte | null> {
	const numero = rowNumber(offre);
	if (numero === null) return null;
	const lue = await ouvrirOffre(visiteur, numero);
	return lue.ok && lue.valeur.slug === slug ? lue.valeur : null;
}
