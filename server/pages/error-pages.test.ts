import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { createGzip } from "node:zlib";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
	READ_ONLY_RETRY_SECONDS,
	ReadOnly,
	StoreDown,
} from "#lib/platform/db/unavailable";
import { log } from "#lib/platform/runtime/log";
import {
	noteFailure,
	requestNote,
} from "#lib/platform/runtime/request-context";
import { onRequestError } from "../../instrumentation.ts";
import { type PageHandler, servePages } from "./error-pages.ts";

let server: Server | undefined;

afterEach(async () => {
	server?.closeAllConnections();
	if (server) await once(server.close(), "close");
	server = undefined;
});

/** A server whose pages are `pages`; returns the function that requests them. */
async function serving(pages: PageHandler) {
	server = createServer((req, res) => {
		req.headers["x-request-id"] = "demande-1";
		let rendering = 0;
		const prepare = () => {
			rendering += 1;
			res.setHeader("X-Rendering", rendering);
		};
		void servePages(pages, req, res, prepare, ({ status }) => {
			res.writeHead(status).end("refused");
		});
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
	const address = server.address();
	const port = typeof address === "object" ? address?.port : undefined;
	return (path: string, init?: RequestInit) =>
		fetch(`http://127.0.0.1:${port}${path}`, init);
}

/**
 * Like Next: a failing page sends its own document, waits until the answer is sent, and
 * renders our error page when requested.
 */
function nextLike(fail: PageHandler): PageHandler {
	return async (req, res) => {
		const instead = req.headers["x-page-erreur"];
		if (instead === undefined) return fail(req, res);
		res.setHeader("Content-Type", "text/html");
		res.setHeader("X-Sent", String(req.headers["x-page-envoi"]));
		res.end(`ours ${instead} ${req.method} ${req.url}`);
	};
}

const failing = (statut: number) =>
	nextLike(async (_req, res) => {
		res.statusCode = statut;
		res.setHeader("X-Of-Next", "1");
		res.write("<html id=__next_error__>");
		const out = once(res, "finish");
		res.end("</html>");
		await out;
	});

test("what our own script asks for may have as many listeners as a page has, without a warning for each", async () => {
	let room = 0;
	const ask = await serving(async (_req, res) => {
		room = res.getMaxListeners() - res.listenerCount("close");
		res.end();
	});
	await ask("/projets?_rsc=1", { headers: { RSC: "1" } });
	expect(room).toBeGreaterThan(20);
});

describe("a page that failed is replaced before anything is sent", () => {
	test.each([
		[404, 404],
		[500, 500],
		[503, 500],
	])(
		"Next's %i becomes our page with %i, at the same address",
		async (given, shown) => {
			const ask = await serving(failing(given));
			const answer = await ask("/en/projets?q=x");
			expect(answer.status).toBe(shown);
			expect(await answer.text()).toBe(`ours ${shown} GET /en/projets?q=x`);
			expect(answer.headers.get("x-of-next")).toBeNull();
			expect(answer.headers.get("x-rendering")).toBe("2");
		},
	);

	test("our page is rendered for the address that was asked for, without what the failed one noted", async () => {
		const notes: unknown[] = [];
		const page = failing(404);
		const ask = await serving(async (req, res) => {
			const note = requestNote();
			notes.push({ ...note });
			if (note) note.gone = true;
			await page(req, res);
		});
		expect((await ask("/en/projets/x")).status).toBe(410);
		const request = { address: "/en/projets/x", storeDown: false };
		expect(notes).toMatchObject([request, request]);
		expect(notes[1]).not.toHaveProperty("gone");
	});

	test("a page that rejects instead of answering counts as failed", async () => {
		const ask = await serving(
			nextLike(async () => {
				throw new Error("broken");
			}),
		);
		expect((await ask("/")).status).toBe(500);
	});

	test("a page or a file that met a database that does not answer gives 503 and the time to retry", async () => {
		const page = failing(500);
		const ask = await serving(async (req, res) => {
			// As Next does, whatever our code noted itself.
			onRequestError(new StoreDown("away"));
			await page(req, res);
		});
		const answer = await ask("/");
		expect(answer.status).toBe(503);
		expect(answer.headers.get("retry-after")).toBe("5");
		expect(await answer.text()).toMatch(/^ours 503/);
	});

	test("what read-only mode refused gives 503, a long time to retry, and the page of its own", async () => {
		const page = failing(500);
		const ask = await serving(async (req, res) => {
			noteFailure(new ReadOnly("read-only"));
			await page(req, res);
		});
		for (const method of ["GET", "POST"]) {
			const answer = await ask("/", { method });
			expect(answer.status).toBe(503);
			expect(answer.headers.get("retry-after")).toBe(
				String(READ_ONLY_RETRY_SECONDS),
			);
			expect(await answer.text()).toMatch(/^ours lecture-seule GET/);
		}
	});

	test("a form that read-only mode refused comes back as it is, with 503 and the time to retry", async () => {
		const ask = await serving(async (_req, res) => {
			const note = requestNote();
			if (note) note.readOnly = true;
			res.writeHead(200, { "Content-Type": "text/html" });
			res.end("the form as typed");
		});
		const answer = await ask("/", { method: "POST", body: "a=b" });
		expect(answer.status).toBe(503);
		expect(answer.headers.get("retry-after")).toBe(
			String(READ_ONLY_RETRY_SECONDS),
		);
		expect(await answer.text()).toBe("the form as typed");
	});

	test("the body of a form that failed is not sent again, and HEAD has none", async () => {
		const ask = await serving(failing(404));
		const posted = await ask("/", { method: "POST", body: "a=b" });
		expect(await posted.text()).toBe("ours 404 GET /");
		expect(posted.headers.get("x-sent")).toBe("oui");
		const head = await ask("/", { method: "HEAD" });
		expect([head.status, await head.text()]).toEqual([404, ""]);
	});

	test("compression added to the failed answer does not apply to the page that replaces it", async () => {
		const ask = await serving(
			nextLike(async (_req, res) => {
				const { write, end } = res;
				const gzip = createGzip();
				gzip.on("data", (chunk) => write.call(res, chunk, "utf8"));
				gzip.on("end", () => end.call(res, undefined, "utf8"));
				Object.assign(res, {
					write: (chunk: string) => gzip.write(chunk),
					end: () => gzip.end(),
				});
				res.statusCode = 404;
				res.setHeader("Content-Encoding", "gzip");
				const out = once(res, "finish");
				res.write("nothing here");
				res.end();
				await out;
			}),
		);
		const answer = await ask("/");
		expect(answer.headers.get("content-encoding")).toBeNull();
		expect(await answer.text()).toBe("ours 404 GET /");
	});
});

describe("no failed page is logged without its error", () => {
	const broken = new Error("broken");

	test.each<[string, string, PageHandler]>([
		[
			"rejects",
			"broken",
			async () => {
				throw broken;
			},
		],
		[
			"fails while Next renders it",
			"broken",
			async (req, res) => {
				onRequestError(broken);
				await failing(500)(req, res);
			},
		],
		["answers 503 by itself", "answered 503", failing(503)],
	])("one that %s", async (_, message, page) => {
		const logged = vi.spyOn(log(), "error");
		const ask = await serving(nextLike(page));
		expect((await ask("/")).status).toBe(500);
		expect(logged.mock.calls).toEqual([
			[
				{
					err: expect.objectContaining({
						message: expect.stringContaining(message),
					}),
					requete: "demande-1",
					statut: 500,
				},
				"page failed",
			],
		]);
		logged.mockRestore();
	});
});

test("when our page fails too, the answer is plain text, in the page's language, with the request id", async () => {
	const ask = await serving(async (_req, res) => {
		res.statusCode = 500;
		res.end("<html id=__next_error__>");
	});
	const answer = await ask("/en/projets");
	expect(answer.status).toBe(500);
	expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
	expect(await answer.text()).toMatch(/An error on our side[\s\S]*demande-1/);
});

describe("an answer that is not a failed document is sent unchanged", () => {
	test.each([200, 204, 308, 403])(
		"status %i is left alone, streamed as it comes",
		async (statut) => {
			const ask = await serving(async (_req, res) => {
				res.writeHead(statut, { Location: "/" });
				res.flushHeaders();
				if (statut !== 204) res.write("as it ");
				res.end(statut === 204 ? undefined : "is");
			});
			const answer = await ask("/", { redirect: "manual" });
			expect(answer.status).toBe(statut);
			expect(await answer.text()).toBe(statut === 204 ? "" : "as it is");
		},
	);

	test("a part of a page requested by our script keeps its own failure", async () => {
		const ask = await serving(failing(404));
		const answer = await ask("/", { headers: { rsc: "1" } });
		expect(answer.status).toBe(404);
		expect(await answer.text()).toContain("__next_error__");
	});
});

describe("a form that fails before it is read is rejected, and is not an internal error", () => {
	const throwing = nextLike(async (_req, res) => {
		res.statusCode = 500;
		res.end("next's own");
	});

	test.each([
		["without scripts", {}],
		["by a script", { "next-action": "7f" }],
	])("one sent %s is 400", async (_, headers) => {
		const ask = await serving(throwing);
		const answer = await ask("/", { method: "POST", headers, body: "x" });
		expect([answer.status, await answer.text()]).toEqual([400, "refused"]);
	});

	test.each([400, 403] as const)(
		"an action's refusal as %i keeps its status, whatever the client",
		async (refused) => {
			const refusing = nextLike(async (_req, res) => {
				const note = requestNote();
				if (note) Object.assign(note, { form: "read", refused });
				res.statusCode = 404;
				res.end("next's own");
			});
			const ask = await serving(refusing);
			const byScript = { method: "POST", headers: { "next-action": "7f" } };
			for (const init of [{ method: "POST" }, byScript])
				expect((await ask("/", init)).status).toBe(refused);
		},
	);

	test("a failure after it is read is an internal error", async () => {
		const failingLater = nextLike(async (_req, res) => {
			const note = requestNote();
			if (note) note.form = "read";
			res.statusCode = 500;
			res.end("next's own");
		});
		const ask = await serving(failingLater);
		const answer = await ask("/a", { method: "POST" });
		expect([answer.status, await answer.text()]).toEqual([
			500,
			"ours 500 GET /a",
		]);
	});

	test.each([
		["without scripts", {}],
		["by a script", { rsc: "0" }],
	])(
		"a method that a file does not have is our 405 when sent %s",
		async (_, headers) => {
			const ask = await serving(failing(405));
			const answer = await ask("/donnees/x", { method: "POST", headers });
			expect([answer.status, await answer.text()]).toEqual([405, "refused"]);
		},
	);

	test("a script gets Next's own answer for an unknown action", async () => {
		const ask = await serving(
			nextLike(async (_req, res) => {
				res.writeHead(404, { "x-nextjs-action-not-found": "1" }).end("none");
			}),
		);
		const headers = { "next-action": "7f" };
		const answer = await ask("/", { method: "POST", headers });
		expect([answer.status, await answer.text()]).toEqual([404, "none"]);
	});
});
