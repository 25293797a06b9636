import { expect, test } from "vitest";
import { creerJeton, revoquerJeton } from "#lib/comptes/jetons/commands";
import { listerSessions } from "#lib/comptes/sessions/queries";
import { prisma, sql } from "#lib/platform/db/pool";
import { secretBytes } from "#lib/platform/runtime/clock";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole, slugNeuf } from "#prisma/moderation.fixture";
import { offreEnvoyee, placeOuverte } from "#prisma/places.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { compterDuCompte } from "./queries.ts";

useTestDatabase();

test("the account's page counts what is the account's and still holds: neither revoked tokens, nor expired sessions, nor anything of another's", async () => {
	const moi = await acteurDeRole("membre");
	const autres = [await acteurDeRole("membre"), await acteurDeRole("membre")];
	const { id: place } = await placeOuverte(await acteurDeRole());
	for (const acteur of [moi, ...autres]) {
		const { compte_id } = acteur;
		const auteur = { connect: { id: compte_id } };
		const projet_id = await creerProjet({ slug: slugNeuf(), auteur });
		const besoin_id = await creerBesoin({ slug: slugNeuf(), auteur });
		await prisma().vote.create({ data: { projet_id, compte_id } });
		await prisma().soutien.create({ data: { besoin_id, compte_id } });
		await offreEnvoyee(place, acteur);
		for (const nom of ["un", "deux", "trois"])
			await creerJeton(acteur, { compte_id, nom });
		const { id } = await prisma().jeton.findFirstOrThrow({
			where: { compte_id },
		});
		await revoquerJeton(acteur, id);
		for (const heures of [1, 1, -1])
			await prisma().$executeRaw(
				sql`INSERT INTO sessions (compte_id, empreinte, expire_le)
				    VALUES (${compte_id}, ${secretBytes(32)}, now() + make_interval(hours => ${heures}))`,
			);
	}
	expect(await compterDuCompte(moi.compte_id)).toEqual({
		contributions: 2,
		votes: 1,
		soutiens: 1,
		offres: 1,
		jetons: 2,
		sessions: 2,
	});
});

test("an idle session of the team, which the list of devices leaves out, is not counted", async () => {
	const { compte_id } = await acteurDeRole("moderateur");
	for (const heures of [1, 24])
		await prisma().$executeRaw(
			sql`INSERT INTO sessions (compte_id, empreinte, vue_le, expire_le)
			    VALUES (${compte_id}, ${secretBytes(32)}, now() - make_interval(hours => ${heures}), now() + interval '1 day')`,
		);
	expect(await listerSessions(compte_id)).toHaveLength(1);
	expect((await compterDuCompte(compte_id)).sessions).toBe(1);
});
