/** What a refusal is chosen from; the figures count by them. */
export const MOTIFS_REFUS = [
	"doublon",
	"hors_sujet",
	"incomplet",
	"publicite",
	"illicite",
	"autre",
] as const;

export type MotifRefus = (typeof MOTIFS_REFUS)[number];

/** A refusal, as the moderator chose it. */
export type Refuse = {
	readonly choix: MotifRefus;
	/** The entry that was there already, of the same kind. */
	readonly doublon: string | null;
};
