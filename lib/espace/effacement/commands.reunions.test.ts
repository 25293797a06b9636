import { expect, test } from "vitest";
import {
	reunirBesoins,
	separerBesoins,
} from "#lib/moderation/voisins/commands";
import { soutenirBesoin } from "#lib/participation/commands";
import { untilBlocked } from "#lib/platform/db/another.fixture";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { checkInvariants } from "#prisma/invariants.fixture";
import { acteurDeRole, slugNeuf } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { effacerCompte } from "./commands.ts";

useTestDatabase();

test("an erased account leaves the merged need and the one it came from: both counts hold, undoing gives it nothing back, and the public reason names it no more", async () => {
	const [parti, reste, moi] = [
		await acteurDeRole("membre"),
		await acteurDeRole("membre"),
		await acteurDeRole("moderateur"),
	];
	const [absorbe, garde] = [slugNeuf(), slugNeuf()];
	for (const slug of [absorbe, garde]) {
		const id = await creerBesoin({ slug });
		await rows(
			sql`INSERT INTO jalons (besoin_id, statut) VALUES (${id}, 'publie')`,
		);
	}
	await soutenirBesoin(parti, absorbe);
	await soutenirBesoin(reste, absorbe);
	const { courriel } = await prisma().compte.findUniqueOrThrow({
		where: { id: parti.compte_id },
	});
	await reunirBesoins(moi, {
		...{ absorbe, garde },
		raison_fr: `Comme le dit ${courriel}, c’est pareil.`,
		raison_en: "It is the same.",
	});
	await effacerCompte({ nature: "systeme" }, parti.compte_id);
	const nombre = async (slug: string) =>
		(await prisma().besoin.findUniqueOrThrow({ where: { slug } })).nb_soutiens;
	expect(await nombre(garde)).toBe(1);
	const { raison_fr } = await prisma().reunion.findFirstOrThrow();
	expect(raison_fr).not.toContain(courriel);
	expect(await checkInvariants()).toEqual({ ecarts: [] });
	await separerBesoins(moi, absorbe);
	expect([await nombre(absorbe), await nombre(garde)]).toEqual([1, 0]);
	expect(await checkInvariants()).toEqual({ ecarts: [] });
});

test("a need is not merged while its author is being erased: the one that would keep it counts nobody who is gone", async () => {
	const [parti, moi] = [
		await acteurDeRole("membre"),
		await acteurDeRole("moderateur"),
	];
	const [absorbe, garde, projet] = [slugNeuf(), slugNeuf(), slugNeuf()];
	const sienne = {
		...{ statut: "propose", publie_le: null },
		auteur: { connect: { id: parti.compte_id } },
	} as const;
	await creerBesoin({ slug: absorbe, ...sienne });
	await creerProjet({ slug: projet, ...sienne });
	const id = await creerBesoin({ slug: garde });
	await rows(
		sql`INSERT INTO jalons (besoin_id, statut) VALUES (${id}, 'publie')`,
	);
	const [effacement, reunion] = await inTransaction(async (tx) => {
		// What the erasure takes away once it has left the counts.
		await tx.$queryRaw(
			sql`SELECT 1 FROM projets WHERE slug = ${projet} FOR UPDATE`,
		);
		return [
			await untilBlocked(() =>
				effacerCompte({ nature: "systeme" }, parti.compte_id),
			),
			await untilBlocked(
				() =>
					reunirBesoins(moi, {
						...{ absorbe, garde, raison_fr: "Pareil.", raison_en: "Same." },
					}),
				1,
			),
		];
	});
	expect(await effacement.enCours).toMatchObject({ ok: true });
	expect(await reunion.enCours).toMatchObject({ refus: "introuvable" });
	expect(await checkInvariants()).toEqual({ ecarts: [] });
});
