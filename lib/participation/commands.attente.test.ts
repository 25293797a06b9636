import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { creerCompte } from "#lib/comptes/commands";
import { reunirBesoins } from "#lib/moderation/voisins/commands";
import { retirerSoutien, soutenirAvecChoix } from "#lib/participation/commands";
import { aVote, lireMonSoutien } from "#lib/participation/queries";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { secretHash } from "#lib/platform/runtime/derive-key";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { accomplirActeEnAttente, mettreEnAttente } from "./commands.ts";
import { ATTENTE_MAX, ATTENTE_SECONDES } from "./rules.ts";
import type { ActeEnAttente } from "./schema.ts";

useTestDatabase();

async function membre(): Promise<ActeurCompte> {
	const cree = await creerCompte(
		{ nature: "operateur" },
		{ courriel: `${randomUUID()}@example.org` },
	);
	if (!cree.ok) throw new Error(cree.refus);
	return { nature: "compte", compte_id: cree.valeur.id, role: "membre" };
}

async function attendre(
	acte: Partial<ActeEnAttente> & { slug: string },
): Promise<string> {
	const garde = await mettreEnAttente({
		nature: "vote",
		avec_etapes: true,
		...acte,
	});
	if (!garde.ok) throw new Error(garde.refus);
	return garde.valeur;
}

const nouveauSlug = () => `x-${randomUUID()}`;

async function compteurDe(slug: string) {
	const { nb_votes } = await prisma().projet.findUniqueOrThrow({
		where: { slug },
		select: { nb_votes: true, _count: { select: { votes: true } } },
	});
	return nb_votes;
}

async function vieillir(secret: string, secondes: number) {
	await rows(
		sql`UPDATE actes_en_attente SET expire_le = expire_le - make_interval(secs => ${secondes})
		    WHERE empreinte = ${secretHash(secret)}`,
	);
}

describe("a vote asked for while signed out", () => {
	test("is cast at sign-in, and the secret can't be used again", async () => {
		const slug = nouveauSlug();
		await creerProjet({ slug });
		const secret = await attendre({ slug });
		expect(await compteurDe(slug)).toBe(0);
		const moi = await membre();
		expect(await accomplirActeEnAttente(moi, secret)).toEqual({
			nature: "vote",
			slug,
			avec_etapes: true,
			fait: true,
		});
		expect(await aVote(moi.compte_id, slug)).toBe(true);
		expect(await accomplirActeEnAttente(moi, secret)).toBeNull();
		expect(await compteurDe(slug)).toBe(1);
	});

	test("is cast once and for one account when twenty sign in at once with the same secret", async () => {
		const slug = nouveauSlug();
		await creerProjet({ slug });
		const secret = await attendre({ slug });
		const comptes = await Promise.all(Array.from({ length: 20 }, membre));
		const faits = await Promise.all(
			comptes.map((compte) => accomplirActeEnAttente(compte, secret)),
		);
		expect(faits.filter((fait) => fait !== null)).toHaveLength(1);
		expect(await compteurDe(slug)).toBe(1);
		const siens = await Promise.all(
			comptes.map(({ compte_id }) => aVote(compte_id, slug)),
		);
		expect(siens).toEqual(faits.map((fait) => fait !== null));
	});

	test("twenty acts of twenty browsers on one project are all done", async () => {
		const slug = nouveauSlug();
		await creerProjet({ slug });
		const secrets = await Promise.all(
			Array.from({ length: 20 }, () => attendre({ slug })),
		);
		const faits = await Promise.all(
			secrets.map(async (secret) =>
				accomplirActeEnAttente(await membre(), secret),
			),
		);
		expect(faits.every((fait) => fait?.fait)).toBe(true);
		expect(await compteurDe(slug)).toBe(20);
	});

	test("changes nothing when the account had voted already", async () => {
		const slug = nouveauSlug();
		await creerProjet({ slug });
		const moi = await membre();
		await accomplirActeEnAttente(moi, await attendre({ slug }));
		await accomplirActeEnAttente(moi, await attendre({ slug }));
		expect(await compteurDe(slug)).toBe(1);
	});

	test("expires after 15 minutes exactly, by the clock of the database", async () => {
		const slug = nouveauSlug();
		await creerProjet({ slug });
		const [juste, tard] = [await attendre({ slug }), await attendre({ slug })];
		await vieillir(juste, ATTENTE_SECONDES - 60);
		await vieillir(tard, ATTENTE_SECONDES);
		const moi = await membre();
		expect(await accomplirActeEnAttente(moi, tard)).toBeNull();
		expect(await compteurDe(slug)).toBe(0);
		expect((await accomplirActeEnAttente(moi, juste))?.fait).toBe(true);
	});

	test("expired acts are deleted from the database when the next one is stored", async () => {
		const slug = nouveauSlug();
		await creerProjet({ slug });
		const vieux = await attendre({ slug });
		await vieillir(vieux, ATTENTE_SECONDES);
		await attendre({ slug });
		const restes = await rows(
			sql`SELECT 1 FROM actes_en_attente WHERE empreinte = ${secretHash(vieux)}`,
		);
		expect(restes).toEqual([]);
	});

	test("the secret itself is not stored in the database", async () => {
		const slug = nouveauSlug();
		await creerProjet({ slug });
		const secret = await attendre({ slug });
		const [ligne] = await rows<{ texte: string }>(
			sql`SELECT row_to_json(a)::text AS texte FROM actes_en_attente a WHERE slug = ${slug}`,
		);
		expect(ligne?.texte).not.toContain(secret);
	});

	test.each([
		["unknown", undefined],
		["awaiting review", { statut: "propose", publie_le: null }],
		["archived", { statut: "archive" }],
	])("D14: is not stored for a project that is %s", async (_cas, projet) => {
		const slug = nouveauSlug();
		if (projet) await creerProjet({ slug, ...projet });
		expect(
			await mettreEnAttente({ nature: "vote", slug, avec_etapes: true }),
		).toMatchObject({ ok: false, refus: "introuvable" });
	});

	test("D14: is consumed without effect when the project was archived meanwhile", async () => {
		const slug = nouveauSlug();
		await creerProjet({ slug });
		const secret = await attendre({ slug });
		await prisma().projet.update({
			where: { slug },
			data: { statut: "archive" },
		});
		const moi = await membre();
		expect((await accomplirActeEnAttente(moi, secret))?.fait).toBe(false);
		expect(await accomplirActeEnAttente(moi, secret)).toBeNull();
		expect(await aVote(moi.compte_id, slug)).toBe(false);
	});
});

