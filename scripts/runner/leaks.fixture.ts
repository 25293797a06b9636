/** For processes that many files share: what one of them leaves open would be another's. */
import type { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, vi } from "vitest";
import {
	childEnvironment,
	completeEnvironment,
} from "#lib/platform/config/env";

const GRACE_MS = 5_000;
const LOOK_MS = 20;

/** By which vitest tells at most every 100 ms what has been done: nearly every file ends before. */
const OF_VITEST = "Timeout: 1";

const events: EventEmitter = process;

/** What keeps a process awake, and who listens to it; how many of each. */
function open(): Map<string, number> {
	const found = new Map<string, number>();
	for (const name of process.getActiveResourcesInfo())
		if (/^(?:TCP|Timeout|Process|FSEvent|HTTP)/.test(name))
			found.set(name, (found.get(name) ?? 0) + 1);
	for (const name of events.eventNames())
		found.set(`listener of ${String(name)}`, events.listenerCount(name));
	return found;
}

/** As it is before a file is loaded, which may set it. */
const environment = childEnvironment();

/** The next file finds neither the clock nor the settings of this one. */
function setBack(): void {
	vi.useRealTimers();
	const names = Object.keys(childEnvironment());
	completeEnvironment(
		Object.fromEntries(names.map((name) => [name, environment[name] ?? ""])),
	);
}

let before = new Map<string, number>();

function left(): string[] {
	return [...open()].flatMap(([name, count]) =>
		count > (before.get(name) ?? 0) ? [`${name}: ${count}`] : [],
	);
}

// Registered first: the first to run before the tests of a file, and the last after.
beforeAll(() => {
	before = open();
	// Those of vitest last a moment, or let the process end.
	before.delete("Timeout");
});

afterAll(async () => {
	setBack();
	// A timer that a file leaves is found beside that one, by the next file.
	if (left().join() === OF_VITEST) return;
	for (
		let waited = 0;
		waited < GRACE_MS && left().length > 0;
		waited += LOOK_MS
	)
		await sleep(LOOK_MS);
	expect(left(), "left open by this file, or a timer by one before").toEqual(
		[],
	);
});
