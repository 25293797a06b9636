import type { z } from "zod";
import { shapeOf } from "#lib/platform/validation/form-shape";
import { objectOf } from "#lib/platform/validation/forms";
import type { ContenuBrouillon } from "./schema.ts";

/** The cookie that holds the secret. */
export const COOKIE_BROUILLON = "bc-brouillon";

/** How long a draft is kept (24 hours). */
export const BROUILLON_SECONDES = 86_400;

/** Bytes of the secret that binds a draft to a browser. */
export const SECRET_OCTETS = 24;

/** Bytes of a serialised draft: a contribution at its bounds, at four bytes a character, and no more. */
export const BROUILLON_MAX_OCTETS = 72 * 1024;

/** New drafts of a network, or of an account, in an hour; overwriting one does not count. */
export const BROUILLONS_PAR_HEURE = { max: 10, secondes: 3_600 };

/** Maximum bytes of all drafts together. */
export const BROUILLONS_MAX_OCTETS = 200 * 1024 * 1024;
/** Maximum number of drafts: beyond, the least recently written is deleted. */
export const BROUILLONS_MAX = Math.floor(
	BROUILLONS_MAX_OCTETS / BROUILLON_MAX_OCTETS,
);

const FORME = /^[A-Za-z0-9_-]{32}$/;

/** Whether a text can be the secret of a draft. */
export function estSecretPlausible(texte: string): boolean {
	return FORME.test(texte);
}

/** The text without what the database can't store; the form reports later what it rejects. */
function enregistrable(texte: string): string {
	return texte.replaceAll("\u0000", "").toWellFormed();
}

/** A draft as it is stored; null when it is far too long for a form. */
export function contenuEnregistrable(contenu: ContenuBrouillon): string | null {
	const propre = Object.fromEntries(
		Object.entries(contenu).map(([champ, valeurs]) => [
			enregistrable(champ),
			valeurs.map(enregistrable),
		]),
	);
	const ecrit = JSON.stringify(propre);
	return Buffer.byteLength(ecrit) > BROUILLON_MAX_OCTETS ? null : ecrit;
}

/** Whether a draft holds all that its schema requires, and so can be sent. */
export function estComplet(
	schema: z.ZodObject,
	contenu: ContenuBrouillon,
): boolean {
	return schema.safeParse(objectOf(contenu, shapeOf(schema))).success;
}
