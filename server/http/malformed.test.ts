import { once } from "node:events";
import { createServer, type Server, type ServerOptions } from "node:http";
import { connect } from "node:net";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { noteUnderWay, refuseMalformed } from "./malformed.ts";

let server: Server | undefined;

afterEach(async () => {
	server?.closeAllConnections();
	if (server) await once(server.close(), "close");
});

test("the answer to malformed bytes behind a request waits until the request's own answer is complete", async () => {
	const refused = Promise.withResolvers<void>();
	server = createServer(async (req, res) => {
		noteUnderWay(req, res);
		res.writeHead(200, { "Content-Length": 10 });
		res.write("12345");
		await refused.promise;
		res.end("67890");
	});
	server.on("clientError", (error, socket) => {
		refuseMalformed(error, socket);
		refused.resolve();
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
	const address = server.address();
	const port = typeof address === "object" ? (address?.port ?? 0) : 0;
	const socket = connect(port, "127.0.0.1");
	socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\nno HTTP at all\r\n\r\n");
	const received = await text(socket);
	const [first, body, second] = received.split("\r\n\r\n");
	expect(first).toMatch(/^HTTP\/1\.1 200 /);
	expect(body).toMatch(/^1234567890HTTP\/1\.1 400 /);
	expect(second).toBe('{"detail":"Cette requête HTTP est mal formée."}');
});

/** A server that waits for the whole body before it answers; counts its answers that have closed. */
async function waitingForBodies(options: ServerOptions) {
	const closed = Promise.withResolvers<void>();
	server = createServer(options, (req, res) => {
		noteUnderWay(req, res);
		res.once("close", closed.resolve);
		req.on("error", () => {});
		req.resume().on("end", () => res.end());
	});
	server.on("clientError", refuseMalformed);
	await once(server.listen(0, "127.0.0.1"), "listening");
	const address = server.address();
	const port = typeof address === "object" ? (address?.port ?? 0) : 0;
	return { port, closed: closed.promise };
}

const BEGUN = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n12345";

test("a client that disconnects in the middle of a body leaves nothing open", async () => {
	const { port, closed } = await waitingForBodies({});
	const socket = connect(port, "127.0.0.1");
	socket.end(BEGUN);
	expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
	await closed;
});

test("a body that never ends is cut in bounded time, whether its client reads the answer or not", async () => {
	const { port, closed } = await waitingForBodies({
		headersTimeout: 100,
		requestTimeout: 100,
		connectionsCheckingInterval: 50,
	});
	const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
	socket.write(BEGUN);
	const received = await text(socket);
	expect(received).toMatch(/^HTTP\/1\.1 408 /);
	await closed;
	socket.destroy();
});

test("what follows malformed bytes is not answered again, and does not cut their answer", async () => {
	const cut: boolean[] = [];
	server = createServer((_req, res) => res.end());
	server.on("clientError", async (error, socket) => {
		refuseMalformed(error, socket);
		// Node hands over each further piece of what it could not read, once it is answered too.
		for (let n = 0; n < 3; n += 1) {
			const wasOpen = !socket.destroyed;
			refuseMalformed(error, socket);
			cut.push(wasOpen && socket.destroyed);
			await turn();
		}
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
	const address = server.address();
	const port = typeof address === "object" ? (address?.port ?? 0) : 0;
	const socket = connect(port, "127.0.0.1");
	socket.write("no HTTP at all\r\n\r\n");
	const received = await text(socket);
	await vi.waitFor(() => expect(cut).toEqual([false, false, false]));
	expect(received.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

test("many refusals at one moment leave their turn to other readers", async () => {
	const sockets = Array.from({ length: 120 }, () => new PassThrough());
	const error = Object.assign(new Error(), {
		code: "ERR_HTTP_REQUEST_TIMEOUT",
	});
	for (const socket of sockets) refuseMalformed(error, socket);
	const answered: number[] = [];
	for (let n = 0; n < 3; n += 1) {
		await turn();
		answered.push(sockets.filter((one) => one.writableEnded).length);
	}
	expect(answered).toEqual([50, 100, 120]);
});
