import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { childEnvironment } from "#lib/platform/config/env";

const SCRIPT = join(import.meta.dirname, "../gerer.ts");

/** The result of one run of the operator's command line. */
export type Execution = {
	readonly code: number | null;
	readonly stdout: string;
	readonly stderr: string;
};

/** Where Node keeps what it compiled, when the run of the tests says so: each command starts in half the time. */
const { NODE_COMPILE_CACHE } = childEnvironment();
const COMPILED = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};

/** Runs `gerer` as its operator would, in an environment with nothing else set; a function among the arguments gets the process. */
export function gerer(
	environment: Readonly<Record<string, string>>,
	...args: (string | ((child: ChildProcess) => void))[]
): Promise<Execution> {
	const typed = args.filter((arg) => typeof arg === "string");
	const child = spawn(process.execPath, [SCRIPT, ...typed], {
		env: {
			NODE_ENV: "test",
			PATH: "/usr/bin:/bin",
			NEXTAUTH_SECRET: "un-secret-pour-les-essais-et-pour-eux-seuls",
			...COMPILED,
			...environment,
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	for (const arg of args) if (typeof arg !== "string") arg(child);
	let stdout = "";
	let stderr = "";
	child.stdout.setEncoding("utf8").on("data", (text: string) => {
		stdout += text;
	});
	child.stderr.setEncoding("utf8").on("data", (text: string) => {
		stderr += text;
	});
	return new Promise((done, fail) => {
		child.on("error", fail);
		child.on("close", (code) => done({ code, stdout, stderr }));
	});
}
