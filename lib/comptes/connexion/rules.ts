/** Sessions: how long they live, and what is stored of them. */
import { hash } from "node:crypto";
import { frenchPath } from "#lib/i18n/addresses";

const JOUR_SECONDES = 86_400;

/** A session expires after this time without use. */
export const SESSION_INACTIVE_SECONDES = 30 * JOUR_SECONDES;
/** The same for moderators and administrators, since an unattended machine of theirs could do more harm. */
export const SESSION_EQUIPE_INACTIVE_SECONDES = 12 * 3_600;
/** A session expires after this time, even if used. */
export const SESSION_MAX_SECONDES = 90 * JOUR_SECONDES;
/** How often the use of a session is recorded. */
export const SESSION_NOTEE_SECONDES = JOUR_SECONDES;
/** The same for moderators and administrators: much shorter than their idle limit. */
export const SESSION_EQUIPE_NOTEE_SECONDES = 900;
/** Random bytes of a session's name. */
export const SESSION_OCTETS = 32;

export const COOKIE_SESSION = "bc-session";

/** The 32 bytes that are stored in place of a session's name. */
export function empreinteSession(nom: string): Buffer {
	return hash("sha256", nom, "buffer");
}

const RETOUR_MAX = 500;

/**
 * The page of this site that `texte` names, as a path in French; null for anything
 * else: another site's page however it is written, the API, or sign-in itself.
 */
export function retourSur(texte: string | undefined): string | null {
	if (texte === undefined || texte.length > RETOUR_MAX) return null;
	if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(texte)) return null;
	const ici = "http://ici.invalid";
	if (!URL.canParse(texte, ici)) return null;
	const { origin, pathname, search, hash: ancre } = new URL(texte, ici);
	if (origin !== ici || pathname.startsWith("//")) return null;
	const chemin = frenchPath(`${pathname}${search}${ancre}`);
	return /^\/(?:api|dev|compte\/connexion)(?:[/?#]|$)|^\/[/\\]/.test(chemin)
		? null
		: chemin;
}
