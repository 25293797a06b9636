import { z } from "zod";
import { looseBoolean } from "#lib/platform/validation/fields";
import { boundedInteger } from "#lib/platform/validation/integers";
import type {
	MotifSignalement,
	ObjetSignalement,
} from "#lib/signalements/schema";

/** A reader's report as moderators see it: never who said it. */
export type SignalementRecu = {
	readonly id: number;
	readonly objet: ObjetSignalement;
	readonly slug: string;
	readonly titre: string;
	readonly statut: string;
	readonly motif: MotifSignalement;
	readonly texte: string | null;
	readonly cree_le: Date;
	readonly traite_le: Date | null;
	/** Reports of other readers on the same entry that wait too. */
	readonly autres: number;
};

export const TraitementForme = z.object({
	id: boundedInteger({ min: 1, max: 2 ** 31 - 1 }),
	traite: looseBoolean(),
});
