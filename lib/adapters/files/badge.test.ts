import { expect, test } from "vitest";
import { badgeSvg } from "./badge.ts";

test("a badge has 2 kB at most, whatever the site is called, and no name ends its elements", () => {
	const svg = badgeSvg({
		site: `"/><script>&'${"𝔐&".repeat(200)}`,
		state: "En développement · 1 234 567 soutiens",
		look: "developpement",
	});
	expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(2048);
	expect(svg).not.toContain("<script>");
	expect(svg.match(/<text /g)).toHaveLength(2);
});

test("the right part is as wide as what it says", () => {
	const width = (state: string) => {
		const svg = badgeSvg({ site: "Bien commun", state, look: "projet" });
		return Number(/width="(\d+)"/.exec(svg)?.[1]);
	};
	expect(width("Projet · 12 votes")).toBeGreaterThan(width("Projet"));
	expect(width("MMMM")).toBeGreaterThan(width("iiii"));
});
