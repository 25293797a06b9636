import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { listenOn, SOCKETS } from "./listening.ts";

const HERE = { port: 0, host: "127.0.0.1" };
const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
	for (const close of closers.splice(0)) await close();
});

async function listening(answer = "oui") {
	const server = createServer((_req, res) => res.end(answer));
	const listened = await listenOn(server, HERE);
	closers.push(() => listened.close(false));
	return { server, ...listened };
}

test("connections opened together are accepted within a few turns of a busy event loop", async () => {
	const { server, port } = await listening();
	const wanted = 8 * SOCKETS;
	let accepted = 0;
	server.on("connection", () => {
		accepted += 1;
	});
	const sockets = Array.from({ length: wanted }, () =>
		connect(port, HERE.host),
	);
	let turns = 0;
	while (accepted < wanted) {
		const until = performance.now() + 5;
		while (performance.now() < until);
		turns += 1;
		await new Promise(setImmediate);
	}
	for (const socket of sockets) socket.destroy();
	// The kernel distributes them at random.
	expect(turns).toBeLessThan(SOCKETS === 1 ? 2 * wanted : wanted / 2);
});

test("the one server answers the requests of every socket", async () => {
	const { port } = await listening("la même");
	const answers = await Promise.all(
		Array.from({ length: 4 * SOCKETS }, async () => {
			const url = `http://${HERE.host}:${port}/`;
			const answer = await fetch(url, { headers: { Connection: "close" } });
			return answer.text();
		}),
	);
	expect(new Set(answers)).toEqual(new Set(["la même"]));
});

test("a port in use is reported, even by a server that would share it", async () => {
	const { port } = await listening();
	await expect(listenOn(createServer(), { ...HERE, port })).rejects.toThrow(
		"EADDRINUSE",
	);
	const alone = createServer().listen(0, HERE.host);
	await once(alone, "listening");
	const taken = alone.address();
	if (typeof taken !== "object" || taken === null) throw new Error("no port");
	await expect(
		listenOn(createServer(), { ...HERE, port: taken.port }),
	).rejects.toThrow("EADDRINUSE");
	alone.close();
});

test("closing finishes the requests in flight, and then nothing listens", async () => {
	const { promise: closing, resolve } = Promise.withResolvers<void>();
	let arrived = 0;
	const server = createServer(async (_req, res) => {
		arrived += 1;
		await closing;
		res.end("fini");
	});
	const { port, close } = await listenOn(server, HERE);
	const asked = Array.from({ length: 2 * SOCKETS }, async () =>
		(await fetch(`http://${HERE.host}:${port}/`)).text(),
	);
	await expect.poll(() => arrived).toBe(asked.length);
	const closed = close(false);
	resolve();
	await closed;
	expect(new Set(await Promise.all(asked))).toEqual(new Set(["fini"]));
	await expect(fetch(`http://${HERE.host}:${port}/`)).rejects.toThrow();
});

test("a server that leaves a proxy answers what still comes, asks for the end of each connection, and closes when nothing comes", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	try {
		const server = createServer((_req, res) => res.end("encore"));
		const { port, close } = await listenOn(server, HERE);
		const url = `http://${HERE.host}:${port}/`;
		const kept = await fetch(url);
		expect(kept.headers.get("connection")).toBe("keep-alive");
		let isOver = false;
		const over = close(true).then(() => {
			isOver = true;
		});
		// Longer in all than the quiet that ends it.
		for (let request = 0; request < 3; request += 1) {
			const answer = await fetch(url);
			expect(await answer.text()).toBe("encore");
			expect(answer.headers.get("connection")).toBe("close");
			vi.advanceTimersByTime(900);
		}
		expect(isOver).toBe(false);
		vi.advanceTimersByTime(100);
		await over;
		await expect(fetch(url)).rejects.toThrow();
	} finally {
		vi.useRealTimers();
	}
});

test("a proxy that goes on asking delays the end by some seconds at most", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	try {
		const server = createServer((_req, res) => res.end("encore"));
		const { port, close } = await listenOn(server, HERE);
		const url = `http://${HERE.host}:${port}/`;
		const over = close(true);
		for (let second = 0; second < 5; second += 1) {
			await (await fetch(url)).text();
			vi.advanceTimersByTime(900);
		}
		vi.advanceTimersByTime(500);
		await over;
		await expect(fetch(url)).rejects.toThrow();
	} finally {
		vi.useRealTimers();
	}
});
