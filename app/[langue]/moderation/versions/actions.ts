"use server";

import { action } from "#lib/adapters/pages/action";
import type { ObjetRevise } from "#lib/contributions/revisions/schema";
import {
	rendreRetrait,
	reprendreRevision,
} from "#lib/moderation/revisions/commands";
import {
	type NatureRevisee,
	RendreForme,
	RetourForme,
} from "#lib/moderation/revisions/schema";

const PAGES: Readonly<Record<ObjetRevise, NatureRevisee>> = {
	projet: "projet",
	besoin: "besoin",
	chantier: "besoin",
	etape: "besoin",
	article: "article",
	theme: "theme",
};

const page = ({ objet, slug }: { objet: ObjetRevise; slug: string }) => ({
	ok: true as const,
	vers: `/moderation/versions/${PAGES[objet]}/${slug}?garde=oui`,
});

/** Restores a removed text. */
export const rendre = action(
	RendreForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs: { id } }) => {
		const fait = await rendreRetrait(visiteur, id);
		return fait.ok ? page(fait.valeur) : fait;
	},
);

/** Goes back to an earlier text. */
export const reprendre = action(
	RetourForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs: { id, vu } }) => {
		const fait = await reprendreRevision(visiteur, id, vu);
		return fait.ok ? page(fait.valeur) : fait;
	},
);
