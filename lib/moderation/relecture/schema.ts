import {
	type ChampBesoin,
	type ChampProjet,
	type NatureContribution,
	NOMS_BESOIN,
	NOMS_PROJET,
} from "#lib/contributions/schema";
import type { Langue } from "#lib/platform/langues";
import type { Certitude } from "#lib/platform/search/results";
import type { LabelIa, ProjetSortie } from "#lib/projets/schema";
import { MOTIF_MAX } from "../schema.ts";

export type EntreeListee = {
	readonly nature: NatureContribution;
	readonly slug: string;
	readonly titre: string;
	readonly statut: string;
	readonly langue: Langue;
	readonly cree_le: Date;
	readonly auteur: string | null;
};

/** The fields that a project has and a need has not, besides the name, which is the title. */
export const CHAMPS_PROPRES_AU_PROJET = NOMS_PROJET.filter(
	(nom) => nom !== "nom" && !NOMS_BESOIN.some((commun) => commun === nom),
);

/** The fields of a project besides its name; a need has null in those that it lacks. */
type ChampsModeres = {
	readonly [K in Exclude<ChampProjet, "nom">]: K extends ChampBesoin
		? ProjetSortie[K]
		: K extends "liens"
			? // As they are kept and edited: what each leads to, then its address.
				readonly string[] | null
			: ProjetSortie[K] | null;
};

/** A complete entry of either kind, as the moderator reads it. */
export type FicheModeree = ChampsModeres & {
	readonly nature: NatureContribution;
	readonly id: number;
	readonly slug: string;
	readonly titre: string;
	/** Hashes of its pictures, and what the second says. */
	readonly logo: string | null;
	readonly image: string | null;
	readonly image_dite: string | null;
	/** Null for a need, which does not have one. */
	readonly label_ia: LabelIa | null;
	readonly themes: readonly string[];
	readonly statut: string;
	/** The states that it can be given (D1, D2). */
	readonly mouvements: readonly string[];
	readonly estPublique: boolean;
	readonly langue: Langue;
	readonly motif: string | null;
	readonly efface_le: Date | null;
	readonly cree_le: Date;
	readonly publie_le: Date | null;
	/** ISO 8601: sent back with a decision as the version read. */
	readonly vu_le: string;
	readonly auteur: {
		readonly id: number;
		readonly courriel: string;
		readonly nom: string | null;
		readonly langue: Langue;
		readonly suspendu: boolean;
		readonly publies: number;
		readonly refuses: number;
		readonly en_attente: number;
	} | null;
};

export type Semblable = {
	readonly id: number;
	readonly nature: NatureContribution;
	readonly slug: string;
	readonly titre: string;
	readonly statut: string;
	readonly modifie_le: Date;
	readonly estPublique: boolean;
	readonly resume: string;
	/** Of two needs that may be merged, the title that would be kept. */
	readonly garde: string | null;
	readonly certitude: Certitude;
};

/** Maximum code points of a moderator's own words in a refusal: the sentence of the choice precedes them. */
export const MOTS_REFUS_MAX = MOTIF_MAX - 200;

/** An act that may still be undone, with the seconds left. */
export type ActeRecent = {
	readonly acte_id: number;
	readonly nature: NatureContribution;
	readonly titre: string;
	readonly statut: string;
	/** Of a merge, the need that stays. */
	readonly garde_id: number | null;
	readonly reste: number;
	/** Whether a mail leaves when they are over. */
	readonly courriel: boolean;
};
