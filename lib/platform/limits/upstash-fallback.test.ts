import { afterEach, beforeEach, expect, test, vi } from "vitest";
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
