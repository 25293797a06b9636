// Plain JavaScript: scripts/bootstrap.mjs loads it under the system's Node 20.
import { execFile } from "node:child_process";

const KEPT_CHARACTERS = 20_000;

/**
 * Runs a program to its end: its exit code, or the code or signal of what ended it, and the
 * end of what it printed.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import("node:child_process").ExecFileOptions} options
 * @param {string} [input]
 * @returns {Promise<{ code: number | string | undefined, output: string }>}
 */
export function runToEnd(program, args, options, input = "") {
	const all = {
		...options,
		maxBuffer: Number.POSITIVE_INFINITY,
		// npm is a command file on Windows, which only its shell can run.
		shell: process.platform === "win32" && program === "npm",
	};
	return new Promise((done) => {
		const child = execFile(program, args, all, (error, stdout, stderr) =>
			done({
				code: error ? (error.code ?? error.signal) : 0,
				output: (`${stdout}${stderr}`.trim() || (error?.message ?? "")).slice(
					-KEPT_CHARACTERS,
				),
			}),
		);
		// It may end without reading: its exit code gives the reason.
		child.stdin?.on("error", () => {});
		child.stdin?.end(input);
	});
}
