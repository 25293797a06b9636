import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GREEN, GREEN_TINT, GROUNDS, STATE_COLOURS } from "./colours.ts";

const css = readFileSync("app/globals.css", "utf8");

test.each([
	["action", GREEN],
	["action-tint", GREEN_TINT],
	["paper", { clair: GROUNDS.clair[0], sombre: GROUNDS.sombre[0] }],
	["sheet", { clair: GROUNDS.clair[1], sombre: GROUNDS.sombre[1] }],
	["on-action", { clair: GROUNDS.clair[1], sombre: GROUNDS.sombre[0] }],
])(
	"--%s of the style sheet has in both looks the colours that pictures and mails have",
	(name, { clair, sombre }) => {
		expect(css).toContain(`--${name}: light-dark(${clair}, ${sombre});`);
	},
);

test.each(["publie", "etude", "developpement"] as const)(
	"--%s of the style sheet has on paper the colour that pictures and mails have",
	(state) => {
		expect(css).toContain(`--${state}: light-dark(${STATE_COLOURS[state]},`);
	},
);

test("a delivered need has the colour of acts in the style sheet, and in pictures", () => {
	expect(css).toContain("--livre: var(--action);");
	expect(STATE_COLOURS.livre).toBe(GREEN.clair);
});
