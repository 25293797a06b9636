import { expect, test } from "vitest";
import { rendered, textsOf } from "#components/ui/rendered.fixture";
import { ParDepartement } from "./departements.tsx";

test("the links of a département say what they count, in the singular for one, in each language", () => {
	const lieux = [
		{ code: "dep-23", nom: "Creuse", besoins: 1, projets: 2 },
		{ code: "dep-38", nom: "Isère", besoins: 3, projets: 1 },
	];
	for (const [langue, dits] of [
		[
			"fr",
			[
				"1 besoin, Creuse",
				"2 projets, Creuse",
				"3 besoins, Isère",
				"1 projet, Isère",
			],
		],
		[
			"en",
			[
				"1 need, Creuse",
				"2 projects, Creuse",
				"3 needs, Isère",
				"1 project, Isère",
			],
		],
	] as const)
		expect(
			textsOf(rendered(<ParDepartement lieux={lieux} />, langue), "td a"),
		).toEqual(dits);
});
