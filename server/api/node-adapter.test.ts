import { once } from "node:events";
import { createServer, IncomingMessage, type Server } from "node:http";
import { connect, Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { answerOfFault } from "#lib/adapters/api/outcomes";
import { GivenUp } from "#lib/platform/db/unavailable";
import { log } from "#lib/platform/runtime/log";
import { freePort } from "../free-port.ts";
import {
	BODIES_BY_NETWORK_MAX_OCTETS,
	BODIES_MAX_OCTETS,
	DRAINS_MAX,
	disposeOfBody,
	PIECES_BY_TURN,
	readCapped,
} from "./node-adapter.ts";

const LIMIT = 1024;
let server: Server;
let port = 0;
/** The connection of the last request, as the server has it. */
let last: Socket;

beforeAll(async () => {
	server = createServer(async (req, res) => {
		last = req.socket;
		const body = await readCapped(req, LIMIT).catch(() => undefined);
		disposeOfBody(req, res);
		res.writeHead(body === "too_large" ? 413 : 200).end("answered");
	});
	port = await freePort();
	server.listen(port, "127.0.0.1");
	await once(server, "listening");
});

afterAll(() => {
	server.closeAllConnections();
	server.close();
});

/** Sends the whole body before reading the answer; returns the first bytes received, or the socket's error. */
async function sendAll(
	headers: string,
	pieces: readonly string[],
): Promise<string> {
	const socket = connect(port, "127.0.0.1");
	let text = "";
	let error: string | undefined;
	socket.on("error", ({ message }) => {
		error = message;
	});
	socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n`);
	for (const piece of pieces) {
		if (socket.destroyed) break;
		socket.write(piece);
		await wait(5);
	}
	socket.on("data", (data) => {
		text += data;
	});
	await wait(100);
	socket.destroy();
	return error ?? text.slice(0, 12);
}

const PIECE = "x".repeat(16 * 1024);
const CHUNK = `${PIECE.length.toString(16)}\r\n${PIECE}\r\n`;

describe("a client that sends a body over the limit, and reads the answer only once all is sent", () => {
	it("gets the 413 when the body is chunked", async () => {
		const pieces = [...Array<string>(20).fill(CHUNK), "0\r\n\r\n"];
		const text = await sendAll("Transfer-Encoding: chunked", pieces);
		expect(text).toBe("HTTP/1.1 413");
	});

	it("gets the 413 when the body's length was announced", async () => {
		const pieces = Array<string>(20).fill(PIECE);
		const text = await sendAll(`Content-Length: ${20 * 16 * 1024}`, pieces);
		expect(text).toBe("HTTP/1.1 413");
	});

	it("gets the 413 when the body exceeds what the server drains", async () => {
		const pieces = Array<string>(100).fill(PIECE);
		const text = await sendAll("Content-Length: 99000000", pieces);
		expect(text).toBe("HTTP/1.1 413");
	});

	it("is disconnected when it sends without end", async () => {
		const pieces = Array<string>(500).fill(CHUNK);
		const text = await sendAll("Transfer-Encoding: chunked", pieces);
		expect(text).toMatch(/EPIPE|ECONNRESET/);
	});
});

describe("refused bodies", () => {
	const LONG = 800_000;

	/** Sends a refused body, of so many bytes of those it announces, and waits for its answer. */
	async function refused(octets: number) {
		const socket = connect(port, "127.0.0.1");
		socket.on("error", () => {});
		socket.write(
			`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${LONG}\r\n\r\n`,
		);
		socket.write("x".repeat(octets));
		const [answer] = await once(socket, "data");
		expect(String(answer)).toMatch(/^HTTP\/1.1 413/);
		return { socket, there: last };
	}

	it("beyond those that are read to their end at once are answered, and left unread", async () => {
		const held = [];
		for (let one = 0; one < DRAINS_MAX; one += 1)
			held.push(await refused(LIMIT + 1));
		const beyond = await refused(LONG);
		while (!beyond.there.destroyed) await wait(1);
		expect(beyond.there.bytesRead).toBeLessThan(LONG / 2);
		for (const { socket, there } of held) {
			socket.destroy();
			while (!there.destroyed) await wait(1);
		}
		// Whoever left made room.
		const again = await refused(LONG);
		while (again.there.bytesRead < LONG) await wait(1);
		again.socket.destroy();
	});
});

it("of large bodies that come at once, some pieces are read in a turn of the loop, and one that ends in its first packet waits for none", async () => {
	const piece = Buffer.alloc(40_000);
	let ended = 0;
	const large = Array.from({ length: 3 * PIECES_BY_TURN }, () => {
		const req = new IncomingMessage(new Socket());
		const read = readCapped(req, 4 * piece.length).then(() => {
			ended += 1;
		});
		for (let one = 0; one < 3; one += 1) req.push(piece);
		req.push(null);
		return { req, read };
	});
	await wait(0);
	const small = new IncomingMessage(new Socket());
	const read = readCapped(small, 1_000).then(() => ended);
	small.push("short");
	small.push(null);
	const endedBefore = await read;
	expect(endedBefore).toBeLessThanOrEqual(2 * PIECES_BY_TURN);
	await Promise.all(large.map((one) => one.read));
	for (const { req } of large) req.destroy();
});

/** Begins a body that never ends, of one piece. */
function begun(network: string, piece: Buffer) {
	const req = new IncomingMessage(new Socket());
	let outcome: unknown = "waits";
	const read = readCapped(req, 2 * piece.length, network).then(
		(body) => {
			outcome = body.length;
		},
		(error) => {
			outcome = String(error);
		},
	);
	req.push(piece);
	return { req, read, outcome: () => outcome };
}

describe("bodies that are sent slowly, or never end", () => {
	const piece = Buffer.alloc(BODIES_BY_NETWORK_MAX_OCTETS / 4);

	/** A body of that network that ends is read, and who began earlier and never ended made room for it. */
	async function isRead(network: string, held: ReturnType<typeof begun>[]) {
		const honest = begun(network, piece);
		honest.req.push(null);
		await honest.read;
		expect(honest.outcome()).toBe(piece.length);
		const outcomes = held.map((one) => one.outcome());
		for (const { req } of [...held, honest]) req.destroy();
		await wait(10);
		return outcomes;
	}

	it("of one network leave room for those of the others", async () => {
		const held = Array.from({ length: 4 }, () => begun("192.0.2.1", piece));
		const outcomes = await isRead("192.0.2.2", held);
		expect(outcomes).toEqual(Array(4).fill("waits"));
	});

	it("of one network do not keep out its other readers: the oldest makes room", async () => {
		const held = Array.from({ length: 4 }, () => begun("192.0.2.1", piece));
		const [oldest, ...others] = await isRead("192.0.2.1", held);
		expect(oldest).toContain("StoreDown");
		expect(others).toEqual(Array(3).fill("waits"));
	});

	it("whose sender leaves, or that are given up, are no error of the log", async () => {
		const child = vi.spyOn(log(), "child");
		const left = new IncomingMessage(new Socket());
		const failed = readCapped(left, 10).catch((error: unknown) => error);
		left.destroy(new Error("aborted"));
		for (const error of [await failed, new GivenUp("too many")])
			expect(
				answerOfFault(error, { requestId: "x", operation: "mcp" }).status,
			).toBe(503);
		expect(child).not.toHaveBeenCalled();
	});

	it("of as many networks as fill the room keep nobody out: the oldest makes room", async () => {
		const held = Array.from(
			{ length: BODIES_MAX_OCTETS / piece.length },
			(_, rank) => begun(`198.51.100.${rank % 8}`, piece),
		);
		const [oldest, ...others] = await isRead("192.0.2.1", held);
		expect(oldest).toContain("StoreDown");
		expect(others).toEqual(Array(held.length - 1).fill("waits"));
	});
});

describe("a body that comes in many small pieces", () => {
	it("is read whole", async () => {
		const req = new IncomingMessage(new Socket());
		const text = "é".repeat(30_000);
		const read = readCapped(req, 256 * 1024);
		const bytes = Buffer.from(text);
		for (let at = 0; at < bytes.length; at += 7)
			req.push(bytes.subarray(at, at + 7));
		req.push(null);
		expect(Buffer.from(await read).toString()).toBe(text);
	});

	it("keeps few of them, each of which holds a hundred times its byte in memory", async () => {
		const req = new IncomingMessage(new Socket());
		const read = readCapped(req, 256 * 1024);
		const pieces = Array.from({ length: 1_000 }, () => Buffer.from("a"));
		for (const piece of pieces) req.push(piece);
		while (req.readableLength > 0) await wait(1);
		for (const piece of pieces) piece.fill("b");
		req.push(null);
		const text = Buffer.from(await read).toString();
		expect(text).toHaveLength(1_000);
		expect(text.replaceAll("a", "").length).toBeLessThan(128);
	});
});
