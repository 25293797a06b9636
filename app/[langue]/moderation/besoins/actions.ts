"use server";

import { action } from "#lib/adapters/pages/action";
import { creerBesoin as creer } from "#lib/moderation/edition/commands";
import { BesoinCree } from "#lib/moderation/edition/schema";

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
