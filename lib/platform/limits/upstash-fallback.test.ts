import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { log } from "../runtime/log.ts";
import { countOnUpstash } from "./upstash.ts";
import { countOnUpstashOr } from "./upstash-fallback.ts";

vi.mock("./upstash.ts", () => ({ countOnUpstash: vi.fn() }));

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date", "performance"] });
});
afterEach(() => {
	vi.useRealTimers();
});

const HOUR_MS = 3_600_000;

test("after a failure Upstash rests two seconds, however the clock is set meanwhile", async () => {
	const counted = { nombre: 1, delaiSecondes: 60 };
	const upstash = vi.mocked(countOnUpstash).mockRejectedValueOnce(new Error());
	upstash.mockResolvedValue(counted);
	const count = () =>
		countOnUpstashOr(
			"cle",
			600,
			() => "Upstash",
			async () => "PostgreSQL",
		);
	expect(await count()).toBe("PostgreSQL");
	vi.setSystemTime(Date.now() + HOUR_MS);
	expect(await count()).toBe("PostgreSQL");
	vi.setSystemTime(Date.now() - 2 * HOUR_MS);
	vi.advanceTimersByTime(2_001);
	expect(await count()).toBe("Upstash");
});

test("that Upstash fails is logged once with its cause, and again once it had counted meanwhile", async () => {
	const warn = vi.spyOn(log(), "warn").mockReturnValue();
	const upstash = vi.mocked(countOnUpstash);
	const refusal = new Error("ERR unexpected flag");
	const count = async () => {
		vi.advanceTimersByTime(2_001);
		await countOnUpstashOr("cle", 600, String, async () => "PostgreSQL");
		return warn.mock.calls.length;
	};
	upstash.mockResolvedValueOnce({ nombre: 1, delaiSecondes: 60 });
	expect(await count()).toBe(0);
	upstash.mockRejectedValueOnce(refusal).mockRejectedValueOnce(refusal);
	expect([await count(), await count()]).toEqual([1, 1]);
	expect(warn.mock.calls[0]?.[0]).toEqual({ err: refusal });
	upstash.mockResolvedValueOnce({ nombre: 1, delaiSecondes: 60 });
	expect(await count()).toBe(1);
	upstash.mockRejectedValueOnce(refusal);
	expect(await count()).toBe(2);
});
