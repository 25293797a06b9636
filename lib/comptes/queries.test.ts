import { expect, test } from "vitest";
import { prisma } from "#lib/platform/db/pool";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { creerJeton } from "./jetons/commands.ts";
import { listerComptes } from "./queries.ts";

useTestDatabase();

test("the operator's list counts the live tokens of an account, neither revoked nor over", async () => {
	const acteur = await acteurDeRole("membre");
	const { compte_id } = acteur;
	for (const nom of ["vivant", "fini", "révoqué"])
		expect(await creerJeton(acteur, { compte_id, nom })).toMatchObject({
			ok: true,
		});
	const passe = new Date(Date.now() - 1_000);
	await prisma().jeton.updateMany({
		where: { compte_id, nom: "fini" },
		data: { expire_le: passe },
	});
	await prisma().jeton.updateMany({
		where: { compte_id, nom: "révoqué" },
		data: { revoque_le: passe },
	});
	const filtre = { role: null, suspendus: false, mot: null };
	const { comptes } = await listerComptes(filtre, 1);
	expect(comptes.find(({ id }) => id === compte_id)?.jetons).toBe(1);
});
