import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { freePort } from "../free-port.ts";
import { joinSmallPieces, SMALL_PIECES_MAX } from "./small-pieces.ts";

let server: Server;
let port = 0;
/** Pieces of the last body that are kept, and what it says, for who reads it. */
let kept = 0;
let read = async () => "";

beforeAll(async () => {
	server = createServer((req, res) => {
		const keep = req.push.bind(req);
		req.push = (piece: Buffer | null) => {
			if (piece) kept += 1;
			return keep(piece);
		};
		joinSmallPieces(req);
		read = async () => {
			let text = "";
			for await (const piece of req) text += piece;
			res.end("read");
			return text;
		};
	});
	port = await freePort();
	server.listen(port, "127.0.0.1");
	await once(server, "listening");
});

beforeEach(() => {
	kept = 0;
});

afterAll(() => {
	server.closeAllConnections();
	server.close();
});

/** Sends a body in these chunks, and lets it wait unread for a moment. */
async function sent(chunks: readonly string[]) {
	const socket = connect(port, "127.0.0.1");
	socket.on("error", () => {});
	const head =
		"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
	const body = chunks.map((one) => `${one.length.toString(16)}\r\n${one}\r\n`);
	socket.write(`${head}${body.join("")}0\r\n\r\n`);
	await wait(200);
	return socket;
}

describe("a body in small pieces", () => {
	it("waits as few, and is read as it was sent, with the large ones between them", async () => {
		const words = Array.from({ length: 4_000 }, (_, rank) => `${rank},`);
		const all = [...words, "x".repeat(40_000), ...words];
		const socket = await sent(all);
		expect(kept).toBeGreaterThan(0);
		expect(kept).toBeLessThan(300);
		expect(await read()).toBe(all.join(""));
		socket.destroy();
	});

	it("is stopped when nobody reads it, and read whole once somebody does", async () => {
		const all = Array.from({ length: 8_000 }, () => "0123456789");
		const socket = await sent(all);
		expect(await read()).toBe(all.join(""));
		socket.destroy();
	});

	it("that are too many has its connection cut", async () => {
		const socket = await sent(Array<string>(SMALL_PIECES_MAX + 1).fill("a"));
		expect(socket.destroyed).toBe(true);
		socket.destroy();
	});

	it("that are as many as it may have is read", async () => {
		const socket = await sent(Array<string>(SMALL_PIECES_MAX).fill("a"));
		expect(await read()).toHaveLength(SMALL_PIECES_MAX);
		expect(socket.destroyed).toBe(false);
		socket.destroy();
	});
});
