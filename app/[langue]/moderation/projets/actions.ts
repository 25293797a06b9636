"use server";

import { action } from "#lib/adapters/pages/action";
import {
	creerProjet,
	modifierProjet,
} from "#lib/moderation/projets/edition/commands";
import {
	ProjetCree,
	ProjetModifie,
} from "#lib/moderation/projets/edition/schema";

/** Makes an entry of the team. */
export const creerProjetAction = action(
	ProjetCree,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs: { publier, ...edition } }) => {
		const fait = await creerProjet(visiteur, edition, publier);
		return fait.ok
			? {
					ok: true as const,
					vers: `/moderation/relecture/projet/${fait.valeur.slug}`,
				}
			: fait;
	},
);

/** Writes every field, unless somebody wrote them meanwhile. */
export const modifierProjetAction = action(
	ProjetModifie,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs: { slug, vu, ...edition } }) => {
		const fait = await modifierProjet(visiteur, slug, edition, vu);
		return fait.ok
			? { ok: true as const, vers: `/moderation/projets/${slug}?garde=oui` }
			: fait;
	},
);
