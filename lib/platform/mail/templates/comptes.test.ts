import { expect, test } from "vitest";
import { connexion_nouvelle } from "./comptes.ts";

const SITE = { nom: "Le site", url: "https://exemple.org", contact: undefined };

function dit(le: string, langue: "fr" | "en"): string {
	const donnees = { le, appareil: null };
	return JSON.stringify(connexion_nouvelle.composer(donnees, langue, SITE));
}

test.each([
	[
		"2026-11-22T12:29:59.999Z",
		"dimanche 22 novembre vers 13 h",
		"Sunday 22 November at about 1 pm",
	],
	[
		"2026-11-22T12:30:00.000Z",
		"dimanche 22 novembre vers 14 h",
		"Sunday 22 November at about 2 pm",
	],
	[
		"2026-12-31T22:45:00.000Z",
		"vendredi 1er janvier vers 0 h",
		"Friday 1 January at about 12 am",
	],
	[
		"2026-07-14T07:00:00.000Z",
		"mardi 14 juillet vers 9 h",
		"Tuesday 14 July at about 9 am",
	],
])("a sign-in at %s is dated to the nearest hour in France", (le, fr, en) => {
	expect(dit(le, "fr").replaceAll("\u00a0", " ")).toContain(fr);
	expect(dit(le, "en").replaceAll("\u202f", " ")).toContain(en);
});
