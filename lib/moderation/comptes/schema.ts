import { z } from "zod";
import { ROLES, type Role } from "#lib/platform/actor";
import type { Langue } from "#lib/platform/langues";
import {
	blockText,
	closedList,
	lineText,
	optionalText,
} from "#lib/platform/validation/fields";
import { boundedInteger } from "#lib/platform/validation/integers";
import type { LigneJournal } from "../journal/schema.ts";
import { MOTIF_MAX } from "../schema.ts";

const compte_id = boundedInteger({ min: 1, max: 2 ** 31 - 1 });

export const SuspensionForme = z.object({
	compte_id,
	suspendu: closedList(["true", "false"]),
	motif: optionalText(blockText({ max: MOTIF_MAX })),
});

export const RoleForme = z.object({
	compte_id,
	role: closedList(ROLES),
	/** The role that the page showed. */
	role_vu: closedList(ROLES).optional(),
});

/** Signs the account out everywhere. */
export const SessionsForme = z.object({ compte_id });

export const RechercheComptes = z.object({
	q: lineText({ max: 254 }).default(""),
	role: closedList(["", ...ROLES]).default(""),
	suspendus: closedList(["", "oui"]).default(""),
});
export type RechercheComptes = z.output<typeof RechercheComptes>;

/** An account as a moderator sees it: contributions and sanctions, never votes or supports (D8). */
export type CompteVu = {
	readonly id: number;
	readonly courriel: string;
	readonly nom: string | null;
	readonly role: Role;
	readonly suspendu: boolean;
	readonly nb_contributions: number;
};

/** A contribution of the account. */
export type ContributionVue = {
	readonly nature: "projet" | "besoin";
	readonly slug: string;
	readonly titre: string;
	readonly statut: string;
	readonly cree_le: Date;
};

/** A decision on the account. */
export type SanctionVue = {
	readonly id: number;
	readonly acte: string;
	readonly le: Date;
	readonly acteur: LigneJournal["acteur"];
	readonly par: string | null;
	readonly motif: string | null;
	/** What the act changed, as the journal keeps it. */
	readonly avant: object | null;
	readonly apres: object | null;
};

/** The mail of a suspension before its reason is written. */
export type CourrielDeSuspension = {
	readonly langue: Langue;
	readonly sujet: string;
	readonly texte: string;
};

/** How many of each a suspension would affect. */
export type Coupures = {
	readonly sessions: number;
	readonly jetons: number;
	readonly votes: number;
	readonly soutiens: number;
};

/** Accounts that may belong to one person, as numbers: never what they voted for (D8). */
export type Grappe = {
	readonly nature: "boite" | "actes";
	/** How many accounts, this one included. */
	readonly comptes: number;
	/** Votes and supports that all of them share. */
	readonly communs: number;
};
