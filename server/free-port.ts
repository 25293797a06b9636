/** Ports: whether one is free, and which. */
import { createServer, type ListenOptions, type Server } from "node:net";

/** Resolves once the socket listens; rejects with Node's own error when it can't. */
export function listening(socket: Server, place: ListenOptions): Promise<void> {
	return new Promise((resolve, reject) => {
		socket.once("error", reject);
		socket.listen(place, () => {
			socket.off("error", reject);
			resolve();
		});
	});
}

export function portOf(socket: Server): number {
	const address = socket.address();
	if (typeof address !== "object" || address === null)
		throw new Error("no port was given");
	return address.port;
}

/** Listens for a moment, and returns the port; rejects with Node's own error when it can't. */
export async function triedPort(place: ListenOptions): Promise<number> {
	const probe = createServer();
	await listening(probe, place);
	const port = portOf(probe);
	await new Promise((resolve) => probe.close(resolve));
	return port;
}

/** A port of the loopback that was free a moment ago. */
export function freePort(): Promise<number> {
	return triedPort({ port: 0, host: "127.0.0.1" });
}
