import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { nginxIsAbsent, startNginx } from "#e2e/fixtures/nginx";
import { freePort } from "#server/free-port";

const DEPLOY = join(import.meta.dirname, "../deploiement");
const CONFIG = readFileSync(join(DEPLOY, "nginx.conf"), "utf8");
const PAGE = readFileSync(join(DEPLOY, "indisponible.html"), "utf8");

test("the page while nothing answers is where nginx.conf looks for it, names no other file, runs nothing, and asks for nothing", () => {
	expect(CONFIG).toContain("location = /indisponible.html {");
	expect(CONFIG.match(/=503 \/indisponible\.html;/g)).toHaveLength(1);
	expect(PAGE).not.toMatch(/<script|<link|\ssrc=|url\(|@import|https?:/);
	expect(PAGE).toMatch(/^<!doctype html>\n<html lang="fr">/);
	expect(PAGE).toContain('<section lang="en">');
});

type Answer = { status: number; type: string; retry: string; text: string };

/** One request through nginx, whose certificate nobody vouches for. */
async function ask(
	port: number,
	path: string,
	...more: string[]
): Promise<Answer> {
	const { stdout: text } = await promisify(execFile)(
		"curl",
		[
			...["--silent", "--insecure", "--include", "--http1.1", ...more],
			...["--header", "Host: exemple.org", `https://127.0.0.1:${port}${path}`],
		],
		{ encoding: "utf8" },
	);
	const [head = "", ...rest] = text.split("\r\n\r\n");
	const header = (name: string) =>
		new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1]?.trim() ?? "";
	return {
		status: Number(head.split(" ")[1]),
		type: header("content-type"),
		retry: header("retry-after"),
		text: rest.join("\r\n\r\n"),
	};
}

test("nginx with the shipped files: while nothing answers a reader gets our page and the API its body, a sent form too, all 503; a 503 of the application goes through as it is", async ({
	skip,
}) => {
	const absent = nginxIsAbsent();
	skip(absent !== undefined, absent);
	const upstream = await freePort();
	const nginx = await startNginx(upstream);
	const { port } = nginx;
	const application = createServer((_req, res) => {
		res.writeHead(503, { "Retry-After": "300", "Content-Type": "text/x" });
		res.end("its own");
	});
	try {
		const page = { status: 503, retry: "30", text: PAGE };
		for (const asked of [
			await ask(port, "/projets"),
			await ask(port, "/en/besoins?q=eau"),
			await ask(port, "/decrire", "--data", "titre=Un+besoin"),
		]) {
			expect(asked).toMatchObject(page);
			expect(asked.type).toBe("text/html; charset=utf-8");
		}
		const api = await ask(port, "/api/projets");
		expect(api).toMatchObject({ status: 503, retry: "5" });
		expect(JSON.parse(api.text)).toEqual({ detail: expect.any(String) });
		await new Promise<void>((done) =>
			application.listen(upstream, "127.0.0.1", done),
		);
		for (const asked of ["/projets", "/api/projets"])
			expect(await ask(port, asked)).toMatchObject({
				...{ status: 503, retry: "300", text: "its own" },
			});
		const from = async (client: string) =>
			(await ask(port, "/x", "--header", `X-Client: ${client}`)).status;
		// More at once than the limit lets one network have, each by another address of a /64.
		const statuses = await Promise.all(
			Array.from({ length: 160 }, (_, at) => from(`2001:db8:0:1::${at + 1}`)),
		);
		expect(statuses).toContain(429);
		expect(await from("2001:db8:0:2::1")).toBe(503);
	} finally {
		application.close();
		await nginx.stop();
	}
});
