/**
 * Wraps the response of `node:http` to hold an answer until it is complete, for cached
 * pages and for failed pages. Accepts all that `node:http` accepts, so that it still
 * works if a new Next writes in another way.
 */
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

/** Headers as `writeHead` accepts them: an object, or alternating names and values. */
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

export type Captured = {
	/** Whether an answer of this status is held; called until its first byte is sent. */
	readonly holds: (status: number) => boolean;
	/** Gets the body of a held answer, once it is complete. */
	readonly whole: (body: Buffer) => void;
	/** Called before the head of an answer that is not held is sent; returns the status to send. */
	readonly leaves?: (status: number) => number;
};

/**
 * Holds what is written to `res` when `holds` says so: nothing is sent then, and the
 * status and the headers stay on `res`. Returns a function that undoes the capture, so
 * that another answer can be sent in place of the held one.
 */
export function capture(
	res: ServerResponse,
	{ holds, whole, leaves = (status) => status }: Captured,
): () => void {
	const { writeHead, write, end, flushHeaders } = res;
	const chunks: Buffer[] = [];
	let isHeld = false;
	const held = (): boolean => {
		if (!res.headersSent) isHeld ||= holds(res.statusCode);
		return isHeld;
	};
	Object.assign(res, {
		writeHead(status: number, ...rest: unknown[]) {
			res.statusCode = status;
			if (!held())
				return Reflect.apply(writeHead, res, [leaves(status), ...rest]);
			setHeaders(res, rest.at(-1));
			return res;
		},
		flushHeaders() {
			if (!held()) flushHeaders.call(res);
		},
		write(...given: unknown[]) {
			if (!held()) return Reflect.apply(write, res, given);
			chunks.push(octetsOf(given));
			queueMicrotask(callbackOf(given));
			return true;
		},
		end(...given: unknown[]) {
			if (!held()) return Reflect.apply(end, res, given);
			chunks.push(octetsOf(given));
			res.once("finish", callbackOf(given));
			whole(Buffer.concat(chunks));
			return res;
		},
	});
	return () => {
		Object.assign(res, { writeHead, write, end, flushHeaders });
	};
}
