import { describe, expect, test } from "vitest";
import { siteDay } from "./clock.ts";

describe("the day in the site's time zone", () => {
	test.each([
		["2026-12-02T23:05:00Z", "2026-12-03"],
		["2026-12-31T22:59:59Z", "2026-12-31"],
		["2026-12-31T23:00:00Z", "2027-01-01"],
		["2027-03-28T00:59:59Z", "2027-03-28"],
		["2027-03-28T22:00:00Z", "2027-03-29"],
		["2027-10-30T22:00:00Z", "2027-10-31"],
		["2027-10-31T22:59:59Z", "2027-10-31"],
		["2027-10-31T23:00:00Z", "2027-11-01"],
	])("at %s is %s in France", (instant, jour) => {
		expect(siteDay(new Date(instant))).toBe(jour);
	});
});
