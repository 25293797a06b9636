/** Whether the database has lately refused to write for want of room, while it goes on reading. */
import { monotonicMs } from "../runtime/clock.ts";

/** PostgreSQL's code of a disk that is full. */
const DISK_FULL = "53100";

/** How long one refusal tells of the disk: whoever writes meanwhile tells again. */
export const PLEIN_MS = 60_000;

declare global {
	// Next compiles lib/ apart from the server that Node runs: both see one disk.
	var bienCommunDiskFull: number | undefined;
}

/** Remembers what the database refused, if it was for want of room. */
export function noteRefusal(code: string | undefined): void {
	if (code === DISK_FULL) globalThis.bienCommunDiskFull = monotonicMs();
}

/** Whether a write was refused for want of room within the last minute. */
export function isDiskFull(): boolean {
	const at = globalThis.bienCommunDiskFull;
	return at !== undefined && monotonicMs() - at < PLEIN_MS;
}
