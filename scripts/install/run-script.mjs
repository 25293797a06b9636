import { spawn } from "node:child_process";
import { constants } from "node:os";
import { delimiter, join } from "node:path";

const FORWARDED = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Runs a script of the project under the given Node, passes signals on to it,
 * and answers its exit code. The script dies with us, even by kill -9: it
 * watches the channel between us (see watched.mjs).
 * @param {{ root: string, node: string }} place
 * @param {string} script
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export function runScript({ root, node }, script, args) {
	const bin = join(root, "node_modules", ".bin");
	const child = spawn(
		node,
		[join(root, "scripts", "install", "watched.mjs"), script, ...args],
		{
			cwd: root,
			stdio: ["inherit", "inherit", "inherit", "ipc"],
			env: {
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
