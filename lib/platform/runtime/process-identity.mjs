// Plain JavaScript: scripts/bootstrap.mjs loads it under the system's Node 20.
import { readFileSync } from "node:fs";

/**
 * @param {number | string} pid
 * @returns {{ state: string, start: string } | undefined}
 */
function procStat(pid) {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
		// The command name may contain spaces and parentheses: fields start after
		// the last parenthesis. State is the third field, start time the 22nd.
		const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
		return { state: fields[0] ?? "", start: fields[19] ?? "" };
	} catch {
		return undefined;
	}
}

/**
 * @param {number} pid
 * @returns {boolean}
 */
function answersSignals(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}

/**
 * A name for a process that stays unique when its pid is reused: pid and, where
 * /proc gives it, start time.
 * @param {number} [pid]
 * @returns {string}
 */
export function processName(pid = process.pid) {
	return `${pid}-${procStat(pid)?.start ?? "0"}`;
}

/**
 * Whether the process with this name is still running. A zombie counts as dead: a
 * container without an init process never reaps it.
 * @param {string} name as given by `processName`
 * @returns {boolean}
 */
export function isProcessAlive(name) {
	const [pid = "", start = "0"] = name.trim().split("-");
	if (!/^[1-9]\d{0,9}$/.test(pid)) return false;
	const stat = procStat(pid);
	if (stat === undefined) {
		return process.platform !== "linux" && answersSignals(Number(pid));
	}
	return stat.state !== "Z" && (start === "0" || stat.start === start);
}
