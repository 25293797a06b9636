"use server";

import { action, type Suite } from "#lib/adapters/pages/action";
import type { NatureContribution } from "#lib/contributions/schema";
import {
	creerBesoin as creerUnBesoin,
	creerProjet as creerUnProjet,
} from "#lib/moderation/edition/commands";
import { BesoinCree, ProjetCree } from "#lib/moderation/edition/schema";
import type { Resultat } from "#lib/platform/contract/result";
import { imagesEnvoyees } from "../../data.ts";

const ACCES = { acces: "moderateur" } as const;

/** The page of the entry that was created. */
function versLaFiche(
	nature: NatureContribution,
	fait: Resultat<{ readonly slug: string }>,
): Suite {
	return fait.ok
		? { ok: true, vers: `/moderation/relecture/${nature}/${fait.valeur.slug}` }
		: fait;
}

/** Creates a project of the team. */
export const creerProjet = action(
	ProjetCree,
	{ ...ACCES, fichiers: imagesEnvoyees },
	async ({ visiteur, valeurs: { publier, ...edition } }) =>
		versLaFiche("projet", await creerUnProjet(visiteur, edition, publier)),
);

/** Creates a need of the team. */
export const creerBesoin = action(
	BesoinCree,
	ACCES,
	async ({ visiteur, valeurs: { publier, ...edition } }) =>
		versLaFiche("besoin", await creerUnBesoin(visiteur, edition, publier)),
);
