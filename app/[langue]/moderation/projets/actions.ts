"use server";

import { action } from "#lib/adapters/pages/action";
import {
	creerProjet as creer,
	modifierProjet as modifier,
} from "#lib/moderation/edition/commands";
import { ProjetCree, ProjetModifie } from "#lib/moderation/edition/schema";

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

/** Saves every field, unless somebody saved them meanwhile. */
export const modifierProjet = action(
	ProjetModifie,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs: { slug, vu, ...edition } }) => {
		const fait = await modifier(visiteur, slug, edition, vu);
		return fait.ok
			? { ok: true as const, vers: `/moderation/projets/${slug}?garde=oui` }
			: fait;
	},
);
