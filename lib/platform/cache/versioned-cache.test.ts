import { afterEach, expect, test, vi } from "vitest";
import {
	READY_MAX_OCTETS_EACH,
	type ReadyAnswer,
	readyAnswers,
} from "./answer-cache.ts";
import { versionedCache } from "./versioned-cache.ts";

afterEach(() => {
	vi.useRealTimers();
});

test("two concurrent first callers of one key have it computed once, and both get it", async () => {
	const cache = versionedCache<{ rank: number }>({ max: 10 });
	let count = 0;
	const { promise, resolve } = Promise.withResolvers<void>();
	const make = async () => {
		count += 1;
		const rank = count;
		await promise;
		return { rank };
	};
	const first = cache.get("1", "a", make);
	const second = cache.get("1", "a", make);
	resolve();
	expect(await second).toBe(await first);
	expect(await cache.get("1", "a", make)).toBe(await first);
	expect(count).toBe(1);
});

test("callers of two versions of one key each get their own, and the newer one is cached", async () => {
	const cache = versionedCache<string>({ max: 10 });
	const { promise, resolve } = Promise.withResolvers<string>();
	const older = cache.get("1", "a", () => promise);
	const newer = await cache.get("2", "a", async () => "newer");
	resolve("older");
	expect([await older, newer]).toEqual(["older", "newer"]);
	expect(cache.known("2", "a")).toBe("newer");
	expect(cache.known("1", "a")).toBeUndefined();
});

test("a failure is thrown to all waiting callers, and not cached", async () => {
	const cache = versionedCache<string>({ max: 10 });
	let count = 0;
	const make = async () => {
		count += 1;
		if (count === 1) throw new Error("first");
		return "second";
	};
	const together = await Promise.allSettled([
		cache.get("1", "a", make),
		cache.get("1", "a", make),
	]);
	expect(together.map(({ status }) => status)).toEqual([
		"rejected",
		"rejected",
	]);
	expect(cache.known("1", "a")).toBeUndefined();
	expect(await cache.get("1", "a", make)).toBe("second");
	expect(count).toBe(2);
});

test("undefined and null are cached too where they have a size", async () => {
	const cache = versionedCache<null | undefined>({ max: 10 });
	let count = 0;
	for (const value of [null, undefined])
		for (let time = 0; time < 2; time += 1)
			await cache.get("1", String(value), async () => {
				count += 1;
				return value;
			});
	expect(count).toBe(2);
});

test.each([
	[-1, true],
	[0, true],
	[1, false],
])(
	"a value whose size is the bound of one %i is kept: %s",
	async (beyond, isKept) => {
		const cache = versionedCache<string>({
			max: 100,
			maxEach: 10,
			sizeOf: (value) => value.length,
		});
		await cache.get("1", "a", async () => "x".repeat(10 + beyond));
		expect(cache.known("1", "a") !== undefined).toBe(isKept);
	},
);

test("an answer of the API is cached up to a quarter of the memory", async () => {
	const answers = readyAnswers();
	const answer = (octets: number): ReadyAnswer => ({
		bytes: Buffer.alloc(octets),
		etag: "",
		headers: {},
		suivant: null,
	});
	const octets = READY_MAX_OCTETS_EACH - 2 * "at".length;
	await answers.get("1", "at", async () => answer(octets));
	await answers.get("1", "up", async () => answer(octets + 1));
	expect(answers.known("1", "at")).toBeDefined();
	expect(answers.known("1", "up")).toBeUndefined();
});

test("a value with a ttl is returned until then, counted from the start of its making", async () => {
	vi.useFakeTimers({ toFake: ["performance"] });
	// The clock of a process is past its start.
	vi.advanceTimersByTime(1);
	const cache = versionedCache<string>({ max: 10, keptMs: 1_000 });
	await cache.get("1", "a", async () => {
		vi.advanceTimersByTime(600);
		return "a";
	});
	vi.advanceTimersByTime(400);
	expect(cache.known("1", "a")).toBe("a");
	vi.advanceTimersByTime(1);
	expect(cache.known("1", "a")).toBeUndefined();
});
