/** The short way: from Node's request to a route of the API and back, without Next. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { commonHeaders } from "#lib/adapters/api/answers";
import {
	type Answer,
	type Call,
	DRAINED_MAX_OCTETS,
	type HeaderValues,
} from "#lib/adapters/api/call";
import { asAccepted } from "#lib/adapters/api/problem-details";
import { GivenUp } from "#lib/platform/db/unavailable";
import { LINGER_MS } from "../http/malformed.ts";

/** Bytes of bodies that are being received, of all calls together, and of those of one network. */
export const BODIES_MAX_OCTETS = 32 * 1024 * 1024;
export const BODIES_BY_NETWORK_MAX_OCTETS = 8 * 1024 * 1024;
/** Chunks of a body that are kept apart. */
const CHUNKS_MAX = 128;
let received = 0;
const receivedOf = new Map<string, number>();
/** How to give up each body that is not whole yet, the oldest first, and its network. */
const unfinished = new Map<() => void, string | null>();

function count(octets: number, network: string | null): void {
	received += octets;
	if (network === null) return;
	const own = (receivedOf.get(network) ?? 0) + octets;
	if (own > 0) receivedOf.set(network, own);
	else receivedOf.delete(network);
}

/**
 * Gives up the oldest bodies, of all or of a network that has too many itself: those that
 * are sent slowly to fill the room keep nobody else out.
 */
function makeRoom(network: string | null): void {
	for (const [giveUp, from] of unfinished) {
		const own = network === null ? 0 : (receivedOf.get(network) ?? 0);
		const areTooMany = received > BODIES_MAX_OCTETS;
		if (!areTooMany && own <= BODIES_BY_NETWORK_MAX_OCTETS) return;
		if (areTooMany || from === network) giveUp();
	}
}

/** Whether a request announces a longer body: nothing of it need be read. */
export function announcesMore(req: IncomingMessage, maxOctets: number) {
	return Number(req.headers["content-length"] ?? 0) > maxOctets;
}

/**
 * The body's bytes, or "too_large" as soon as it exceeds `maxOctets`; rejects with
 * `GivenUp` when the client leaves, or when there are too many at once and this is the
 * oldest. `network` is null for a body that is bounded by network otherwise. They count
 * until `held` closes.
 */
export function readCapped(
	req: IncomingMessage,
	maxOctets: number,
	network: string | null = null,
	held: IncomingMessage | ServerResponse = req,
): Promise<Uint8Array | "too_large"> {
	if (announcesMore(req, maxOctets)) return Promise.resolve("too_large");
	return new Promise((resolve, reject) => {
		let chunks: Buffer[] = [];
		let octets = 0;
		let counted = 0;
		const release = () => {
			unfinished.delete(giveUp);
			count(-counted, network);
			counted = 0;
		};
		const stop = () => {
			req.off("data", take);
			chunks = [];
			release();
		};
		const giveUp = () => {
			stop();
			reject(new GivenUp("too many bodies at once"));
		};
		const take = (chunk: Buffer) => {
			if (octets + chunk.length > maxOctets) {
				stop();
				return resolve("too_large");
			}
			counted += chunk.length;
			count(chunk.length, network);
			unfinished.set(giveUp, network);
			makeRoom(network);
			if (!unfinished.has(giveUp)) return;
			octets += chunk.length;
			chunks.push(chunk);
			// A small one keeps an object a hundred times its byte.
			if (chunks.length === CHUNKS_MAX) chunks = [Buffer.concat(chunks)];
			waitForTurn(req, octets);
		};
		req.on("data", take);
		held.once("close", release);
		req.on("end", () => {
			unfinished.delete(giveUp);
			resolve(Buffer.concat(chunks));
		});
		req.on("error", () => reject(new GivenUp("its sender left")));
	});
}

/** Pieces read in one turn of the event loop, and the bodies that have more to come: thousands may be sent at one moment, and other readers are served between them. */
export const PIECES_BY_TURN = 32;
const PACKET_OCTETS = 64 * 1024;
const waiting: IncomingMessage[] = [];

