/** Which addresses other sites may show in a frame, or read from their own pages (decisions 52 and 53). */
import type { IncomingMessage } from "node:http";

/** Entries made to be framed. */
const EMBED = /^(?:\/en)?\/integrer\/(?:projets|besoins)\/[^/]+$/;

/** Feeds, open data, figures, pictures, and what programs look for: the same for everybody. */
const FILES: readonly RegExp[] = [
	/^(?:\/en)?\/(?:flux|donnees|chiffres|badge|sitemap)\/./,
	/^(?:\/en)?\/(?:(?:projets|besoins|articles)\/[^/]+\/)?image\.png$/,
	/^\/images\/[^/]+\.webp$/,
	/^(?:\/en)?\/projets\/[^/]+\/publiccode\.yml$/,
	/^(?:\/en)?\/(?:projets|besoins|articles)\/[^/]+\.md$/,
	/^(?:\/en)?\/opensearch\.xml$/,
	/^\/(?:oembed|(?:llms|robots)\.txt|sitemap\.xml|\.well-known\/[a-z-]+(?:\.txt)?)$/,
];

/** A feed, of which a browser that opens it gets a page (D28). */
const FEED = /^(?:\/en)?\/flux\//;

/** `embed` may be framed by any site, `file` read by any; anything else is for the site's own pages. */
export type Opening = "embed" | "file" | "closed";

/** What other sites may do with the answer to a request. A page that stands for one that failed is the site's own. */
export function openingOf({ headers, url = "/" }: IncomingMessage): Opening {
	if (headers["x-page-erreur"] !== undefined) return "closed";
	const [path = "/"] = url.split("?");
	if (EMBED.test(path)) return "embed";
	if (FEED.test(path) && headers["sec-fetch-dest"] === "document")
		return "closed";
	return FILES.some((file) => file.test(path)) ? "file" : "closed";
}
