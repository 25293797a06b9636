import { z } from "zod";
import { ROLES_CHANTIER, type StatutBesoin } from "#lib/besoins/schema";
import { versionVue } from "#lib/contributions/revisions/schema";
import type { Langue } from "#lib/platform/langues";
import {
	blockText,
	boundedArray,
	calendarDay,
	closedList,
	lineText,
	looseBoolean,
	optionalText,
	orNull,
	rowId,
} from "#lib/platform/validation/fields";
import { webAddress } from "#lib/platform/validation/web-address";
import type { Apercu } from "../schema.ts";

/** Bounds of what the team writes about a work space, in code points. */
export const BORNES_CHANTIER = {
	cahier: { max: 20_000 },
	titre: { min: 2, max: 140 },
	texte: { min: 1, max: 5000 },
	motif: { max: 1000 },
} as const;

export const Chantier = z.object({
	cahier: optionalText(blockText(BORNES_CHANTIER.cahier)),
	cahier_en: optionalText(blockText(BORNES_CHANTIER.cahier)),
	roles: boundedArray(closedList(ROLES_CHANTIER), {
		max: ROLES_CHANTIER.length,
	}).default([]),
	depot: orNull(webAddress()),
});
export type Chantier = z.output<typeof Chantier>;

export const ChantierModifie = Chantier.extend({
	slug: z.string(),
	vu: versionVue(),
});

export const EtapeEcrite = z.object({
	jour: calendarDay(),
	titre: lineText(BORNES_CHANTIER.titre),
	texte: blockText(BORNES_CHANTIER.texte),
	titre_en: optionalText(lineText({ max: BORNES_CHANTIER.titre.max })),
	texte_en: optionalText(blockText({ max: BORNES_CHANTIER.texte.max })),
});
export type EtapeEcrite = z.output<typeof EtapeEcrite>;

/** The date of a step in the future is a slip, unless this says that it is meant. */
const futur = looseBoolean().default(false);

/** The states that a new step may bring with it: the work space is open in each of them. */
export const STATUTS_ETAPE = ["etude", "developpement", "livre"] as const;

/** The form of a new step: it shows the mails, then sends them. */
export const EtapeAjoutee = EtapeEcrite.extend({
	slug: z.string(),
	futur,
	/** The need's new state; empty changes nothing. */
	statut: closedList(["", ...STATUTS_ETAPE]).default(""),
	/** `modifie_le` of the need when the form was opened. */
	vu_le: z.string().max(40).default(""),
	geste: closedList(["apercevoir", "publier"]).default("publier"),
	montre: z.string().max(64).default(""),
});

export const EtapeModifiee = EtapeEcrite.extend({
	slug: z.string(),
	futur,
	numero: rowId(),
	vu: versionVue(),
});

export const EtapeRetrait = z.object({
	slug: z.string(),
	numero: rowId(),
	motif: optionalText(blockText(BORNES_CHANTIER.motif)),
});

export type ChantierLu = Chantier & {
	readonly vu: number;
	readonly titre: string;
	readonly langue: Langue;
	readonly statut: StatutBesoin;
	/** Today, by the database: YYYY-MM-DD. */
	readonly jour: string;
	/** `modifie_le`, ISO 8601. */
	readonly vu_le: string;
	readonly abonnes: number;
};

/** A step, and how far its mails are. */
export type EtapeSuivie = EtapeEcrite & {
	readonly numero: number;
	/** Waiting for their time, or for a retry. */
	readonly en_attente: number;
	/** Being sent, or sent. */
	readonly partis: number;
};

/** What a new step does besides: the need's new state, if any. */
export type SuiteEtape = {
	readonly statut: StatutBesoin | null;
	/** `modifie_le` of the need as it was read. */
	readonly vu_le: string | null;
	/** A date in the future is meant. */
	readonly futur: boolean;
};

/** A mail that an act sends, to how many, and, where it sends two, which of them. */
export type CourrielMontre = Apercu & {
	readonly nombre: number;
	readonly quoi?: "etape" | "etat";
};

export type BesoinTenu = {
	id: number;
	slug: string;
	statut: string;
	projet_id: number | null;
	titre: string;
	langue: Langue;
	cahier: string | null;
	roles: string[];
	depot: string | null;
	derniere_etape: number;
	traductions: { en?: Record<string, string> };
};
