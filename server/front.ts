/**
 * The front of the process: protocol checks once for everything behind it
 * (D26), request ids, logs, security headers, and the choice between the API's
 * direct path and Next.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import {
	FOREIGN_FORM,
	FOREIGN_HOST,
	isApiMethod,
	MALFORMED,
	STORE_DOWN,
	TOO_LARGE,
	tooManyReads,
	unknownPath,
	wrongMethod,
} from "#lib/adapters/api/answers";
import type { Answer } from "#lib/adapters/api/call";
import { answerOfFault } from "#lib/adapters/api/outcomes";
import type { ApiMatch } from "#lib/adapters/api/paths";
import { decodedPart, langueOfAddress, pageAddress } from "#lib/i18n/addresses";
import type { Reglages } from "#lib/platform/config/env";
import { isLoopbackAddress } from "#lib/platform/config/loopback";
import { monotonicMs, randomId } from "#lib/platform/runtime/clock";
import { networkOf, widestOf } from "#lib/platform/runtime/ip-network";
import { accessLog, log } from "#lib/platform/runtime/log";
import { countRequest } from "#lib/platform/runtime/metrics";
import { withRequestNote } from "#lib/platform/runtime/request-context";
import {
	FORMULAIRE_A_IMAGES_MAX_OCTETS,
	FORMULAIRE_MAX_OCTETS,
} from "#lib/platform/validation/forms";
import { empreinteDe } from "#lib/projets/schema";
import { announcesMore, readCapped, serveCall } from "./api/node-adapter.ts";
import {
	ASKED_BY_ADDRESS,
	clientAddress,
	hasSeveralHosts,
	isForeignWrite,
	judgeHost,
	loggedPath,
	overwriteOrigin,
} from "./http/hosts.ts";
import { setPageHeaders } from "./http/page-headers.ts";
import { sendRefusal } from "./http/refusal.ts";
import { withBody } from "./http/request-copy.ts";
import {
	isApi,
	isMiswritten,
	lineOf,
	readTarget,
	type Target,
} from "./http/request-target.ts";
import { answerMcp, answerMcpHealth } from "./mcp/serve.ts";
import {
	leaveOnceMade,
	pageAdmission,
	rejectOverload,
} from "./pages/admission.ts";
import { type PageHandler, servePages } from "./pages/error-pages.ts";
import type { IdentityFiles } from "./pages/identity-files.ts";
import {
	isLocalPath,
	serveMailHtml,
	showsLocalPages,
} from "./pages/local-mailbox.ts";
import type { readyPages } from "./pages/page-cache.ts";
import { sendPicture } from "./pages/pictures.ts";
import type { Assets } from "./pages/static-files.ts";

export type Front = {
	reglages: Reglages;
	/** Serves pages, and the API too while `api` says "next". */
	pages: PageHandler;
	/** Cache of rendered pages; none in development mode. */
	ready?: ReturnType<typeof readyPages>;
	/** Files of the build, compressed beforehand; in development, our own script alone. */
	assets?: Assets;
	identity?: IdentityFiles;
	/** The address of our own script, which each page loads. */
	ownScript?: string;
	api(path: string): ApiMatch | "next";
};

type Refuse = (answer: Answer) => void;

/** A range may always be answered by the whole, and nothing of the site is written by a page's address. */
const UNREAD = ["range", "if-match", "if-unmodified-since"];

/** Methods that a page accepts; POST carries the server actions. */
const PAGE_METHODS = ["GET", "HEAD", "POST"];

/** Whether a browser reads the page beforehand, in case its reader opens it. */
function isGuess({ headers }: IncomingMessage): boolean {
	return String(headers["sec-purpose"] ?? "").startsWith("prefetch");
}

/** Limits the pages that this process renders, in total and per client address. */
const admission = pageAdmission();

