import { describe, expect, test } from "vitest";
import { projetImportable } from "#lib/platform/import/import.fixture";
import { licenceImportee, lireProjetImporte } from "./rules.ts";

test.each([
	["MIT", "MIT"],
	["gpl-3.0", "GPL-3.0-only"],
	["GPL-2.0+", "GPL-2.0-or-later"],
	[
		"AGPL-3.0 OR LGPL-3.0 OR GPL-3.0",
		"AGPL-3.0-only OR LGPL-3.0-only OR GPL-3.0-only",
	],
	["GNU GPL v3", "GPL-3.0-only"],
	["Apache License, Version 2.0", "Apache License, Version 2.0"],
	["Apache License 2.0", "Apache-2.0"],
	["MIT / Apache-2.0", "MIT OR Apache-2.0"],
	["MIT, CC-BY-4.0", "MIT AND CC-BY-4.0"],
	["MIT; MIT", "MIT"],
	["MIT|ISC/GPLv3", "MIT AND (ISC OR GPL-3.0-only)"],
	[
		["MIT", "CC-BY-4.0 OR CC0"],
		["MIT", "CC-BY-4.0 OR CC0"],
	],
	[["MIT", "CC-BY-4.0 OR CC0-1.0"], "MIT AND (CC-BY-4.0 OR CC0-1.0)"],
	[["MIT", "GPL-3.0"], "MIT AND GPL-3.0-only"],
	[
		["MIT", 3],
		["MIT", 3],
	],
	["libre", "libre"],
	["constructor", "constructor"],
	["", undefined],
	[" ; ", undefined],
	[[], undefined],
	[null, undefined],
	[3, 3],
])("the licence %j is read as %j", (written, read) => {
	expect(licenceImportee(written)).toEqual(read);
});

describe("a record", () => {
	const lu = (champs: object) => lireProjetImporte(projetImportable(champs));

	test("with what one needs to reuse the project is taken, from JSON and from cells alike", () => {
		const json = lu({
			source_id: "a",
			depot: " https://git.example.org/a?b=1&amp;c=2 ",
			licence_code: "MIT",
			stade: "beta",
			liens: [{ nature: "documentation", url: "https://a.example/aide" }],
			finance_par: ["Ville de Lyon"],
			contact: "equipe@a.example",
		});
		const cellules = lu({
			...{ nom: "Autre nom", source_id: "a" },
			depot: "https://git.example.org/a?b=1&c=2",
			licence_code: "MIT",
			stade: "essai",
			liens: "Documentation https://a.example/aide|",
			finance_par: "Ville de Lyon|ville de lyon",
			contact: "mailto:equipe@a.example",
		});
		for (const lecture of [json, cellules])
			expect(lecture).toMatchObject({
				ok: true,
				element: {
					depot: "https://git.example.org/a?b=1&c=2",
					licence_code: "MIT",
					stade: "essai",
					liens: ["documentation https://a.example/aide"],
					finance_par: ["Ville de Lyon"],
					contact: "equipe@a.example",
				},
			});
	});

	test("without them, or with null, has none of them", () => {
		const RIEN = {
			...{ depot: null, licence_code: null, stade: null, contact: null },
			...{ liens: [], finance_par: [] },
		};
		for (const champs of [
			{},
			{ depot: null, licence_code: null, stade: null, liens: null },
			{ stade: "inconnu" },
		])
			expect(lu(champs)).toMatchObject({ ok: true, element: RIEN });
	});

	test.each([
		["licence_code", "Licence libre", /licence/i],
		["licence_code", ["MIT", "libre"], /licence|chaîne|texte/i],
		["stade", "fini", /stade/],
		["depot", "git@exemple.org:a", /depot/],
		["liens", "https://a.example/", /liens/],
		["contact", "nous", /contact/],
	])("with the %s %j is refused, and told why", (champ, valeur, dit) => {
		const lecture = lu({ [champ]: valeur });
		expect(lecture.ok).toBe(false);
		expect(lecture.ok ? "" : lecture.raison).toMatch(dit);
	});
});
