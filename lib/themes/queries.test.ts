import { expect, test } from "vitest";
import { creerTheme } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { listerThemes } from "./queries.ts";

useTestDatabase();

test("D20: themes come in the order of French dictionaries, with their own fields only", async () => {
	for (const [slug, nom] of [
		["z", "Zones"],
		["e", "Énergie"],
		["e2", "eau"],
		["f", "Forêt"],
		["o", "Œuvres"],
		["a", "Accès"],
	] as const)
		await creerTheme({
			slug,
			nom,
			traductions: { en: { nom: `English ${slug}`, ordre: "x" } },
		});
	const themes = await listerThemes();
	expect(themes.map(({ nom }) => nom)).toEqual([
		...["Accès", "eau", "Énergie", "Forêt", "Œuvres", "Zones"],
	]);
	expect(themes[0]).toEqual({
		slug: "a",
		nom: "Accès",
		description: "",
		traductions: { en: { nom: "English a" } },
	});
});
