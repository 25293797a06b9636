/** The labels of take-downs, and the page where they are contested. */
import { phrase } from "#lib/i18n/texts";
import { filled } from "#lib/platform/contract/records";
import type { NatureContribution } from "../schema.ts";
import { MOTIFS_RETRAIT } from "./schema.ts";

/**
 * The sentence of each choice, for the author and for those who voted or supported; the
 * last one is replaced by the moderator's own words.
 */
export const PHRASES_RETRAIT = filled(MOTIFS_RETRAIT, (motif) =>
	motif === "autre" ? null : phrase(`refus.retraits.${motif}`),
);

/** The page, in French, on which the author contests. */
export function pageDeContestation(
	nature: NatureContribution,
	slug: string,
): string {
	return `/compte/contributions/${nature}/${slug}/contestation`;
}
