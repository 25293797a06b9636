import { z } from "zod";
import type { NatureContribution } from "#lib/contributions/schema";
import {
	blockText,
	closedList,
	optionalText,
} from "#lib/platform/validation/fields";
import { boundedInteger } from "#lib/platform/validation/integers";
import type { MotifRefus } from "../refus/schema.ts";
import { MOTS_REFUS_MAX } from "../relecture/schema.ts";
import { MOTIF_MAX } from "../schema.ts";

/** Entries that one form handles at most. */
export const LOT_MAX = 100;

/** What is done to all of them; `suspension` is a quarantine, and the suspension of the account too. */
export const GESTES_LOT = ["quarantaine", "refuse", "suspension"] as const;
export type GesteLot = (typeof GESTES_LOT)[number];

/** The reasons that many entries may have in common: each duplicate repeats another entry. */
export const MOTIFS_LOT = [
	"hors_sujet",
	"incomplet",
	"publicite",
	"illicite",
	"autre",
] as const satisfies readonly MotifRefus[];

const numero = boundedInteger({ min: 1, max: 2 ** 31 - 1 });

export const LotForme = z.object({
	compte_id: numero,
	geste: closedList(GESTES_LOT),
	/** For a refusal: the reason of all of them. */
	choix: closedList(MOTIFS_LOT).optional(),
	texte: optionalText(blockText({ max: MOTS_REFUS_MAX })),
	/** For a suspension: its reason, which the person reads. */
	motif: optionalText(blockText({ max: MOTIF_MAX })),
	/** The entries that the page showed, as `cleDuLot` writes them: what came or changed since is left alone. */
	fiches: z.array(z.string().max(400)).max(LOT_MAX).default([]),
});
export type LotForme = z.output<typeof LotForme>;

/** An entry of an account that awaits review. */
export type EntreeDuLot = {
	readonly nature: NatureContribution;
	readonly slug: string;
	readonly titre: string;
	/** The beginning of its text. */
	readonly debut: string;
	readonly cree_le: Date;
	/** ISO 8601: the version that was seen. */
	readonly vu_le: string;
};

/** What a form did: how many entries it decided on, and how many it left alone because they had changed. */
export type LotFait = {
	readonly faites: number;
	readonly changees: number;
};

/** An entry and the version that was seen, as one form value. */
export function cleDuLot({ nature, slug, vu_le }: EntreeDuLot): string {
	return `${nature}/${slug} ${vu_le}`;
}
