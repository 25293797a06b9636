import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
	vi.useRealTimers();
	vi.resetModules();
});

const DAY_MS = 24 * 3600 * 1000;

test.each([
	"2025-06-02T10:00:00Z",
	"2026-11-01T00:00:00Z",
	"2026-11-28T23:30:00Z",
	"2027-03-28T01:00:00Z",
	"2028-02-29T12:00:00Z",
	"2031-12-31T23:59:59Z",
])(
	"loaded on %s, its newest entry is two to three weeks old, and none is to come",
	async (today) => {
		vi.useFakeTimers({ now: new Date(today), toFake: ["Date"] });
		vi.resetModules();
		const { ARTICLES, BESOINS, DEBUT, PROJETS } = await import("./contenu.ts");
		const dates = [
			...PROJETS.map(({ publie_le }) => publie_le),
			...ARTICLES.map(({ date }) => date),
			...BESOINS.flatMap(({ cree_le, jalons, etapes }) => [
				cree_le,
				...jalons.map(({ le }) => le),
				...etapes.map(({ jour }) => jour),
			]),
		].map((date) => (Date.parse(today) - Date.parse(date)) / DAY_MS);
		const youngest = Math.min(...dates);
		expect(youngest).toBeGreaterThan(14);
		expect(youngest).toBeLessThan(23);
		const oldest = (Date.parse(today) - Date.parse(DEBUT)) / DAY_MS;
		expect(oldest).toBeGreaterThan(Math.max(...dates));
		// The hour of an entry and the weekday of an article are what was written.
		expect(PROJETS[0]?.publie_le).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}Z$/);
		expect(new Date(ARTICLES[0]?.date ?? "").getUTCDay()).toBe(2);
	},
);
