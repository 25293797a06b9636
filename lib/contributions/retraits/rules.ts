/** The labels of take-downs, and the page where they are contested. */
import { phrase } from "#lib/i18n/texts";
import type { Phrase } from "#lib/platform/langues";
import type { NatureContribution } from "../schema.ts";
import type { MotifRetrait } from "./schema.ts";

/**
 * The sentence of each choice, for the author and for those who voted or supported; the
 * last one is replaced by the moderator's own words.
 */
export const PHRASES_RETRAIT: Readonly<Record<MotifRetrait, Phrase | null>> = {
	perime: phrase("refus.retraits.perime"),
	doublon: phrase("refus.retraits.doublon"),
	hors_sujet: phrase("refus.retraits.hors_sujet"),
	inexact: phrase("refus.retraits.inexact"),
	publicite: phrase("refus.retraits.publicite"),
	vie_privee: phrase("refus.retraits.vie_privee"),
	illicite: phrase("refus.retraits.illicite"),
	autre: null,
};

/** The page, in French, on which the author contests. */
export function pageDeContestation(
	nature: NatureContribution,
	slug: string,
): string {
	return `/compte/contributions/${nature}/${slug}/contestation`;
}
