import { z } from "zod";
import { looseBoolean } from "#lib/platform/validation/fields";
import { rowId } from "#lib/platform/validation/integers";
import type { LigneJournal } from "../journal/schema.ts";

/** Mails of one act that wait for their time, and may still be cancelled (D3). */
export type EnvoiEnAttente = {
	readonly acte: LigneJournal;
	readonly gabarit: string;
	readonly nombre: number;
	/** Seconds until the first of them may be sent. */
	readonly part_dans: number;
};

export type LettreMorte = {
	readonly id: number;
	readonly gabarit: string;
	readonly destinataire: string;
	readonly essais: number;
	readonly erreur: string | null;
	readonly cree_le: Date;
	/** Older than `REPETITION_SURE_HEURES`: a retry may deliver it twice. */
	readonly ancienne: boolean;
	/** A mail that was valid for minutes only (a code) is not sent again. */
	readonly relancable: boolean;
};

export const EnvoiForme = z.object({ acte_id: rowId() });
export const RelanceForme = z.object({ id: rowId(), confirme: looseBoolean() });
