import { hash } from "node:crypto";
import type { Texts } from "#lib/i18n/texts";
import { type NatureContribution, NOMS_BESOIN, NOMS_PROJET } from "./schema.ts";

/** What shows a project beside its fields: two pictures, named by the hash of what is kept, and what the second says to who does not see it. */
export const FACES_PROJET = ["logo", "image", "image_dite"] as const;

/** Time during which the same contribution gets its first answer again (D16). */
export const REJEU_SECONDES = 600;

/** Time during which a caller's own key gets its first answer again. */
export const CLE_CLIENT_HEURES = 24;

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

/** The page, in French, on which an author corrects an entry, or sends it again after a refusal. */
export function pageDeCorrection(
	nature: NatureContribution,
	slug: string,
): string {
	return `/compte/contributions/${nature}/${slug}`;
}

const AUTRES = ["langue", "theme", "themes"] as const;

/** The name of a field of a contribution, in words; null for any other. */
export function nomDuChamp(t: Texts, champ: string): string | null {
	const duProjet = NOMS_PROJET.find((nom) => nom === champ);
	if (duProjet) return t(`champs.projet.${duProjet}.nom`);
	const duBesoin = NOMS_BESOIN.find((nom) => nom === champ);
	if (duBesoin) return t(`champs.besoin.${duBesoin}.nom`);
	const autre = AUTRES.find((nom) => nom === champ);
	return autre ? t(`champs.${autre}`) : null;
}
