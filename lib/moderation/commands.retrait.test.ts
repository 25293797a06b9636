import { describe, expect, test } from "vitest";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import {
	acteurDeRole,
	courrielsA,
	dernierActe,
	slugNeuf,
} from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { modererBesoin, modererProjet } from "./commands.ts";
import { annulerActe } from "./jugement/commands.ts";

useTestDatabase();

const MOTIF = "Le texte fait la promotion d’un produit.\n\nVoyez la fin.";

async function fiche(auteur: ActeurCompte | null, statut = "publie") {
	const slug = slugNeuf();
	const sien = auteur ? { auteur: { connect: { id: auteur.compte_id } } } : {};
	const id = await creerProjet({ slug, statut, ...sien });
	return { slug, id };
}

async function passer(
	moi: ActeurCompte,
	slug: string,
	statut: "archive" | "publie",
) {
	const fait = await modererProjet(
		moi,
		slug,
		{
			statut,
			mis_en_avant: undefined,
			motif: statut === "archive" ? MOTIF : null,
		},
		statut === "archive"
			? { choisi: { choix: "publicite", doublon: null } }
			: {},
	);
	if (!fait.ok) throw new Error(fait.refus);
	return (await dernierActe("projet", slug)).id;
}

function retraits(projet_id: number) {
	return prisma().retrait.findMany({
		where: { projet_id },
		orderBy: { id: "asc" },
	});
}

async function laisserPartir({ compte_id }: ActeurCompte) {
	await rows(
		sql`UPDATE courriels SET statut = 'envoye' WHERE compte_id = ${compte_id} AND statut = 'attente'`,
	);
}

describe("a published entry that is taken down", () => {
	test("stores the moderator, the state before and the reason, and mails its author once the minute is over", async () => {
		const [moi, auteur] = [await acteurDeRole(), await acteurDeRole("membre")];
		const { slug, id } = await fiche(auteur);
		const acte_id = await passer(moi, slug, "archive");
		expect(await retraits(id)).toMatchObject([
			{
				acte_id,
				retirant_id: moi.compte_id,
				statut_avant: "publie",
				choix: "publicite",
				leve_le: null,
			},
		]);
		expect(await dernierActe("projet", slug)).toMatchObject({
			motif: MOTIF,
			apres: { statut: "archive", choix: "publicite" },
		});
		const mail = await prisma().courriel.findFirstOrThrow({
			where: { compte_id: auteur.compte_id },
		});
		expect(mail).toMatchObject({
			gabarit: "contribution_retiree",
			donnees: { motif: MOTIF, nature: "projet" },
		});
		expect(
			mail.disponible_le.getTime() - mail.cree_le.getTime(),
		).toBeGreaterThan(59_000);
	});

	test("is mailed to the author over the API too, with a neutral sentence when no reason was given", async () => {
		const [moi, auteur] = [await acteurDeRole(), await acteurDeRole("membre")];
		const slug = slugNeuf();
		const besoin_id = await creerBesoin({
			slug,
			statut: "etude",
			auteur: { connect: { id: auteur.compte_id } },
		});
		const decision = { statut: "archive", projet: undefined } as const;
		expect(
			await modererBesoin(moi, slug, { ...decision, motif: null }),
		).toMatchObject({ ok: true });
		expect(
			await prisma().retrait.findFirst({ where: { besoin_id } }),
		).toMatchObject({ statut_avant: "etude", choix: null });
		expect(await courrielsA(auteur)).toEqual(["contribution_retiree attente"]);
	});

	test("is mailed to nobody when it has no author, or one whose account is suspended", async () => {
		const [moi, auteur] = [await acteurDeRole(), await acteurDeRole("membre")];
		await rows(
			sql`UPDATE comptes SET suspendu = true, suspendu_le = now() WHERE id = ${auteur.compte_id}`,
		);
		for (const qui of [null, auteur])
			await passer(moi, (await fiche(qui)).slug, "archive");
		expect(await courrielsA(auteur)).toEqual([]);
		const [{ n } = { n: -1 }] = await rows<{ n: number }>(
			sql`SELECT count(*)::int AS n FROM courriels WHERE compte_id IS NULL`,
		);
		expect(n).toBe(0);
	});

	test("is not mailed to supporters, and their pending mails are cancelled", async () => {
		const [moi, lui] = [await acteurDeRole(), await acteurDeRole("membre")];
		const slug = slugNeuf();
		const besoin_id = await creerBesoin({ slug });
		await prisma().soutien.create({
			data: { besoin_id, compte_id: lui.compte_id },
		});
		for (const statut of ["etude", "archive"] as const)
			await modererBesoin(moi, slug, {
				statut,
				projet: undefined,
				motif: null,
			});
		expect(await courrielsA(lui)).toEqual(["besoin_change_etat annule"]);
	});

	test("D3: leaves no trace when the act is undone, and no mail is sent", async () => {
		const [moi, auteur] = [await acteurDeRole(), await acteurDeRole("membre")];
		const { slug, id } = await fiche(auteur);
		expect(
			await annulerActe(moi, await passer(moi, slug, "archive")),
		).toMatchObject({ ok: true });
		expect(await retraits(id)).toEqual([]);
		expect(await courrielsA(auteur)).toEqual(["contribution_retiree annule"]);
	});

	test("taken down by two moderators at once, is taken down by one of them, once", async () => {
		const [moi, autre, auteur] = [
			await acteurDeRole(),
			await acteurDeRole(),
			await acteurDeRole("membre"),
		];
		const { slug, id } = await fiche(auteur);
		await Promise.all([
			passer(moi, slug, "archive"),
			passer(autre, slug, "archive"),
		]);
		expect(await retraits(id)).toHaveLength(1);
		expect(await courrielsA(auteur)).toEqual(["contribution_retiree attente"]);
	});

	test("as listed already, is rejected without another public entry", async () => {
		const moi = await acteurDeRole();
		const { slug } = await fiche(null);
		const demande = { statut: "archive", mis_en_avant: undefined } as const;
		for (const doublon of [null, { nature: "projet", slug } as const])
			expect(
				await modererProjet(
					moi,
					slug,
					{ ...demande, motif: MOTIF },
					{ choisi: { choix: "doublon", doublon } },
				),
			).toMatchObject({ refus: "invalide" });
		expect(await dernierActe("projet", slug).catch(() => null)).toBeNull();
	});
});

