import { hash } from "node:crypto";
import type { z } from "zod";
import { listKeys, objectOf } from "#lib/platform/formulaire";
import type { ContenuBrouillon } from "./schema.ts";

/** The cookie that holds the secret. */
export const COOKIE_BROUILLON = "bc-brouillon";

/** Time that a form being written is kept (24 hours). */
export const BROUILLON_SECONDES = 86_400;

/** Bytes of the secret that binds a draft to a browser. */
export const SECRET_OCTETS = 24;

/** Bytes of a draft written out: as much as the body of a contribution may have (D25). */
export const BROUILLON_MAX_OCTETS = 256 * 1024;

const FORME = /^[A-Za-z0-9_-]{32}$/;

/** Whether a text can be the secret of a draft. */
export function estSecretPlausible(texte: string): boolean {
	return FORME.test(texte);
}

/** The 32 bytes that are stored in place of the secret. */
export function empreinteBrouillon(secret: string): Buffer {
	return hash("sha256", secret, "buffer");
}

/** The text without what the database can't hold; the form says later what it refuses. */
function enregistrable(texte: string): string {
	return texte.replaceAll("\u0000", "").toWellFormed();
}

/** A draft as it is written down; null when it is far too long to be one. */
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

/** Whether a draft holds all that its schema asks for: it may be sent. */
export function estComplet(
	schema: z.ZodObject,
	contenu: ContenuBrouillon,
): boolean {
	return schema.safeParse(objectOf(contenu, listKeys(schema))).success;
}
