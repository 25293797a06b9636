"use server";

import { action } from "#lib/adapters/pages/action";
import {
	fermerPlace,
	modifierPlace,
	nommerReferent,
	ouvrirPlace,
	renouvelerPlace,
	retirerReferent,
} from "#lib/moderation/places/commands";
import {
	PlaceModifiee,
	PlaceOuverte,
	PlaceRenouvelee,
	PlaceVisee,
	ReferentForme,
	ReferentRetire,
} from "#lib/moderation/places/schema";

const ACCES = { acces: "moderateur" } as const;
const page = (slug: string) => ({
	ok: true as const,
	vers: `/moderation/besoins/${slug}/places?garde=oui`,
});

/** Opens a place of a need. */
export const ouvrir = action(
	PlaceOuverte,
	ACCES,
	async ({ visiteur, valeurs: { slug, ...place } }) => {
		const fait = await ouvrirPlace(visiteur, slug, place);
		return fait.ok ? page(slug) : fait;
	},
);

/** Saves what a place says. */
export const modifier = action(
	PlaceModifiee,
	ACCES,
	async ({ visiteur, valeurs: { place, vu_le, ...ecrite } }) => {
		const fait = await modifierPlace(visiteur, place, ecrite, vu_le || null);
		return fait.ok ? page(fait.valeur.slug) : fait;
	},
);

/** Closes a place. */
export const fermer = action(
	PlaceVisee,
	ACCES,
	async ({ visiteur, valeurs: { place } }) => {
		const fait = await fermerPlace(visiteur, place);
		return fait.ok ? page(fait.valeur.slug) : fait;
	},
);

/** Opens a closed place again, or gives an open one another last day. */
export const renouveler = action(
	PlaceRenouvelee,
	ACCES,
	async ({ visiteur, valeurs: { place, jusqu_au } }) => {
		const fait = await renouvelerPlace(visiteur, place, jusqu_au);
		return fait.ok ? page(fait.valeur.slug) : fait;
	},
);

/** Lets an account answer the offers of a need. */
export const nommer = action(
	ReferentForme,
	ACCES,
	async ({ visiteur, valeurs: { slug, courriel } }) => {
		const fait = await nommerReferent(visiteur, slug, courriel);
		return fait.ok ? page(slug) : fait;
	},
);

/** Takes that right back. */
export const retirer = action(
	ReferentRetire,
	ACCES,
	async ({ visiteur, valeurs: { slug, compte_id } }) => {
		const fait = await retirerReferent(visiteur, slug, compte_id);
		return fait.ok ? page(slug) : fait;
	},
);
