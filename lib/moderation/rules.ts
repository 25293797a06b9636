import { type ActeurCompte, aLeRole } from "#lib/platform/actor";
import { conflit, interdit } from "#lib/platform/contract/result";
import type { Refuse, Retire } from "./refus/schema.ts";

/** Time during which a moderator can undo, and before which no mail of his act leaves (D3). */
export const DELAI_ANNULATION_SECONDES = 60;

/** Time before which no mail of a step leaves, and during which it can be cancelled (D3). */
export const DELAI_ETAPE_SECONDES = 120;

/** Suspensions by one account within 24 h above which the administrators are told. */
export const SUSPENSIONS_ALERTE = 5;

/** Every command of moderation begins with it: a route or a page that forgot to check opens nothing. */
export function refusDeRole({ role }: ActeurCompte) {
	return aLeRole(role, "moderateur") ? null : interdit("role");
}

export function mouvementRefuse(de: string, vers: string) {
	return conflit({
		fr: `Le passage de « ${de} » à « ${vers} » n’est pas possible.`,
		en: `Moving from “${de}” to “${vers}” is not possible.`,
	});
}

/** What a moderator's page says beside the act. */
export type Precisions = {
	/** `modifie_le` of the entry as it was read, ISO 8601. */
	readonly vu_le?: string | null;
	/** Of a refusal: what was chosen. */
	readonly choisi?: Refuse | null;
	/** Of a take-down: the same. */
	readonly retire?: Retire | null;
};

/** How the journal keeps what a refusal, or a take-down, was chosen from. */
export function choixDit(choisi: Refuse | Retire | null) {
	if (choisi === null) return {};
	const { choix, doublon } = choisi;
	return doublon === null
		? { choix }
		: { choix, doublon: doublon.slug, doublon_nature: doublon.nature };
}

const CHANGE_ENTRETEMPS = conflit({
	fr: "Cette fiche a changé depuis que vous l’avez ouverte : relisez-la avant de décider.",
	en: "This entry has changed since you opened it: read it again before you decide.",
});

const TEXTE_EFFACE = conflit({
	fr: "Le texte de cette fiche a été effacé : écrivez-le de nouveau avant de la publier.",
	en: "The text of this entry has been erased: write it again before you publish it.",
});

/** What stands against a change of an entry: it moved since it was read, or its text is gone. */
export function obstacleA(
	entree: { readonly modifie_le: Date; readonly efface_le: Date | null },
	demande: { readonly vu_le: string | null; readonly statut: string | null },
) {
	if (
		demande.vu_le !== null &&
		demande.vu_le !== entree.modifie_le.toISOString()
	)
		return CHANGE_ENTRETEMPS;
	if (
		entree.efface_le !== null &&
		demande.statut !== null &&
		demande.statut !== "refuse"
	)
		return TEXTE_EFFACE;
	return null;
}
