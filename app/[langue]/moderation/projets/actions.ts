"use server";

import { action } from "#lib/adapters/pages/action";
import { creerProjet as creer } from "#lib/moderation/edition/commands";
import { ProjetCree } from "#lib/moderation/edition/schema";

/** Creates an entry of the team. */
export const creerProjet = action(
	ProjetCree,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs: { publier, ...edition } }) => {
		const fait = await creer(visiteur, edition, publier);
		return fait.ok
			? {
					ok: true as const,
					vers: `/moderation/relecture/projet/${fait.valeur.slug}`,
				}
			: fait;
	},
);
