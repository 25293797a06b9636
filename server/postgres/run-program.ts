import { join } from "node:path";
import { fullDisk, OperatorError } from "#lib/platform/config/operator-error";
import { runToEnd } from "../../lib/platform/runtime/run-to-end.mjs";
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
	const { code, output } = await runToEnd(path, args, options, input);
	if (code !== 0) {
		if (/shared memory.*No space left on device/.test(output))
			throw new OperatorError(
				"/dev/shm est trop petit pour PostgreSQL : donnez-lui 64 Mo (--shm-size=64m dans un conteneur), puis relancez.",
			);
		if (/No space left on device|Disk quota exceeded/.test(output))
			throw fullDisk(place.home);
		throw new OperatorError(
			`PostgreSQL a échoué (${name}, ${code}) : ${output.slice(-2_000)}`,
		);
	}
}
