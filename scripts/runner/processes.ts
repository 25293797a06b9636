import { type ChildProcess, spawn } from "node:child_process";
import {
	setImmediate as immediate,
	setTimeout as wait,
} from "node:timers/promises";
import { childEnvironment } from "#lib/platform/config/env";
import { monotonicMs } from "#lib/platform/runtime/clock";

/** How a program ended, with its output when that was kept. */
export type Ended = {
	code: number | null;
	output: string;
	seconds: number;
	timedOut: boolean;
};

type RunOptions = {
	/** Keep its output instead of passing it on. */
	quiet?: boolean;
	limitSeconds: number;
	environment?: Record<string, string>;
	/** Where it runs, when that is not the current directory. */
	directory?: string;
};

/** Time for a program to stop by itself after SIGTERM. */
const GRACE_MS = 10_000;

const running = new Set<ChildProcess>();
const unfinished = new Set<Promise<Ended>>();
let stopping = false;

/** Signals a program and everything it started; false when none of them is alive. By 0, only asks. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0) {
	if (pid === undefined) return false;
	try {
		// Each program leads its own process group; Windows has none.
		return process.kill(process.platform === "win32" ? pid : -pid, signal);
	} catch {
		// ESRCH: no process of that group is left.
		return false;
	}
}

async function endGroup(child: ChildProcess): Promise<void> {
	if (!signalGroup(child, "SIGTERM")) return;
	for (let waited = 0; waited < GRACE_MS; waited += 100) {
		await wait(100);
		if (!signalGroup(child, 0)) return;
	}
	signalGroup(child, "SIGKILL");
}

/**
 * Runs a program to its end, in the current directory, and then ends whatever
 * it left running. Never throws: a program that can't start ends with code
 * null.
 */
export async function run(
	command: string,
	args: readonly string[],
	options: RunOptions,
): Promise<Ended> {
	const work = runToTheEnd(command, args, options);
	unfinished.add(work);
	return work.finally(() => unfinished.delete(work));
}

async function runToTheEnd(
	command: string,
	args: readonly string[],
	{ quiet = false, limitSeconds, environment, directory }: RunOptions,
): Promise<Ended> {
	const start = monotonicMs();
	const ended = (
		code: number | null,
		output: string,
		timedOut: boolean,
	): Ended => ({
		code,
		output,
		seconds: (monotonicMs() - start) / 1000,
		timedOut,
	});
	if (stopping) return ended(null, "interrupted", false);
	const child = spawn(command, args, {
		detached: process.platform !== "win32",
		cwd: directory,
		env: childEnvironment(environment),
		stdio: quiet
			? ["ignore", "pipe", "pipe"]
			: ["ignore", "inherit", "inherit"],
	});
	running.add(child);
	let output = "";
	const keep = (chunk: unknown): void => {
		output += String(chunk);
	};
	child.stdout?.on("data", keep);
	child.stderr?.on("data", keep);
	let timedOut = false;
	const timer = setTimeout(() => {
		timedOut = true;
		endGroup(child);
	}, limitSeconds * 1000);
	const closed = new Promise<void>((resolve) => child.once("close", resolve));
	const code = await new Promise<number | null>((resolve) => {
		child.once("error", (error) => {
			output += error.message;
			resolve(null);
		});
		// "exit" and not "close": a grandchild that keeps the pipe open would make
		// this wait for it, although it is this code that must end it.
		child.once("exit", (status) => resolve(status));
	});
	clearTimeout(timer);
	await endGroup(child);
	await Promise.race([closed, wait(1_000)]);
	running.delete(child);
	return ended(code, output, timedOut);
}

/** Ends every running program, and starts no other; callers that wait for one have its result when this returns. */
export async function stopAll(): Promise<void> {
	stopping = true;
	await Promise.all([...running].map(endGroup));
	await Promise.all(unfinished);
	await immediate();
}
