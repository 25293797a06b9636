/** Sessions: how long they live, and what one signs in for. */
import { frenchPath } from "#lib/i18n/addresses";
import { estSlug } from "#lib/platform/contract/slug";

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
export const SESSION_OCTETS = 32;

export const COOKIE_SESSION = "bc-session";

/** What paths are read against. */
const ICI = "http://ici.invalid";

/** Characters of the address to come back to. */
export const RETOUR_MAX = 500;

/**
 * The page of this site that `texte` names, as a path in French; null for anything
 * else: another site's page however it is written, the API, or sign-in itself.
 */
export function retourSur(texte: string | undefined): string | null {
	if (texte === undefined || texte.length > RETOUR_MAX) return null;
	if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(texte)) return null;
	if (!URL.canParse(texte, ICI)) return null;
	const { origin, pathname, search, hash: ancre } = new URL(texte, ICI);
	if (origin !== ICI || pathname.startsWith("//")) return null;
	const chemin = frenchPath(`${pathname}${search}${ancre}`);
	return /^\/(?:api|dev|compte\/connexion)(?:[/?#]|$)|^\/[/\\]/.test(chemin)
		? null
		: chemin;
}

export const PARTIES_DU_COMPTE = [
	"profil",
	"contributions",
	"votes",
	"soutiens",
	"offres",
	"jetons",
	"sessions",
	"donnees",
] as const;
export type PartieDuCompte = (typeof PARTIES_DU_COMPTE)[number];

export type But =
	/** An act that waits, on a public entry. */
	| { readonly but: "vote" | "soutien"; readonly slug: string }
	/** A text that is written, and has only to be sent. */
	| { readonly but: "projet" | "besoin" | "offre" }
	/** A page of the account area; its first one has no part. */
	| { readonly but: "compte"; readonly partie: PartieDuCompte | null }
	| { readonly but: "moderation" };

const ACTES = [
	{ but: "vote", dossier: "projets" },
	{ but: "soutien", dossier: "besoins" },
] as const;

/** Where a text is checked before it is sent. */
const VERIFICATIONS = [
	{ but: "projet", page: /^\/proposer\/verification$/ },
	{ but: "besoin", page: /^\/decrire\/verification$/ },
	{
		but: "offre",
		page: /^\/besoins\/[a-z0-9-]+\/aider\/[0-9]+\/verification$/,
	},
] as const;

/**
 * What somebody signs in for, as the page that they return to tells; null when it tells
 * nothing. `retour` is what `retourSur` accepted.
 */
export function butDe(retour: string | null): But | null {
	if (retour === null) return null;
	const { pathname, searchParams } = new URL(retour, ICI);
	const [, dossier, nom = "", ...reste] = pathname.split("/");
	const acte = ACTES.find((un) => un.but === searchParams.get("fait"));
	if (acte && acte.dossier === dossier && estSlug(nom) && reste.length === 0)
		return { but: acte.but, slug: nom };
	const verifiee = VERIFICATIONS.find(({ page }) => page.test(pathname));
	if (verifiee) return { but: verifiee.but };
	if (dossier === "moderation") return { but: "moderation" };
	if (dossier !== "compte") return null;
	const partie = PARTIES_DU_COMPTE.find((une) => une === nom) ?? null;
	return { but: "compte", partie };
}

/** The page to show once signed in: one where a text waits to be sent is told that its author is back; that of an act, without it. */
export function apresConnexion(retour: string | null): string {
	if (retour === null) return "/compte";
	const page = new URL(retour, ICI).pathname;
	switch (butDe(retour)?.but) {
		case "projet":
		case "besoin":
		case "offre":
			return `${page}?fait=connexion`;
		case "vote":
		case "soutien":
			return page;
		default:
			return retour;
	}
}

/** The page to go back to without signing in; null where there is none that a signed-out reader may see. */
export function sansConnexion(retour: string | null): string | null {
	const but = butDe(retour);
	switch (but?.but) {
		case "compte":
		case "moderation":
			return null;
		case "vote":
			return `/projets/${but.slug}`;
		case "soutien":
			return `/besoins/${but.slug}`;
		case "projet":
		case "besoin":
		case "offre":
		case undefined:
			return retour;
	}
}

/** Where next-auth leads, if it is the issuer's page: an issuer may be another port of the site's own machine, or a path of it. */
export function pageDeEmetteur(
	vers: string | null,
	siteUrl: string,
): string | null {
	return vers?.startsWith(`${siteUrl}/api/auth/`) ? null : vers;
}
