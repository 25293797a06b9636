/**
 * What Node hands over as a bare socket instead of a request, and would answer
 * without our headers, or drop without a word.
 */
import type { IncomingMessage } from "node:http";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import {
	badBytes,
	commonHeaders,
	headersTooLarge,
	tooSlow,
	wrongMethod,
} from "#lib/adapters/answers";
import type { Answer } from "#lib/adapters/call";
import { randomId } from "#lib/platform/clock";

/** Writes the whole answer and closes. */
function answerBare(socket: Duplex, { body, headers, status }: Answer) {
	const all = [
		...commonHeaders(),
		...headers,
		"X-Request-Id",
		randomId(),
		"Content-Length",
		String(body?.length ?? 0),
		"Connection",
		"close",
	];
	const lines = all.flatMap((name, at) =>
		at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : [],
	);
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
			return headersTooLarge();
		case "ERR_HTTP_REQUEST_TIMEOUT":
			return tooSlow();
		default:
			return badBytes("Cette requête HTTP est mal formée.");
	}
}

/** Answers what is no HTTP, or is too long or too slow to be read as a request. */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Duplex) {
	if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
	else answerBare(socket, refusalOf(error));
}
