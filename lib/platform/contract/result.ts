import type { Phrase } from "../langues.ts";
import type { Ecart } from "../text/three-way-merge.ts";
import { type ValidationEntry, valueError } from "../validation/errors.ts";

/** Why a command or a read is refused. Expected refusals are returned as values; only a broken invariant throws. */
export type Refus =
	/** The account was suspended after the call was accepted. */
	| { readonly refus: "non_autorise" }
	| {
			readonly refus: "introuvable";
			/** What follows the cursor was kept, and is no longer. */
			readonly depasse?: true;
	  }
	| { readonly refus: "interdit"; readonly raison: RaisonInterdit }
	| {
			readonly refus: "conflit";
			readonly raison: Phrase;
			/** For a form that another person saved meanwhile: both versions. */
			readonly ecart?: Ecart;
			/** The version that the caller named is no longer the present one. */
			readonly perime?: true;
	  }
	| { readonly refus: "invalide"; readonly detail: readonly ValidationEntry[] }
	| { readonly refus: "limite"; readonly delaiSecondes: number };

/** The rules of D8 that forbid what the role would otherwise allow. */
export type RaisonInterdit =
	| "role"
	| "soi_meme"
	| "dernier_admin"
	| "rang_superieur"
	/** The session must show its passkey again first. */
	| "preuve"
	/** It speaks of a need that it does not support. */
	| "sans_soutien";

export type Reussite<T> = {
	readonly ok: true;
	readonly valeur: T;
	/** Of what was created: its id, and whether an earlier call with the same key created it. */
	readonly cree?: { readonly id: number; readonly rejouee?: true };
	/** For what is changed with `If-Match`: names the state that was left. */
	readonly version?: string;
};

export type Echec<R extends Refus = Refus> = { readonly ok: false } & R;

export type Resultat<T, R extends Refus = Refus> = Reussite<T> | Echec<R>;

/** Success: the act was done, or the read found something, with its value. */
export function reussite<T>(valeur: T, version?: string): Reussite<T> {
	return { ok: true, valeur, ...(version === undefined ? {} : { version }) };
}

export const NON_AUTORISE = { ok: false, refus: "non_autorise" } as const;

export const INTROUVABLE = { ok: false, refus: "introuvable" } as const;

/** The input is invalid: one entry per error, with its location. */
export function invalide(...detail: readonly ValidationEntry[]): Echec<{
	readonly refus: "invalide";
	readonly detail: readonly ValidationEntry[];
}> {
	return { ok: false, refus: "invalide", detail };
}

/** One field of the body is refused, and why. */
export function champInvalide(champ: string, saisi: unknown, raison: Phrase) {
	return invalide(valueError(["body", champ], raison, saisi));
}

/** A conflict, with its reason in both languages. */
export function conflit(raison: Phrase) {
	return { ok: false, refus: "conflit", raison } as const;
}

/** The actor may not do this, for one of a closed list of reasons. */
export function interdit(raison: RaisonInterdit) {
	return { ok: false, refus: "interdit", raison } as const;
}

/** One page of a list: `suivant` is the cursor of the next page, null on the last page and on a whole list. */
export type Page<T> = {
	readonly elements: readonly T[];
	readonly total: number;
	readonly suivant: string | null;
	/** Where a list was asked to say it: the number of its first element, from 1, and the cursor of the page before. */
	readonly place?: {
		readonly premier: number;
		readonly precedent: string | null;
	};
};
