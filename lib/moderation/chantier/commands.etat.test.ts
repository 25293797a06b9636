/** A step and the need's new state in one act; a step dated in the future. */
import { expect, test } from "vitest";
import { lireBesoin } from "#lib/besoins/queries";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { siteDay } from "#lib/platform/runtime/clock";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole, courrielsA, slugNeuf } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { ajouterEtape, modifierEtape } from "./commands.ts";
import { apercevoirEtape } from "./queries.ts";

useTestDatabase();

const ETAPE = {
	jour: "2026-03-01",
	titre: "Tout est en place",
	texte: "Le dernier bac est posé.",
	titre_en: "All is in place",
	texte_en: null,
};
const DEMAIN = { ...ETAPE, jour: "9999-01-01" };

async function besoin(statut: string) {
	const slug = slugNeuf();
	const id = await creerBesoin({ slug, statut });
	return { slug, id };
}

async function soutien(
	besoin_id: number,
	langue = "fr",
): Promise<ActeurCompte> {
	const acteur = await acteurDeRole("membre", langue);
	const { compte_id } = acteur;
	await prisma().soutien.create({ data: { besoin_id, compte_id } });
	return acteur;
}

async function vuLe(slug: string): Promise<string> {
	const { modifie_le } = await prisma().besoin.findUniqueOrThrow({
		where: { slug },
	});
	return modifie_le.toISOString();
}

/** What is queued for this account: subject by subject, what a preview must have said. */
async function enFile({ compte_id }: ActeurCompte) {
	return rows<{ gabarit: string; donnees: Record<string, unknown> }>(
		sql`SELECT gabarit, donnees FROM courriels WHERE compte_id = ${compte_id} AND statut = 'attente' ORDER BY id`,
	);
}

async function etatDe(slug: string) {
	const lu = await lireBesoin(slug);
	return lu.ok ? [lu.valeur.statut, lu.valeur.etapes.length] : null;
}

test("a step and the need's new state are one act: both mails are queued, the state opens the work space, and both are journaled", async () => {
	const moi = await acteurDeRole();
	const { slug, id } = await besoin("publie");
	const lui = await soutien(id);
	const suite = { statut: "etude", vu_le: await vuLe(slug) } as const;
	expect(await ajouterEtape(moi, slug, ETAPE, suite)).toEqual({
		ok: true,
		valeur: { numero: 1, destinataires: 1 },
	});
	expect(await etatDe(slug)).toEqual(["etude", 1]);
	expect(await courrielsA(lui)).toEqual([
		"besoin_change_etat attente",
		"etape attente",
	]);
	const actes = await rows<{ acte: string }>(
		sql`SELECT acte FROM journal WHERE objet = 'besoin' AND objet_id = ${id} ORDER BY id`,
	);
	expect(actes.map(({ acte }) => acte)).toEqual([
		...["changerStatutBesoin", "ajouterEtape"],
	]);
	// The same state again changes nothing but the steps.
	const autre = { ...ETAPE, titre: "Tout tient" };
	await ajouterEtape(moi, slug, autre, { statut: "etude" });
	expect(await etatDe(slug)).toEqual(["etude", 2]);
	expect(await courrielsA(lui)).toHaveLength(3);
});

test("neither the step nor the state is kept when one of them is refused", async () => {
	const moi = await acteurDeRole();
	const { slug, id } = await besoin("etude");
	const lui = await soutien(id);
	const refus = [
		await ajouterEtape(moi, slug, ETAPE, {
			statut: "livre",
			vu_le: "2020-01-01T00:00:00.000Z",
		}),
		await ajouterEtape(moi, slug, ETAPE, { statut: "publie" }),
		await ajouterEtape(moi, slug, DEMAIN, { statut: "livre" }),
		await ajouterEtape(await acteurDeRole("membre"), slug, ETAPE, {
			statut: "livre",
		}),
	];
	expect(refus.map((fait) => !fait.ok && fait.refus)).toEqual([
		...["conflit", "conflit", "invalide", "interdit"],
	]);
	expect(await etatDe(slug)).toEqual(["etude", 0]);
	expect(await courrielsA(lui)).toEqual([]);
});

test("a step dated after today is refused until its date is said to be meant, when it is added and when it is corrected", async () => {
	const moi = await acteurDeRole();
	const { slug } = await besoin("etude");
	const refuse = { refus: "invalide", detail: [{ loc: ["body", "futur"] }] };
	expect(await ajouterEtape(moi, slug, DEMAIN)).toMatchObject(refuse);
	expect(
		await ajouterEtape(moi, slug, { ...ETAPE, jour: siteDay() }),
	).toMatchObject({
		ok: true,
	});
	expect(await modifierEtape(moi, slug, 1, DEMAIN)).toMatchObject(refuse);
	expect(await modifierEtape(moi, slug, 1, DEMAIN, null, true)).toMatchObject({
		ok: true,
	});
	expect(await ajouterEtape(moi, slug, DEMAIN, { futur: true })).toMatchObject({
		ok: true,
	});
});

test("what is shown before is what is queued, in each language that is read, and nothing is kept by showing it", async () => {
	const moi = await acteurDeRole();
	const { slug, id } = await besoin("developpement");
	const [projet, lui, elle] = [
		slugNeuf(),
		await soutien(id),
		await soutien(id, "en"),
	];
	const projet_id = await creerProjet({ slug: projet, nom: "Les bacs" });
	await rows(sql`UPDATE besoins SET projet_id = ${projet_id} WHERE id = ${id}`);
	await rows(
		sql`INSERT INTO jalons (besoin_id, statut, le) VALUES (${id}, 'publie', ((now() AT TIME ZONE 'Europe/Paris')::date - 40 + time '12:00') AT TIME ZONE 'Europe/Paris')`,
	);
	const montres = await apercevoirEtape(slug, ETAPE, "livre");
	expect(
		montres.map(({ quoi, langue, nombre }) => [quoi, langue, nombre]),
	).toEqual([
		["etat", "fr", 1],
		["etape", "fr", 1],
		["etat", "en", 1],
		["etape", "en", 1],
	]);
	expect(await courrielsA(lui)).toEqual([]);
	const [etat, etape] = montres;
	expect(etat?.texte).toContain("Les bacs");
	expect(etat?.texte).toContain("40 jours");
	expect(etape?.texte).toContain("Le dernier bac est posé.");
	expect(montres.at(-1)?.texte).toContain("All is in place");
	await ajouterEtape(moi, slug, ETAPE, { statut: "livre" });
	expect(await enFile(elle)).toMatchObject([
		{
			gabarit: "besoin_change_etat",
			donnees: {
				livraison: { jours: 40, projet: { nom: { fr: "Les bacs" } } },
			},
		},
		{ gabarit: "etape", donnees: { page: `/besoins/${slug}#etape-1` } },
	]);
	// Without a new state, only the step is mailed; without supporters, nothing is.
	expect(await apercevoirEtape(slug, ETAPE, "livre")).toHaveLength(2);
	expect(await apercevoirEtape(slug, ETAPE, null)).toHaveLength(2);
	const seul = await besoin("etude");
	expect(await apercevoirEtape(seul.slug, ETAPE, "livre")).toEqual([]);
});