describe("an entry that is public again", () => {
	test("ends its take-down, no other one, and is mailed to the author who was mailed the take-down, not to one who was not", async () => {
		const [moi, auteur] = [await acteurDeRole(), await acteurDeRole("membre")];
		const { slug, id } = await fiche(auteur);
		const autre = await fiche(null);
		await passer(moi, autre.slug, "archive");
		await passer(moi, slug, "archive");
		await passer(moi, slug, "publie");
		expect(await courrielsA(auteur)).toEqual(["contribution_retiree annule"]);
		await passer(moi, slug, "archive");
		await laisserPartir(auteur);
		const retour = await passer(moi, slug, "publie");
		expect(await courrielsA(auteur)).toEqual([
			"contribution_retiree annule",
			"contribution_retiree envoye",
			"contribution_retablie attente",
		]);
		const [, dernier] = await retraits(id);
		expect(dernier).toMatchObject({ leve_par: retour });
		expect(dernier?.leve_le).not.toBeNull();
		expect(await retraits(autre.id)).toMatchObject([{ leve_le: null }]);
	});

	test("D3: is down as before when that is undone, and its author gets the cancelled mail after all", async () => {
		const [moi, auteur] = [await acteurDeRole(), await acteurDeRole("membre")];
		const { slug, id } = await fiche(auteur);
		const acte_id = await passer(moi, slug, "archive");
		await annulerActe(moi, await passer(moi, slug, "publie"));
		expect(await retraits(id)).toMatchObject([{ acte_id, leve_le: null }]);
		expect(await courrielsA(auteur)).toEqual(["contribution_retiree attente"]);
		await laisserPartir(auteur);
		await passer(moi, slug, "publie");
		expect((await courrielsA(auteur)).at(-1)).toBe(
			"contribution_retablie attente",
		);
	});
});
