import { expect, test } from "vitest";
import { processesUnder, residentMB, statusNumber } from "./resident.ts";

test("a number of a status is that of its own line; one that is absent is 0", () => {
	const status = "Name:\tnode\nPPid:\t12\nVmHWM:\t  900 kB\nVmRSS:\t  512 kB\n";
	expect(statusNumber(status, "VmRSS")).toBe(512);
	expect(statusNumber(status, "PPid")).toBe(12);
	expect(statusNumber(status, "Pid")).toBe(0);
});

test("the processes under one are itself and what descends from it, a stranger's not", () => {
	const parents = new Map([
		[1, 0],
		[10, 1],
		[11, 10],
		[12, 11],
		[20, 1],
	]);
	expect(processesUnder(10, parents)).toEqual([10, 11, 12]);
});

test("the memory of this very process is read", () => {
	const ours = process.memoryUsage.rss() / 1_000_000;
	expect(residentMB(process.pid)).toBeGreaterThan(ours / 2);
});
