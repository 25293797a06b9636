import { expect, test } from "vitest";
import { prisma } from "#lib/platform/db/pool";
import { THEMES_PREMIERS } from "#lib/themes/rules";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { ajouterThemesPremiers } from "./commands.ts";

useTestDatabase();

test("a first set of themes can be created by a moderator, not by a member", async () => {
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
});
