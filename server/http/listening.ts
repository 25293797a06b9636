/**
 * The port that the server listens on. libuv (1.52) accepts one connection at
 * each turn of the loop: while pages are computed, turns are few, and whoever
 * comes over a new connection waits for seconds in the kernel's queue. Where
 * the kernel shares a port among sockets (Linux), several sockets therefore
 * accept for one server.
 */
import type { Server } from "node:http";
import { createServer, type Server as Port } from "node:net";
import { systemErrorCode } from "#lib/platform/config/operator-error";

/** Sockets that accept on one port. */
export const SOCKETS = process.platform === "linux" ? 16 : 1;

/** Connections held at once, each of which costs memory; the kernel spreads them evenly. */
const CONNECTIONS_MAX = 4_000;

/** Time that requests in flight have to end once the server closes. */
const CLOSE_GRACE_MS = 10_000;

type Place = {
	readonly port: number;
	readonly host: string;
	readonly reusePort?: boolean;
};

function listen(socket: Port, place: Place): Promise<void> {
	return new Promise((resolve, reject) => {
		socket.once("error", reject);
		socket.listen(place, () => {
			socket.off("error", reject);
			resolve();
		});
	});
}

function closed(socket: Port): Promise<void> {
	return new Promise((resolve) => socket.close(() => resolve()));
}

/** Rejects when anybody listens there: a socket that shares its port would not notice. */
async function mustBeFree(place: Place): Promise<void> {
	const alone = createServer();
	await listen(alone, place);
	await closed(alone);
}

/** Whether sockets share the port; a system that cannot says so, and the server listens alone. */
async function listenShared(server: Server, place: Place): Promise<boolean> {
	if (SOCKETS === 1) {
		await listen(server, place);
		return false;
	}
	await mustBeFree(place);
	try {
		await listen(server, { ...place, reusePort: true });
		return true;
	} catch (error) {
		if (systemErrorCode(error) === "EADDRINUSE") throw error;
		await listen(server, place);
		return false;
	}
}

/** A socket whose connections are the server's. */
async function helper(server: Server, place: Place): Promise<Port> {
	// As node:http opens its own (24.21).
	const socket = createServer({ allowHalfOpen: true, noDelay: true });
	socket.on("connection", (connection) =>
		server.emit("connection", connection),
	);
	await listen(socket, { ...place, reusePort: true });
	return socket;
}

async function closeAll(server: Server, helpers: readonly Port[]) {
	const all = Promise.all([server, ...helpers].map(closed));
	server.closeIdleConnections();
	const cut = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
	// A connection that was busy becomes idle when its answer is out.
	const idle = setInterval(() => server.closeIdleConnections(), 100);
	await all;
	clearTimeout(cut);
	clearInterval(idle);
}

function portOf(server: Server): number | undefined {
	const address = server.address();
	return typeof address === "object" ? address?.port : undefined;
}

export type Listening = {
	readonly port: number;
	/** Finishes what is in flight, then lets every connection go. */
	close(): Promise<void>;
};

/** Listens; rejects with Node's own error (EADDRINUSE…) when it can't. */
export async function listenOn(
	server: Server,
	asked: Place,
): Promise<Listening> {
	const isShared = await listenShared(server, asked);
	const port = portOf(server) ?? asked.port;
	const helpers = await Promise.all(
		Array.from({ length: isShared ? SOCKETS - 1 : 0 }, () =>
			helper(server, { ...asked, port }),
		),
	);
	const all = [server, ...helpers];
	for (const socket of all)
		socket.maxConnections = Math.floor(CONNECTIONS_MAX / all.length);
	return { port, close: () => closeAll(server, helpers) };
}
