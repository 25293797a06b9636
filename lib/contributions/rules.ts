import { hash } from "node:crypto";
import type { NatureContribution } from "./schema.ts";

/** Time during which the same contribution gets its first answer again (D16). */
export const REJEU_SECONDES = 600;

/**
 * What recognises a replay: the kind, the validated body, and whether the
 * honeypot was filled. 32 bytes.
 */
export function cleRejeu(
	nature: NatureContribution,
	corps: object,
	piegeRempli: boolean,
): Buffer {
	return hash("sha256", JSON.stringify([nature, corps, piegeRempli]), "buffer");
}

/** The state a new contribution starts in (D15): a filled honeypot is set apart, and its author told nothing. */
export function statutInitial(piegeRempli: boolean): "propose" | "quarantaine" {
	return piegeRempli ? "quarantaine" : "propose";
}

export const MESSAGE_CONTRIBUTION =
	"Merci ! Votre contribution sera relue par l’équipe avant d’être publiée.";
