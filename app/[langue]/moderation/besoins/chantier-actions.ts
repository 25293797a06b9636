"use server";

import { action } from "#lib/adapters/pages/action";
import { modererBesoin } from "#lib/moderation/besoins/commands";
import { definirChantier } from "#lib/moderation/chantier/commands";
import {
	ajouterEtape,
	modifierEtape,
	retirerEtape,
} from "#lib/moderation/chantier/etapes/commands";
import {
	ChantierModifie,
	EtapeAjoutee,
	EtapeModifiee,
	EtapeNommee,
	LienForme,
} from "#lib/moderation/chantier/schema";

const ACCES = { acces: "moderateur" } as const;

const page = (slug: string) => ({
	ok: true as const,
	vers: `/moderation/besoins/${slug}/chantier?garde=oui`,
});

/** Brief, skills, repository. */
export const definirChantierAction = action(
	ChantierModifie,
	ACCES,
	async ({ visiteur, valeurs: { slug, vu, ...chantier } }) => {
		const fait = await definirChantier(visiteur, slug, chantier, vu);
		return fait.ok ? page(slug) : fait;
	},
);

/** Links a project, or none. */
export const lierProjetAction = action(
	LienForme,
	ACCES,
	async ({ visiteur, valeurs: { slug, projet } }) => {
		const fait = await modererBesoin(visiteur, slug, {
			statut: undefined,
			projet,
			motif: null,
		});
		return fait.ok ? page(slug) : fait;
	},
);

/** A step, and its mails. */
export const ajouterEtapeAction = action(
	EtapeAjoutee,
	ACCES,
	async ({ visiteur, valeurs: { slug, ...etape } }) => {
		const fait = await ajouterEtape(visiteur, slug, etape);
		return fait.ok ? page(slug) : fait;
	},
);

/** Corrects a step, and its mails that wait. */
export const modifierEtapeAction = action(
	EtapeModifiee,
	ACCES,
	async ({ visiteur, valeurs: { slug, numero, vu, ...etape } }) => {
		const fait = await modifierEtape(visiteur, slug, numero, etape, vu);
		return fait.ok ? page(slug) : fait;
	},
);

/** Takes a step out, with those of its mails that wait. */
export const retirerEtapeAction = action(
	EtapeNommee,
	ACCES,
	async ({ visiteur, valeurs: { slug, numero } }) => {
		const fait = await retirerEtape(visiteur, slug, numero);
		return fait.ok ? page(slug) : fait;
	},
);