describe("a support asked for while signed out", () => {
	async function soutenu(moi: ActeurCompte, slug: string, etapes: boolean) {
		const secret = await attendre({
			nature: "soutien",
			slug,
			avec_etapes: etapes,
		});
		expect((await accomplirActeEnAttente(moi, secret))?.fait).toBe(true);
		return lireMonSoutien(moi.compte_id, slug);
	}

	test.each([true, false])(
		"is given with its choice about steps by e-mail: %s",
		async (etapes) => {
			const slug = nouveauSlug();
			await creerBesoin({ slug });
			expect(await soutenu(await membre(), slug, etapes)).toEqual({
				soutenu: true,
				etapes_par_courriel: etapes,
			});
		},
	);

	test("an earlier refusal of the mails is kept when the box was left ticked", async () => {
		const slug = nouveauSlug();
		await creerBesoin({ slug });
		const moi = await membre();
		await soutenirAvecChoix(moi, slug, false);
		await retirerSoutien(moi, slug);
		expect(await soutenu(moi, slug, true)).toEqual({
			soutenu: true,
			etapes_par_courriel: false,
		});
	});

	test("at the address of a need that was merged is given to the one that it stands in, as it is to who is signed in", async () => {
		const [absorbe, garde] = [nouveauSlug(), nouveauSlug()];
		for (const slug of [absorbe, garde]) await creerBesoin({ slug });
		const raison = { raison_fr: "C’est le même.", raison_en: null };
		const moderateur = await acteurDeRole("moderateur");
		await reunirBesoins(moderateur, { absorbe, garde, ...raison });
		const moi = await membre();
		await soutenu(moi, absorbe, true);
		expect(await lireMonSoutien(moi.compte_id, garde)).toMatchObject({
			soutenu: true,
		});
		await rows(
			sql`UPDATE besoins SET statut = 'archive' WHERE slug = ${garde}`,
		);
		const demande = { nature: "soutien", slug: absorbe } as const;
		expect(
			await mettreEnAttente({ ...demande, avec_etapes: true }),
		).toMatchObject({ refus: "introuvable" });
	});
});

test("asked for again in the same browser, the last choice about the mails stands, and its acts on other entries wait", async () => {
	const [slug, autre] = [nouveauSlug(), nouveauSlug()];
	await creerBesoin({ slug });
	await creerProjet({ slug: autre });
	const soutien = { nature: "soutien", slug } as const;
	const sans = await attendre({ ...soutien, avec_etapes: false });
	const vote = await attendre({ slug: autre });
	// A project may have the address of a need.
	await creerProjet({ slug });
	const homonyme = await attendre({ slug });
	const avec = await mettreEnAttente({ ...soutien, avec_etapes: true }, [
		vote,
		sans,
		homonyme,
	]);
	if (!avec.ok) throw new Error(avec.refus);
	const moi = await membre();
	expect(await accomplirActeEnAttente(moi, sans)).toBeNull();
	for (const secret of [avec.valeur, vote, homonyme])
		expect(await accomplirActeEnAttente(moi, secret)).toMatchObject({
			fait: true,
		});
	expect(await lireMonSoutien(moi.compte_id, slug)).toEqual({
		soutenu: true,
		etapes_par_courriel: true,
	});
});

test("beyond the limit, the oldest act is deleted, and the newest is kept", async () => {
	const slug = nouveauSlug();
	await creerProjet({ slug });
	await rows(
		sql`INSERT INTO actes_en_attente (empreinte, nature, slug, expire_le)
		    SELECT sha256(i::text::bytea), 'vote', 'x', now() + interval '1 minute' + i * interval '1 ms'
		    FROM generate_series(1, ${ATTENTE_MAX}) AS i`,
	);
	const secret = await attendre({ slug });
	const [reste] = await rows<{ n: number; ancien: boolean; neuf: boolean }>(
		sql`SELECT count(*)::int AS n, bool_or(empreinte = sha256('1'::bytea)) AS ancien,
		      bool_or(empreinte = ${secretHash(secret)}) AS neuf FROM actes_en_attente`,
	);
	expect(reste).toMatchObject({ ancien: false, neuf: true });
	expect(reste?.n).toBeLessThanOrEqual(ATTENTE_MAX);
});
