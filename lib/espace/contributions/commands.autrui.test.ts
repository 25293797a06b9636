import { expect, test } from "vitest";
import { untilBlocked } from "#lib/platform/db/another.fixture";
import { prisma, sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { corrigerBesoin, retirerContribution } from "./commands.ts";
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
			await retirerContribution(moi, nature, `${nature}-de-plus`),
		).toMatchObject({ ok: true });
		const restent = [
			...(await prisma().projet.findMany()),
			...(await prisma().besoin.findMany()),
		].filter(({ slug }) => slug.startsWith(nature));
		expect(restent.map(({ slug }) => slug).toSorted()).toEqual([
			`${nature}-a-moi`,
			`${nature}-autre`,
		]);
	},
);

test("a correction moves the time of its own entry alone, and is told of a decision that it had to wait for", async () => {
	const moi = await acteurDeRole("membre");
	const attend = {
		...{ statut: "propose", publie_le: null },
		auteur: { connect: { id: moi.compte_id } },
	};
	for (const slug of ["corrigee", "decidee"])
		await creerBesoin({ slug, ...attend });
	const corriger = async (slug: string) => {
		const lu = await lireBesoinACorriger(moi.compte_id, slug);
		if (!lu.ok) throw new Error(lu.refus);
		const titre = "Un autre titre";
		return corrigerBesoin(moi, slug, { ...lu.valeur, titre }, null);
	};
	const decidee = () =>
		prisma().besoin.findUniqueOrThrow({ where: { slug: "decidee" } });
	const avant = await decidee();
	expect(await corriger("corrigee")).toMatchObject({ ok: true });
	expect(await decidee()).toEqual(avant);
	const { enCours } = await inTransaction(async (tx) => {
		await tx.$executeRaw(
			sql`UPDATE besoins SET statut = 'publie', publie_le = now() WHERE id = ${avant.id}`,
		);
		return untilBlocked(() => corriger("decidee"));
	});
	expect(await enCours).toMatchObject({ refus: "conflit" });
});
