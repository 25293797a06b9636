import { z } from "zod";
import { looseBoolean, rowId } from "#lib/platform/validation/fields";
import type { LigneJournal } from "../journal/schema.ts";

/** What an administrator is told of the instance; the rules of Prometheus have the same bounds (`deploiement/alertes.yml`). */
export const DISQUE_MIN_OCTETS = 2 * 1024 ** 3;

/** A backup or a round of the daily tasks that is older is told as missing. */
export const AGE_MAX_SECONDES = 26 * 3_600;

/** One fact: `va` when nothing needs to be done about it. Null: it could not be read. */
export type Fait = { va: boolean } & (
	| { nom: "base" }
	| { nom: "disque"; octets: number | null }
	| { nom: "sauvegarde" | "taches"; age_secondes: number | null }
	| {
			nom: "courriels";
			attente: number | null;
			abandonnes: number | null;
			retard_secondes: number | null;
			/** Mails that fail again and again, and why the latest did. */
			echecs: number | null;
			cause: string | null;
	  }
	| { nom: "version"; version: string; plus_recente: string | null }
);

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

export const RelanceForme = z.object({ id: rowId(), confirme: looseBoolean() });
