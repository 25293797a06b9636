/**
 * The port that the server listens on. libuv (1.52) accepts one connection per
 * turn of the event loop: while pages are rendered, turns are rare, and a new
 * connection waits for seconds in the kernel's queue. Where the kernel shares a
 * port among sockets (Linux), several sockets therefore accept for one server.
 */
import type { Server } from "node:http";
import { createServer, type Server as Port } from "node:net";
import { systemErrorCode } from "#lib/platform/config/operator-error";
import { listening, portOf, triedPort } from "../free-port.ts";

/** Sockets that accept on one port. */
export const SOCKETS = process.platform === "linux" ? 16 : 1;

/** Time that requests in flight have to end once the server closes. */
const CLOSE_GRACE_MS = 10_000;

/** A server that leaves a proxy has been left once nothing came for this time. */
const QUIET_MS = 1_000;

/** It then closes all the same. */
const LEAVING_MAX_MS = 5_000;

type Place = {
	readonly port: number;
	readonly host: string;
	readonly reusePort?: boolean;
};

function closed(socket: Port): Promise<void> {
	return new Promise((resolve) => socket.close(() => resolve()));
}

/** Listens, and returns whether sockets share the port; a system that cannot share reports an error, and the server then listens with one socket. */
async function listenShared(server: Server, place: Place): Promise<boolean> {
	if (SOCKETS === 1) {
		await listening(server, place);
		return false;
	}
	// One that shares its port would not notice that it is in use.
	await triedPort(place);
	try {
		await listening(server, { ...place, reusePort: true });
		return true;
	} catch (error) {
		if (systemErrorCode(error) === "EADDRINUSE") throw error;
		await listening(server, place);
		return false;
	}
}

/** A listening socket that hands its connections over to the server. */
async function helper(server: Server, place: Place): Promise<Port> {
	// The same options as the sockets of node:http (24.21).
	const socket = createServer({ allowHalfOpen: true, noDelay: true });
	socket.on("connection", (connection) =>
		server.emit("connection", connection),
	);
	await listening(socket, { ...place, reusePort: true });
	return socket;
}

/**
 * Serves on while requests come. A proxy that was told to ask another server does so a
 * moment later, and sends no second time what may have been done: it must not find its
 * connection refused, reset or closed under its request.
 */
function leftAlone(server: Server): Promise<void> {
	return new Promise((resolve) => {
		const quiet = setTimeout(resolve, QUIET_MS);
		setTimeout(resolve, LEAVING_MAX_MS).unref();
		server.on("connection", () => quiet.refresh());
		server.prependListener("request", (_req, res) => {
			quiet.refresh();
			res.setHeader("Connection", "close");
		});
	});
}

async function closeAll(server: Server, helpers: readonly Port[]) {
	const all = Promise.all([server, ...helpers].map(closed));
	server.closeIdleConnections();
	const cut = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
	// A busy connection becomes idle when its answer is sent.
	const idle = setInterval(() => server.closeIdleConnections(), 100);
	await all;
	clearTimeout(cut);
	clearInterval(idle);
}

export type Listening = {
	readonly port: number;
	/** Finishes the requests in flight, then closes every connection; behind a proxy, once it asks nothing more. */
	close(isBehindProxy: boolean): Promise<void>;
};

/** Listens; rejects with Node's own error (EADDRINUSE…) when it can't. */
export async function listenOn(
	server: Server,
	asked: Place,
): Promise<Listening> {
	const isShared = await listenShared(server, asked);
	const port = portOf(server);
	const helpers = await Promise.all(
		Array.from({ length: isShared ? SOCKETS - 1 : 0 }, () =>
			helper(server, { ...asked, port }),
		),
	);
	return {
		port,
		async close(isBehindProxy) {
			if (isBehindProxy) await leftAlone(server);
			await closeAll(server, helpers);
		},
	};
}
