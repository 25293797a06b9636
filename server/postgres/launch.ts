import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, readFileSync, renameSync, statSync } from "node:fs";
import { totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { OperatorError } from "#lib/platform/config/operator-error";
import { monotonicMs } from "#lib/platform/runtime/clock";
import { freePort, triedPort } from "../free-port.ts";
import { openToAppend, writeOwn } from "./own-files.ts";
import type { Place } from "./place.ts";
import { clearRemains, runningPostmaster } from "./postmaster.ts";
import { PROGRAM_ENVIRONMENT, programPath, runProgram } from "./run-program.ts";

/** `durable` keeps every acknowledged write through a crash; only throwaway test data may omit it. */
export type LaunchOptions = { durable: boolean; maxConnections: number };

const READY_MAX_MS = 120_000;
const STOP_MAX_SECONDS = 60;
const LOG_MAX_BYTES = 5_000_000;
const PORT_TRIES = 5;

const MEBIBYTE = 2 ** 20;
/** What PostgreSQL keeps of its tables in memory of its own, in MiB: enough for thousands of entries. */
export const SHARED_BUFFERS_MIN = 128;
/** Enough for the tables and indexes that searches read of 100,000 projects: 800 MiB. */
export const SHARED_BUFFERS_MAX = 1_024;
/** One part in eight is left to it: the process that serves, and the system's own cache, need theirs. */
const PART = 8;

/** What this process may use of the machine, in bytes. */
function memory(): number {
	// 0 when nothing limits it.
	const limit = process.constrainedMemory();
	return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** MiB of `shared_buffers` on a machine of that many bytes; default: this one. They are taken as they are filled: a small directory never takes them. */
export function sharedBuffers(octets: number = memory()): number {
	const part = Math.floor(octets / MEBIBYTE / PART);
	return Math.min(SHARED_BUFFERS_MAX, Math.max(SHARED_BUFFERS_MIN, part));
}

function serverSettings(place: Place, port: number, options: LaunchOptions) {
	const safety = options.durable ? "on" : "off";
	return {
		cluster_name: place.name,
		port,
		listen_addresses: "127.0.0.1",
		unix_socket_directories: "",
		max_connections: options.maxConnections,
		fsync: safety,
		synchronous_commit: safety,
		full_page_writes: safety,
		// After a crash, one call for the whole file system in place of one for each file.
		...(process.platform === "linux"
			? { recovery_init_sync_method: "syncfs" }
			: {}),
		wal_level: "minimal",
		max_wal_senders: 0,
		shared_buffers: `${sharedBuffers()}MB`,
		// What is not there is in the system's cache more often than not: a read from it is
		// quicker than handing it to another process and waiting for that one.
		io_method: "sync",
		effective_cache_size: "512MB",
		work_mem: "8MB",
		maintenance_work_mem: "64MB",
		random_page_cost: 1.1,
		// Parallel plans bring nothing on tables this small, and their shared
		// memory does not fit in a container's small /dev/shm.
		max_parallel_workers_per_gather: 0,
		jit: "off",
		timezone: "UTC",
		log_timezone: "UTC",
		// Failed statements and their details contain e-mail addresses: only the
		// server's own events are logged.
		log_min_messages: "log",
		log_min_error_statement: "panic",
		log_error_verbosity: "terse",
		log_checkpoints: "off",
		log_line_prefix: "%m ",
	};
}

function isPortFree(port: number): Promise<boolean> {
	return triedPort({ port, host: "127.0.0.1" }).then(
		() => true,
		() => false,
	);
}

function recordedPort(place: Place): number | undefined {
	try {
		return Number(readFileSync(join(place.home, "port"), "utf8")) || undefined;
	} catch {
		return undefined;
	}
}

/** The last port, when others hold a connection string with it; else the last one if it is free, or a free one. */
async function choosePort(place: Place, mustKeep: boolean): Promise<number> {
	const last = recordedPort(place);
	if (last !== undefined && (mustKeep || (await isPortFree(last)))) return last;
	return freePort();
}

function openLog(place: Place): number {
	const path = join(place.home, "server.log");
	const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
	if (size > LOG_MAX_BYTES) renameSync(path, `${path}.1`);
	return openToAppend(path);
}

function spawnPostmaster(
	place: Place,
	port: number,
	options: LaunchOptions,
): ChildProcess {
	const output = openLog(place);
	const settings = Object.entries(serverSettings(place, port, options));
	const child = spawn(
		programPath(place, "postgres"),
		[
			"-D",
			place.cluster,
			...settings.flatMap(([name, value]) => ["-c", `${name}=${value}`]),
		],
		{
			...place.user,
			cwd: "/",
			env: PROGRAM_ENVIRONMENT,
			// Its own session: a Ctrl-C of the terminal must reach this process
			// alone, which finishes the requests in flight before the database stops.
			detached: true,
			stdio: ["ignore", output, output],
			windowsHide: true,
		},
	);
	closeSync(output);
	child.on("error", () => {
		// The spawn failed: `isReadyOrDead` detects it through `exitCode` and the
		// pid.
	});
	child.unref();
	return child;
}

async function becomesReady(
	place: Place,
	child: ChildProcess,
): Promise<boolean> {
	const deadline = monotonicMs() + READY_MAX_MS;
	while (monotonicMs() < deadline) {
		const server = runningPostmaster(place);
		if (server?.isReady && server.pid === child.pid) return true;
		if (
			child.pid === undefined ||
			child.exitCode !== null ||
			child.signalCode !== null
		) {
			return false;
		}
		await sleep(5);
	}
	return false;
}

function lastLogLines(place: Place): string {
	const log = readFileSync(join(place.home, "server.log"), "utf8");
	return log.trim().split("\n").slice(-4).join("\n");
}

/**
 * Starts a server on a cluster that has none, and returns its port once it
 * accepts connections. Call it under the lock.
 */
export async function launch(
	place: Place,
	options: LaunchOptions,
	mustKeepPort: boolean,
): Promise<number> {
	await clearRemains(place);
	for (let tries = 0; tries < PORT_TRIES; tries += 1) {
		const port = await choosePort(place, mustKeepPort);
		if (await becomesReady(place, spawnPostmaster(place, port, options))) {
			// On a full disk a rewriting would empty it, and the next restart choose another.
			if (recordedPort(place) !== port)
				writeOwn(join(place.home, "port"), String(port));
			return port;
		}
		// Another program may have taken the port between the check and the start.
		if (await isPortFree(port)) break;
		await sleep(200);
	}
	throw new OperatorError(
		`PostgreSQL ne démarre pas ; son journal (${join(place.home, "server.log")}) finit par :\n${lastLogLines(place)}`,
	);
}

/** Stops the server of the cluster, if one runs: its connections are cut, no data is lost. */
export async function stopPostmaster(place: Place): Promise<void> {
	const stop = (mode: string, seconds: number) =>
		runProgram(place, "pg_ctl", [
			"stop",
			"-D",
			place.cluster,
			"-m",
			mode,
			"-w",
			"-t",
			String(seconds),
		]);
	if (runningPostmaster(place) === undefined) return;
	try {
		await stop("fast", STOP_MAX_SECONDS);
	} catch (error) {
		if (runningPostmaster(place) === undefined) return;
		await stop("immediate", 10).catch(() => {
			throw error;
		});
	}
}
