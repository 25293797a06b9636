import type { Phrase } from "../langues.ts";
import type { Ecart } from "../text/three-way-merge.ts";
import type { ValidationEntry } from "../validation/errors.ts";

/**
 * Why a command or a read refuses what it was asked. Expected refusals travel
 * as values; only a broken invariant is thrown.
 */
export type Refus =
	/** The account was suspended after the call was let in. */
	| { readonly refus: "non_autorise" }
	| { readonly refus: "introuvable" }
	| { readonly refus: "interdit"; readonly raison: RaisonInterdit }
	| {
			readonly refus: "conflit";
			readonly raison: Phrase;
			/** Of a form that somebody else saved meanwhile: what both say. */
			readonly ecart?: Ecart;
	  }
	| { readonly refus: "invalide"; readonly detail: readonly ValidationEntry[] }
	| { readonly refus: "limite"; readonly delaiSecondes: number };

/** The rules of D8 that forbid what the role would otherwise allow. */
export type RaisonInterdit =
	| "role"
	| "soi_meme"
	| "dernier_admin"
	| "rang_superieur";

export type Reussite<T> = { readonly ok: true; readonly valeur: T };

export type Echec<R extends Refus = Refus> = { readonly ok: false } & R;

/** What an act answers: its value, or why it was refused. */
export type Resultat<T, R extends Refus = Refus> = Reussite<T> | Echec<R>;

/** The act was done, or the read found something: its value. */
export function reussite<T>(valeur: T): Reussite<T> {
	return { ok: true, valeur };
}

export const NON_AUTORISE = { ok: false, refus: "non_autorise" } as const;

export const INTROUVABLE = { ok: false, refus: "introuvable" } as const;

/** The input is refused: one entry for each fault, with its place. */
export function invalide(...detail: readonly ValidationEntry[]): Echec<{
	readonly refus: "invalide";
	readonly detail: readonly ValidationEntry[];
}> {
	return { ok: false, refus: "invalide", detail };
}

/** What stands against the act, in a sentence of every language. */
export function conflit(raison: Phrase) {
	return { ok: false, refus: "conflit", raison } as const;
}

/** The actor may not do this, for a reason out of a closed list. */
export function interdit(raison: RaisonInterdit) {
	return { ok: false, refus: "interdit", raison } as const;
}

/** One page of a list: `suivant` is the cursor of the next page, null on the last one and on a whole list. */
export type Page<T> = {
	readonly elements: readonly T[];
	readonly total: number;
	readonly suivant: string | null;
};
