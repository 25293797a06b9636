import { spawnSync } from "node:child_process";
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded.ts";
import { findPlace } from "./place.ts";
import { runningPostmaster } from "./postmaster.ts";
import { programPath, runProgram } from "./run-program.ts";
import {
	eventually,
	killHard,
	otherHolder,
	queryOnce,
	release,
	spawnHolder,
	walkableFolder,
} from "./test-process.ts";

const base = walkableFolder();
const running: EmbeddedPostgres[] = [];
afterEach(async () => {
	for (const server of running.splice(0)) await server.stop();
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

async function start(dataDir: string) {
	const server = await startEmbeddedPostgres(dataDir);
	running.push(server);
	return server;
}

function postmasterOf(dataDir: string): number {
	const pid = runningPostmaster(findPlace(dataDir))?.pid;
	if (pid === undefined) throw new Error("no server runs");
	return pid;
}

test.each([
	["could not write", /^Le disque qui porte .* est plein : libérez/],
	[
		'could not resize shared memory segment "/PostgreSQL.1" to 1048576 bytes',
		/^\/dev\/shm est trop petit .*shm-size/,
	],
])(
	"a program that ends for want of room is told by one sentence, not by its own account of it: %s",
	async (what, sentence) => {
		const native = join(base, "native");
		mkdirSync(join(native, "bin"), { recursive: true });
		const program = programPath({ ...findPlace(base), native }, "initdb");
		const said = `creating files\nFATAL: ${what}: No space left on device`;
		writeFileSync(program, `#!/bin/sh\necho '${said}' >&2\nexit 1\n`, {
			mode: 0o755,
		});
		const place = { ...findPlace(base), native };
		await expect(runProgram(place, "initdb", [])).rejects.toThrow(sentence);
	},
);

test.runIf(process.platform === "linux")(
	"a disk that has no room for a lock does not keep the server from being stopped",
	async () => {
		const dataDir = join(base, "full");
		const { child } = await otherHolder(dataDir);
		// Its every write fails from now on: no file may grow.
		expect(
			spawnSync("sh", ["-c", `prlimit --pid ${child.pid} --fsize=0`]).status,
		).toBe(0);
		await release(child);
		const left = runningPostmaster(findPlace(dataDir));
		if (left) process.kill(left.pid, "SIGQUIT");
		expect(left).toBeUndefined();
	},
);

/** Whether initdb is running, past its first files. */
function hasDraft(dataDir: string): boolean {
	return (
		existsSync(dataDir) &&
		readdirSync(dataDir).some(
			(entry) =>
				entry.includes(".draft-") &&
				existsSync(join(dataDir, entry, "cluster", "PG_VERSION")),
		)
	);
}

const data = join(base, "durable");

describe("embedded PostgreSQL", () => {
	test("a new database is UTF-8 with the French order of ICU, durable, and its role is not a superuser", async () => {
		const server = await start(data);
		expect(server.started).toBe(true);
		const [row] = await queryOnce(
			server.url,
			`SELECT current_setting('server_encoding') AS encoding,
				(SELECT datlocprovider::text || ' ' || datlocale FROM pg_database
					WHERE datname = current_database()) AS locale,
				'été' COLLATE "default" < 'fin' AS accents_in_place,
				current_setting('fsync') AS fsync,
				current_setting('synchronous_commit') AS commit,
				current_setting('listen_addresses') AS addresses,
				current_setting('is_superuser') AS superuser`,
		);
		expect(row).toEqual({
			encoding: "UTF8",
			locale: "i fr-FR",
			accents_in_place: true,
			fsync: "on",
			commit: "on",
			addresses: "127.0.0.1",
			superuser: "off",
		});
	});

	test("a wrong password is rejected, and the file that holds the password is readable by its owner only", async () => {
		const server = await start(data);
		const wrong = server.url.replace(/:[^:@]+@/, ":faux@");
		await expect(queryOnce(wrong, "SELECT 1")).rejects.toThrow(/password/);
		const mode = statSync(join(data, "postgres", "password")).mode & 0o777;
		expect(mode.toString(8)).toBe("600");
	});

	test("the only access is over the loopback with a SCRAM password: no socket, no trusted connection", async () => {
		const server = await start(data);
		const { cluster } = findPlace(data);
		const methods = readFileSync(join(cluster, "pg_hba.conf"), "utf8")
			.split("\n")
			.filter((line) => /^\w/.test(line))
			.map((line) => line.trim().split(/\s+/))
			.map(([kind, ...rest]) => `${kind} ${rest.at(-1)}`);
		expect(new Set(methods)).toEqual(
			new Set(["local reject", "host scram-sha-256"]),
		);
		const { port } = new URL(server.url);
		for (const folder of [cluster, "/tmp", "/var/run/postgresql"])
			expect(existsSync(join(folder, `.s.PGSQL.${port}`))).toBe(false);
		const [row] = await queryOnce(
			server.url,
			"SELECT current_setting('password_encryption') AS kept_as",
		);
		expect(row).toEqual({ kept_as: "scram-sha-256" });
	});

	test("stopped and started again, it keeps its data and creates nothing", async () => {
		const first = await start(data);
		await queryOnce(first.url, "CREATE TABLE kept AS SELECT 42 AS value");
		await first.stop();
		expect(runningPostmaster(findPlace(data))).toBeUndefined();
		const second = await start(data);
		expect(second.started).toBe(true);
		expect(await queryOnce(second.url, "SELECT value FROM kept")).toEqual([
			{ value: 42 },
		]);
	});

	test("two processes that start it at once share one server, and the last to release it stops it", async () => {
		const dataDir = join(base, "two");
		const [other, own] = await Promise.all([
			otherHolder(dataDir),
			start(dataDir),
		]);
		expect(other.url).toBe(own.url);
		await own.stop();
		expect(await queryOnce(other.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
		await release(other.child);
		expect(runningPostmaster(findPlace(dataDir))).toBeUndefined();
	});

	test("a holder killed with -9 leaves a running server that the next start reuses, then stops", async () => {
		const { child, url } = await otherHolder(data);
		await killHard(child);
		const server = await start(data);
		expect(server).toMatchObject({ url, started: false });
		await server.stop();
		expect(runningPostmaster(findPlace(data))).toBeUndefined();
	});

	test("killed alone with -9, it is back under the same URL within seconds with every committed row, though a busy child still holds its memory", async () => {
		const server = await start(data);
		let restarts = 0;
		server.supervise({ onRestart: () => (restarts += 1) });
		await queryOnce(
			server.url,
			"CREATE TABLE before_kill AS SELECT 7 AS value",
		);
		// A child that computes does not notice the death of its parent.
		const busy = queryOnce(
			server.url,
			"SELECT count(*) FROM generate_series(1, 100000000000)",
		).catch(() => []);
		await sleep(200);
		process.kill(postmasterOf(data), "SIGKILL");
		const killed = performance.now();
		await eventually(() => restarts === 1);
		expect(
			await queryOnce(server.url, "SELECT value FROM before_kill"),
		).toEqual([{ value: 7 }]);
		// On an idle machine it takes 0.5 s; other test files share this one.
		expect(performance.now() - killed).toBeLessThan(6000);
		await busy;
	});

	test("back on its port, it leaves the record of it as it is: a disk that is full would empty it, and the next restart be elsewhere", async () => {
		const server = await start(data);
		let restarts = 0;
		server.supervise({ onRestart: () => (restarts += 1) });
		const record = () =>
			statSync(join(data, "postgres", "port"), { bigint: true }).mtimeNs;
		const before = record();
		process.kill(postmasterOf(data), "SIGKILL");
		await eventually(() => restarts === 1);
		expect(record()).toBe(before);
	});

	test("killed with -9 while nothing supervises it, the next start recovers the data", async () => {
		const { child } = await otherHolder(data);
		process.kill(postmasterOf(data), "SIGKILL");
		await killHard(child);
		// A killed process is not gone at once.
		await eventually(() => runningPostmaster(findPlace(data)) === undefined);
		const server = await start(data);
		expect(server.started).toBe(true);
		expect(await queryOnce(server.url, "SELECT 1 AS one")).toEqual([
			{ one: 1 },
		]);
	});

	test("a pid file whose pid now belongs to another program does not block the start", async () => {
		await (await start(data)).stop();
		const pidFile = join(data, "postgres", "cluster", "postmaster.pid");
		writeFileSync(
			pidFile,
			`${process.pid}\n/x\n1\n5432\n\n127.0.0.1\n0 0\nready   \n`,
		);
		expect((await start(data)).started).toBe(true);
	});

	test("a crash in the middle of the creation leaves nothing that passes for a database", async () => {
		const dataDir = join(base, "midway");
		const child = spawnHolder(dataDir);
		await eventually(() => hasDraft(dataDir));
		await killHard(child);
		expect(existsSync(join(dataDir, "postgres"))).toBe(false);
		expect((await start(dataDir)).started).toBe(true);
	});

	test("a folder that cannot be written is reported in a sentence that names it", async () => {
		const file = join(base, "a-file");
		writeFileSync(file, "");
		await expect(startEmbeddedPostgres(join(file, "data"))).rejects.toThrow(
			/a-file.*DATA_DIR/,
		);
	});
});
