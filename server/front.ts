/**
 * The front of the process: protocol hygiene once for everything behind it
 * (D26), request ids, logs, security headers, and the choice between the API's
 * short door and Next.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import {
	badBytes,
	brokenInvariant,
	forbidden,
	unknownPath,
	wrongMethod,
} from "#lib/adapters/answers";
import { monotonicMs, randomId } from "#lib/platform/clock";
import type { Reglages } from "#lib/platform/env";
import { langueOfAddress, pageAddress } from "#lib/platform/i18n/addresses";
import { accessLog, log } from "#lib/platform/log";
import { countRequest } from "#lib/platform/metrics";
import {
	hasSeveralHosts,
	isForeignWrite,
	judgeHost,
	overwriteOrigin,
} from "./addresses.ts";
import { sendAnswer, serveApi } from "./api-door.ts";
import type { ApiMatch } from "./api-table.ts";
import type { Assets } from "./assets.ts";
import { type PageHandler, servePages } from "./failed-pages.ts";
import {
	isLocalPath,
	serveMailHtml,
	showsLocalPages,
} from "./local-mailbox.ts";
import { setPageHeaders } from "./page-headers.ts";
import type { readyPages } from "./ready-pages.ts";

export type Front = {
	reglages: Reglages;
	/** Serves pages, and the API too while `api` says "next". */
	pages: PageHandler;
	/** Pages kept ready; none while the site reloads as it is written. */
	ready?: ReturnType<typeof readyPages>;
	/** Files of the build, squeezed beforehand. */
	assets?: Assets;
	api(path: string): ApiMatch | "next";
};

/** Methods a page answers; POST carries the server actions. */
const PAGE_METHODS = ["GET", "HEAD", "POST"];

/** A path of the site that is nobody's: Next renders it as its own "not found". */
const NOWHERE = "/introuvable";

type Target = { path: string; query: string };

/** The path and query of a request line, in origin or absolute form; null when it is neither. */
function targetOf(url: string): Target | null {
	let line = url;
	if (!line.startsWith("/")) {
		if (!URL.canParse(line)) return null;
		const { pathname, search } = new URL(line);
		line = pathname + search;
	}
	const at = line.indexOf("?");
	return at < 0
		? { path: line, query: "" }
		: { path: line.slice(0, at), query: line.slice(at + 1) };
}

function isWellEscaped(path: string): boolean {
	try {
		decodeURIComponent(path);
		return true;
	} catch {
		return false;
	}
}

function isApi(path: string): boolean {
	return path === "/api" || path.startsWith("/api/");
}

/** One line a request: the path without its query, which may hold what somebody typed. */
function logWhenDone(
	req: IncomingMessage,
	res: ServerResponse,
	requestId: string,
	path: string,
) {
	const start = monotonicMs();
	res.once("close", () => {
		const ms = monotonicMs() - start;
		countRequest(req.method ?? "", path, res.statusCode, ms);
		accessLog().info(
			{
				requete: requestId,
				methode: req.method,
				chemin: path,
				statut: res.statusCode,
				ms: Math.round(ms * 10) / 10,
			},
			res.writableFinished ? "request" : "request cut",
		);
	});
}

async function servePage(
	front: Front,
	req: IncomingMessage,
	res: ServerResponse,
	requestId: string,
	{ path, query }: Target,
) {
	const prepare = (asked: IncomingMessage) => {
		res.setHeader("X-Request-Id", requestId);
		setPageHeaders(asked, res, front.reglages);
	};
	if (!PAGE_METHODS.includes(req.method ?? "")) {
		prepare(req);
		res.writeHead(405, { Allow: PAGE_METHODS.join(", ") });
		res.end();
		return;
	}
	const isHidden = isLocalPath(path) && !showsLocalPages(req, front.reglages);
	if (!isHidden && isLocalPath(path)) {
		res.setHeader("X-Request-Id", requestId);
		if (await serveMailHtml(req, res, path)) return;
	}
	// A malformed escape is a 500 inside Next (16.4.6).
	if (isHidden || !isWellEscaped(path))
		req.url = pageAddress(langueOfAddress(path), NOWHERE);
	else if (front.assets?.(req, res, path, prepare)) return;
	const pages = front.ready
		? await front.ready(req, res, { path, query }, prepare)
		: front.pages;
	if (pages) await servePages(pages, req, res, prepare);
}

/** The listener of the HTTP server. */
export function frontListener(front: Front) {
	const { reglages } = front;
	const { siteUrl } = reglages;
	const siteHost = new URL(siteUrl).host;
	let isProxyTold = reglages.trustedProxies > 0;
	const tellProxy = (req: IncomingMessage) => {
		if (isProxyTold || req.headers["x-forwarded-for"] === undefined) return;
		isProxyTold = true;
		log().warn(
			"X-Forwarded-For comes while TRUSTED_PROXIES is 0: it is not believed",
		);
	};
	return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
		const requestId = randomId();
		const target = targetOf(req.url ?? "/");
		const refuse = (answer: Parameters<typeof sendAnswer>[3]) =>
			sendAnswer(req, res, requestId, answer);
		logWhenDone(req, res, requestId, target?.path ?? "*");
		try {
			if (!target || hasSeveralHosts(req))
				return refuse(badBytes("Cette requête HTTP est mal formée."));
			const { path, query } = target;
			if (req.method === "TRACE" || req.method === "CONNECT")
				return refuse(wrongMethod(isApi(path) ? ["OPTIONS"] : PAGE_METHODS));
			const host = judgeHost(req.headers.host, siteHost, reglages.estLocal);
			// A load balancer asks for the health of an instance by its address.
			if (host === "foreign" && path !== "/api/sante")
				return refuse(badBytes("Ce serveur ne répond pas à ce nom d’hôte."));
			// Next asks itself for the page that follows an action, and keeps the
			// client's headers: without an answer, the browser asks for it instead.
			if (host === "other-loopback" && req.headers.rsc !== undefined)
				return refuse(badBytes("Ce serveur ne répond pas à ce nom d’hôte."));
			if (host === "ours") tellProxy(req);
			const match = isApi(path) ? front.api(path) : "page";
			if (typeof match === "object")
				return await serveApi(req, res, match, { ...target, requestId });
			overwriteOrigin(req, requestId, reglages);
			if (match === "page" && isForeignWrite(req, path, siteUrl))
				return refuse(forbidden("Cette demande ne vient pas de ce site."));
			if (match === "next") {
				if (!isWellEscaped(path)) return refuse(unknownPath());
				res.setHeader("X-Request-Id", requestId);
				return await front.pages(req, res);
			}
			if (host === "other-loopback" && req.method === "GET") {
				// Cookies and the Origin check know one name only.
				res.setHeader("X-Request-Id", requestId);
				res.writeHead(307, {
					Location: `${siteUrl}${path}${query === "" ? "" : `?${query}`}`,
					"Cache-Control": "no-store",
				});
				res.end();
				return;
			}
			await servePage(front, req, res, requestId, target);
		} catch (error) {
			log().error({ err: error, requete: requestId }, "unexpected error");
			if (res.headersSent) res.destroy();
			else refuse(brokenInvariant());
		}
	};
}
