import { expect, test } from "vitest";
import { LANGUES } from "#lib/platform/langues";
import { bilan_moderation, compte_inactif } from "./moderation.ts";

const SITE = { nom: "Le site", url: "https://exemple.org", contact: undefined };
const PAGE = "/moderation/";

function lignes(nombre: number, langue: "fr" | "en"): string {
	const { blocs } = bilan_moderation.composer(
		{
			...{ propositions: nombre, jours: nombre, signalements: nombre },
			...{ contestations: nombre, offres: nombre, lettres: nombre },
			page: PAGE,
		},
		langue,
		SITE,
	);
	return JSON.stringify(blocs);
}

test("what waits is told in the singular where there is one of it, in the plural where there are two, and not at all where there is none", () => {
	for (const dit of [
		"1 proposition à relire, la plus ancienne depuis 1 jour ;",
		"1 signalement de lecteurs ;",
		"1 retrait contesté, à décider",
		"1 offre d’aide qui attend une réponse ;",
		"1 courriel que personne n’a pu recevoir.",
	])
		expect(lignes(1, "fr")).toContain(dit);
	for (const dit of [
		"2 propositions à relire, la plus ancienne depuis 2 jours ;",
		"2 signalements de lecteurs ;",
		"2 retraits contestés, à décider",
		"2 offres d’aide qui attendent une réponse ;",
		"2 courriels que personne n’a pu recevoir.",
	])
		expect(lignes(2, "fr")).toContain(dit);
	expect(lignes(1, "en")).toContain("1 offer of help awaiting");
	expect(lignes(2, "en")).toContain("2 offers of help awaiting");
	for (const langue of LANGUES) expect(lignes(0, langue)).not.toMatch(/"0 /);
});

test("where to write is told on a site that names a place, and is left out on one that names none", () => {
	for (const langue of LANGUES) {
		const dit = (contact: string | undefined) =>
			JSON.stringify(
				compte_inactif.composer({ page: PAGE }, langue, { ...SITE, contact }),
			);
		expect(dit("aide@exemple.org")).toContain("aide@exemple.org");
		expect(dit(undefined)).not.toMatch(/undefined|question/);
	}
});
