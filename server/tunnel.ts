import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { commonHeaders, wrongMethod } from "#lib/adapters/answers";
import { randomId } from "#lib/platform/clock";

/**
 * Answers CONNECT, which Node hands over as a bare socket instead of a request,
 * and drops without a word when nobody takes it: this server is no proxy (D26).
 */
export function refuseTunnel(_req: IncomingMessage, socket: Duplex) {
	const { body, headers } = wrongMethod(["GET", "HEAD", "POST"]);
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
				`HTTP/1.1 405 Method Not Allowed\r\n${lines.join("\r\n")}\r\n\r\n`,
			),
			body ?? Buffer.alloc(0),
		]),
	);
}
