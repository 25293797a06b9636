import { once } from "node:events";
import { createServer, request, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import { matchApi } from "#app/api/endpoints";
import { completeEnvironment, reglages } from "#lib/platform/config/env";
import { closeStore } from "#lib/platform/db/pool";
import { FORMULAIRE_MAX_OCTETS } from "#lib/platform/validation/forms";
import { frontListener } from "./front.ts";
import {
	PAGES_BY_MINUTE_MAX,
	RENDERINGS_BY_NETWORK_MAX,
	RENDERINGS_MAX,
} from "./pages/admission.ts";
import { useTestDatabase } from "./postgres/test-store.fixture.ts";

const TOKEN = "un-jeton-pour-prometheus";

/** Bytes of a form that brings pictures. */
const PICTURES = FORMULAIRE_MAX_OCTETS + 1;

useTestDatabase({
	DATA_DIR: tmpdir(),
	SITE_URL: "https://commune.example",
	METRICS_TOKEN: TOKEN,
	SMTP_URL: "smtp://127.0.0.1:9",
	MAIL_FROM: "site@commune.example",
	EDITEUR: "Commune",
	EDITEUR_ADRESSE: "1 place de la Mairie",
	HEBERGEUR: "Hébergeur",
	CONTACT: "contact@commune.example",
});

/** The front of a public site, with the real API behind it. */
const server = createServer();
let port = 0;
beforeAll(async () => {
	server.on(
		"request",
		frontListener({
			reglages: reglages(),
			pages: async (_, res) => {
				res.writeHead(404).end();
			},
			api: matchApi,
		}),
	);
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	port = typeof address === "object" ? (address?.port ?? 0) : 0;
});
afterAll(() => server.close());

async function ask(path: string, headers: Record<string, string>) {
	const asked = request({ host: "127.0.0.1", port, path, headers }).end();
	const [response] = await once(asked, "response");
	response.setEncoding("utf8");
	let text = "";
	for await (const part of response) text += part;
	const origins = response.headers["access-control-allow-origin"];
	return { status: response.statusCode, text, origins };
}

test("metrics and health answer under any host name, as Prometheus and a load balancer request them", async () => {
	for (const Host of [`127.0.0.1:${port}`, "10.0.0.7:3000", "instance-2"]) {
		const metrics = await ask("/api/metriques", {
			Host,
			Authorization: `Bearer ${TOKEN}`,
		});
		expect(metrics.status, Host).toBe(200);
		expect(metrics.text).toMatch(/^bien_commun_base_ok 1$/m);
		expect((await ask("/api/metriques", { Host })).status).toBe(200);
		const wrong = { Host, Authorization: `Bearer ${TOKEN}x` };
		expect((await ask("/api/metriques", wrong)).status).toBe(401);
		const page = { Host, Origin: "https://ailleurs.example" };
		const refused = await ask("/api/metriques", page);
		expect(refused.status).toBe(403);
		expect(metrics.origins ?? refused.origins).toBeUndefined();
		const health = JSON.parse((await ask("/api/sante", { Host })).text);
		expect(health).toMatchObject({ base: "ok" });
	}
});

test("any other path is rejected under a host name that is not the site's", async () => {
	const Host = `127.0.0.1:${port}`;
	for (const path of [
		"/",
		"/api/projets",
		"/api/metriques/x",
		"/api/Metriques",
	])
		expect((await ask(path, { Host })).status, path).toBe(400);
	const own = await ask("/api/projets", { Host: "commune.example" });
	expect(own.status).toBe(401);
});

test("D12: a 405 names what the address takes, to TRACE too", async () => {
	const allowed = async (method: string, path: string) => {
		const headers = { Host: "commune.example" };
		const at = { host: "127.0.0.1", port, path, method, headers };
		const [response] = await once(request(at).end(), "response");
		response.resume();
		return [response.statusCode, response.headers.allow];
	};
	for (const method of ["TRACE", "PROPFIND"]) {
		expect(await allowed(method, "/api/projets")).toEqual([
			...[405, "GET, HEAD, POST, OPTIONS"],
		]);
		expect(await allowed(method, "/projets")).toEqual([405, "GET, HEAD, POST"]);
	}
});

test("D12: a slash at the end changes nothing of what programs are told of /mcp", async () => {
	const Host = "commune.example";
	for (const path of ["/mcp", "/api/sante?mcp"]) {
		const { status, text } = await ask(path, { Host });
		const slashed = await ask(path.replace(/(?=\?|$)/, "/"), { Host });
		expect([path, slashed.status, slashed.text]).toEqual([path, status, text]);
	}
});

test("the redirect from another loopback name to the site's own name has the headers of every page", async () => {
	const siteUrl = "http://localhost:1";
	const local = createServer(
		frontListener({
			reglages: { ...reglages(), siteUrl, estLocal: true },
			pages: async (_, res) => {
				res.writeHead(404).end();
			},
			api: () => "next",
		}),
	);
	local.listen(0, "127.0.0.1");
	await once(local, "listening");
	const address = local.address();
	const at = typeof address === "object" ? (address?.port ?? 0) : 0;
	const asked = request({ host: "127.0.0.1", port: at, path: "/a?q=x" }).end();
	const [{ statusCode, headers }] = await once(asked, "response");
	local.closeAllConnections();
	local.close();
	expect([statusCode, headers.location]).toEqual([307, `${siteUrl}/a?q=x`]);
	expect(headers["content-security-policy"]).toContain("default-src 'none'");
	expect(headers["x-content-type-options"]).toBe("nosniff");
});

test("what Next serves of the API counts among the reads of a network, since a callback makes the site ask an issuer", async () => {
	let served = 0;
	const behind = createServer(
		frontListener({
			reglages: { ...reglages(), trustedProxies: 1 },
			pages: async (_, res) => {
				served += 1;
				res.writeHead(307).end();
			},
			api: () => "next",
		}),
	);
	behind.listen(0, "127.0.0.1");
	await once(behind, "listening");
	const address = behind.address();
	const at = typeof address === "object" ? (address?.port ?? 0) : 0;
	const statuses: number[] = [];
	for (let time = 0; time <= PAGES_BY_MINUTE_MAX; time += 1) {
		const asked = request({
			...{ host: "127.0.0.1", port: at, path: "/api/auth/callback/oidc" },
			headers: { Host: "commune.example", "X-Forwarded-For": "192.0.2.9" },
		}).end();
		const [response] = await once(asked, "response");
		response.resume();
		statuses.push(response.statusCode);
	}
	behind.closeAllConnections();
	behind.close();
	expect(served).toBe(PAGES_BY_MINUTE_MAX);
	expect(statuses.at(-1)).toBe(429);
});

test.each([
	["forms", "/decrire", 1_000, 3],
	["forms with pictures", "/proposer", PICTURES, PICTURES],
])(
	"%s that four networks send slowly keep nobody else's form waiting",
	async (_, path, length, own) => {
		const front = createServer(
			frontListener({
				reglages: { ...reglages(), trustedProxies: 1 },
				pages: async (_, res) => {
					res.end("done");
				},
				api: () => "next",
			}),
		);
		front.listen(0, "127.0.0.1");
		await once(front, "listening");
		const address = front.address();
		const at = typeof address === "object" ? (address?.port ?? 0) : 0;
		const send = (from: string, length: number) =>
			request({
				...{ host: "127.0.0.1", port: at, path, method: "POST" },
				headers: {
					Host: "commune.example",
					Origin: "https://commune.example",
					"X-Forwarded-For": from,
					"Content-Length": length,
				},
			});
		const slow = Array.from({ length: RENDERINGS_MAX }, (_, n) =>
			send(`192.0.2.${Math.floor(n / RENDERINGS_BY_NETWORK_MAX)}`, length),
		);
		for (const one of slow) {
			one.on("error", () => {});
			const got = once(front, "request");
			one.write("a");
			await got;
		}
		const whole = send("192.0.2.9", own).end("a".repeat(own));
		const [response] = await once(whole, "response");
		front.closeAllConnections();
		front.close();
		expect(response.statusCode).toBe(200);
	},
);

test.each([
	["whole", (res: ServerResponse, page: Buffer) => res.end(page)],
	["in pieces", (res: ServerResponse, page: Buffer) => res.write(page)],
])(
	"pages sent %s that a network asks for and does not read keep no other page of its waiting",
	async (_, send) => {
		// More than the kernel keeps for a connection.
		const page = Buffer.alloc(12 * 2 ** 20);
		const front = createServer(
			frontListener({
				reglages: { ...reglages(), trustedProxies: 1 },
				pages: async (req, res) => {
					if (req.url !== "/projets") return void res.end("done");
					send(res, page);
					// As Next does.
					await once(res, "close");
				},
				api: () => "next",
			}),
		);
		front.listen(0, "127.0.0.1");
		await once(front, "listening");
		const address = front.address();
		const at = typeof address === "object" ? (address?.port ?? 0) : 0;
		const read = (path: string) =>
			request({
				...{ host: "127.0.0.1", port: at, path },
				headers: {
					Host: "commune.example",
					"X-Forwarded-For": "198.51.100.9",
				},
			})
				.on("error", () => {})
				.end();
		const unread = Array.from({ length: RENDERINGS_BY_NETWORK_MAX }, () =>
			once(read("/projets"), "response"),
		);
		const began = performance.now();
		await Promise.all(unread);
		const [response] = await once(read("/besoins"), "response");
		front.closeAllConnections();
		front.close();
		expect(response.statusCode).toBe(200);
		// An unread page counts as one that is begun for 250 ms, two at a time, and keeps its place for eight seconds.
		expect(performance.now() - began).toBeLessThan(1_500);
	},
);

test("a picture asked for while the database does not answer is refused for a moment: 503, and when to ask again", async () => {
	const { databaseUrl = "" } = reglages();
	await closeStore();
	completeEnvironment({ DATABASE_URL: "postgresql://x:x@127.0.0.1:1/x" });
	const path = `/images/${"a".repeat(43)}.webp`;
	const asked = request({
		...{ host: "127.0.0.1", port, path },
		headers: { Host: "commune.example" },
	}).end();
	const [response] = await once(asked, "response");
	response.resume();
	await closeStore();
	completeEnvironment({ DATABASE_URL: databaseUrl });
	expect([response.statusCode, response.headers["retry-after"]]).toEqual([
		503,
		"5",
	]);
});
