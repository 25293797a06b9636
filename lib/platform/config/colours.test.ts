import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ACTION, STATE_COLOURS } from "./colours.ts";

const css = readFileSync("app/globals.css", "utf8");

test.each([
	["action", ACTION],
	["publie", STATE_COLOURS.publie],
	["etude", STATE_COLOURS.etude],
	["developpement", STATE_COLOURS.developpement],
])(
	"--%s of the style sheet has on paper the colour that pictures and mails have",
	(nom, couleur) => {
		expect(css).toContain(`--${nom}: light-dark(${couleur},`);
	},
);

test("a delivered need has the colour of acts in the style sheet, and in pictures", () => {
	expect(css).toContain("--livre: var(--action);");
	expect(STATE_COLOURS.livre).toBe(ACTION);
});
