import { spawn } from "node:child_process";
import { constants } from "node:os";
import { delimiter, join } from "node:path";

const FORWARDED = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Heap limits of the server process. Without them, on a big machine, V8 lets it
 * grow to three times what it needs; with these the process stays within 375 MB
 * under load, and within 405 MB with 24 MB more of heap (P9 of docs/mesures.md).
 */
const SERVER_HEAP = ["--max-old-space-size=200", "--max-semi-space-size=8"];

/**
 * What the C library keeps beside that heap. Without it, each thread that compresses
 * answers has an arena of its own and gives nothing back: 120 MB after 100,000 requests.
 */
const SERVER_ARENAS = { MALLOC_ARENA_MAX: "2" };

/**
 * Runs a script of the project under the given Node, passes signals on to it,
 * and returns its exit code. The script ends with this process, even on kill
 * -9: it watches the channel between the two (see watched.mjs).
 * @param {{ root: string, node: string }} place
 * @param {string} script
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export function runScript({ root, node }, script, args) {
	const bin = join(root, "node_modules", ".bin");
	const serves = script === "scripts/start.ts";
	const child = spawn(
		node,
		[
			...(serves ? SERVER_HEAP : []),
			join(root, "scripts", "install", "watched.mjs"),
			script,
			...args,
		],
		{
			cwd: root,
			stdio: ["inherit", "inherit", "inherit", "ipc"],
			env: {
				...(serves ? SERVER_ARENAS : {}),
				...process.env,
				PATH: `${bin}${delimiter}${process.env.PATH ?? ""}`,
			},
		},
	);
	for (const signal of FORWARDED) {
		process.on(signal, () => child.kill(signal));
	}
	return new Promise((done, fail) => {
		child.on("error", fail);
		child.on("exit", (code, signal) =>
			done(signal === null ? (code ?? 1) : 128 + constants.signals[signal]),
		);
	});
}
