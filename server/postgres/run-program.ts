import { type ExecFileOptions, execFile } from "node:child_process";
import { join } from "node:path";
import { fullDisk, OperatorError } from "#lib/platform/config/operator-error";
import type { Place } from "./place.ts";

/** Environment of each of PostgreSQL's programs: none of our settings, no PG* variable of the operator. */
export const PROGRAM_ENVIRONMENT = {
	NODE_ENV: "production",
	PATH: "/usr/bin:/bin",
	LC_ALL: "C",
	TZ: "UTC",
	...(process.platform === "win32" && {
		SystemRoot: "C:\\Windows",
	}),
} as const;

/** Path of one of PostgreSQL's programs. */
export function programPath(place: Place, name: string): string {
	const suffix = process.platform === "win32" ? ".exe" : "";
	return join(place.native, "bin", `${name}${suffix}`);
}

/** Runs a program to its end: how it ended, and the last characters that it printed. */
export function endOf(
	program: string,
	args: readonly string[],
	options: ExecFileOptions,
	kept: number,
	input = "",
): Promise<{ code: number | string | undefined; output: string }> {
	const all = { ...options, maxBuffer: Number.POSITIVE_INFINITY };
	return new Promise((done) => {
		const child = execFile(program, args, all, (error, stdout, stderr) =>
			done({
				code: error ? (error.code ?? error.signal) : 0,
				output: `${stdout}${stderr}`.trim().slice(-kept),
			}),
		);
		// It may end without reading: its exit code gives the reason.
		child.stdin?.on("error", () => {});
		child.stdin?.end(input);
	});
}

/**
 * Runs a program of PostgreSQL to its end under the account of the place.
 * Rejects with an `OperatorError` that contains the last lines it printed.
 */
export async function runProgram(
	place: Place,
	name: string,
	args: readonly string[],
	input = "",
): Promise<void> {
	const options = {
		...place.user,
		cwd: "/",
		env: PROGRAM_ENVIRONMENT,
		windowsHide: true,
	};
	const path = programPath(place, name);
	const { code, output } = await endOf(path, args, options, 2_000, input);
	if (code !== 0) {
		if (/No space left on device|Disk quota exceeded/.test(output))
			throw fullDisk(place.home);
		throw new OperatorError(
			`PostgreSQL a échoué (${name}, ${code}) : ${output || "aucun message"}`,
		);
	}
}
