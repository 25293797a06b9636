import { expect, test } from "vitest";
import {
	cheminDe,
	estEtatBesoin,
	estStatutBesoin,
	livraisonDe,
} from "./rules.ts";
import type { Jalon } from "./schema.ts";

const jours = (...jalons: Jalon[]) =>
	livraisonDe({ statut: "livre", jalons })?.jours;
const jalon = (statut: Jalon["statut"], le: string): Jalon => ({ statut, le });

test("the days from expressed to delivered are those of the site's calendar, whatever the hours and the change of hour", () => {
	for (const [debut, fin, n] of [
		["2025-02-13T09:15:40Z", "2025-10-02T14:20:31Z", 231],
		// In Paris, the same day, then the day after.
		["2025-06-10T00:30:00Z", "2025-06-10T21:59:59Z", 0],
		["2025-06-10T00:30:00Z", "2025-06-10T22:00:00Z", 1],
		// Half past midnight in Paris is the day before in UTC.
		["2025-06-09T22:30:00Z", "2025-06-10T08:00:00Z", 0],
		// Days of 23 and of 25 hours.
		["2025-03-29T12:00:00Z", "2025-03-31T12:00:00Z", 2],
		["2025-10-25T12:00:00Z", "2025-10-27T12:00:00Z", 2],
	] as const)
		expect(
			jours(jalon("publie", debut), jalon("livre", fin)),
			`${debut} ${fin}`,
		).toBe(n);
});

test("a need delivered twice counts to the last time, from the first time that it was expressed", () => {
	expect(
		livraisonDe({
			statut: "livre",
			jalons: [
				jalon("publie", "2025-01-01T12:00:00Z"),
				jalon("livre", "2025-01-05T12:00:00Z"),
				jalon("publie", "2025-01-06T12:00:00Z"),
				jalon("livre", "2025-01-11T12:00:00Z"),
			],
		}),
	).toEqual({ le: "2025-01-11T12:00:00Z", jours: 10 });
});

test("without either of both instants there is no number, and before its delivery nothing, rather than a wrong one", () => {
	const publie = jalon("publie", "2025-01-01T12:00:00Z");
	const livre = jalon("livre", "2025-01-02T12:00:00Z");
	expect(jours()).toBeUndefined();
	expect(jours(publie)).toBeUndefined();
	expect(jours(livre)).toBeNull();
	expect(livraisonDe({ statut: "etude", jalons: [publie, livre] })).toBeNull();
});

test("the way of a need has each state once: the first day it was public, the last on which it entered any other", () => {
	expect(
		cheminDe([
			jalon("publie", "2025-01-01T12:00:00Z"),
			jalon("etude", "2025-01-03T12:00:00Z"),
			jalon("publie", "2025-01-04T12:00:00Z"),
			jalon("etude", "2025-01-05T12:00:00Z"),
			// In Paris, the day after.
			jalon("livre", "2025-01-05T23:30:00Z"),
		]),
	).toEqual([
		{ statut: "publie", jour: "2025-01-01" },
		{ statut: "etude", jour: "2025-01-05" },
		{ statut: "livre", jour: "2025-01-06" },
	]);
	expect(cheminDe([])).toEqual([]);
});

test("a need is given each of its states but that of a merged one, which it has by a union only", () => {
	expect(["etude", "livre", "archive"].every(estStatutBesoin)).toBe(true);
	for (const etat of ["fusionne", "resolu", ""])
		expect([etat, estStatutBesoin(etat)]).toEqual([etat, false]);
	expect(estEtatBesoin("fusionne")).toBe(true);
	expect(estEtatBesoin("resolu")).toBe(false);
});
