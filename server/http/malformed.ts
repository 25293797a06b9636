/**
 * Answers to what Node hands over as a bare socket instead of a request, and
 * would answer without our headers, or drop silently.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import {
	commonHeaders,
	HEADERS_TOO_LARGE,
	MALFORMED,
	TOO_SLOW,
	wrongMethod,
} from "#lib/adapters/api/answers";
import type { Answer } from "#lib/adapters/api/call";
import { randomId } from "#lib/platform/runtime/clock";

function answerBare(socket: Duplex, { body, headers, status }: Answer) {
	const all = {
		...commonHeaders(),
		...headers,
		"X-Request-Id": randomId(),
		"Content-Length": body?.length ?? 0,
		Connection: "close",
	};
	const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
	socket.on("error", () => {});
	socket.end(
		Buffer.concat([
			Buffer.from(
				`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("\r\n")}\r\n\r\n`,
			),
			body ?? Buffer.alloc(0),
		]),
	);
}

/** Answers CONNECT: this server is no proxy (D26). */
export function refuseTunnel(_req: IncomingMessage, socket: Duplex) {
	answerBare(socket, wrongMethod(["GET", "HEAD", "POST"]));
}

function refusalOf({ code }: NodeJS.ErrnoException): Answer {
	switch (code) {
		case "HPE_HEADER_OVERFLOW":
			return HEADERS_TOO_LARGE;
		case "ERR_HTTP_REQUEST_TIMEOUT":
			return TOO_SLOW;
		default:
			return MALFORMED;
	}
}

/** Time that a rejected client has to read the answer and to close. */
export const LINGER_MS = 1_000;

type UnderWay = { readonly req: IncomingMessage; readonly res: ServerResponse };

/** Answers in progress on a connection: any other answer waits for them. */
const underWay = new WeakMap<Duplex, Set<UnderWay>>();
const refused = new WeakSet<Duplex>();

/** Records that `res` is in progress, so that nothing is written in the middle of it. */
export function noteUnderWay(req: IncomingMessage, res: ServerResponse) {
	const { socket } = req;
	const one = { req, res };
	const answers = underWay.get(socket) ?? new Set();
	underWay.set(socket, answers.add(one));
	res.once("close", () => answers.delete(one));
}

/** Refusals at once: thousands of connections may be too slow at one moment, and other readers are served between them. */
const REFUSED_AT_ONCE = 50;
const waiting: (() => void)[] = [];

function refuseInTurn(): void {
	for (const refuse of waiting.splice(0, REFUSED_AT_ONCE)) refuse();
	if (waiting.length > 0) setImmediate(refuseInTurn);
}

/** Answers bytes that are not HTTP, or a request that is too large or too slow to be read. */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Duplex) {
	// The rest of what could not be read: closing now would cut the answer to it.
	if (error.code !== "ECONNRESET" && refused.has(socket)) return;
	if (error.code === "ECONNRESET" || !socket.writable) {
		socket.destroy();
		return;
	}
	refused.add(socket);
	const answers = [...(underWay.get(socket) ?? [])];
	// The broken part is the body of this request: its own answer would wait for
	// the rest for ever.
	const broken = answers.at(-1)?.req.complete === false ? answers.pop() : null;
	const refuse = () => {
		if (socket.writable && !broken?.res.headersSent)
			answerBare(socket, refusalOf(error));
		if (broken) setTimeout(() => socket.destroy(), LINGER_MS).unref();
	};
	const last = answers.at(-1);
	// The answers in progress end first, in the order of HTTP pipelining.
	if (last) last.res.once("close", refuse);
	else if (waiting.push(refuse) === 1) setImmediate(refuseInTurn);
}
