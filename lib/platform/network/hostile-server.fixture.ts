/** Servers on loopback that count who connects, and answer by path: what a hostile address may do. */
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { READ_MAX_OCTETS } from "./read.ts";

export type Counted = {
	readonly host: string;
	readonly port: number;
	/** Connections since the start, whether or not anything was asked. */
	connections(): number;
	/** `GET` paths, in order, with the name of the host that was asked. */
	readonly requests: { path: string; host: string; agent: string }[];
	/** Resolves when no connection is open any more. */
	idle(): Promise<void>;
	close(): Promise<void>;
};

function portOf(address: AddressInfo | string | null): number {
	if (address === null || typeof address === "string")
		throw new Error("no port");
	return address.port;
}

/** A server at `host` (any address of loopback), on `port` or a free one. */
export async function startCounted(
	answer: RequestListener,
	host = "127.0.0.1",
	port = 0,
): Promise<Counted> {
	let connections = 0;
	const open = new Set<Socket>();
	const requests: Counted["requests"] = [];
	const server = createServer((request, response) => {
		requests.push({
			path: request.url ?? "",
			host: request.headers.host ?? "",
			agent: request.headers["user-agent"] ?? "",
		});
		answer(request, response);
	});
	server.on("connection", (socket) => {
		connections += 1;
		open.add(socket);
		socket.on("error", () => {});
		socket.on("close", () => open.delete(socket));
	});
	server.listen(port, host);
	await once(server, "listening");
	return {
		host,
		port: portOf(server.address()),
		connections: () => connections,
		requests,
		async idle() {
			while (open.size > 0) await sleep(5);
		},
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}

const LINE = "x".repeat(1_023);

/** One answer for each hostile path; `/redirect?to=` leads anywhere, `/status?as=` has that status, and any other path says `text`. */
export function hostile(text: string): RequestListener {
	return async ({ url = "/" }, response) => {
		const { pathname, searchParams } = new URL(url, "http://x");
		const of = (bytes: Buffer, headers: Record<string, string> = {}) => {
			response.writeHead(200, headers).end(bytes);
		};
		switch (pathname) {
			case "/2-mib":
				return of(Buffer.alloc(2 * 1024 * 1024, "a"));
			case "/2-mib-untold":
				for (let kib = 0; kib < 2_048 && !response.destroyed; kib += 1)
					if (!response.write(`${LINE}\n`)) await sleep(1);
				return void response.end();
			case "/endless":
				while (!response.destroyed)
					if (!response.write(`${LINE}\n`)) await sleep(1);
				return;
			case "/slow":
				while (!response.destroyed) {
					response.write("a");
					await sleep(20);
				}
				return;
			case "/mute":
				return;
			case "/bomb":
				return of(gzipSync(Buffer.alloc(64 * 1024 * 1024)), {
					"Content-Encoding": "gzip",
				});
			case "/bomb-brotli":
				return of(brotliCompressSync(Buffer.alloc(16 * 1024 * 1024)), {
					"Content-Encoding": "br",
				});
			case "/twice":
				return of(gzipSync(gzipSync(text)), {
					"Content-Encoding": "gzip, gzip",
				});
			case "/torn":
				return of(gzipSync(text).subarray(0, 20), {
					"Content-Encoding": "gzip",
				});
			case "/gzip":
				return of(gzipSync(text), { "Content-Encoding": "gzip" });
			case "/short":
				response.writeHead(200, { "Content-Length": "100" });
				response.write("abc");
				return void response.destroy();
			case "/full":
				return of(Buffer.alloc(READ_MAX_OCTETS, "a"));
			case "/one-more":
				return of(Buffer.alloc(READ_MAX_OCTETS + 1, "a"));
			case "/missing":
				return void response.writeHead(404).end();
			case "/loop":
				return void response.writeHead(302, { Location: "/loop" }).end();
			case "/hops": {
				const left = Number(searchParams.get("left"));
				const Location = left > 1 ? `/hops?left=${left - 1}` : "/file";
				return void response.writeHead(301, { Location }).end();
			}
			case "/redirect": {
				const Location = searchParams.get("to") ?? "/";
				const status = Number(searchParams.get("as") ?? 302);
				return void response.writeHead(status, { Location }).end();
			}
			case "/status":
				return void response
					.writeHead(Number(searchParams.get("as")))
					.end("not what was asked for");
			case "/upgrade":
				response.writeHead(101, { Upgrade: "x", Connection: "Upgrade" });
				return void response.end();
			default:
				return of(Buffer.from(text));
		}
	};
}
