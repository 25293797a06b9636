import { z } from "zod";
import type { Langue } from "#lib/platform/langues";
import {
	blockText,
	closedList,
	lineText,
	looseBoolean,
	optionalText,
	rowId,
} from "#lib/platform/validation/fields";
import {
	BORNES_SIGNALEMENT,
	type MotifSignalement,
	OBJETS_SIGNALEMENT,
} from "#lib/signalements/schema";

/** Maximum number of reports of one group that the queue shows and that one act closes. */
export const SIGNALEMENTS_MAX_PAR_GROUPE = 50;

/** How a report ends: the entry was corrected, stays as it is, was taken down; or the report has no ground. */
export const DECISIONS_SIGNALEMENT = [
	"corrigee",
	"gardee",
	"retiree",
	"infonde",
] as const;
export type DecisionSignalement = (typeof DECISIONS_SIGNALEMENT)[number];

/** A reader's report as moderators see it: never with its reporter, nor with the address left for an answer. */
export type SignalementRecu = {
	readonly id: number;
	readonly motif: MotifSignalement;
	readonly texte: string | null;
	/** The need that is reported to repeat another one, and that one, by their slugs; null when none is named. */
	readonly besoin: string | null;
	readonly autre_besoin: string | null;
	readonly cree_le: Date;
	/** The language of the reader who left an address for an answer; null when none was left. */
	readonly repondre: Langue | null;
	readonly traite_le: Date | null;
	/** The act that closed it; null while it waits, and for one closed by an older version. */
	readonly acte_id: number | null;
	readonly decision: DecisionSignalement | null;
	readonly note: string | null;
	readonly reponse: string | null;
	/** Who closed it; null when the account was erased since. */
	readonly par: string | null;
};

/** Reports of illegal content are closed apart from all others. */
export function estGrave({ motif }: SignalementRecu): boolean {
	return motif === "illicite";
}

export type Signales = {
	/** Those to close together. */
	readonly groupe: readonly SignalementRecu[];
	readonly autres: number;
	readonly clos: readonly SignalementRecu[];
};

/** The reports of one group of an entry that were on the page, and how they end. */
export const Traitement = z.object({
	objet: closedList(OBJETS_SIGNALEMENT),
	slug: z.string(),
	illicite: looseBoolean(),
	ids: z.array(rowId()).min(1).max(SIGNALEMENTS_MAX_PAR_GROUPE),
	decision: closedList(DECISIONS_SIGNALEMENT),
	/** For moderators only. */
	note: optionalText(blockText(BORNES_SIGNALEMENT.note)),
	/** The words mailed to those who left an address. */
	reponse: optionalText(blockText(BORNES_SIGNALEMENT.reponse)),
});
export type Traitement = z.output<typeof Traitement>;

/** The form: it shows the mails, then closes the reports. */
export const TraitementForme = Traitement.extend({
	geste: closedList(["apercevoir", "clore"]).default("clore"),
	montre: z.string().max(64).default(""),
});

export const ReouvertureForme = z.object({
	id: rowId(),
	acte: lineText({ max: 20 }).default(""),
});

/** Who left an address, with the first report that has it. */
export type Destinataire = {
	readonly id: number;
	readonly destinataire: string;
	readonly langue: Langue;
};

/** A reported entry, as the mails to those who reported it name it. */
export type EntreeSignalee = {
	readonly id: number;
	readonly slug: string;
	readonly titre: string;
	readonly titre_en: string | null;
	readonly langue: string;
	readonly public: boolean;
};
