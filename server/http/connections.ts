/**
 * Bounds the connections that are open at once, each of which costs memory: in all, and
 * by network, so that one address does not close the site to everybody. The oldest that
 * is idle makes room for a new one.
 */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "#lib/platform/runtime/ip-network";

export const CONNECTIONS_MAX = 4_000;
export const CONNECTIONS_BY_NETWORK_MAX = 128;

type Bounds = {
	readonly all?: number;
	/** Infinite behind a proxy, whose own address all connections have. */
	readonly byNetwork?: number;
};

/** The open connections of one network, or of all; `idle` are those without a request, the oldest first. */
type Held = { open: number; readonly idle: Set<Socket> };

function emptied(): Held {
	return { open: 0, idle: new Set() };
}

/** Closes the oldest idle connection when there are too many; false when none is idle. */
function makeRoom({ open, idle }: Held, max: number): boolean {
	if (open <= max) return true;
	const [oldest] = idle;
	oldest?.destroy();
	return oldest !== undefined;
}

/** From now on `server` keeps to these bounds. */
export function boundConnections(
	server: Server,
	{
		all = CONNECTIONS_MAX,
		byNetwork = CONNECTIONS_BY_NETWORK_MAX,
	}: Bounds = {},
): void {
	const total = emptied();
	const networks = new Map<string, Held>();
	const groups = new WeakMap<Socket, readonly Held[]>();
	server.on("connection", (socket: Socket) => {
		const network = networkOf(socket.remoteAddress ?? "");
		const own = networks.get(network) ?? emptied();
		networks.set(network, own);
		const both = [total, own];
		groups.set(socket, both);
		for (const held of both) held.open += 1;
		socket.once("close", () => {
			for (const held of both) {
				held.open -= 1;
				held.idle.delete(socket);
			}
			if (own.open === 0) networks.delete(network);
		});
		if (!makeRoom(own, byNetwork) || !makeRoom(total, all))
			return void socket.destroy();
		for (const held of both) held.idle.add(socket);
	});
	server.on("request", ({ socket }: IncomingMessage, res: ServerResponse) => {
		const both = groups.get(socket) ?? [];
		for (const { idle } of both) idle.delete(socket);
		res.once("close", () => {
			if (!socket.destroyed) for (const { idle } of both) idle.add(socket);
		});
	});
}
