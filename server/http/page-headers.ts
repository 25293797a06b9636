/** Security headers of every page: a policy that runs only the site's own scripts and loads nothing from third parties. */
import { type IncomingMessage, ServerResponse } from "node:http";
import { embedStyleHash } from "#lib/adapters/files/embed-style";
import { COOKIE_SESSION } from "#lib/comptes/connexion/rules";
import { type Reglages, transportSecurity } from "#lib/platform/config/env";
import { secretBytes } from "#lib/platform/runtime/clock";

/** Entries made to be framed by other sites (decision 53). */
const EMBED = /^(?:\/en)?\/integrer\/(?:projets|besoins)\/[^/]+$/;

/** Feeds, open data, figures, pictures, and what programs look for: the same for everybody, and read from pages of other sites (decision 52). */
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
type Opening = "embed" | "file" | "closed";

/** What other sites may do with the answer to a request. A page that stands for one that failed is the site's own. */
export function openingOf({ headers, url = "/" }: IncomingMessage): Opening {
	if (headers["x-page-erreur"] !== undefined) return "closed";
	const [path = "/"] = url.split("?");
	if (EMBED.test(path)) return "embed";
	if (FEED.test(path) && headers["sec-fetch-dest"] === "document")
		return "closed";
	return FILES.some((file) => file.test(path)) ? "file" : "closed";
}

const NONCE_OCTETS = 16;

/** Where one signs in and out: with an issuer, such a form leads to its page. */
const SIGNS = /^\/(?:en\/)?compte(?:[/?]|$)/;

function policy(
	nonce: string,
	{ mode, siteUrl, emetteur }: Reglages,
	url: string,
): string {
	const development = mode === "development";
	return [
		"default-src 'none'",
		`script-src 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
		// React's development overlay writes its own styles.
		development
			? "style-src 'self' 'unsafe-inline'"
			: `style-src 'self' 'nonce-${nonce}'`,
		"worker-src 'self'",
		"img-src 'self' data:",
		"font-src 'self'",
		`connect-src 'self'${development ? " ws:" : ""}`,
		"manifest-src 'self'",
		`form-action 'self'${emetteur && SIGNS.test(url) ? ` ${new URL(emetteur.adresse).origin}` : ""}`,
		"base-uri 'none'",
		"frame-ancestors 'none'",
		...(siteUrl.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
	].join("; ");
}

/** Any site may frame it: so nothing in it runs, is sent or is loaded, and its links open elsewhere. */
function embedPolicy(): string {
	return [
		"default-src 'none'",
		`style-src '${embedStyleHash()}'`,
		"form-action 'none'",
		"base-uri 'none'",
		"frame-ancestors *",
		"sandbox allow-popups allow-popups-to-escape-sandbox",
	].join("; ");
}

/** The icons of the site, which are closed to others but no pages. */
const ICON = /^\/(?:favicon\.ico|icon\.svg|apple-icon\.png)(?:\?|$)/;

/** A file is no page: nothing in it runs or loads, and a browser that opens it may style the document it shows it in. */
const FILE_POLICY = [
	"default-src 'none'",
	"style-src 'unsafe-inline'",
	"img-src 'self' data:",
	"form-action 'none'",
	"base-uri 'none'",
	"frame-ancestors 'none'",
].join("; ");

const plain = ServerResponse.prototype;

const SESSION_TAKEN_BACK = new RegExp(`^(?:__Host-)?${COOKIE_SESSION}=;`);

/**
 * The answer that deletes the session cookie also clears what the browser keeps
 * of the site: pages read while signed in, and unsent forms. A server action of
 * Next (16.4.6) can set cookies, but no header.
 */
function emptyAtSignOut(res: ServerResponse) {
	const look = (name: string, value: unknown) => {
		const cookies = name.toLowerCase() === "set-cookie" ? [value].flat() : [];
		if (cookies.some((cookie) => SESSION_TAKEN_BACK.test(String(cookie))))
			plain.setHeader.call(res, "Clear-Site-Data", '"cache", "storage"');
	};
	Object.assign(res, {
		setHeader(name: string, value: number | string | readonly string[]) {
			look(name, value);
			return plain.setHeader.call(res, name, value);
		},
		appendHeader(name: string, value: string | readonly string[]) {
			look(name, value);
			return plain.appendHeader.call(res, name, value);
		},
	});
}

function setOpening(res: ServerResponse, opening: Opening, csp: string) {
	const isEmbed = opening === "embed";
	const closedOrFile = opening === "file" ? FILE_POLICY : csp;
	res.setHeader(
		"Content-Security-Policy",
		isEmbed ? embedPolicy() : closedOrFile,
	);
	// Browsers refuse a sandboxed page that asks for a group of its own.
	if (!isEmbed) res.setHeader("Cross-Origin-Opener-Policy", "same-origin");
	res.setHeader(
		"Cross-Origin-Resource-Policy",
		opening === "closed" ? "same-origin" : "cross-origin",
	);
	if (opening === "file") res.setHeader("Access-Control-Allow-Origin", "*");
}

/**
 * Sets the headers of a page, or of a file beside the pages, and the nonce where Next
 * reads it: in the policy header of the request.
 */
export function setPageHeaders(
	req: IncomingMessage,
	res: ServerResponse,
	reglages: Reglages,
	opening = openingOf(req),
) {
	if (req.method === "POST") emptyAtSignOut(res);
	const nonce = secretBytes(NONCE_OCTETS).toString("base64");
	const csp = policy(nonce, reglages, req.url ?? "/");
	req.headers["content-security-policy"] = csp;
	req.headers["x-nonce"] = nonce;
	setOpening(res, opening, ICON.test(req.url ?? "/") ? FILE_POLICY : csp);
	res.setHeader("X-Content-Type-Options", "nosniff");
	// Not `no-referrer`: a form would then send `Origin: null`.
	res.setHeader("Referrer-Policy", "strict-origin-when-cross-origin");
	res.setHeader(
		"Permissions-Policy",
		"camera=(), geolocation=(), microphone=()",
	);
	// The public trial is no site to be found by a search.
	if (reglages.vitrine) res.setHeader("X-Robots-Tag", "noindex");
	const security = transportSecurity(reglages);
	if (security !== undefined)
		res.setHeader("Strict-Transport-Security", security);
}
