import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { boundConnections } from "./connections.ts";
import { listenOn } from "./listening.ts";

const closers: (() => unknown)[] = [];

afterEach(async () => {
	for (const close of closers.splice(0).reverse()) await close();
});

async function serving(bounds: Parameters<typeof boundConnections>[1]) {
	const waiting = Promise.withResolvers<void>();
	const server: Server = createServer(async (req, res) => {
		if (req.url === "/slow") await waiting.promise;
		res.end(req.url);
	});
	boundConnections(server, { freshMs: 0, ...bounds });
	const { port, close } = await listenOn(server, {
		port: 0,
		host: "127.0.0.1",
	});
	closers.push(() => close(false), waiting.resolve);
	/** A connection from an address of this machine, once the server has it. */
	const open = async (localAddress = "127.0.0.1"): Promise<Socket> => {
		const got = once(server, "connection");
		const socket = connect({ port, host: "127.0.0.1", localAddress });
		socket.on("error", () => {});
		closers.push(() => socket.destroy());
		await got;
		return socket;
	};
	const ask = async (socket: Socket, path: string): Promise<string> => {
		socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
		const [answer] = await once(socket, "data");
		return String(answer).split("\r\n\r\n")[1] ?? "";
	};
	return { open, ask, server };
}

test("beyond so many connections of one network its oldest idle one is closed; the new one is served, and other networks keep theirs", async () => {
	const { open, ask } = await serving({ byNetwork: 3 });
	const other = await open("127.0.0.2");
	const first = await open();
	const [second, , newest] = [
		await open(),
		await open(),
		await (async () => {
			const gone = once(first, "close");
			const socket = await open();
			await gone;
			return socket;
		})(),
	];
	for (const socket of [newest, second, other])
		expect(await ask(socket, "/x")).toBe("/x");
});

test("when all places are taken the oldest idle connection makes room, whoever's; one with a request never does", async () => {
	const { open, ask, server } = await serving({ all: 2 });
	const busy = await open("127.0.0.2");
	const asked = once(server, "request");
	busy.write("GET /slow HTTP/1.1\r\nHost: a\r\n\r\n");
	await asked;
	const idle = await open("127.0.0.3");
	const gone = once(idle, "close");
	const newest = await open();
	await gone;
	expect(await ask(newest, "/x")).toBe("/x");
	expect(busy.destroyed).toBe(false);
});

test("when all places are taken by answers that nobody reads, the one under way for the longest makes room", async () => {
	const { open, ask, server } = await serving({ all: 2, answerMs: 0 });
	const unread: Socket[] = [];
	for (const address of ["127.0.0.2", "127.0.0.3"]) {
		const socket = await open(address);
		const asked = once(server, "request");
		socket.write("GET /slow HTTP/1.1\r\nHost: a\r\n\r\n");
		await asked;
		unread.push(socket);
	}
	const gone = unread[0] && once(unread[0], "close");
	const newest = await open();
	await gone;
	expect(await ask(newest, "/x")).toBe("/x");
	expect(unread[1]?.destroyed).toBe(false);
});

test("a burst of one network is served whole: connections whose first request is under way are not idle", async () => {
	const { open, ask } = await serving({ byNetwork: 4, freshMs: 60_000 });
	const burst: Socket[] = [];
	// One by one: of several at once, the server would have the first alone.
	for (let n = 0; n < 8; n += 1) burst.push(await open());
	for (const socket of burst) expect(await ask(socket, "/x")).toBe("/x");
	expect(burst.some(({ destroyed }) => destroyed)).toBe(false);
});

test("where none is idle a network has four times as many at most, and the next is closed", async () => {
	const { open, server } = await serving({ byNetwork: 1 });
	const busy: Socket[] = [];
	for (let n = 0; n < 4; n += 1) {
		const socket = await open();
		const asked = once(server, "request");
		socket.write("GET /slow HTTP/1.1\r\nHost: a\r\n\r\n");
		await asked;
		busy.push(socket);
	}
	const late = await open();
	await once(late, "close");
	expect(busy.some(({ destroyed }) => destroyed)).toBe(false);
});