/** Logs one line per request: the path without its query, which may hold what somebody typed. */
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
				chemin: loggedPath(path),
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
	refuse: Refuse,
) {
	const prepare = (asked: IncomingMessage) => {
		res.setHeader("X-Request-Id", requestId);
		setPageHeaders(asked, res, front.reglages);
		if (front.ownScript) asked.headers["x-own-script"] = front.ownScript;
	};
	if (!PAGE_METHODS.includes(req.method ?? ""))
		return refuse(wrongMethod(PAGE_METHODS));
	const isHidden =
		isMiswritten(path) ||
		(isLocalPath(path) && !showsLocalPages(req, front.reglages));
	if (!isHidden && isLocalPath(path)) {
		res.setHeader("X-Request-Id", requestId);
		if (await serveMailHtml(req, res, path)) return;
	}
	// Next renders its own "not found"; a malformed escape would be a 500 (16.4.6). An address without words: none are searched for.
	if (isHidden || decodedPart(path) === null)
		req.url = pageAddress(langueOfAddress(path), "/-");
	else if (
		front.identity?.(req, res, path, prepare) ||
		front.assets?.(req, res, path, prepare, () => refuse(unknownPath()))
	)
		return;
	const isForm = req.method === "POST";
	const maxOctets = formMax(req, path);
	// A form rejected by its size alone must not take a rendering slot.
	if (isForm && announcesMore(req, maxOctets)) return refuse(TOO_LARGE);
	const address = String(req.headers["x-forwarded-for"] ?? "");
	const empreinte = isForm ? undefined : empreinteDe(path);
	if (empreinte !== undefined) {
		const place = await admission.enter(address, "read");
		prepare(req);
		if (!place.ok) return rejectOverload(req, res, place);
		const isSent = await sendPicture(req, res, empreinte).finally(place.leave);
		return isSent ? undefined : refuse(unknownPath());
	}
	const retrySeconds = isForm
		? null
		: admission.readsTooMuch(address, isGuess(req));
	if (retrySeconds) {
		prepare(req);
		return rejectOverload(req, res, { status: 429, retrySeconds });
	}
	// What a page or a file of the site may leave aside, and Next answers by 500.
	for (const name of UNREAD) delete req.headers[name];
	const pages =
		front.ready && !isForm
			? await front.ready(req, res, { path, query }, prepare)
			: front.pages;
	if (!pages) return;
	// Read before it takes a place: who sends slowly keeps none from others.
	const form = isForm
		? await wholeForm(req, res, maxOctets, widestOf(networkOf(address)))
		: req;
	if (form === "too_large") return refuse(TOO_LARGE);
	if (form === "too_many") return refuse(STORE_DOWN);
	if (!form) return;
	const isLarge = maxOctets > FORMULAIRE_MAX_OCTETS;
	const kind = isLarge ? "pictures" : "form";
	const place = await admission.enter(address, isForm ? kind : "read");
	if (!place.ok) {
		prepare(req);
		return rejectOverload(req, res, place);
	}
	// The client disconnected while it waited.
	if (res.destroyed) return place.leave();
	leaveOnceMade(res, place.leave);
	if (await admission.begin(res))
		await servePages(pages, form, res, prepare, refuse).finally(place.leave);
}

/** The pages whose forms may bring pictures: a project that is written. */
const WITH_PICTURES =
	/^(?:\/en)?\/(?:proposer|compte\/contributions\/projet\/[^/]+|moderation\/(?:fiches\/projet|relecture\/projet\/[^/]+))$/;

/** The most bytes of a form sent there: more only where its head announces them, as that of a browser does. */
function formMax(req: IncomingMessage, path: string): number {
	return WITH_PICTURES.test(path) && announcesMore(req, FORMULAIRE_MAX_OCTETS)
		? FORMULAIRE_A_IMAGES_MAX_OCTETS
		: FORMULAIRE_MAX_OCTETS;
}

/** A form, read whole before Next sees it; null when the client disconnected meanwhile. */
async function wholeForm(
	req: IncomingMessage,
	res: ServerResponse,
	maxOctets: number,
	network: string,
): Promise<IncomingMessage | "too_large" | "too_many" | null> {
	try {
		const body = await readCapped(req, maxOctets, network, res);
		return body === "too_large" ? body : withBody(req, Buffer.from(body));
	} catch {
		return req.errored ? null : "too_many";
	}
}

