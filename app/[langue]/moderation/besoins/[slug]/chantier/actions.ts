"use server";

import { action } from "#lib/adapters/pages/action";
import {
	ajouterEtape as ajouter,
	definirChantier as definir,
	modifierEtape as modifier,
	retirerEtape as retirer,
} from "#lib/moderation/chantier/commands";
import {
	ChantierModifie,
	EtapeAjoutee,
	EtapeModifiee,
	EtapeNommee,
	LienForme,
} from "#lib/moderation/chantier/schema";
import { modererBesoin } from "#lib/moderation/commands";

const ACCES = { acces: "moderateur" } as const;

const page = (slug: string) => ({
	ok: true as const,
	vers: `/moderation/besoins/${slug}/chantier?garde=oui`,
});

/** Saves brief, skills and repository. */
export const definirChantier = action(
	ChantierModifie,
	ACCES,
	async ({ visiteur, valeurs: { slug, vu, ...chantier } }) => {
		const fait = await definir(visiteur, slug, chantier, vu);
		return fait.ok ? page(slug) : fait;
	},
);

/** Links a project, or unlinks it. */
export const lierProjet = action(
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

/** Adds a step, and queues its mails. */
export const ajouterEtape = action(
	EtapeAjoutee,
	ACCES,
	async ({ visiteur, valeurs: { slug, ...etape } }) => {
		const fait = await ajouter(visiteur, slug, etape);
		return fait.ok ? page(slug) : fait;
	},
);

/** Corrects a step, and its pending mails. */
export const modifierEtape = action(
	EtapeModifiee,
	ACCES,
	async ({ visiteur, valeurs: { slug, numero, vu, ...etape } }) => {
		const fait = await modifier(visiteur, slug, numero, etape, vu);
		return fait.ok ? page(slug) : fait;
	},
);

/** Removes a step, and cancels its pending mails. */
export const retirerEtape = action(
	EtapeNommee,
	ACCES,
	async ({ visiteur, valeurs: { slug, numero } }) => {
		const fait = await retirer(visiteur, slug, numero);
		return fait.ok ? page(slug) : fait;
	},
);
