import { once } from "node:events";
import { createServer, IncomingMessage, type Server } from "node:http";
import { connect, Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../free-port.ts";
import {
	BODIES_BY_NETWORK_MAX_OCTETS,
	disposeOfBody,
	readCapped,
} from "./node-adapter.ts";

const LIMIT = 1024;
let server: Server;
let port = 0;

beforeAll(async () => {
	server = createServer(async (req, res) => {
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

it("a network whose bodies never end leaves room for those of the others", async () => {
	const piece = Buffer.alloc(BODIES_BY_NETWORK_MAX_OCTETS / 4);
	const send = (network: string) => {
		const req = new IncomingMessage(new Socket());
		const read = readCapped(req, 2 * piece.length, network).catch(String);
		req.push(piece);
		return { req, read };
	};
	const held = Array.from({ length: 4 }, () => send("192.0.2.1"));
	expect(await send("192.0.2.1").read).toContain("StoreDown");
	const other = send("192.0.2.2");
	other.req.push(null);
	expect(await other.read).toHaveLength(piece.length);
	// A connection that closes gives its room back.
	for (const { req } of held) req.destroy();
	await wait(10);
	const again = send("192.0.2.1");
	again.req.push(null);
	expect(await again.read).toHaveLength(piece.length);
});
