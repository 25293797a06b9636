import { estEtatBesoin, libelleServi } from "#lib/besoins/rules";
import type { EtatBesoin } from "#lib/besoins/schema";
import {
	type ChampBesoin,
	type ChampProjet,
	NOMS_BESOIN,
	NOMS_PROJET,
} from "#lib/contributions/schema";
import { pick } from "#lib/platform/contract/records";
import { estStatutProjet, LIBELLES_STATUT_PROJET } from "#lib/projets/rules";
import { reprise } from "#lib/projets/serialize";
import type { Besoin, Projet } from "#prisma/client/client";
import type { MaContribution, TexteContribution } from "./schema.ts";

export type LigneContribution = Omit<
	MaContribution,
	"statut" | "statut_libelle"
> & { readonly statut: string };

/** The state shown to the author: an entry in quarantine awaits review like any other (D15). */
function etatPourAuteur(ligne: LigneContribution): {
	statut: EtatBesoin;
	statut_libelle: string;
} {
	const statut = ligne.statut === "quarantaine" ? "propose" : ligne.statut;
	if (ligne.nature === "projet" && estStatutProjet(statut))
		return { statut, statut_libelle: LIBELLES_STATUT_PROJET[statut].fr };
	if (ligne.nature === "besoin" && estEtatBesoin(statut))
		return { statut, statut_libelle: libelleServi(statut) };
	throw new Error(`unknown state: ${ligne.statut}`);
}

export function versMaContribution(ligne: LigneContribution): MaContribution {
	return {
		...pick(ligne, ["nature", "slug", "titre"]),
		...etatPourAuteur(ligne),
		...pick(ligne, ["motif", "cree_le", "publie_le", "id", "slug_recu"]),
	};
}

export type LigneTexteProjet = Pick<Projet, ChampProjet | "langue"> & {
	themes: string[];
};

export function versTexteProjet(ligne: LigneTexteProjet): TexteContribution {
	return {
		...pick(ligne, NOMS_PROJET),
		...reprise(ligne),
		themes: ligne.themes,
		langue: ligne.langue === "en" ? "en" : "fr",
	};
}

export type LigneTexteBesoin = Pick<Besoin, ChampBesoin | "langue"> & {
	theme: string | null;
};

export function versTexteBesoin(ligne: LigneTexteBesoin): TexteContribution {
	return {
		...pick(ligne, NOMS_BESOIN),
		theme: ligne.theme,
		langue: ligne.langue === "en" ? "en" : "fr",
	};
}
