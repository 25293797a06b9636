import { expect, test } from "vitest";
import { prisma } from "#lib/platform/db/pool";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { retirerContribution } from "./commands.ts";
import { lireBesoinACorriger, lireProjetACorriger } from "./queries.ts";

useTestDatabase();

test.each([
	["projet", creerProjet, lireProjetACorriger],
	["besoin", creerBesoin, lireBesoinACorriger],
] as const)(
	"of the contributed %s of an account, nobody else reads the form, and its withdrawal takes no other one",
	async (nature, creer, lire) => {
		const [moi, autre] = [
			await acteurDeRole("membre"),
			await acteurDeRole("membre"),
		];
		for (const [slug, { compte_id }] of [
			[`${nature}-a-moi`, moi],
			[`${nature}-de-plus`, moi],
			[`${nature}-autre`, autre],
		] as const)
			await creer({
				...{ slug, statut: "propose", publie_le: null },
				auteur: { connect: { id: compte_id } },
			});
		expect(await lire(moi.compte_id, `${nature}-autre`)).toMatchObject({
			refus: "introuvable",
		});
		expect(
			await retirerContribution(moi, nature, `${nature}-a-moi`),
		).toMatchObject({ ok: true });
		const restent = [
			...(await prisma().projet.findMany()),
			...(await prisma().besoin.findMany()),
		].filter(({ slug }) => slug.startsWith(nature));
		expect(restent.map(({ slug }) => slug).toSorted()).toEqual([
			`${nature}-autre`,
			`${nature}-de-plus`,
		]);
	},
);
