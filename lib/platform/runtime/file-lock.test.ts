import { spawn } from "node:child_process";
import { once } from "node:events";
import {
	existsSync,
	mkdtempSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { withFileLock } from "./file-lock.mjs";
import { isProcessAlive, processName } from "./process-identity.mjs";

const folder = mkdtempSync(join(tmpdir(), "bc-lock-"));
afterAll(() => rmSync(folder, { recursive: true }));

function holderProcess(path: string) {
	const code = `
		import { withFileLock } from ${JSON.stringify(resolve("lib/platform/runtime/file-lock.mjs"))};
		await withFileLock(${JSON.stringify(path)}, () => new Promise(() => {
			console.log("held");
			setInterval(() => {}, 1000);
		}));`;
	return spawn(process.execPath, ["--input-type=module", "-e", code], {
		stdio: ["ignore", "pipe", "inherit"],
	});
}

describe("file lock", () => {
	test("ten holders at once never run together, and all of them run", async () => {
		const path = join(folder, "crowd");
		let inside = 0;
		let most = 0;
		let done = 0;
		await Promise.all(
			Array.from({ length: 10 }, () =>
				withFileLock(path, async () => {
					inside += 1;
					most = Math.max(most, inside);
					await sleep(2);
					inside -= 1;
					done += 1;
				}),
			),
		);
		expect({ most, done }).toEqual({ most: 1, done: 10 });
		expect(existsSync(path)).toBe(false);
	});

	test("work that throws frees the lock", async () => {
		const path = join(folder, "throws");
		await expect(
			withFileLock(path, () => Promise.reject(new Error("raté"))),
		).rejects.toThrow("raté");
		expect(existsSync(path)).toBe(false);
	});

	test("a live holder makes others wait; killed with -9, it frees the lock", async () => {
		const path = join(folder, "killed");
		const child = holderProcess(path);
		await once(child.stdout, "data");
		let entered = false;
		const waiting = withFileLock(path, async () => {
			entered = true;
		});
		await sleep(150);
		expect(entered).toBe(false);
		child.kill("SIGKILL");
		await waiting;
		expect(entered).toBe(true);
	});

	test("twenty waiters on a dead holder's lock still run one at a time", async () => {
		const path = join(folder, "stale");
		writeFileSync(path, "4194303-1");
		let inside = 0;
		let most = 0;
		await Promise.all(
			Array.from({ length: 20 }, () =>
				withFileLock(path, async () => {
					inside += 1;
					most = Math.max(most, inside);
					await sleep(1);
					inside -= 1;
				}),
			),
		);
		expect(most).toBe(1);
	});
});

test("what a dead process left while it freed a lock is removed, though the clock was set back since", async () => {
	const path = join(folder, "back");
	const ahead = Date.now() / 1_000 + 3_600;
	for (const left of [path, `${path}.break`]) writeFileSync(left, "4194303-1");
	utimesSync(`${path}.break`, ahead, ahead);
	let beats = 0;
	const beating = setInterval(() => (beats += 1), 5);
	expect(await withFileLock(path, async () => "mine")).toBe("mine");
	clearInterval(beating);
	expect(beats).toBeGreaterThan(0);
});

describe("process name", () => {
	test("this process is alive under its name, and not under another start time", () => {
		expect(isProcessAlive(processName())).toBe(true);
		expect(isProcessAlive(`${process.pid}-1`)).toBe(
			process.platform !== "linux",
		);
	});

	test("a name without a pid belongs to no live process", () => {
		expect(isProcessAlive("")).toBe(false);
		expect(isProcessAlive("-1-0")).toBe(false);
	});
});
