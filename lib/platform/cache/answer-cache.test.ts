import { describe, expect, test } from "vitest";
import { type ReadyAnswer, readyAnswers } from "./answer-cache.ts";

function answer(octets: number): ReadyAnswer {
	const bytes = Buffer.alloc(octets);
	return { bytes, etag: `"${octets}"`, headers: {}, suivant: null };
}

/** A maker that counts its calls. */
function maker(made: ReadyAnswer | null = answer(1)) {
	const calls = { count: 0 };
	return {
		calls,
		make: async () => {
			calls.count += 1;
			return made;
		},
	};
}

describe("cached answers", () => {
	test("one version and key is made once, then returned from the cache", async () => {
		const ready = readyAnswers();
		const { calls, make } = maker();
		const first = await ready.get("1", "/a", make);
		expect(await ready.get("1", "/a", make)).toBe(first);
		expect(calls.count).toBe(1);
		await ready.get("1", "/b", make);
		expect(calls.count).toBe(2);
	});

	test("concurrent callers wait for one making", async () => {
		const ready = readyAnswers();
		const { calls, make } = maker();
		await Promise.all(
			Array.from({ length: 50 }, () => ready.get("1", "/a", make)),
		);
		expect(calls.count).toBe(1);
	});

	test("a new version evicts every answer of the previous one", async () => {
		const ready = readyAnswers();
		const old = answer(1);
		await ready.get("9", "/a", async () => old);
		const { calls, make } = maker();
		expect(await ready.get("10", "/a", make)).not.toBe(old);
		expect(calls.count).toBe(1);
	});

	test("a call that read an older version is answered, and does not change the cache", async () => {
		const ready = readyAnswers();
		const current = answer(2);
		await ready.get("10", "/a", async () => current);
		const late = answer(3);
		expect(await ready.get("9", "/a", async () => late)).toBe(late);
		const { calls, make } = maker();
		expect(await ready.get("10", "/a", make)).toBe(current);
		expect(calls.count).toBe(0);
	});

	test("an answer made while the version changed is not cached for the new one", async () => {
		const ready = readyAnswers();
		let finish = (_made: ReadyAnswer) => {};
		const slow = ready.get(
			"1",
			"/a",
			() => new Promise((resolve) => (finish = resolve)),
		);
		const fresh = answer(2);
		await ready.get("2", "/a", async () => fresh);
		finish(answer(1));
		await slow;
		const { calls, make } = maker();
		expect(await ready.get("2", "/a", make)).toBe(fresh);
		expect(calls.count).toBe(0);
	});

	test("null answers and failures are not cached", async () => {
		const ready = readyAnswers();
		const nothing = maker(null);
		expect(await ready.get("1", "/a", nothing.make)).toBeNull();
		await ready.get("1", "/a", nothing.make);
		expect(nothing.calls.count).toBe(2);
		const broken = async () => {
			throw new Error("broken");
		};
		await expect(ready.get("1", "/b", broken)).rejects.toThrow("broken");
		expect(await ready.get("1", "/b", maker().make)).not.toBeNull();
	});

	test("over the bound, the least recently used answer is evicted", async () => {
		const ready = readyAnswers(20);
		const { make } = maker(answer(4));
		await ready.get("1", "/a", make);
		await ready.get("1", "/b", make);
		await ready.get("1", "/a", make);
		await ready.get("1", "/c", make);
		const again = maker(answer(4));
		await ready.get("1", "/a", again.make);
		await ready.get("1", "/c", again.make);
		expect(again.calls.count).toBe(0);
		await ready.get("1", "/b", again.make);
		expect(again.calls.count).toBe(1);
	});

	test("an answer bigger than the whole cache is returned and not cached", async () => {
		const ready = readyAnswers(10);
		const small = maker(answer(6));
		const big = maker(answer(7));
		await ready.get("1", "/a", small.make);
		await ready.get("1", "/b", big.make);
		await ready.get("1", "/b", big.make);
		expect(big.calls.count).toBe(2);
		await ready.get("1", "/a", small.make);
		expect(small.calls.count).toBe(1);
	});

	test("what callers wrote counts too: empty lists under long filters are evicted", async () => {
		const ready = readyAnswers(1_000);
		const { calls, make } = maker(answer(2));
		for (const filter of ["a", "b", "a"])
			await ready.get("1", filter.repeat(300), make);
		expect(calls.count).toBe(3);
	});
});
