import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isProcessAlive } from "../../lib/platform/runtime/process-identity.mjs";
import type { Place } from "./place.ts";

/** A running server, as described by its `postmaster.pid`. */
export type Postmaster = { pid: number; port: number; isReady: boolean };

function commandLine(pid: string | number): string | undefined {
	try {
		return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
	} catch {
		return undefined;
	}
}

function isOurs(place: Place, pid: number): boolean {
	if (!isProcessAlive(`${pid}-0`)) return false;
	// The pid may have been reused by any program: the name is on the command
	// line, which everybody may read, even where root may not trace.
	return (
		process.platform !== "linux" ||
		(commandLine(pid)?.includes(`cluster_name=${place.name}`) ?? false)
	);
}

/** The server that runs on the cluster, ready or not; `undefined` when none is alive. */
export function runningPostmaster(place: Place): Postmaster | undefined {
	let lines: string[];
	try {
		lines = readFileSync(join(place.cluster, "postmaster.pid"), "utf8").split(
			"\n",
		);
	} catch {
		return undefined;
	}
	// Line 1 is the pid, line 4 the port, line 8 the state.
	const pid = Number(lines[0]);
	if (!Number.isSafeInteger(pid) || pid <= 0 || !isOurs(place, pid)) {
		return undefined;
	}
	return {
		pid,
		port: Number(lines[3] ?? 0),
		isReady: lines[7]?.trim() === "ready",
	};
}

function orphans(place: Place): number[] {
	if (process.platform !== "linux") return [];
	return readdirSync("/proc")
		.filter((entry) => /^\d+$/.test(entry))
		.filter((pid) => {
			const line = commandLine(pid) ?? "";
			// A child that has just been forked still shows its parent's command
			// line.
			return (
				line.startsWith(`postgres: ${place.name}: `) ||
				line.includes(`cluster_name=${place.name}`)
			);
		})
		.map(Number);
}

function kill(pid: number): void {
	try {
		process.kill(pid, "SIGKILL");
	} catch {
		// It ended by itself in between.
	}
}

/**
 * After the death of a server that was not stopped: ends the processes it left,
 * which hold its shared memory and would prevent a new start, and removes its
 * pid file, which a zombie or a reused pid would make look alive. Call it only
 * when `runningPostmaster` returned none.
 */
export async function clearRemains(place: Place): Promise<void> {
	for (let left = orphans(place); left.length > 0; left = orphans(place)) {
		left.forEach(kill);
		await sleep(5);
	}
	if (process.platform === "linux") {
		rmSync(join(place.cluster, "postmaster.pid"), { force: true });
	}
}
