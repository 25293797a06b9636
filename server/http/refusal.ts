/** Error answers of the front, in the format of what was requested: JSON for the API, a page for a reader. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { escapeUTF8 } from "entities";
import type { Answer } from "#lib/adapters/api/call";
import { langueOfAddress, pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Reglages } from "#lib/platform/config/env";
import { randomId } from "#lib/platform/runtime/clock";
import { disposeOfBody, sendAnswer } from "../api/node-adapter.ts";
import { setPageHeaders } from "./page-headers.ts";
import { isApi, readTarget } from "./request-target.ts";

const STYLE =
	":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:38rem;margin:10vh auto;padding:0 1.5rem}";

/** A photo of a telephone is told that it is too heavy, and not cut off. */
const PAGE_DRAINED_MAX_OCTETS = 12 * 1024 * 1024;

function reasonOf(status: number) {
	switch (status) {
		case 403:
			return "etrangere";
		case 404:
			return "introuvable";
		case 405:
			return "methode";
		case 413:
			return "trop_longue";
		default:
			return status < 500 ? "malformee" : "panne";
	}
}

/** A self-contained page: it needs nothing else of the site. */
function pageOf(status: number, path: string, nonce: string): string {
	const langue = langueOfAddress(path);
	const t = texts(langue);
	const reason = reasonOf(status);
	const [title, text, back] = [
		t(`erreurs.${reason}.titre`),
		t(`erreurs.${reason}.texte`),
		t("erreurs.accueil"),
	].map((one) => escapeUTF8(one));
	return `<!doctype html>
<html lang="${langue}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${pageAddress(langue, "/")}">${back}</a></p>
</main>
</body>
</html>
`;
}

/** Sends `answer` unchanged to a client of the API, and as a page to a reader of `path`. */
export function sendRefusal(
	req: IncomingMessage,
	res: ServerResponse,
	{ path, requestId }: { path: string; requestId: string },
	answer: Answer,
	reglages: Reglages,
) {
	if (isApi(path) || !path.startsWith("/"))
		return sendAnswer(req, res, requestId, answer);
	disposeOfBody(req, res, PAGE_DRAINED_MAX_OCTETS);
	setPageHeaders(req, res, reglages, "closed");
	const nonce = String(req.headers["x-nonce"]);
	const body = Buffer.from(pageOf(answer.status, path, nonce));
	for (const name of ["Allow", "Retry-After"]) {
		const value = answer.headers[name];
		if (value !== undefined) res.setHeader(name, value);
	}
	res.writeHead(answer.status, {
		"Content-Type": "text/html; charset=utf-8",
		"Content-Length": body.length,
		"Cache-Control": "no-store",
		"X-Request-Id": requestId,
	});
	res.end(req.method === "HEAD" ? undefined : body);
}

/** Refuses what the front never sees. */
export function refuseBefore(
	req: IncomingMessage,
	res: ServerResponse,
	answer: Answer,
	reglages: Reglages,
) {
	const { target } = readTarget(req.url ?? "", req.headers.host);
	const asked = { path: target.path, requestId: randomId() };
	sendRefusal(req, res, asked, answer, reglages);
}
