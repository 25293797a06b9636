import { spawn } from "node:child_process";
import { constants } from "node:os";
import { delimiter, join } from "node:path";

const FORWARDED = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Heap limits of the server process. Without them, on a big machine, V8 lets it
 * grow to three times what it needs (P9 of docs/mesures.md).
 */
const SERVER_HEAP = ["--max-old-space-size=200", "--max-semi-space-size=8"];

/**
 * What the C library (glibc) keeps beside that heap. With its defaults each thread that
 * compresses answers has an arena of its own, and once a large block was freed, blocks as
 * large are taken among the small ones and never given back: 436 MB after 500,000 requests
 * instead of 331.
 */
const SERVER_ARENAS = {
	MALLOC_ARENA_MAX: "2",
	MALLOC_MMAP_THRESHOLD_: "131072",
	MALLOC_TRIM_THRESHOLD_: "131072",
};

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
