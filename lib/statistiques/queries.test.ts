import { beforeEach, expect, test } from "vitest";
import { SEUIL_ANONYMAT } from "#lib/platform/contract/anonymity";
import { emptyDirectory, fillDirectory, run } from "#prisma/directory.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { lireChiffres } from "./queries.ts";

useTestDatabase();

beforeEach(async () => {
	await emptyDirectory();
	await fillDirectory();
});

const PUBLIER = "statut = 'publie', publie_le = now()";

test("entries pending review are not counted, nor are their votes", async () => {
	expect(await lireChiffres()).toEqual({
		projets: 0,
		besoins: 0,
		besoins_livres: 0,
		votes: null,
	});
});

test("an empty directory has figures, all zero", async () => {
	await emptyDirectory();
	expect((await lireChiffres()).projets).toBe(0);
});

test("a published project counts with its votes, from the fifth on, a need in each public state, a delivered one twice", async () => {
	await run(`UPDATE projets SET ${PUBLIER}`);
	await run(`UPDATE besoins SET ${PUBLIER}`);
	const published = { projets: 1, besoins: 1, besoins_livres: 0, votes: null };
	expect(await lireChiffres()).toEqual(published);
	await run(`UPDATE projets SET nb_votes = ${SEUIL_ANONYMAT}`);
	expect(await lireChiffres()).toEqual({
		...{ ...published, votes: SEUIL_ANONYMAT },
	});
	await run(`UPDATE projets SET nb_votes = ${SEUIL_ANONYMAT - 1}`);
	await run("UPDATE besoins SET statut = 'livre'");
	expect(await lireChiffres()).toEqual({ ...published, besoins_livres: 1 });
	await run("UPDATE besoins SET statut = 'archive'");
	expect(await lireChiffres()).toEqual({ ...published, besoins: 0 });
});
