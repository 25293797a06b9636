import { expect, test } from "vitest";
import { prisma } from "#lib/platform/db/pool";
import { THEMES_PREMIERS } from "#lib/themes/rules";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { ajouterThemesPremiers, deplacerTheme } from "./commands.ts";
import { listerThemesEdites } from "./queries.ts";

useTestDatabase();

test("a first set of themes can be created by a moderator, not by a member; each says what is filed under it, and one is moved before its neighbour", async () => {
	const { id: compte_id } = await prisma().compte.create({
		data: { courriel: "a@exemple.org", courriel_saisi: "a@exemple.org" },
	});
	const acteur = { nature: "compte", compte_id } as const;
	expect(
		await ajouterThemesPremiers({ ...acteur, role: "membre" }),
	).toMatchObject({ ok: false, refus: "interdit" });
	expect(await prisma().theme.count()).toBe(0);
	expect(
		await ajouterThemesPremiers({ ...acteur, role: "moderateur" }),
	).toEqual({
		ok: true,
		valeur: { crees: THEMES_PREMIERS.length, existants: 0 },
	});
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
	await deplacerTheme({ ...acteur, role: "moderateur" }, deux.slug, "monter");
	expect((await listerThemesEdites()).map(({ slug }) => slug)).toEqual([
		...[deux.slug, un.slug],
		...ranges.slice(2).map(({ slug }) => slug),
	]);
});
