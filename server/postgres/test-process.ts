import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { withConnection } from "#lib/platform/db/own-connection";
import { monotonicMs } from "#lib/platform/runtime/clock";

/** A new temporary folder that PostgreSQL's account can traverse, also when tests run as root. */
export function walkableFolder(): string {
	const folder = realpathSync(mkdtempSync(join(tmpdir(), "bc-pg-")));
	chmodSync(folder, 0o755);
	return folder;
}

/** Rows of one statement, over its own connection. */
export async function queryOnce(url: string, sql: string): Promise<unknown[]> {
	const { rows } = await withConnection({ connectionString: url }, (client) =>
		client.query(sql),
	);
	return rows;
}

/** Longer than any machine takes: a test that fails here waits for what never comes. */
const EVENTUALLY_MS = 90_000;

/** Resolves once `isTrue` returns true. */
export async function eventually(
	isTrue: () => boolean | Promise<boolean>,
): Promise<void> {
	const deadline = monotonicMs() + EVENTUALLY_MS;
	while (monotonicMs() < deadline) {
		if (await isTrue()) return;
		await sleep(20);
	}
	throw new Error("did not happen");
}

/** Starts a process that creates or finds the server of a data folder, prints its URL, and holds it until its input closes. */
export function spawnHolder(dataDir: string, uid?: number): ChildProcess {
	const module = JSON.stringify(join(import.meta.dirname, "embedded.ts"));
	const code = `
		import { startEmbeddedPostgres } from ${module};
		const server = await startEmbeddedPostgres(${JSON.stringify(dataDir)});
		console.log(server.url);
		process.stdin.on("end", () => server.stop().then(() => process.exit()));
		process.stdin.resume();`;
	return spawn(process.execPath, ["--input-type=module", "-e", code], {
		stdio: ["pipe", "pipe", "inherit"],
		cwd: "/",
		...(uid !== undefined && { uid, gid: uid }),
	});
}

/** The same, resolved once the process holds a running server. */
export async function otherHolder(
	dataDir: string,
	uid?: number,
): Promise<{ child: ChildProcess; url: string }> {
	const child = spawnHolder(dataDir, uid);
	const url = await new Promise<string>((done, fail) => {
		child.stdout?.once("data", (line) => done(String(line).trim()));
		child.once("exit", () => fail(new Error("the holder ended")));
	});
	return { child, url };
}

/** Ends a holder as its operator would, and waits until the process has ended. */
export async function release(child: ChildProcess): Promise<void> {
	const gone = new Promise((done) => child.once("exit", done));
	child.stdin?.end();
	await gone;
}

/** Kills a process with -9 and waits until it has ended. */
export async function killHard(child: ChildProcess): Promise<void> {
	const gone = new Promise((done) => child.once("exit", done));
	child.kill("SIGKILL");
	await gone;
}
