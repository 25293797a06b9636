import { expect, test } from "vitest";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { creerJeton, revoquerJeton } from "./commands.ts";
import {
	ANNONCE_JETONS_SECONDES,
	JETONS_MAX_PAR_COMPTE,
	JETONS_MAX_PAR_JOUR,
} from "./rules.ts";

useTestDatabase();

async function creerPuisRevoquer(acteur: ActeurCompte, nom: string) {
	const { compte_id } = acteur;
	const cree = await creerJeton(acteur, { compte_id, nom });
	if (!cree.ok) return cree.refus === "conflit" ? cree.raison.en : cree.refus;
	const { id } = await prisma().jeton.findFirstOrThrow({
		where: { compte_id, revoque_le: null },
	});
	await revoquerJeton(acteur, id);
	return "cree";
}

type Annonce = { attend: number; noms: string[]; statut: string };

/** The mails to the account about its tokens: in how many seconds, under which names. */
async function annonces({ compte_id }: ActeurCompte): Promise<Annonce[]> {
	const lues = await rows<{
		attend: number;
		statut: string;
		donnees: { nom: string; autres?: { nom: string }[] };
	}>(
		sql`SELECT statut, donnees, round(extract(epoch FROM disponible_le - now()))::int AS attend
		    FROM courriels WHERE compte_id = ${compte_id} ORDER BY id`,
	);
	return lues.map(({ statut, attend, donnees: { nom, autres = [] } }) => ({
		statut,
		attend,
		noms: [nom, ...autres.map((autre) => autre.nom)],
	}));
}

/** Moves everything of this account that many seconds into the past. */
async function vieillir({ compte_id }: ActeurCompte, secondes: number) {
	await rows(
		sql`UPDATE jetons SET cree_le = cree_le - make_interval(secs => ${secondes}) WHERE compte_id = ${compte_id}`,
	);
	await rows(
		sql`UPDATE courriels SET disponible_le = disponible_le - make_interval(secs => ${secondes})
		    WHERE compte_id = ${compte_id}`,
	);
}

async function partir({ compte_id }: ActeurCompte) {
	await rows(
		sql`UPDATE courriels SET statut = 'envoye', donnees = '{}' WHERE compte_id = ${compte_id} AND disponible_le <= now()`,
	);
}

test("of twenty-five tokens created and revoked in a row, ten succeed, announced in two mails an hour apart", async () => {
	const moi = await acteurDeRole("membre");
	const sorts: string[] = [];
	for (let n = 1; n <= 25; n += 1) {
		sorts.push(await creerPuisRevoquer(moi, `jeton ${n}`));
		await partir(moi);
	}
	expect(sorts).toEqual([
		...Array(JETONS_MAX_PAR_JOUR).fill("cree"),
		...Array(25 - JETONS_MAX_PAR_JOUR).fill(
			expect.stringContaining("tokens in a day"),
		),
	]);
	const [premiere, suite, ...autres] = await annonces(moi);
	expect(premiere).toMatchObject({ statut: "envoye" });
	expect(suite?.noms).toEqual(
		Array.from({ length: JETONS_MAX_PAR_JOUR - 1 }, (_, n) => `jeton ${n + 2}`),
	);
	expect(suite?.attend).toBeGreaterThan(ANNONCE_JETONS_SECONDES - 60);
	expect(suite?.attend).toBeLessThanOrEqual(ANNONCE_JETONS_SECONDES);
	expect(autres).toEqual([]);
});

test("an hour after the last mail, a creation is announced at once again; a day after the first, one more is possible", async () => {
	const moi = await acteurDeRole("membre");
	for (let n = 1; n <= JETONS_MAX_PAR_JOUR; n += 1)
		await creerPuisRevoquer(moi, `jeton ${n}`);
	await vieillir(moi, 86_400);
	await partir(moi);
	expect(await creerPuisRevoquer(moi, "le lendemain")).toBe("cree");
	expect((await annonces(moi)).at(-1)).toMatchObject({
		statut: "attente",
		attend: 0,
		noms: ["le lendemain"],
	});
});

test.each([
	["being sent", sql`statut = 'envoi', essais = 1, bail_le = now()`],
	["to be tried again", sql`essais = 1`],
	["cancelled", sql`statut = 'annule'`],
	["about something else", sql`gabarit = 'compte_suspendu'`],
])("a mail that is %s is not added to", async (_, etat) => {
	const moi = await acteurDeRole("membre");
	await creerPuisRevoquer(moi, "un");
	await rows(
		sql`UPDATE courriels SET ${etat} WHERE compte_id = ${moi.compte_id}`,
	);
	await creerPuisRevoquer(moi, "deux");
	expect((await annonces(moi)).map(({ noms }) => noms)).toEqual([
		["un"],
		["deux"],
	]);
});

test("of fifty concurrent creations and revocations, no more than ten succeed", async () => {
	const moi = await acteurDeRole("membre");
	const { compte_id } = moi;
	await prisma().jeton.createMany({
		data: Array.from({ length: JETONS_MAX_PAR_JOUR - 2 }, (_, n) => ({
			compte_id,
			rang: 1,
			nom: "ancien",
			prefixe: "bc_",
			empreinte: Buffer.from(`ancien ${n} ${compte_id}`.padEnd(32)),
			revoque_le: new Date(),
		})),
	});
	const faits = await Promise.all(
		Array.from({ length: 50 }, (_, n) =>
			creerJeton(moi, { compte_id, nom: `jeton ${n}` }),
		),
	);
	expect(faits.filter(({ ok }) => ok)).toHaveLength(2);
});

test("the operator's own creations are bounded only by the number of live tokens", async () => {
	const { compte_id } = await acteurDeRole("membre");
	for (let n = 0; n < JETONS_MAX_PAR_JOUR + 2; n += 1) {
		const cree = await creerJeton(
			{ nature: "operateur" },
			{ compte_id, nom: "essai" },
		);
		expect(cree.ok).toBe(
			n % (JETONS_MAX_PAR_COMPTE + 1) < JETONS_MAX_PAR_COMPTE,
		);
		if (!cree.ok)
			await prisma().jeton.updateMany({
				where: { compte_id },
				data: { revoque_le: new Date() },
			});
	}
});
