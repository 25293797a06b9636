/**
 * Error pages. Next answers `NOT_FOUND` or a throw by a document whose body stays
 * empty until JavaScript runs (16.4.6), and an unknown asset by a page whose style
 * violates the policy. Their answer is held back, and the site's own page for that
 * failure is rendered in its place, at the same address and with the same request id.
 */
import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import {
	FOREIGN_FORM,
	MALFORMED,
	wrongMethod,
} from "#lib/adapters/api/answers";
import type { Answer } from "#lib/adapters/api/call";
import { langueOfAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { READ_ONLY_RETRY_SECONDS } from "#lib/platform/db/unavailable";
import { networkOf } from "#lib/platform/runtime/ip-network";
import { log } from "#lib/platform/runtime/log";
import {
	type RequestNote,
	requestNote,
	typedTexts,
	withRequestNote,
} from "#lib/platform/runtime/request-context";
import { asReading } from "../http/request-copy.ts";
import { capture } from "./capture.ts";

export type PageHandler = (
	req: IncomingMessage,
	res: ServerResponse,
) => Promise<void>;

/** `Retry-After`, in seconds, when the database did not answer. */
const RETRY_AFTER_SECONDS = 5;

/** A feed and the page that a browser gets in its place have the same address (D28). */
const FEED = /^(?:\/en)?\/flux\/[^?]*\.xml(?:\?|$)/;

function variesBy({ url = "/" }: IncomingMessage): string | undefined {
	return FEED.test(url) ? "Sec-Fetch-Dest" : undefined;
}

/** Whether an answer of that status is replaced when it is a document. */
function isFailure(status: number): boolean {
	return status === 404 || status >= 500;
}

/**
 * Sends the answer of `pages`, unless it is to be held back: nothing is sent then, and
 * its status is returned. `statusOfPage` tells what replaces a plain 200.
 */
async function attempt(
	pages: PageHandler,
	req: IncomingMessage,
	res: ServerResponse,
	isHeldBack: (status: number) => boolean,
	statusOfPage: () => number,
): Promise<number | null> {
	const { promise: ended, resolve } = Promise.withResolvers<number>();
	let failed: number | undefined;
	const vary = variesBy(req);
	const release = capture(res, {
		holds(code) {
			if (isHeldBack(code)) failed ??= code;
			return failed !== undefined;
		},
		whole: () => resolve(failed ?? 500),
		leaves(code) {
			// Next writes this header by itself, over any earlier value (16.4.6).
			if (vary && !String(res.getHeader("Vary")).includes(vary))
				res.appendHeader("Vary", vary);
			return code === 200 ? statusOfPage() : code;
		},
	});
	const done = pages(req, res).then(
		() => (failed === undefined ? null : ended),
		(error: unknown) => {
			if (res.headersSent) throw error;
			const note = requestNote();
			if (note) note.error ??= error;
			return 500;
		},
	);
	// A held answer never finishes, and Next waits for it until then.
	const outcome = await Promise.race([ended, done]);
	release();
	// Compression would wrap the next answer too.
	Reflect.deleteProperty(res, "on");
	return outcome;
}

/** The status of a page that Next answers by 200: 429 when it says that a limit is exceeded, 503 when it gives back a form that read-only mode refused. */
function statusOfNote(res: ServerResponse, note: RequestNote): number {
	if (note.readOnly) {
		res.setHeader("Retry-After", READ_ONLY_RETRY_SECONDS);
		return 503;
	}
	if (note.retrySeconds === undefined) return 200;
	res.setHeader("Retry-After", note.retrySeconds);
	return 429;
}

/** The same request, for the error page of that name. */
function asking(req: IncomingMessage, failure: string): IncomingMessage {
	const asked = asReading(req);
	asked.headers["x-page-erreur"] = failure;
	asked.headers["x-page-adresse"] = req.url ?? "/";
	asked.headers["x-page-envoi"] = req.method === "POST" ? "oui" : "non";
	return asked;
}

/** Whether a form was refused and its page is gone, or leads away from what was written in it: without a script, both would be lost. */
function hidesRefusal(status: number, note: RequestNote): boolean {
	if (status === 404) return note.formRefused !== undefined;
	return status >= 300 && status < 400 && typedTexts(note).length > 0;
}

/** Plain text, for when even the error page fails. */
function sendWords(req: IncomingMessage, res: ServerResponse, status: number) {
	const t = texts(langueOfAddress(req.url ?? "/"));
	res.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
	res.end(
		req.method === "HEAD"
			? undefined
			: `${t("erreurs.panne.titre")}\n${t("erreurs.panne.texte")}\n${req.headers["x-request-id"]}\n`,
	);
}

function reset(res: ServerResponse) {
	for (const name of res.getHeaderNames()) res.removeHeader(name);
	res.statusCode = 200;
	res.statusMessage = "";
}

/** A part of a page requested by our own script, which reads the status by itself. */
function isOfScript(req: IncomingMessage): boolean {
	return req.headers.rsc !== undefined || "next-action" in req.headers;
}

/**
 * The rejection of an invalid form, when it is the cause of the failure: Next throws on
 * a form that it can't parse, before any of our code runs (16.4.6).
 */
function refusalOf(failed: number, note: RequestNote): Answer | null {
	if (note.refused === 403) return FOREIGN_FORM;
	if (note.refused === 400) return MALFORMED;
	const isOurs = note.storeDown || note.readOnly || note.error !== undefined;
	if (note.form !== "unread" || isOurs || failed === 404) return null;
	return failed === 405 ? wrongMethod(["GET", "HEAD"]) : MALFORMED;
}

function statusOf(failed: number, note: RequestNote): number {
	if (hidesRefusal(failed, note)) return 409;
	if (failed === 404) return note.gone ? 410 : 404;
	return note.storeDown || note.readOnly ? 503 : 500;
}

/**
 * Serves a page, or the site's own page for its failure. `prepare` sets the headers of
 * a page, once for each rendering.
 */
export async function servePages(
	pages: PageHandler,
	req: IncomingMessage,
	res: ServerResponse,
	prepare: (req: IncomingMessage) => void,
	refuse: (answer: Answer) => void,
): Promise<void> {
	prepare(req);
	// The front, Next and its compression listen to one response, twice when a page failed:
	// Node warns of a leak, which each reader could fill the log with.
	res.setMaxListeners(3 * EventEmitter.defaultMaxListeners);
	const request = {
		address: req.url ?? "/",
		network: networkOf(String(req.headers["x-forwarded-for"] ?? "")),
	};
	const note: RequestNote = { ...request, storeDown: false };
	if (req.method === "POST") note.form = "unread";
	const ofScript = isOfScript(req);
	if (ofScript && !note.form)
		return withRequestNote(note, () => pages(req, res));
	// A script detects by itself that an action or a page does not exist; Next's 405 names
	// no method that would do.
	const isHeldBack = ofScript
		? (status: number) =>
				status >= 500 || status === 405 || note.refused !== undefined
		: (status: number) =>
				isFailure(status) ||
				hidesRefusal(status, note) ||
				(note.form === "unread" && status >= 400);
	const failed = await withRequestNote(note, () =>
		attempt(pages, req, res, isHeldBack, () => statusOfNote(res, note)),
	);
	if (failed === null) return;
	const refusal = refusalOf(failed, note);
	if (refusal) {
		reset(res);
		return refuse(refusal);
	}
	const status = statusOf(failed, note);
	if (status >= 500 && !note.readOnly)
		log().error(
			{
				err: note.error ?? new Error(`answered ${failed}, and noted no error`),
				requete: req.headers["x-request-id"],
				statut: status,
			},
			"page failed",
		);
	reset(res);
	const asked = asking(req, note.readOnly ? "lecture-seule" : String(status));
	prepare(asked);
	const wait = note.readOnly ? READ_ONLY_RETRY_SECONDS : RETRY_AFTER_SECONDS;
	if (status === 503) res.setHeader("Retry-After", wait);
	const { formRefused } = note;
	const shown = await withRequestNote(
		{
			...{ ...request, storeDown: false },
			...(formRefused && status === 409 ? { formRefused } : {}),
		},
		() => attempt(pages, asked, res, isFailure, () => status),
	);
	if (shown === null) return;
	reset(res);
	prepare(req);
	sendWords(req, res, status);
}
