import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { oneAtATime, PIPELINED_MAX } from "./pipelining.ts";

const closing: (() => void)[] = [];
afterEach(() => {
	for (const close of closing.splice(0)) close();
});

/** A server that answers a request only when the test says so, and its port. */
async function holdingServer() {
	const begun: { path: string; res: ServerResponse }[] = [];
	const server = createServer(
		oneAtATime((req, res) => begun.push({ path: req.url ?? "", res })),
	);
	await once(server.listen(0, "127.0.0.1"), "listening");
	closing.push(() => {
		server.closeAllConnections();
		server.close();
	});
	const address = server.address();
	const port = typeof address === "object" ? address?.port : undefined;
	if (port === undefined) throw new Error("no port was given");
	return { begun, port };
}

function pipelined(port: number, paths: readonly string[]) {
	const socket = connect(port, "127.0.0.1");
	closing.push(() => socket.destroy());
	socket.write(
		paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(""),
	);
	let text = "";
	socket.on("data", (chunk) => {
		text += chunk;
	});
	return { socket, bodies: () => text.match(/body of \S+/g) ?? [] };
}

test("pipelined requests start one after the other, each once the one before is answered, and another connection does not wait", async () => {
	const { begun, port } = await holdingServer();
	const paths = Array.from({ length: 30 }, (_, at) => `/${at}`);
	const { bodies } = pipelined(port, paths);
	await expect.poll(() => begun.length).toBe(1);
	const other = fetch(`http://127.0.0.1:${port}/other`);
	await expect.poll(() => begun.length).toBe(2);
	begun[1]?.res.end("other");
	expect(await (await other).text()).toBe("other");
	expect(begun.map(({ path }) => path)).toEqual(["/0", "/other"]);
	for (const [at, path] of paths.entries()) {
		const index = at === 0 ? 0 : at + 1;
		await expect.poll(() => begun[index]?.path).toBe(path);
		begun[index]?.res.end(`body of ${path}\n`);
	}
	await expect.poll(bodies).toEqual(paths.map((path) => `body of ${path}`));
});

test("a request that waits on a closed connection is never started", async () => {
	const { begun, port } = await holdingServer();
	const { socket } = pipelined(port, ["/0", "/1", "/2"]);
	await expect.poll(() => begun.length).toBe(1);
	const gone = once(begun[0]?.res ?? socket, "close");
	socket.destroy();
	await gone;
	const answer = fetch(`http://127.0.0.1:${port}/after`);
	await expect.poll(() => begun.length).toBe(2);
	begun[1]?.res.end("after");
	await answer;
	expect(begun.map(({ path }) => path)).toEqual(["/0", "/after"]);
});

test("a connection with too many waiting requests is cut, one at the limit is served, and one that waits for its answers stays open", async () => {
	const { begun, port } = await holdingServer();
	const ask = (count: number) =>
		pipelined(
			port,
			Array.from({ length: count }, (_, at) => `/${count}-${at}`),
		);
	const patient = ask(PIPELINED_MAX + 1);
	await expect.poll(() => begun.length).toBe(1);
	const greedy = ask(PIPELINED_MAX + 2);
	await once(greedy.socket, "close");
	for (let at = 0; at <= PIPELINED_MAX; at += 1) {
		const path = `/${PIPELINED_MAX + 1}-${at}`;
		await expect.poll(() => begun.some((one) => one.path === path)).toBe(true);
		begun.find((one) => one.path === path)?.res.end(`body of ${path}\n`);
	}
	await expect.poll(() => patient.bodies().length).toBe(PIPELINED_MAX + 1);
	patient.socket.write("GET /again HTTP/1.1\r\nHost: x\r\n\r\n");
	await expect.poll(() => begun.at(-1)?.path).toBe("/again");
});
