import { expect, test } from "vitest";
import { lireBesoin } from "#lib/besoins/queries";
import {
	choisirEtapes,
	desinscrire,
	quitterToutesLesEtapes,
	retirerSoutien,
	soutenirBesoin,
} from "#lib/participation/commands";
import type { ActeurCompte } from "#lib/platform/actor";
import { asAnother, untilBlocked } from "#lib/platform/db/another.fixture";
import { rows, sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import { noter, prendre } from "#lib/platform/mail/leases";
import { signerDesinscription } from "#lib/platform/mail/need-links";
import {
	enfilerPourCompte,
	tenirCourrielsEtape,
} from "#lib/platform/mail/queue";
import { creerBesoin } from "#prisma/entries.fixture";
import {
	acteurDeRole,
	courrielsA,
	dernierActe,
	slugNeuf,
} from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { ajouterEtape, modifierEtape, retirerEtape } from "./commands.ts";
import { suivreEtapes } from "./queries.ts";

useTestDatabase();

const ETAPE = {
	jour: "2026-03-01",
	titre: "Titre avec FAUTE",
	texte: "Le bac est posé.",
	titre_en: null,
	texte_en: null,
};
const CORRIGEE = { ...ETAPE, titre: "Titre corrigé", texte_en: "It is there." };

async function unBesoin(nombre = 0) {
	const slug = slugNeuf();
	const id = await creerBesoin({ slug, statut: "etude" });
	const soutiens: ActeurCompte[] = [];
	for (let n = 0; n < nombre; n += 1) soutiens.push(await soutenir(slug));
	return { slug, id, soutiens };
}

async function soutenir(slug: string): Promise<ActeurCompte> {
	const acteur = await acteurDeRole("membre");
	expect(await soutenirBesoin(acteur, slug)).toMatchObject({ ok: true });
	return acteur;
}

/** Ends the delay of the pending mails of this need, for the `nombre` first of them. */
async function echoir(besoin_id: number, nombre: number) {
	await rows(
		sql`UPDATE courriels SET disponible_le = now() - interval '1 hour' WHERE id IN (SELECT id FROM courriels
		    WHERE besoin_id = ${besoin_id} AND statut = 'attente' AND essais = 0 ORDER BY id LIMIT ${nombre})`,
	);
	return prendre(nombre, 9);
}

async function titresEnFile(besoin_id: number): Promise<unknown[]> {
	const lignes = await rows<{ titre: unknown }>(
		sql`SELECT donnees #> '{titre,fr}' AS titre FROM courriels WHERE besoin_id = ${besoin_id} ORDER BY id`,
	);
	return lignes.map(({ titre }) => titre);
}

test("a step corrected while its mails are pending is mailed as corrected; mails already being sent, or cancelled, stay as they were", async () => {
	const moi = await acteurDeRole();
	const { slug, id, soutiens } = await unBesoin(5);
	await ajouterEtape(moi, slug, ETAPE);
	const [parti, manque, enRoute] = await echoir(id, 3);
	if (!parti || !manque || !enRoute) throw new Error("nothing to send");
	await noter(parti, { issue: "envoye" });
	await noter(manque, { issue: "echec", erreur: "panne" });
	const quitte = soutiens.at(-1);
	if (quitte) await choisirEtapes(quitte, slug, false);
	expect(await modifierEtape(moi, slug, 1, CORRIGEE)).toEqual({
		ok: true,
		valeur: { corriges: 1, commences: 3 },
	});
	// The provider may have accepted the failed attempt: the same key must have
	// the same text.
	expect(await titresEnFile(id)).toEqual([
		null,
		ETAPE.titre,
		ETAPE.titre,
		CORRIGEE.titre,
		null,
	]);
	const [corrige] = await rows<{ donnees: unknown }>(
		sql`SELECT donnees FROM courriels WHERE besoin_id = ${id} AND statut = 'attente' AND essais = 0`,
	);
	expect(corrige?.donnees).toMatchObject({
		texte: { fr: "Le bac est posé.", en: "It is there." },
		page: `/besoins/${slug}#etape-1`,
	});
});

test("the work space shows how many mails wait, and how many are being sent or were", async () => {
	const moi = await acteurDeRole();
	const { slug, id, soutiens } = await unBesoin(5);
	await ajouterEtape(moi, slug, ETAPE);
	const [parti] = await echoir(id, 2);
	if (!parti) throw new Error("nothing to send");
	await noter(parti, { issue: "envoye" });
	const dernier = soutiens.at(-1);
	if (dernier) await choisirEtapes(dernier, slug, false);
	expect(await suivreEtapes(slug)).toMatchObject([
		{ en_attente: 2, partis: 2 },
	]);
});

test("removing a step after some of its mails were sent needs a reason, which the journal keeps, stops the others, and reports how many of each; the public page says nothing of it", async () => {
	const moi = await acteurDeRole();
	const { slug, id, soutiens } = await unBesoin(4);
	await ajouterEtape(moi, slug, ETAPE);
	const [parti, enRoute] = await echoir(id, 2);
	if (!parti || !enRoute) throw new Error("nothing to send");
	await noter(parti, { issue: "envoye" });
	expect(await retirerEtape(moi, slug, 1)).toMatchObject({
		refus: "invalide",
		detail: [{ loc: ["body", "motif"] }],
	});
	expect(await retirerEtape(moi, slug, 1, "Erreur de lieu.")).toEqual({
		ok: true,
		valeur: { annules: 2, partis: 2 },
	});
	// A mail being sent ends as usual: its row outlives the step.
	await noter(enRoute, { issue: "envoye" });
	const sorts = await Promise.all(soutiens.map(courrielsA));
	expect(sorts.flat().sort()).toEqual([
		...["etape annule", "etape annule", "etape envoye", "etape envoye"],
	]);
	expect(await suivreEtapes(slug)).toEqual([]);
	expect(await dernierActe("besoin", slug)).toMatchObject({
		acte: "retirerEtape",
		avant: { numero: 1, titre: ETAPE.titre },
		apres: { annules: 2, partis: 2 },
		motif: "Erreur de lieu.",
	});
	const lu = await lireBesoin(slug);
	expect(lu.ok && lu.valeur.etapes).toEqual([]);
	expect(await ajouterEtape(moi, slug, ETAPE)).toMatchObject({
		valeur: { numero: 2, destinataires: 4 },
	});
});

test("removing a step leaves the mails of another, which are corrected with it, and lets none of its own leave meanwhile", async () => {
	const moi = await acteurDeRole();
	const { slug, id } = await unBesoin(2);
	for (const etape of [ETAPE, CORRIGEE]) await ajouterEtape(moi, slug, etape);
	await rows(
		sql`UPDATE courriels SET disponible_le = now() WHERE besoin_id = ${id} AND cle LIKE 'etape:%'`,
	);
	const [etape] = await rows<{ id: number }>(
		sql`SELECT id FROM etapes WHERE besoin_id = ${id} AND numero = 2`,
	);
	const pris = await inTransaction(async (tx) => {
		await tenirCourrielsEtape(tx, etape?.id ?? 0);
		return asAnother(() => prendre(100, 9));
	});
	expect(pris.filter(({ besoin_id }) => besoin_id === id)).toHaveLength(2);
	await retirerEtape(moi, slug, 1, "Erreur de lieu.");
	expect(await modifierEtape(moi, slug, 2, ETAPE)).toMatchObject({
		valeur: { corriges: 2, commences: 0 },
	});
});

test("an account that withdraws its support before the mail is sent gets none, and neither does one that supports meanwhile", async () => {
	const moi = await acteurDeRole();
	const { slug, soutiens } = await unBesoin(2);
	await ajouterEtape(moi, slug, ETAPE);
	const plusTard = await soutenir(slug);
	const [parti, reste] = soutiens;
	if (!parti || !reste) throw new Error("nobody");
	await retirerSoutien(parti, slug);
	await soutenirBesoin(parti, slug);
	expect(await courrielsA(parti)).toEqual(["etape annule"]);
	expect(await courrielsA(reste)).toEqual(["etape attente"]);
	expect(await courrielsA(plusTard)).toEqual([]);
});

const REFUS = {
	"from the need": (acteur: ActeurCompte, slug: string) =>
		choisirEtapes(acteur, slug, false),
	"from the account area": (acteur: ActeurCompte) =>
		quitterToutesLesEtapes(acteur),
	"from a mail": ({ compte_id }: ActeurCompte, _slug: string, id: number) =>
		desinscrire(signerDesinscription({ compte_id, besoin_id: id })),
};

for (const [dOu, refuser] of Object.entries(REFUS))
	test(`a refusal of the mails ${dOu} while a step is being written stops its mail as well`, async () => {
		const { slug, id, soutiens } = await unBesoin(1);
		const [lui] = soutiens;
		if (!lui) throw new Error("nobody");
		const refus = await inTransaction(async (tx) => {
			// Like adding a step: locks the need, then reads its supporters.
			await tx.$queryRaw(
				sql`SELECT 1 FROM besoins WHERE id = ${id} FOR NO KEY UPDATE`,
			);
			const attente = await untilBlocked<unknown>(() => refuser(lui, slug, id));
			await enfilerPourCompte(tx, lui.compte_id, {
				gabarit: "etape",
				cle: `course:${id}`,
				besoin_id: id,
				donnees: {
					besoin: { fr: "x" },
					titre: { fr: "x" },
					texte: { fr: "x" },
				},
			});
			return attente;
		});
		expect(await refus.enCours).toMatchObject({ ok: true });
		expect(await courrielsA(lui)).toEqual(["etape annule"]);
	});

test("a dead letter of a removed step can't be sent again", async () => {
	const moi = await acteurDeRole();
	const { slug, id, soutiens } = await unBesoin(1);
	await ajouterEtape(moi, slug, ETAPE);
	await rows(
		sql`UPDATE courriels SET statut = 'abandonne' WHERE besoin_id = ${id}`,
	);
	expect(await retirerEtape(moi, slug, 1)).toMatchObject({
		valeur: { annules: 1, partis: 0 },
	});
	for (const lui of soutiens)
		expect(await courrielsA(lui)).toEqual(["etape annule"]);
});

test("a step saved as it was is no act", async () => {
	const moi = await acteurDeRole();
	const { slug } = await unBesoin();
	await ajouterEtape(moi, slug, ETAPE);
	expect((await modifierEtape(moi, slug, 1, ETAPE)).ok).toBe(true);
	expect(await dernierActe("besoin", slug)).toMatchObject({
		acte: "ajouterEtape",
	});
	await modifierEtape(moi, slug, 1, CORRIGEE);
	expect((await modifierEtape(moi, slug, 1, CORRIGEE)).ok).toBe(true);
	expect(
		await rows(
			sql`SELECT 1 FROM journal WHERE acte = 'modifierEtape' AND objet_slug = ${slug}`,
		),
	).toHaveLength(1);
});
