import { z } from "zod";
import { closedList, looseBoolean } from "#lib/platform/validation/fields";
import { boundedInteger } from "#lib/platform/validation/integers";
import {
	type MotifSignalement,
	OBJETS_SIGNALEMENT,
	type ObjetSignalement,
} from "#lib/signalements/schema";

/** Reports of one group that the queue shows, and that one act deals with. */
export const SIGNALEMENTS_MAX_PAR_GROUPE = 50;

/** A reader's report as moderators see it: never who said it. */
export type SignalementRecu = {
	readonly id: number;
	readonly motif: MotifSignalement;
	readonly texte: string | null;
	readonly cree_le: Date;
	readonly traite_le: Date | null;
};

/** The reports of one entry that are dealt with together: of illegal content, or all others. */
export type GroupeSignale = {
	readonly illicite: boolean;
	/** Of which the oldest are in `signalements`. */
	readonly nombre: number;
	readonly signalements: readonly SignalementRecu[];
};

/** An entry and what readers report of it. */
export type FicheSignalee = {
	readonly objet: ObjetSignalement;
	readonly slug: string;
	readonly titre: string;
	readonly groupes: readonly GroupeSignale[];
};

export type FileSignalements = {
	readonly fiches: readonly FicheSignalee[];
	/** Entries that the page does not show. */
	readonly reste: number;
};

const identifiant = () => boundedInteger({ min: 1, max: 2 ** 31 - 1 });

/** One group of an entry's reports, by those that were on the page. */
export const TraitementForme = z.object({
	objet: closedList(OBJETS_SIGNALEMENT),
	slug: z.string(),
	illicite: looseBoolean(),
	ids: z.array(identifiant()).min(1).max(SIGNALEMENTS_MAX_PAR_GROUPE),
});

export type TraitementForme = z.output<typeof TraitementForme>;

export const ReouvertureForme = z.object({ id: identifiant() });
