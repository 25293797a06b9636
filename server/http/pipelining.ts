/**
 * Pipelined requests of one connection are served one after the other: sending
 * them costs a client nothing, and Node would start them all at once. A
 * connection with too many waiting requests is cut. Its total number of
 * requests is not limited: programs that measure or synchronise keep a
 * connection for thousands of requests.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Requests that may wait on one connection for the answer to the one before. */
export const PIPELINED_MAX = 100;

type Listener = (req: IncomingMessage, res: ServerResponse) => unknown;

/** The requests of one connection: when the last of them is answered, and how many are not answered yet. */
type Queue = { last: Promise<void> | null; length: number };

/** Wraps a listener: it is called for a request once the one before it on the same connection is answered. */
export function oneAtATime(listener: Listener): Listener {
	const queues = new WeakMap<Socket, Queue>();
	return (req, res) => {
		const { socket } = req;
		const queue = queues.get(socket) ?? { last: null, length: 0 };
		queues.set(socket, queue);
		const before = queue.last;
		queue.length += 1;
		if (queue.length > PIPELINED_MAX + 1) {
			socket.destroy();
			return;
		}
		queue.last = new Promise((done) =>
			res.once("close", () => {
				queue.length -= 1;
				done();
			}),
		);
		if (!before) return listener(req, res);
		// On a closed connection, waiting requests are never started.
		return before.then(() => {
			if (!socket.destroyed) return listener(req, res);
		});
	};
}
