import { expect, test } from "vitest";
import { modererBesoin, modererProjet } from "#lib/moderation/commands";
import { prisma } from "#lib/platform/db/pool";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole, courrielsA, slugNeuf } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { listerSuivis } from "./queries.ts";

useTestDatabase();

/** What an account is told of the entries that it follows and that are taken down. */
async function retraitsSuivis(compte_id: number) {
	const suivis = await listerSuivis(compte_id, "fr");
	return suivis
		.filter(({ retire_le }) => retire_le !== null)
		.map(({ nature, slug, retire_le, choix }) => ({
			...{ nature, slug, le: retire_le, choix },
		}));
}

test("a voter or supporter can read that the entry was taken down and for which reason, without the moderator's words, until it is public again", async () => {
	const [moi, lui, autre] = [
		await acteurDeRole(),
		await acteurDeRole("membre"),
		await acteurDeRole("membre"),
	];
	const { compte_id } = lui;
	const [projet, besoin] = [slugNeuf(), slugNeuf()];
	const projet_id = await creerProjet({ slug: projet });
	const besoin_id = await creerBesoin({ slug: besoin });
	await prisma().vote.create({ data: { projet_id, compte_id } });
	await prisma().soutien.create({ data: { besoin_id, compte_id } });
	expect(await retraitsSuivis(compte_id)).toEqual([]);
	const choisi = { choix: "perime", doublon: null } as const;
	const motif = "Des mots pour l’auteur seul.";
	const archive = { statut: "archive", motif } as const;
	await modererProjet(
		moi,
		projet,
		{ ...archive, mis_en_avant: undefined },
		{ choisi },
	);
	await modererBesoin(moi, besoin, { ...archive, projet: undefined });
	expect(await retraitsSuivis(compte_id)).toEqual([
		{ nature: "projet", slug: projet, le: expect.any(Date), choix: "perime" },
		{ nature: "besoin", slug: besoin, le: expect.any(Date), choix: null },
	]);
	expect(await retraitsSuivis(autre.compte_id)).toEqual([]);
	expect(await courrielsA(lui)).toEqual([]);
	await modererProjet(moi, projet, {
		...{ statut: "publie", motif: null, mis_en_avant: undefined },
	});
	expect((await retraitsSuivis(compte_id)).map(({ nature }) => nature)).toEqual(
		["besoin"],
	);
});
