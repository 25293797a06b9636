"use server";

import { action } from "#lib/adapters/pages/action";
import { accepterOffre, declinerOffre } from "#lib/moderation/offres/commands";
import { OffreVisee } from "#lib/moderation/offres/schema";

const ACCES = { acces: "moderateur" } as const;
const page = (slug: string, fait: string) => ({
	ok: true as const,
	vers: `/moderation/besoins/${slug}/places?fait=${fait}`,
});

/** Accepts an offer, and goes back to the places of its need. */
export const accepter = action(
	OffreVisee,
	ACCES,
	async ({ visiteur, valeurs: { offre } }) => {
		const fait = await accepterOffre(visiteur, offre);
		return fait.ok ? page(fait.valeur.slug, "offre_acceptee") : fait;
	},
);

/** Declines an offer, and goes back to the places of its need. */
export const decliner = action(
	OffreVisee,
	ACCES,
	async ({ visiteur, valeurs: { offre } }) => {
		const fait = await declinerOffre(visiteur, offre);
		return fait.ok ? page(fait.valeur.slug, "offre_declinee") : fait;
	},
);
