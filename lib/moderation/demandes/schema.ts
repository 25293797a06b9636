import type { NatureContribution } from "#lib/contributions/schema";
import type { FicheModeree } from "../relecture/schema.ts";
import { MOTIF_MAX } from "../schema.ts";

export const QUESTIONS_MAX = MOTIF_MAX;

/** A request: the entry, the version of it that was read, and the questions. */
export type DemandeVoulue = {
	readonly nature: NatureContribution;
	readonly slug: string;
	readonly vu_le: string;
	readonly texte: string;
};

/** The open request about an entry, as moderators see it. */
export type DemandeVue = {
	readonly id: number;
	readonly questions: string;
	readonly le: Date;
	/** Who asked; null once that account is erased. */
	readonly par: string | null;
	readonly repondu_le: Date | null;
};

/** An earlier refusal of an entry that its author corrected and sent again. */
export type RenvoiVu = {
	readonly le: Date;
	readonly refusee_le: Date;
	readonly par: string | null;
	readonly motif: string | null;
};

/** What was said between an entry's author and the moderators. */
export type DialogueVu = {
	readonly demande: DemandeVue | null;
	readonly renvoi: RenvoiVu | null;
};

/** Whether the author of an entry can be asked to complete it: it awaits review, and somebody can answer. */
export function peutDemander({
	statut,
	auteur,
}: Pick<FicheModeree, "statut" | "auteur">): boolean {
	return statut === "propose" && auteur?.suspendu === false;
}
