import { expect, test } from "vitest";
import { nommerReferent } from "#lib/moderation/places/commands";
import { untilBlocked } from "#lib/platform/db/another.fixture";
import { sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import { acteurDeRole, courrielsA } from "#prisma/moderation.fixture";
import { adresseDe, offreEnvoyee, placeOuverte } from "#prisma/places.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { accepterOffre } from "./commands.ts";

useTestDatabase();

test("a referent who is taken off while their answer waits for another act answers nothing, and gets no address", async () => {
	const moi = await acteurDeRole();
	const { id, slug } = await placeOuverte(moi);
	const referent = await acteurDeRole("membre");
	await nommerReferent(moi, slug, await adresseDe(referent));
	const offre = await offreEnvoyee(id);
	const avant = await courrielsA(referent);
	const { enCours } = await inTransaction(async (tx) => {
		await tx.$executeRaw(
			sql`SELECT 1 FROM places WHERE id = ${id} FOR NO KEY UPDATE`,
		);
		const essai = await untilBlocked(() => accepterOffre(referent, offre.id));
		await tx.$executeRaw(
			sql`DELETE FROM referents WHERE compte_id = ${referent.compte_id}`,
		);
		return essai;
	});
	expect(await enCours).toMatchObject({ refus: "introuvable" });
	expect(await courrielsA(referent)).toEqual(avant);
	expect(await courrielsA(offre.acteur)).toEqual([]);
});
