import { execFile } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, type TestContext, test } from "vitest";
import { nginxIsAbsent, startNginx } from "#e2e/fixtures/nginx";
import { DRAINED_MAX_OCTETS } from "#lib/adapters/api/call";
import { FORMULAIRE_A_IMAGES_MAX_OCTETS } from "#lib/platform/validation/forms";
import { freePort } from "#server/free-port";
import { walkableFolder } from "#server/postgres/test-process";

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
			...["--header", "Expect:", "--header", "Host: exemple.org"],
			`https://127.0.0.1:${port}${path}`,
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

/** More requests one after the other than one network may send at once: the last line of each body, then its status, type and Retry-After. */
async function burst(port: number, path: string): Promise<string[][]> {
	const { stdout } = await promisify(execFile)("curl", [
		...["--silent", "--insecure", "--header", "Host: exemple.org"],
		...["--write-out", "|%{http_code}|%{content_type}|%header{retry-after}\n"],
		`https://127.0.0.1:${port}${path}?[1-160]`,
	]);
	const lines = stdout.split("\n").filter((line) => line.includes("|"));
	return lines.map((line) => line.split("|"));
}

/** nginx with the shipped files before an application that answers once `listen` is called; both end with the test. */
async function behindNginx(
	{ skip, onTestFinished }: TestContext,
	answer: RequestListener,
) {
	const absent = nginxIsAbsent();
	skip(absent !== undefined, absent);
	const upstream = await freePort();
	// On a busy machine what is sent here would stay within the shipped rate.
	const nginx = await startNginx(upstream, "1r/m");
	const application = createServer(answer);
	onTestFinished(async () => {
		application.close();
		await nginx.stop();
	});
	const listen = () =>
		new Promise<void>((done) =>
			application.listen(upstream, "127.0.0.1", done),
		);
	return { port: nginx.port, listen };
}

test("nginx with the shipped files: while nothing answers a reader gets our page and the API its body, a sent form too, all 503; a 503 of the application goes through as it is", async (context) => {
	const { port, listen } = await behindNginx(context, (_req, res) => {
		res.writeHead(503, { "Retry-After": "300", "Content-Type": "text/x" });
		res.end("its own");
	});
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
	await listen();
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
});

test("nginx lets through a form with the two heaviest pictures, and what the API reads of a body that it refuses; a longer body and too many calls are refused in the API's shape", async (context) => {
	const { port, listen } = await behindNginx(context, async (req, res) => {
		let octets = 0;
		for await (const piece of req) octets += piece.length;
		res.end(String(octets));
	});
	await listen();
	const folder = walkableFolder();
	const send = (path: string, octets: number) => {
		const body = join(folder, "body");
		writeFileSync(body, Buffer.alloc(octets, "a"));
		return ask(port, path, "--data-binary", `@${body}`);
	};
	for (const [path, octets] of [
		["/projets/proposer", FORMULAIRE_A_IMAGES_MAX_OCTETS],
		["/api/besoins", DRAINED_MAX_OCTETS],
	] as const)
		expect(await send(path, octets)).toMatchObject({
			...{ status: 200, text: String(octets) },
		});
	const shape = { type: "application/json; charset=utf-8" };
	const long = await send("/api/besoins", DRAINED_MAX_OCTETS + 1);
	expect(long).toMatchObject({ status: 413, ...shape });
	expect(JSON.parse(long.text)).toEqual({ detail: expect.any(String) });
	rmSync(folder, { recursive: true });
	const calls = await burst(port, "/api/projets");
	const [text = "", ...head] = calls.find((call) => call[1] === "429") ?? [];
	expect(head).toEqual(["429", shape.type, "10"]);
	expect(JSON.parse(text)).toEqual({ detail: expect.any(String) });
});

test("nginx does not count the files of pages: behind one address, a meeting that has used up its requests still gets the style of its pages, and reads in both languages when to try again", async (context) => {
	const { port, listen } = await behindNginx(context, (_req, res) => res.end());
	await listen();
	const statuses = async (path: string) =>
		new Set((await burst(port, path)).map(([, status]) => status));
	expect(await statuses("/besoins")).toContain("429");
	const pages = await burst(port, "/besoins");
	const [text, ...head] = pages.find((page) => page[1] === "429") ?? [];
	expect(text).toMatch(/réessayez dans 10 s\..*try again in 10 s\./);
	expect(head).toEqual(["429", "text/plain; charset=utf-8", "10"]);
	for (const file of ["/_next/static/chunks/a.css", "/identite/logo.svg"])
		expect(await statuses(file)).toEqual(new Set(["200"]));
});
