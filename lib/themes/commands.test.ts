import { expect, test } from "vitest";
import type { Acteur } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { creerThemesPremiers } from "./commands.ts";
import { THEMES_PREMIERS } from "./rules.ts";

useTestDatabase();

const OPERATEUR: Acteur = { nature: "operateur" };

test("the first themes come after the team's own, in both languages and in the journal; a second call changes nothing", async () => {
	const [culture] = THEMES_PREMIERS.filter(({ slug }) => slug === "culture");
	await prisma().theme.create({
		data: { slug: "culture", nom: "Arts", description: "", ordre: 4 },
	});
	const autres = THEMES_PREMIERS.length - 1;
	const [une, deux] = await Promise.all([
		creerThemesPremiers(OPERATEUR),
		creerThemesPremiers(OPERATEUR),
	]);
	expect([une.crees, deux.crees].sort()).toEqual([0, autres]);
	const themes = await prisma().theme.findMany({ orderBy: { ordre: "asc" } });
	expect(themes).toHaveLength(THEMES_PREMIERS.length);
	expect(themes[0]).toMatchObject({ slug: culture?.slug, nom: "Arts" });
	expect(new Set(themes.map(({ ordre }) => ordre)).size).toBe(themes.length);
	expect(themes[1]).toMatchObject({
		nom: "Alimentation",
		traductions: { en: { nom: "Food" } },
	});
	const [journal] = await rows(
		sql`SELECT count(*)::int AS n FROM journal WHERE acte = 'creerTheme' AND acteur = 'operateur'`,
	);
	expect(journal).toEqual({ n: autres });
});
