/** What the embedded PostgreSQL keeps of its tables in memory of its own. */
import { totalmem } from "node:os";

const MEBIBYTE = 2 ** 20;
/** Enough for thousands of entries. */
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
