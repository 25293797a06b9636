/** The small files that machines look for at known addresses. */
import { escapeUTF8 } from "entities";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { reglages } from "#lib/platform/config/env";
import { LANGUES, type Langue } from "#lib/platform/langues";
import { now } from "#lib/platform/runtime/clock";
import { pageUrl } from "../pages/metadata.ts";

/** What engines have no use for: forms, and what belongs to one person. */
const PRIVATE = ["/compte", "/moderation", "/api/", "/dev/"] as const;

/** How long the contact below may be believed, as RFC 9116 demands it to say. */
const SECURITY_DAYS = 180;
const DAY_MS = 24 * 3600 * 1000;

/** An answer of plain text, in UTF-8. */
export function plainText(text: string): Response {
	return new Response(text, {
		headers: { "Content-Type": "text/plain; charset=utf-8" },
	});
}

/** The text of `robots.txt`: what engines have no use for, and where the site map is. */
export function robots(): string {
	const refused = PRIVATE.flatMap((path) => [
		...new Set(LANGUES.map((langue) => pageAddress(langue, path))),
	]);
	return [
		"User-agent: *",
		...refused.map((path) => `Disallow: ${path}`),
		"",
		`Sitemap: ${reglages().siteUrl}/sitemap.xml`,
		"",
	].join("\n");
}

/** Whom to tell of a weakness (RFC 9116); null when the operator gave no contact. */
export function securityContact(): string | null {
	const { contact, siteUrl } = reglages();
	if (contact === undefined) return null;
	const expires = new Date(now().getTime() + SECURITY_DAYS * DAY_MS);
	expires.setUTCHours(0, 0, 0, 0);
	return [
		`Contact: ${/^https?:/.test(contact) ? contact : `mailto:${contact}`}`,
		`Expires: ${expires.toISOString()}`,
		"Preferred-Languages: fr, en",
		`Canonical: ${siteUrl}/.well-known/security.txt`,
		"",
	].join("\n");
}

/** How a browser may search the directory from its own search field. */
export function openSearch(langue: Langue): Response {
	const { siteNom, siteUrl } = reglages();
	const name = [...siteNom].slice(0, 16).join("");
	const body = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeUTF8(name)}</ShortName>
<Description>${escapeUTF8(texts(langue)("coquille.description"))}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>${langue}</Language>
<Image height="16" width="16" type="image/x-icon">${escapeUTF8(`${siteUrl}/favicon.ico`)}</Image>
<Url type="text/html" template="${escapeUTF8(`${pageUrl(langue, "/projets")}?q={searchTerms}`)}"/>
</OpenSearchDescription>
`;
	return new Response(body, {
		headers: {
			"Content-Type": "application/opensearchdescription+xml; charset=utf-8",
		},
	});
}
