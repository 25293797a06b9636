import { expect, test } from "vitest";
import { surveillesDans } from "./rules.ts";

test("a watched word is shown in its place, also where a sign that nobody sees stands in it", () => {
	const mot = {
		id: 1,
		texte: "parasol",
		genre: "mot",
		adresse: null,
		formes: [["parasol"]],
	} as const;
	for (const ecrit of ["parasol", "pa\u00adra\u200bsol", "PARASOL"])
		expect(surveillesDans(`Un ${ecrit} ici`, [mot])).toMatchObject([
			{ texte: ecrit, index: 3 },
		]);
	expect(surveillesDans("l\u02bcparasol", [mot])).toMatchObject([
		{ texte: "parasol", index: 2 },
	]);
});
