import { z } from "zod";
import { closedList, looseBoolean } from "#lib/platform/validation/fields";
import { boundedInteger } from "#lib/platform/validation/integers";
import {
	type MotifSignalement,
	OBJETS_SIGNALEMENT,
	type ObjetSignalement,
} from "#lib/signalements/schema";

/** Maximum number of reports of one group that the queue shows and that one act closes. */
export const SIGNALEMENTS_MAX_PAR_GROUPE = 50;

/** A reader's report as moderators see it: never with its reporter. */
export type SignalementRecu = {
	readonly id: number;
	readonly motif: MotifSignalement;
	readonly texte: string | null;
	readonly cree_le: Date;
	readonly traite_le: Date | null;
};

/** The reports of one entry that are closed together: of illegal content, or all others. */
export type GroupeSignale = {
	readonly illicite: boolean;
	/** The oldest of them are in `signalements`. */
	readonly nombre: number;
	readonly signalements: readonly SignalementRecu[];
};

/** An entry and the reports on it. */
export type FicheSignalee = {
	readonly objet: ObjetSignalement;
	readonly slug: string;
	readonly titre: string;
	readonly groupes: readonly GroupeSignale[];
};

export type FileSignalements = {
	readonly fiches: readonly FicheSignalee[];
	/** Number of entries that the page does not show. */
	readonly reste: number;
};

const identifiant = () => boundedInteger({ min: 1, max: 2 ** 31 - 1 });

/** The reports of one group of an entry that were on the page. */
export const TraitementForme = z.object({
	objet: closedList(OBJETS_SIGNALEMENT),
	slug: z.string(),
	illicite: looseBoolean(),
	ids: z.array(identifiant()).min(1).max(SIGNALEMENTS_MAX_PAR_GROUPE),
});

export type TraitementForme = z.output<typeof TraitementForme>;

export const ReouvertureForme = z.object({ id: identifiant() });
