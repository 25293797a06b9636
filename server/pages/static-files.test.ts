import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { builtAssets } from "./static-files.ts";

const TEXT = "export default 1;\n".repeat(10);

let server: Server | undefined;
let folder = "";

afterEach(async () => {
	server?.closeAllConnections();
	if (server) await once(server.close(), "close");
	rmSync(folder, { recursive: true, force: true });
});

async function serving() {
	folder = mkdtempSync(join(tmpdir(), "bien-commun-assets-"));
	mkdirSync(join(folder, "chunks"));
	writeFileSync(join(folder, "chunks/a.js"), TEXT);
	const assets = builtAssets(folder);
	server = createServer((req, res) => {
		const gone = () => res.writeHead(404).end("gone");
		const path = req.url ?? "";
		if (!assets(req, res, path, () => res.setHeader("X-Ours", "1"), gone))
			res.writeHead(404).end("nobody's");
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
	const address = server.address();
	const port = typeof address === "object" ? address?.port : undefined;
	return (path: string, headers: Record<string, string> = {}) =>
		fetch(`http://127.0.0.1:${port}/_next/static/${path}`, {
			headers: { "accept-encoding": "identity", ...headers },
			signal: AbortSignal.timeout(10_000),
		});
}

test.each([
	...["bytes=5-2", "bytes=0-99999999999999999999", "bytes=-1", "bytes=1-"],
	...["bytes=999999-", "bytes=a-b", "lignes=1-2", "bytes=0-1,3-4", ","],
])("a file requested by the range %j is sent whole", async (range) => {
	const ask = await serving();
	const answer = await ask("chunks/a.js", { range });
	expect([answer.status, await answer.text()]).toEqual([200, TEXT]);
	expect(answer.headers.get("x-ours")).toBe("1");
	expect(answer.headers.get("cache-control")).toContain("immutable");
});

test("a file removed since the server started is not found, and the request does not hang", async () => {
	const ask = await serving();
	rmSync(join(folder, "chunks/a.js"));
	const answer = await ask("chunks/a.js");
	expect([answer.status, await answer.text()]).toEqual([404, "gone"]);
	const other = await ask("chunks/b.js");
	expect([other.status, await other.text()]).toEqual([404, "nobody's"]);
});
