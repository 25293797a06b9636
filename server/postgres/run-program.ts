import { type ChildProcessByStdio, spawn } from "node:child_process";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { OperatorError } from "#lib/platform/config/operator-error";
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

/** How a program ended, and the last characters that it printed. */
export async function endOf(
	child: ChildProcessByStdio<Writable | null, Readable, Readable>,
	kept: number,
): Promise<{ code: number | string | null; output: string }> {
	let output = "";
	const keep = (chunk: Buffer) => {
		output = (output + chunk.toString("utf8")).slice(-kept);
	};
	child.stdout.on("data", keep);
	child.stderr.on("data", keep);
	const code = await new Promise<number | string | null>((done) => {
		child.on("error", (error) => done(error.message));
		child.on("close", (status, signal) => done(status ?? signal));
	});
	return { code, output };
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
	const child = spawn(programPath(place, name), args, {
		...place.user,
		cwd: "/",
		env: PROGRAM_ENVIRONMENT,
		stdio: ["pipe", "pipe", "pipe"],
		windowsHide: true,
	});
	child.stdin.on("error", () => {
		// The program ended without reading: its exit code gives the reason.
	});
	child.stdin.end(input);
	const { code, output } = await endOf(child, 2_000);
	if (code !== 0) {
		throw new OperatorError(
			`PostgreSQL a échoué (${name}, ${code}) : ${output.trim() || "aucun message"}`,
		);
	}
}
