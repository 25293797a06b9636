/**
 * Requests that come one behind the other on a connection, without waiting for
 * the answers, are served one after the other: sending them costs nothing, and
 * Node would begin them all. A connection on which too many wait is cut. How
 * many it carries in turn is not bounded: programs that measure or synchronise
 * keep theirs for thousands of requests.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Requests that may wait on one connection for the answer to the one before. */
export const PIPELINED_MAX = 100;

type Listener = (req: IncomingMessage, res: ServerResponse) => unknown;

/** The requests of one connection: when the last of them is answered, and how many are not yet. */
type Queue = { last: Promise<void> | null; length: number };

/** The same listener, called for a request once the one before it on its connection is answered. */
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
		// On a connection that is gone, what waits is never begun.
		return before.then(() => {
			if (!socket.destroyed) return listener(req, res);
		});
	};
}
