// Plain JavaScript: scripts/bootstrap.mjs loads it under the system's Node 20.
import { randomBytes } from "node:crypto";
import {
	linkSync,
	readFileSync,
	renameSync,
	statSync,
	unlinkSync,
	writeFileSync,
} from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { isProcessAlive, processName } from "./process-identity.mjs";

const RETRY_MS = 40;
const BREAK_MAX_MS = 10_000;

/** @param {string} path */
function content(path) {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return undefined;
	}
}

/** @param {string} path */
function remove(path) {
	try {
		unlinkSync(path);
	} catch {
		// Already removed by another process: the result is the same.
	}
}

/**
 * Creates `path` with this process's name, unless the file exists; returns whether
 * it did. With link(2) this is atomic, and the file is never seen incomplete.
 * @param {string} path
 */
function claim(path) {
	const own = `${path}.${processName()}.${randomBytes(4).toString("hex")}`;
	writeFileSync(own, processName(), { mode: 0o600 });
	try {
		linkSync(own, path);
		return true;
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "EEXIST") {
			return false;
		}
		throw error;
	} finally {
		remove(own);
	}
}

/**
 * Removes the lock of a dead holder. Two waiters must not both do it, or the
 * second would remove the first one's new lock: a second file guards the removal.
 * @param {string} path
 */
function breakIfStale(path) {
	const guard = `${path}.break`;
	if (!claim(guard)) {
		const age =
			Date.now() -
			(statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
		// A clock that was set back makes it older than now: it is as dead.
		if (Math.abs(age) > BREAK_MAX_MS) remove(guard);
		return;
	}
	try {
		const holder = content(path);
		if (holder !== undefined && !isProcessAlive(holder)) {
			const aside = `${path}.${randomBytes(4).toString("hex")}`;
			renameSync(path, aside);
			remove(aside);
		}
	} finally {
		remove(guard);
	}
}

/**
 * Runs `work` while no other process of this machine holds the lock `path`, and
 * returns its result. The death of a holder, even by kill -9, frees the lock.
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 * @param {{ onWait?: (holder: string) => void }} [options] `onWait` is called once, when another process holds the lock
 * @returns {Promise<T>}
 */
export async function withFileLock(path, work, { onWait } = {}) {
	let isReported = false;
	while (!claim(path)) {
		const holder = content(path);
		if (holder === undefined) continue;
		if (!isProcessAlive(holder)) breakIfStale(path);
		else if (!isReported) {
			onWait?.(holder);
			isReported = true;
		}
		await sleep(RETRY_MS);
	}
	try {
		return await work();
	} finally {
		remove(path);
	}
}
