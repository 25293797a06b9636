import {
	BORNES_CONTESTATION,
	type MotifRetrait,
} from "#lib/contributions/retraits/schema";
import type { NatureContribution } from "#lib/contributions/schema";
import type { Langue } from "#lib/platform/langues";
import { blockText, optionalText } from "#lib/platform/validation/fields";

/** A pending contest, with what is needed to decide it. */
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

/** The words to the author of a contested entry. */
export const reponseContestation = () =>
	optionalText(blockText({ max: BORNES_CONTESTATION.reponse.max }));

export type ContestationDecidee = {
	readonly id: number;
	readonly decision: "retabli" | "maintenu";
	readonly reponse: string | null;
};