export function frontListener(front: Front) {
	const { reglages } = front;
	const { siteUrl } = reglages;
	const siteHost = new URL(siteUrl).host;
	let isProxyReported = reglages.trustedProxies > 0;
	const reportProxy = (req: IncomingMessage) => {
		if (isProxyReported || req.headers["x-forwarded-for"] === undefined) return;
		isProxyReported = true;
		log().warn(
			"X-Forwarded-For comes while TRUSTED_PROXIES is 0: it is not believed",
		);
	};
	return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
		const requestId = randomId();
		const reading = readTarget(req.url ?? "", req.headers.host);
		const { target, isClear } = reading;
		const { path, query } = target;
		const refuse: Refuse = (answer) =>
			sendRefusal(req, res, { path, requestId }, answer, reglages);
		logWhenDone(req, res, requestId, isClear ? path : "*");
		try {
			// The API parses its own paths, and passes no ambiguous one to Next.
			if (
				hasSeveralHosts(req) ||
				reading.isForeign ||
				!(isClear || isApi(path))
			)
				return refuse(MALFORMED);
			req.url = lineOf(target);
			const host = judgeHost(req.headers.host, siteHost, reglages.estLocal);
			if (host === "foreign" && !ASKED_BY_ADDRESS.has(path))
				return refuse(FOREIGN_HOST);
			// After an action, Next requests the page from itself with the client's
			// headers: when that is rejected, the browser requests it instead.
			if (host === "other-loopback" && req.headers.rsc !== undefined)
				return refuse(FOREIGN_HOST);
			if (host === "ours") reportProxy(req);
			const client = clientAddress(req, reglages.trustedProxies);
			const network = networkOf(client);
			const note = { address: path, network, storeDown: false };
			const called = {
				...{ path, query, requestId },
				network: isLoopbackAddress(client) ? null : widestOf(network),
			};
			// A slash at the end changes nothing, as under /api.
			const named = path.replace(/\/$/, "");
			const isAboutMcp = named === "/api/sante" && query === "mcp";
			if (named === "/mcp" || isAboutMcp)
				return await withRequestNote(note, () =>
					serveCall(req, res, called, (call) =>
						(isAboutMcp ? answerMcpHealth : answerMcp)(call, () =>
							admission.readsTooMuch(client, false),
						),
					),
				);
			const match = isApi(path) ? front.api(path) : "page";
			if (typeof match === "object")
				return await withRequestNote(note, () =>
					serveCall(req, res, called, (call) =>
						match.pathHandler.serve(call, match.params),
					),
				);
			overwriteOrigin(req, requestId, reglages);
			if (match === "page" && isForeignWrite(req, path, siteUrl))
				return refuse(FOREIGN_FORM);
			if (match === "next") {
				if (!isClear || decodedPart(path) === null)
					return refuse(unknownPath());
				if (!isApiMethod(req.method))
					return refuse(wrongMethod(["GET", "HEAD"]));
				// What an issuer sends back makes us ask it, whoever says to have been there.
				const wait = admission.readsTooMuch(client, false);
				if (wait !== null) return refuse(tooManyReads(wait));
				res.setHeader("X-Request-Id", requestId);
				return await front.pages(req, res);
			}
			if (host === "other-loopback" && req.method === "GET") {
				// Cookies and the Origin check work under one name only.
				res.setHeader("X-Request-Id", requestId);
				setPageHeaders(req, res, reglages);
				res.writeHead(307, {
					Location: `${siteUrl}${lineOf(target)}`,
					"Cache-Control": "no-store",
				});
				res.end();
				return;
			}
			await servePage(front, req, res, requestId, target, refuse);
		} catch (error) {
			const answer = answerOfFault(error, { requestId, operation: "front" });
			if (res.headersSent) res.destroy();
			else refuse(answer);
		}
	};
}
