import { describe, expect, test } from "vitest";
import { formats } from "#lib/i18n/texts";
import { INSTANTS, type Instant, nextOf } from "./instants.ts";

const NOW = new Date("2026-11-22T12:00:00Z");

/** The hour of a clock in Paris, before and two minutes later. */
function hours(instant: Instant): string[] {
	const start = nextOf(instant, NOW).getTime();
	return [start, start + 120_000].map((time) =>
		formats("fr").dateTime(new Date(time), {
			month: "numeric",
			day: "numeric",
			hour: "2-digit",
			minute: "2-digit",
		}),
	);
}

describe("the instants to which the clock is moved", () => {
	test.each([
		["minuit", "03/12 00:05", "03/12 00:07"],
		["printemps", "28/03 01:59", "28/03 03:01"],
		["automne", "31/10 02:59", "31/10 02:01"],
		["fin-d-annee", "31/12 23:59", "01/01 00:01"],
		["bissextile", "29/02 00:59", "29/02 01:01"],
	] as const)("%s passes from %s to %s", (instant, before, after) => {
		expect(hours(instant)).toEqual([before, after]);
	});

	test.each(INSTANTS)("%s is always in the future", (instant) => {
		for (let day = 0; day < 400; day += 1) {
			const now = new Date(NOW.getTime() + day * 86_400_000);
			expect(nextOf(instant, now).getTime()).toBeGreaterThan(now.getTime());
		}
	});
});
