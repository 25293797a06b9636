import {
	estEtatBesoin,
	estStatutPublic,
	libelleServi,
} from "#lib/besoins/rules";
import type { EtatBesoin } from "#lib/besoins/schema";
import {
	type ChampBesoin,
	type ChampProjet,
	NOMS_BESOIN,
	NOMS_PROJET,
} from "#lib/contributions/schema";
import { pick } from "#lib/platform/contract/records";
import {
	estProjetPublic,
	estStatutProjet,
	LIBELLES_STATUT_PROJET,
} from "#lib/projets/rules";
import { reprise } from "#lib/projets/serialize";
import type { Besoin, Projet } from "#prisma/client/client";
import type {
	MaContribution,
	MonSoutien,
	MonVote,
	TexteContribution,
} from "./schema.ts";

export type LigneContribution = {
	nature: string;
	slug: string;
	titre: string;
	statut: string;
	motif: string | null;
	cree_le: Date;
	publie_le: Date | null;
	id: number | null;
	slug_recu: string;
};

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
		nature: ligne.nature === "besoin" ? "besoin" : "projet",
		slug: ligne.slug,
		titre: ligne.titre,
		...etatPourAuteur(ligne),
		motif: ligne.motif,
		cree_le: ligne.cree_le.toISOString(),
		publie_le: ligne.publie_le?.toISOString() ?? null,
		id: ligne.id,
		slug_recu: ligne.slug_recu,
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

export type LigneVote = {
	slug: string;
	nom: string;
	statut: string;
	cree_le: Date;
};

export function versMonVote(ligne: LigneVote): MonVote {
	return {
		slug: ligne.slug,
		nom: ligne.nom,
		public: estProjetPublic(ligne.statut),
		vote_le: ligne.cree_le.toISOString(),
	};
}

export type LigneSoutien = {
	slug: string;
	titre: string;
	statut: string;
	cree_le: Date;
	etapes_par_courriel: boolean;
};

export function versMonSoutien(ligne: LigneSoutien): MonSoutien {
	return {
		slug: ligne.slug,
		titre: ligne.titre,
		public: estEtatBesoin(ligne.statut) && estStatutPublic(ligne.statut),
		soutenu_le: ligne.cree_le.toISOString(),
		etapes_par_courriel: ligne.etapes_par_courriel,
	};
}
