/** The memory of a process as the system counts it: what it keeps in RAM, code included. */
import { readdirSync, readFileSync } from "node:fs";

const KB = 1024;
const MB = 1_000_000;

/** A number of a process's status, as /proc writes it; 0 when the text has none. */
export function statusNumber(status: string, field: string): number {
	return Number(new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
}

/** The processes under one, itself included, by the parent of each. */
export function processesUnder(
	root: number,
	parents: ReadonlyMap<number, number>,
): number[] {
	const isUnder = (pid: number): boolean => {
		if (pid === root) return true;
		const parent = parents.get(pid);
		return parent !== undefined && parent !== pid && isUnder(parent);
	};
	return [...parents.keys()].filter(isUnder);
}

/** Empty when the process has ended. */
function statusOf(pid: number): string {
	try {
		return readFileSync(`/proc/${pid}/status`, "utf8");
	} catch {
		return "";
	}
}

/** Megabytes (of a million bytes) of the server: the biggest process that `npm start` runs. */
export function residentMB(npm: number): number {
	const statuses = new Map(
		readdirSync("/proc")
			.map(Number)
			.filter((pid) => pid > 0)
			.map((pid) => [pid, statusOf(pid)]),
	);
	const parents = new Map(
		[...statuses].map(([pid, status]) => [pid, statusNumber(status, "PPid")]),
	);
	const sizes = processesUnder(npm, parents).map((pid) =>
		statusNumber(statuses.get(pid) ?? "", "VmRSS"),
	);
	return Math.round((Math.max(0, ...sizes) * KB) / MB);
}
