import { expect, test } from "vitest";
import { avecCodeOuvert } from "./rules.ts";

test.each([
	["MIT", null, true],
	["CC-BY-4.0 OR MIT", null, true],
	["CC-BY-NC-4.0", null, null],
	["MIT AND CC-BY-4.0", null, null],
	[null, null, null],
	["MIT", false, false],
	["MIT", true, true],
	["CC-BY-NC-4.0", true, true],
])(
	"the licence %s leaves code_ouvert, which was %s, at %s",
	(licence_code, avant, apres) => {
		const champs = { nom: "A", licence_code, code_ouvert: avant };
		expect(avecCodeOuvert(champs)).toEqual({ ...champs, code_ouvert: apres });
	},
);
