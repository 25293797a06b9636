/** A response of `node:http` whose body is held until it is whole. */
import type { ServerResponse } from "node:http";

function isEncoding(value: unknown): value is BufferEncoding {
	return typeof value === "string" && Buffer.isEncoding(value);
}

function octetsOf([chunk, encoding]: readonly unknown[]): Buffer {
	if (typeof chunk === "string")
		return Buffer.from(chunk, isEncoding(encoding) ? encoding : "utf8");
	return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
}

function callbackOf(given: readonly unknown[]): () => void {
	const callback = given.find((one) => typeof one === "function");
	return callback ? () => callback() : () => {};
}

/** Headers as `writeHead` takes them: an object, or names and values in turn. */
function setHeaders(res: ServerResponse, headers: unknown): void {
	if (typeof headers !== "object" || headers === null) return;
	const pairs = Array.isArray(headers)
		? headers.flatMap((name, at) =>
				at % 2 === 0 ? [[String(name), headers[at + 1]] as const] : [],
			)
		: Object.entries(headers);
	for (const [name] of pairs) res.removeHeader(name);
	for (const [name, value] of pairs)
		if (value !== undefined) res.appendHeader(name, value);
}

/**
 * Lets nothing be sent until the body is whole: `finish` gets it, once the
 * response is as it was. Takes what `node:http` takes, so that a new Next that
 * writes in another way is kept whole too.
 */
export function holdingBody(
	res: ServerResponse,
	finish: (body: Buffer) => void,
): void {
	const { writeHead, write, end, flushHeaders } = res;
	const chunks: Buffer[] = [];
	Object.assign(res, {
		writeHead(status: number, ...rest: unknown[]) {
			res.statusCode = status;
			setHeaders(res, rest.at(-1));
			return res;
		},
		flushHeaders() {},
		write(...given: unknown[]) {
			chunks.push(octetsOf(given));
			queueMicrotask(callbackOf(given));
			return true;
		},
		end(...given: unknown[]) {
			chunks.push(octetsOf(given));
			res.once("finish", callbackOf(given));
			Object.assign(res, { writeHead, write, end, flushHeaders });
			finish(Buffer.concat(chunks));
			return res;
		},
	});
}
