import type { NatureContribution } from "../schema.ts";

/** Why a public entry is taken down, as moderators choose it. */
export const MOTIFS_RETRAIT = [
	"perime",
	"doublon",
	"hors_sujet",
	"inexact",
	"publicite",
	"vie_privee",
	"illicite",
	"autre",
] as const;

export type MotifRetrait = (typeof MOTIFS_RETRAIT)[number];

/** How a contest ends. */
export const DECISIONS_CONTESTATION = ["retabli", "maintenu"] as const;

export type DecisionContestation = (typeof DECISIONS_CONTESTATION)[number];

/** Time during which the author may contest, once. */
export const CONTESTATION_MOIS = 6;

/** Code points of the author's text, and of the answer. */
export const BORNES_CONTESTATION = {
	texte: { min: 20, max: 2000 },
	reponse: { min: 1, max: 1000 },
} as const;

/** An entry, as the acts on its take-down name it. */
export type EntreeVisee = {
	readonly nature: NatureContribution;
	readonly id: number;
};
