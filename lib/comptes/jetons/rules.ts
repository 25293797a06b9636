import { crc32 } from "node:zlib";
import type { Role } from "#lib/platform/actor";
import { TAGS, type Tag } from "#lib/platform/contract/endpoint";

export const JETONS_MAX_PAR_COMPTE = 5;

/** Tokens that a person may create for their own account in a day, revoked ones included. */
export const JETONS_MAX_PAR_JOUR = 10;
export const JOUR_SECONDES = 86_400;

/** Minimum time between two mails that announce new tokens: those created meanwhile are announced in one. */
export const ANNONCE_JETONS_SECONDES = 3600;

/** The longest life of a token that a person makes for administration. */
export const ADMINISTRATION_JOURS_MAX = 90;
/** How long before its end its account is told. */
export const ANNONCE_FIN_JOURS = 7;

export function porteesDuRole(role: Role): readonly Tag[] {
	return TAGS.filter(
		(portee) => portee !== "administration" || role !== "membre",
	);
}

export const BASE62 =
	"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const PREFIXE = "bc_";
/** Random characters of a token: 238 bits. */
export const CORPS_LONGUEUR = 40;
const SOMME_LONGUEUR = 6;
const FORME = /^bc_[0-9A-Za-z]{46}$/;
/** Stored in clear, to recognise a token in a list. */
const PREFIXE_AFFICHE_LONGUEUR = 8;

function somme(corps: string): string {
	let reste = crc32(corps);
	let texte = "";
	for (let rang = 0; rang < SOMME_LONGUEUR; rang++) {
		texte = BASE62.charAt(reste % BASE62.length) + texte;
		reste = Math.floor(reste / BASE62.length);
	}
	return texte;
}

export function jetonDe(corps: string): string {
	return `${PREFIXE}${corps}${somme(corps)}`;
}

/** Whether a text can be one of our tokens, checked without a query. */
export function estJetonPlausible(texte: string): boolean {
	if (!FORME.test(texte)) return false;
	const fin = PREFIXE.length + CORPS_LONGUEUR;
	return somme(texte.slice(PREFIXE.length, fin)) === texte.slice(fin);
}

export function prefixeJeton(jeton: string): string {
	return jeton.slice(0, PREFIXE_AFFICHE_LONGUEUR);
}
