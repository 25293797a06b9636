/**
 * Bounds the connections that are open at once, each of which costs memory: in all, and
 * by network, so that one address does not close the site to everybody. The oldest that
 * is idle makes room for a new one.
 */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { monotonicMs } from "#lib/platform/runtime/clock";
import { networkOf } from "#lib/platform/runtime/ip-network";

export const CONNECTIONS_MAX = 4_000;
export const CONNECTIONS_BY_NETWORK_MAX = 128;
/** A network may have so many times more while none of its connections is idle: a burst of requests is no attack. */
const BUSY_TIMES = 4;
/** A connection without a request is idle after this time: its first request may be under way. */
const FRESH_MS = 1_000;
/** A request under way for longer makes its connection idle: who reads nothing of an answer keeps no place for ever. */
const ANSWER_MAX_MS = 60_000;

type Bounds = {
	readonly all?: number;
	/** Infinite behind a proxy, whose own address all connections have. */
	readonly byNetwork?: number;
	readonly freshMs?: number;
	readonly answerMs?: number;
};

/** The open connections of one network, or of all; `waiting` are those that may be closed for others, the oldest first, each with the moment from which it is idle. */
type Held = { open: number; readonly waiting: Map<Socket, number> };

function emptied(): Held {
	return { open: 0, waiting: new Map() };
}

/** The oldest idle connection, when there are too many; undefined when none is idle. */
function oldestIdle({ waiting }: Held): Socket | undefined {
	const now = monotonicMs();
	for (const [socket, idleFrom] of waiting) if (idleFrom <= now) return socket;
	return undefined;
}

export function boundConnections(
	server: Server,
	{
		all = CONNECTIONS_MAX,
		byNetwork = CONNECTIONS_BY_NETWORK_MAX,
		freshMs = FRESH_MS,
		answerMs = ANSWER_MAX_MS,
	}: Bounds = {},
): void {
	const total = emptied();
	const networks = new Map<string, Held>();
	const groups = new WeakMap<Socket, readonly Held[]>();

	function waits(socket: Socket, idleFrom: number): void {
		waitsNoMore(socket);
		for (const { waiting } of groups.get(socket) ?? [])
			waiting.set(socket, idleFrom);
	}

	function waitsNoMore(socket: Socket): void {
		for (const { waiting } of groups.get(socket) ?? []) waiting.delete(socket);
	}

	/** Closes the oldest idle connection when there are too many; false when none is idle. */
	function makeRoom(held: Held, max: number): boolean {
		if (held.open <= max) return true;
		const oldest = oldestIdle(held);
		if (!oldest) return false;
		// Its end is heard later: until then it must not be chosen again.
		waitsNoMore(oldest);
		oldest.destroy();
		return true;
	}

	server.on("connection", (socket: Socket) => {
		const network = networkOf(socket.remoteAddress ?? "");
		const own = networks.get(network) ?? emptied();
		networks.set(network, own);
		const both = [total, own];
		groups.set(socket, both);
		for (const held of both) held.open += 1;
		socket.once("close", () => {
			waitsNoMore(socket);
			for (const held of both) held.open -= 1;
			if (own.open === 0) networks.delete(network);
		});
		const isWelcome =
			makeRoom(own, byNetwork) || own.open <= byNetwork * BUSY_TIMES;
		if (!isWelcome || !makeRoom(total, all)) return void socket.destroy();
		waits(socket, monotonicMs() + freshMs);
	});
	server.on("request", ({ socket }: IncomingMessage, res: ServerResponse) => {
		waits(socket, monotonicMs() + answerMs);
		res.once("close", () => {
			if (!socket.destroyed) waits(socket, monotonicMs());
		});
	});
}