function readInTurn(): void {
	for (const req of waiting.splice(0, PIECES_BY_TURN)) req.resume();
	if (waiting.length > 0) setImmediate(readInTurn);
}

/** After a piece of a body, of which so many bytes were read: from the second packet on, the next one waits for its turn. */
function waitForTurn(req: IncomingMessage, octets: number): void {
	if (octets <= PACKET_OCTETS) return;
	req.pause();
	if (waiting.push(req) === 1) setImmediate(readInTurn);
}

/** Refused bodies that are read to their end at once: each is of use to its sender alone. */
export const DRAINS_MAX = 64;
let drains = 0;

/** Leaves unread what is left of a body, and closes the connection soon after the answer. */
function leaveUnread(req: IncomingMessage, res: ServerResponse): void {
	req.pause();
	const leave = () => setTimeout(() => req.socket.destroy(), LINGER_MS).unref();
	if (res.writableFinished) leave();
	else res.once("finish", leave);
}

/**
 * What is left of a body is read and forgotten, as the client may look at the
 * answer only once it has sent everything: closing with bytes unread would
 * reset the connection and lose the answer. A rest longer than `maxOctets` is left
 * unread, and so are those beyond `DRAINS_MAX`.
 */
export function disposeOfBody(
	req: IncomingMessage,
	res: ServerResponse,
	maxOctets = DRAINED_MAX_OCTETS,
) {
	const announced = Number(req.headers["content-length"] ?? 0);
	const chunked = req.headers["transfer-encoding"] !== undefined;
	if (req.complete || req.socket.destroyed || !(chunked || announced > 0))
		return;
	let octets = 0;
	const forget = (chunk: Buffer) => {
		octets += chunk.length;
		if (octets <= maxOctets) return waitForTurn(req, octets);
		req.off("data", forget);
		leaveUnread(req, res);
	};
	req.on("data", forget);
	if (drains === DRAINS_MAX) return leaveUnread(req, res);
	drains += 1;
	const { socket } = req;
	const end = () => {
		drains -= 1;
		req.off("close", end);
		socket.off("close", end);
	};
	// A request that was answered hears nothing of the end of its connection.
	for (const one of [req, socket]) one.once("close", end);
}

function headerOf(req: IncomingMessage, name: string): string | undefined {
	return req.headers[name]?.toString();
}

const flat = new Map<HeaderValues, readonly string[]>();

/** Common headers as Node takes them flat: copied as objects, they cost each call some 8 µs, a tenth of all it takes. */
function linesOf(common: HeaderValues): readonly string[] {
	const lines = flat.get(common) ?? Object.entries(common).flat();
	flat.set(common, lines);
	return lines;
}

/** Writes an answer of the API as the response of node:http, and deals with what is left of the body. */
export function sendAnswer(
	req: IncomingMessage,
	res: ServerResponse,
	requestId: string,
	written: Answer,
) {
	disposeOfBody(req, res);
	const answer = asAccepted(written, {
		requestId,
		header: (name) => headerOf(req, name),
	});
	const { body, headers, status } = answer;
	const lines = [...linesOf(commonHeaders(answer)), "X-Request-Id", requestId];
	for (const [name, value] of Object.entries(headers)) lines.push(name, value);
	if (body) lines.push("Content-Length", String(body.length));
	res.writeHead(status, lines);
	res.end(body && req.method !== "HEAD" ? body : undefined);
}

type Called = {
	readonly path: string;
	readonly query: string;
	readonly requestId: string;
	/** By which its body is counted; null for a program on this machine. */
	readonly network: string | null;
};

/** Serves one call with what `answer` makes of it. */
export async function serveCall(
	req: IncomingMessage,
	res: ServerResponse,
	target: Called,
	answer: (call: Call) => Promise<Answer>,
): Promise<void> {
	const call: Call = {
		method: req.method ?? "GET",
		path: target.path,
		query: target.query,
		requestId: target.requestId,
		peer: req.socket.remoteAddress,
		header: (name) => headerOf(req, name),
		readBody: (maxOctets) => readCapped(req, maxOctets, target.network),
	};
	sendAnswer(req, res, target.requestId, await answer(call));
}
