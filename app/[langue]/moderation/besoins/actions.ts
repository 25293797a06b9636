"use server";

import { action } from "#lib/adapters/pages/action";
import {
	creerBesoin as creer,
	modifierBesoin as modifier,
} from "#lib/moderation/edition/commands";
import { BesoinCree, BesoinModifie } from "#lib/moderation/edition/schema";

/** Creates an entry of the team. */
export const creerBesoin = action(
	BesoinCree,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs: { publier, ...edition } }) => {
		const fait = await creer(visiteur, edition, publier);
		return fait.ok
			? {
					ok: true as const,
					vers: `/moderation/relecture/besoin/${fait.valeur.slug}`,
				}
			: fait;
	},
);

/** Saves every field, unless somebody saved them meanwhile. */
export const modifierBesoin = action(
	BesoinModifie,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs: { slug, vu, ...edition } }) => {
		const fait = await modifier(visiteur, slug, edition, vu);
		return fait.ok
			? { ok: true as const, vers: `/moderation/besoins/${slug}?garde=oui` }
			: fait;
	},
);
