import { spawn } from "node:child_process";

const KEPT_CHARACTERS = 20_000;

/**
 * Runs a program to its end, keeping the end of its output.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ code: number | null, output: string, missing: boolean }>}
 */
export function runCommand(program, args, { cwd, env = process.env }) {
	return new Promise((done) => {
		const child = spawn(program, args, {
			cwd,
			env,
			stdio: ["ignore", "pipe", "pipe"],
			// npm is a command file on Windows, which only its shell can run.
			shell: process.platform === "win32" && program === "npm",
		});
		let output = "";
		/** @param {Buffer} chunk */
		const keep = (chunk) => {
			output = (output + chunk.toString("utf8")).slice(-KEPT_CHARACTERS);
		};
		child.stdout.on("data", keep);
		child.stderr.on("data", keep);
		child.on("error", (error) =>
			done({
				code: null,
				output: error.message,
				missing: "code" in error && error.code === "ENOENT",
			}),
		);
		child.on("close", (code) => done({ code, output, missing: false }));
	});
}
