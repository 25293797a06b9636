import { expect, test } from "vitest";
import { rendered, textOf, textsOf } from "#components/ui/rendered.fixture";
import { LANGUES } from "#lib/platform/langues";
import { ParcoursDuBesoin, StatutDuBesoin } from "./parcours.tsx";

const JALONS = [
	{ statut: "publie", le: "2025-02-13T09:15:40Z" },
	{ statut: "livre", le: "2025-10-02T14:20:31Z" },
] as const;

test("the line of a need has the states that it went through with their days, the present one marked, and those that may come", () => {
	const place = rendered(
		<ParcoursDuBesoin
			besoin={{
				statut: "etude",
				jalons: [
					...JALONS.slice(0, 1),
					{ statut: "etude", le: "2025-03-01T10:00:00Z" },
				],
			}}
		/>,
	);
	expect(textsOf(place, "li .font-display")).toEqual([
		"Exprimé",
		"À l’étude",
		"En développement",
		"Résolu",
	]);
	expect(textOf(place, "[aria-current=step] .font-display")).toBe("À l’étude");
	expect(textsOf(place, "[aria-current=step]")).toHaveLength(1);
	expect(textsOf(place, "time")).toEqual(["13 février 2025", "1er mars 2025"]);
});

test("a delivered need's line ends there, without the states that it went without", () => {
	for (const [langue, dits] of [
		["fr", ["Exprimé", "Résolu"]],
		["en", ["Expressed", "Solved"]],
	] as const) {
		const place = rendered(
			<ParcoursDuBesoin besoin={{ statut: "livre", jalons: [...JALONS] }} />,
			langue,
		);
		expect(textsOf(place, "li .font-display")).toEqual(dits);
		expect(textOf(place, "[aria-current=step] .font-display")).toBe(dits[1]);
	}
});

test("a need that was taken down and came back was expressed on its first day, as its head and its mail say", () => {
	const jalons = [JALONS[0], { ...JALONS[0], le: "2025-06-01T10:00:00Z" }];
	for (const [statut, dits] of [
		["publie", ["13 février 2025"]],
		["livre", ["13 février 2025", "2 octobre 2025"]],
	] as const) {
		const besoin = { statut, jalons: [...jalons, ...JALONS.slice(1)] };
		const place = rendered(<ParcoursDuBesoin besoin={besoin} />);
		expect(textsOf(place, "time")).toEqual(dits);
	}
});

test("a need that is not public has no line", () => {
	for (const statut of ["propose", "refuse", "quarantaine"] as const)
		expect(
			rendered(<ParcoursDuBesoin besoin={{ statut, jalons: [] }} />).innerHTML,
		).toBe("");
});

test("where a need stands is told by a word; its points are for the eye alone", () => {
	for (const langue of LANGUES) {
		const place = rendered(<StatutDuBesoin statut="etude" />, langue);
		expect(place.querySelectorAll("[aria-hidden=true] > span")).toHaveLength(4);
		expect(
			place.querySelectorAll("[aria-hidden=true] > .bg-current"),
		).toHaveLength(2);
		expect(place.textContent).toBe(
			langue === "fr" ? "À l’étude" : "Under study",
		);
	}
});
