import {
	BORNES_CONTESTATION,
	type MotifRetrait,
} from "#lib/contributions/retraits/schema";
import type { NatureContribution } from "#lib/contributions/schema";
import type { Langue } from "#lib/platform/langues";
import { blockText, optionalText } from "#lib/platform/validation/fields";
import type { FicheModeree } from "../relecture/schema.ts";
import { MOTIF_MAX } from "../schema.ts";

export const QUESTIONS_MAX = MOTIF_MAX;

export type DemandeVoulue = {
	readonly nature: NatureContribution;
	readonly slug: string;
	readonly vu_le: string;
	readonly texte: string;
};

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

export type Contestation = {
	readonly id: number;
	readonly nature: NatureContribution;
	readonly slug: string;
	readonly titre: string;
	readonly langue: Langue;
	readonly statut_avant: string;
	/** When it was taken down, by whom, why: the choice, and the words mailed to its author. */
	readonly le: Date;
	readonly retirant_id: number | null;
	readonly retirant: string | null;
	readonly choix: MotifRetrait | null;
	readonly motif: string | null;
	readonly conteste_le: Date;
	readonly texte: string | null;
	readonly auteur_id: number | null;
	readonly langue_auteur: Langue | null;
	/** Number of moderators and administrators who may decide it. */
	readonly decideurs: number;
};

export const reponseContestation = () =>
	optionalText(blockText({ max: BORNES_CONTESTATION.reponse.max }));

export type ContestationDecidee = {
	readonly id: number;
	readonly decision: "retabli" | "maintenu";
	readonly reponse: string | null;
};
