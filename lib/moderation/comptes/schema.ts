import { z } from "zod";
import type { NatureContribution } from "#lib/contributions/schema";
import { ROLES, type Role } from "#lib/platform/actor";
import type { Langue } from "#lib/platform/langues";
import {
	blockText,
	closedList,
	lineText,
	optionalText,
	rowId,
} from "#lib/platform/validation/fields";
import type { EntreeListee } from "../relecture/schema.ts";
import { MOTIF_MAX } from "../schema.ts";

const compte_id = rowId();

export const LeveeForme = z.object({
	compte_id,
	motif: optionalText(blockText({ max: MOTIF_MAX })),
});

export const RoleForme = z.object({
	compte_id,
	role: closedList(ROLES),
});

export const SessionsForme = z.object({ compte_id });

export const RechercheComptes = z.object({
	q: lineText({ max: 254 }).default(""),
	role: closedList(["", ...ROLES]).default(""),
	suspendus: closedList(["", "oui"]).default(""),
});
export type RechercheComptes = z.output<typeof RechercheComptes>;

export const COMPTES_MAX = 50;

/** An account as a moderator sees it: contributions and sanctions, never votes or supports (D8). */
export type CompteVu = {
	readonly id: number;
	readonly courriel: string;
	readonly nom: string | null;
	/** Of its mails. */
	readonly langue: Langue;
	readonly role: Role;
	readonly suspendu: boolean;
	readonly nb_contributions: number;
};

export type ContributionVue = Omit<EntreeListee, "langue" | "auteur">;

/** How many of each a suspension would affect; of the offers of help, those that are not over. */
export type Coupures = {
	readonly sessions: number;
	readonly jetons: number;
	readonly votes: number;
	readonly soutiens: number;
	readonly offres: number;
};

/** Accounts that may belong to one person, as numbers: never what they voted for (D8). */
export type Grappe = {
	readonly nature: "boite" | "actes";
	readonly comptes: number;
	/** Votes and supports that all of them share. */
	readonly communs: number;
};

export const LOT_MAX = 100;

/** What is done to all of them; `suspension` is a quarantine, and the suspension of the account too. */
const GESTES_LOT = ["quarantaine", "suspension"] as const;
export type GesteLot = (typeof GESTES_LOT)[number];

export const LotForme = z.object({
	compte_id,
	geste: closedList(GESTES_LOT),
	/** For a suspension: its reason, which the person reads. */
	motif: optionalText(blockText({ max: MOTIF_MAX })),
	/** The entries that the page showed, as `cleDuLot` writes them: what came or changed since is left alone. */
	fiches: z.array(z.string().max(400)).max(LOT_MAX).default([]),
});
export type LotForme = z.output<typeof LotForme>;

export type EntreeDuLot = {
	readonly nature: NatureContribution;
	readonly slug: string;
	readonly titre: string;
	readonly debut: string;
	readonly cree_le: Date;
	/** ISO 8601: the version that was seen. */
	readonly vu_le: string;
};

/** An entry and the version that was seen, as one form value. */
export function cleDuLot({ nature, slug, vu_le }: EntreeDuLot): string {
	return `${nature}/${slug} ${vu_le}`;
}
