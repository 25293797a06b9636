import { phrase } from "#lib/i18n/texts";
import type { Phrase } from "#lib/platform/langues";
import type { EtatOffre } from "./schema.ts";

export const MOUVEMENTS_OFFRE: Readonly<
	Record<EtatOffre, readonly EtatOffre[]>
> = {
	envoyee: ["vue", "acceptee", "declinee", "retiree", "expiree"],
	vue: ["acceptee", "declinee", "retiree", "expiree"],
	acceptee: ["retiree"],
	declinee: [],
	retiree: [],
	expiree: [],
};

export const ETATS_EN_ATTENTE = [
	"envoyee",
	"vue",
] as const satisfies readonly EtatOffre[];

export function estEnAttente(etat: string): boolean {
	return ETATS_EN_ATTENTE.some((attend) => attend === etat);
}

/** Whether an offer is not over: it awaits an answer, or was accepted. */
export function estEnCours(etat: EtatOffre): boolean {
	return etat === "acceptee" || estEnAttente(etat);
}

/** Why no other offer may be made for a place while the account's last one is in this state. */
export const SANS_AUTRE_OFFRE: Readonly<Partial<Record<EtatOffre, Phrase>>> = {
	vue: phrase("refus.offres.deja.vue"),
	acceptee: phrase("refus.offres.deja.acceptee"),
	declinee: phrase("refus.offres.deja.declinee"),
};

/** Why who made an offer does not answer it. */
export const SA_PROPRE_OFFRE: Phrase = phrase("refus.offres.la_sienne");

/** Days without an answer after which an offer expires. */
export const OFFRE_JOURS = 14;
/** Days without an answer after which the team is reminded. */
export const RAPPEL_JOURS = 10;

/** Offers that an account may send in 24 hours. */
export const OFFRES_PAR_JOUR = 5;
/** Offers of an account that may await an answer at the same time. */
export const OFFRES_EN_ATTENTE_MAX = 10;
