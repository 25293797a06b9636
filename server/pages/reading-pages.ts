/** Which pages are only read, and by whom: those leave without the framework (decision 31). */
import type { IncomingMessage } from "node:http";
import { COOKIE_SESSION } from "#lib/comptes/connexion/rules";

/** The pages that hold no form but a search, a vote and the choice of light or dark, by their paths in French. */
const PATHS = [
	`/(?:projets|besoins|articles)(?:/[a-z0-9-]+)?`,
	"/aider",
	"/recherche",
	"/chiffres",
	"/donnees",
	"/flux",
	"/developpeurs(?:/reference)?",
	"/(?:a-propos|accessibilite|confidentialite|hors-ligne|mentions-legales)",
] as const;

const READ = new RegExp(`^(?:/|/en/?|(?:/en)?(?:${PATHS.join("|")}))$`);

/** A feed, of which a browser gets a page. */
const FEED = /^(?:\/en)?\/flux\/.+\.xml$/;

const SESSION = new RegExp(`(?:^|;)\\s*(?:__Host-)?${COOKIE_SESSION}=`);

/** Whether the page of a path, in either language, is only read. */
export function isReadingPage(path: string): boolean {
	return READ.test(path);
}

/** Asked for by the scripts of Next: they take a part of a page, or what an action answers. */
function isOfFramework({ headers }: IncomingMessage): boolean {
	return Object.keys(headers).some(
		(name) => name === "rsc" || /^(?:x-)?next-/.test(name),
	);
}

/**
 * Whether a request is that of a signed-out reader for a page that is only read, or
 * for what stands in place of one that failed.
 */
export function isSignedOutReading(req: IncomingMessage): boolean {
	if (SESSION.test(req.headers.cookie ?? "") || isOfFramework(req))
		return false;
	if (req.headers["x-page-erreur"] !== undefined) return true;
	const [path = "/"] = (req.url ?? "/").split("?");
	return (
		isReadingPage(path) ||
		(FEED.test(path) && req.headers["sec-fetch-dest"] === "document")
	);
}
