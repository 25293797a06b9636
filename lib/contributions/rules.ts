import { hash } from "node:crypto";
import type { NatureContribution } from "./schema.ts";

/** Time during which the same contribution gets its first answer again (D16). */
export const REJEU_SECONDES = 600;

/** The key of a replay: the kind, the validated body, and whether the honeypot was filled. 32 bytes. */
export function cleRejeu(
	nature: NatureContribution,
	corps: object,
	piegeRempli: boolean,
): Buffer {
	return hash("sha256", JSON.stringify([nature, corps, piegeRempli]), "buffer");
}

/**
 * The initial state of a contribution (D15): with a filled honeypot it is quarantined,
 * and its author sees no difference.
 */
export function statutInitial(piegeRempli: boolean): "propose" | "quarantaine" {
	return piegeRempli ? "quarantaine" : "propose";
}

export const MESSAGE_CONTRIBUTION =
	"Merci ! Votre contribution sera relue par l’équipe avant d’être publiée.";
