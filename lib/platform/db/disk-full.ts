/** Whether the database recently refused a write because its disk is full, while it still serves reads. */
import { monotonicMs } from "../runtime/clock.ts";

/** PostgreSQL's error code for a full disk. */
const DISK_FULL = "53100";

/** How long one refusal is remembered: a write meanwhile fails again and extends it. */
export const PLEIN_MS = 60_000;

declare global {
	// Next compiles lib/ separately from the server that Node runs: both share this value.
	var bienCommunDiskFull: number | undefined;
}

/** Records a refusal by the database, if its code means a full disk. */
export function noteRefusal(code: string | undefined): void {
	if (code === DISK_FULL) globalThis.bienCommunDiskFull = monotonicMs();
}

/** Whether a write was refused for a full disk within the last minute. */
export function isDiskFull(): boolean {
	const at = globalThis.bienCommunDiskFull;
	return at !== undefined && monotonicMs() - at < PLEIN_MS;
}
