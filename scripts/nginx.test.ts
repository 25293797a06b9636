import { execFile, execFileSync, spawn, spawnSync } from "node:child_process";
import {
	cpSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { freePort } from "#server/free-port";
import { eventually, walkableFolder } from "#server/postgres/test-process";

const DEPLOY = join(import.meta.dirname, "../deploiement");
const CONFIG = readFileSync(join(DEPLOY, "nginx.conf"), "utf8");
const PAGE = readFileSync(join(DEPLOY, "indisponible.html"), "utf8");
const WITH_NGINX = spawnSync("sh", ["-c", "command -v nginx"]).status === 0;
const WITH_OPENSSL = spawnSync("sh", ["-c", "command -v openssl"]).status === 0;

// As root, nginx reads under another account.
const folder = walkableFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the page while nothing answers is where nginx.conf looks for it, names no other file, runs nothing, and asks for nothing", () => {
	expect(CONFIG).toContain("location = /indisponible.html {");
	expect(CONFIG.match(/=503 \/indisponible\.html;/g)).toHaveLength(1);
	expect(PAGE).not.toMatch(/<script|<link|\ssrc=|url\(|@import|https?:/);
	expect(PAGE).toMatch(/^<!doctype html>\n<html lang="fr">/);
	expect(PAGE).toContain('<section lang="en">');
});

/** The shipped file, with ports, certificate and paths of its own, and the whole around it. */
function configure(port: number, plain: number, upstream: number): string {
	const at = (...parts: string[]) => join(folder, ...parts);
	execFileSync(
		"openssl",
		[
			...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"],
			...["-subj", "/CN=exemple.org", "-keyout", at("privkey.pem")],
			...["-out", at("fullchain.pem")],
		],
		{ stdio: "ignore" },
	);
	mkdirSync(at("site"));
	cpSync(join(DEPLOY, "indisponible.html"), at("site/indisponible.html"));
	const site = CONFIG.replaceAll(/\tlisten \[::\]:.*\n/g, "")
		.replaceAll("listen 80;", `listen 127.0.0.1:${plain};`)
		.replaceAll("listen 443 ", `listen 127.0.0.1:${port} `)
		.replaceAll(/\S+\/(fullchain|privkey)\.pem/g, at("$1.pem"))
		.replaceAll("/etc/nginx/bien-commun", at("site"))
		.replace(/error_log \S+/, `error_log ${at("error.log")}`)
		.replace("127.0.0.1:3000", `127.0.0.1:${upstream}`);
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
	const path = at("nginx.conf");
	writeFileSync(
		path,
		[
			...["daemon off;", `pid ${at("pid")};`, `error_log ${at("start.log")};`],
			// Who asks is told by a header: the addresses of a test.
			...["events {}", "http {", "set_real_ip_from 127.0.0.1;"],
			"real_ip_header X-Client;",
			...temporary.map((kind) => `${kind}_temp_path ${at(kind)};`),
			...[site, "}", ""],
		].join("\n"),
	);
	return path;
}

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
	skip(!WITH_NGINX || !WITH_OPENSSL, "nginx or openssl is not here");
	const port = await freePort();
	const upstream = await freePort();
	const path = configure(port, await freePort(), upstream);
	execFileSync("nginx", ["-t", "-q", "-c", path], { stdio: "pipe" });
	const nginx = spawn("nginx", ["-c", path], { stdio: "ignore" });
	const over = new Promise((done) => nginx.once("exit", done));
	const application = createServer((_req, res) => {
		res.writeHead(503, { "Retry-After": "300", "Content-Type": "text/x" });
		res.end("its own");
	});
	try {
		const answers = () =>
			spawnSync("curl", ["-ks", `https://127.0.0.1:${port}/`]).status === 0;
		await eventually(answers);
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
		nginx.kill("SIGQUIT");
		await over;
	}
});
