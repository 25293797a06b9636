/** The pages under `/dev`, which hold sign-in codes: for a person on this machine, while mail is not sent. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { frenchPath } from "#lib/i18n/addresses";
import type { Reglages } from "#lib/platform/config/env";
import { isAskedHere, isLoopbackAddress } from "#lib/platform/config/loopback";
import { lireCourrielLocal } from "#lib/platform/mail/transports/local";
import { clientAddress } from "../http/hosts.ts";

const MAIL_HTML = /^\/dev\/courriels\/([0-9a-f]{1,64})\/html$/;

/**
 * A mail as a mail program shows it: its styles, and nothing else. No script runs,
 * nothing is fetched, no form is sent, and its origin is opaque.
 */
const MAIL_POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** Whether a path is one of `/dev`, in any language. */
export function isLocalPath(path: string): boolean {
	return /^\/dev(?:\/|$)/i.test(frenchPath(path).replace(/^\/fr(?=\/)/, ""));
}

/** Whether the pages of `/dev` are shown to this request: only to this machine, and for a site that is only local. */
export function showsLocalPages(
	req: IncomingMessage,
	reglages: Reglages,
): boolean {
	const host = req.headers.host ?? "";
	const address = clientAddress(req, reglages.trustedProxies);
	return (
		isAskedHere({ host, address }, reglages) &&
		isLoopbackAddress(req.socket.remoteAddress ?? "")
	);
}

/** Answers with the HTML of a mail; false when the path names none. */
export async function serveMailHtml(
	req: IncomingMessage,
	res: ServerResponse,
	path: string,
): Promise<boolean> {
	const cle = MAIL_HTML.exec(frenchPath(path))?.[1];
	const mail = cle === undefined ? undefined : await lireCourrielLocal(cle);
	if (!mail) return false;
	res.writeHead(200, {
		"Content-Type": "text/html; charset=utf-8",
		"Content-Security-Policy": MAIL_POLICY,
		"X-Content-Type-Options": "nosniff",
		"Referrer-Policy": "no-referrer",
		"Cache-Control": "no-store",
	});
	res.end(req.method === "HEAD" ? undefined : mail.html);
	return true;
}
