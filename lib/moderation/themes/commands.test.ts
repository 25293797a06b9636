import { expect, test } from "vitest";
import { creerThemesPremiers } from "#lib/themes/commands";
import { THEMES_PREMIERS } from "#lib/themes/rules";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { deplacerTheme } from "./commands.ts";
import { listerThemesEdites } from "./queries.ts";

useTestDatabase();

test("each theme says what is filed under it, and one is moved before its neighbour", async () => {
	const acteur = await acteurDeRole();
	await creerThemesPremiers({ nature: "operateur" });
	const [un = { slug: "" }, deux = { slug: "" }] = await listerThemesEdites();
	await creerProjet({ slug: "p", themes: [un.slug] });
	for (const slug of ["b", "c"])
		await creerBesoin({ slug, theme: { connect: { slug: deux.slug } } });
	const ranges = await listerThemesEdites();
	expect(ranges.map(({ slug }) => slug)).toEqual(
		THEMES_PREMIERS.map(({ slug }) => slug),
	);
	expect(
		ranges.slice(0, 3).map((lu) => [lu.nb_projets, lu.nb_besoins]),
	).toEqual([
		[1, 0],
		[0, 2],
		[0, 0],
	]);
	await deplacerTheme(acteur, deux.slug, "monter");
	expect((await listerThemesEdites()).map(({ slug }) => slug)).toEqual([
		...[deux.slug, un.slug],
		...ranges.slice(2).map(({ slug }) => slug),
	]);
});
