"use server";

import { action, actionTo } from "#lib/adapters/pages/action";
import {
	creerBesoin as creerUnBesoin,
	creerProjet as creerUnProjet,
} from "#lib/moderation/edition/commands";
import { BesoinCree, ProjetCree } from "#lib/moderation/edition/schema";
import { pageDeFiche } from "#lib/moderation/file/rules";
import { imagesEnvoyees } from "../../data.ts";

/** Creates a project of the team. */
export const creerProjet = action(
	ProjetCree,
	{ acces: "moderateur", fichiers: imagesEnvoyees },
	async ({ visiteur, valeurs: { publier, ...edition } }) => {
		const fait = await creerUnProjet(visiteur, edition, publier);
		if (!fait.ok) return fait;
		return {
			ok: true,
			vers: pageDeFiche({ nature: "projet", ...fait.valeur }),
		};
	},
);

/** Creates a need of the team. */
export const creerBesoin = actionTo(
	BesoinCree,
	"moderateur",
	({ visiteur, valeurs: { publier, ...edition } }) =>
		creerUnBesoin(visiteur, edition, publier),
	({ slug }) => pageDeFiche({ nature: "besoin", slug }),
);
