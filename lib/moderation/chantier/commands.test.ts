import { expect, test } from "vitest";
import { lireBesoin } from "#lib/besoins/queries";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { creerBesoin } from "#prisma/entries.fixture";
import { acteurDeRole, courrielsA, slugNeuf } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { DELAI_ETAPE_SECONDES } from "../rules.ts";
import {
	ajouterEtape,
	definirChantier,
	modifierEtape,
	retirerEtape,
} from "./commands.ts";
import { lireChantier, suivreEtapes } from "./queries.ts";

useTestDatabase();

const ETAPE = {
	jour: "2026-03-01",
	titre: "Premier essai",
	texte: "Le bac est posé.",
	titre_en: "First try",
	texte_en: null,
};

async function besoin(statut = "etude") {
	const slug = slugNeuf();
	const id = await creerBesoin({ slug, statut });
	return { slug, id };
}

async function soutenir(besoin_id: number, refus = false) {
	const acteur = await acteurDeRole("membre");
	const { compte_id } = acteur;
	await prisma().soutien.create({ data: { besoin_id, compte_id } });
	if (refus)
		await prisma().refusEtapes.create({ data: { besoin_id, compte_id } });
	return acteur;
}

test("a step is mailed once to each supporter who did not refuse its mails, after two minutes", async () => {
	const moi = await acteurDeRole();
	const { slug, id } = await besoin();
	const [abonne, refusant] = [await soutenir(id), await soutenir(id, true)];
	const suspendu = await soutenir(id);
	await prisma().compte.update({
		where: { id: suspendu.compte_id },
		data: {
			suspendu: true,
			suspendu_le: new Date(),
			hors_decomptes_le: new Date(),
		},
	});
	expect(await lireChantier(slug)).toMatchObject({ abonnes: 1 });
	expect(await ajouterEtape(moi, slug, ETAPE)).toEqual({
		ok: true,
		valeur: { numero: 1, destinataires: 1 },
	});
	expect(await courrielsA(abonne)).toEqual(["etape attente"]);
	for (const acteur of [refusant, suspendu])
		expect(await courrielsA(acteur)).toEqual([]);
	const [suivie] = await suivreEtapes(slug);
	expect(suivie).toMatchObject({ partis: 0, en_attente: 1 });
	const envoye = await prisma().courriel.findFirstOrThrow({
		where: { compte_id: abonne.compte_id },
	});
	const { disponible_le, cree_le } = envoye;
	const delai = Math.round((Number(disponible_le) - Number(cree_le)) / 1000);
	expect(delai).toBe(DELAI_ETAPE_SECONDES);
	expect(envoye).toMatchObject({
		besoin_id: id,
		donnees: {
			titre: { fr: "Premier essai", en: "First try" },
			texte: { fr: "Le bac est posé." },
			page: `/besoins/${slug}#etape-1`,
		},
	});
});

test("editing a step sends no other mail, and keeps its number", async () => {
	const moi = await acteurDeRole();
	const { slug, id } = await besoin();
	const abonne = await soutenir(id);
	await ajouterEtape(moi, slug, ETAPE);
	await modifierEtape(moi, slug, 1, { ...ETAPE, texte: "Il est plein." });
	expect(await courrielsA(abonne)).toHaveLength(1);
	expect(await suivreEtapes(slug)).toMatchObject([
		{ numero: 1, texte: "Il est plein." },
	]);
	expect(await modifierEtape(moi, slug, 2, ETAPE)).toMatchObject({
		refus: "introuvable",
	});
});

test("removing a step before its mails are sent cancels them, and its number is never reused", async () => {
	const moi = await acteurDeRole();
	const { slug, id } = await besoin();
	const abonne = await soutenir(id);
	await ajouterEtape(moi, slug, ETAPE);
	expect(await retirerEtape(moi, slug, 1)).toMatchObject({
		valeur: { annules: 1, partis: 0 },
	});
	expect(await courrielsA(abonne)).toEqual(["etape annule"]);
	expect(await ajouterEtape(moi, slug, ETAPE)).toMatchObject({
		valeur: { numero: 2 },
	});
});

test("ten steps added at once each get a different number", async () => {
	const moi = await acteurDeRole();
	const { slug } = await besoin();
	const ajouts = await Promise.all(
		Array.from({ length: 10 }, (_, n) =>
			ajouterEtape(moi, slug, { ...ETAPE, titre: `Étape ${n}` }),
		),
	);
	expect(ajouts.map((ajout) => ajout.ok && ajout.valeur.numero).sort()).toEqual(
		[1, 10, 2, 3, 4, 5, 6, 7, 8, 9],
	);
});

test("D2: no step can be added while the work space is closed; brief, skills and repository are stored, hidden, until it opens", async () => {
	const moi = await acteurDeRole();
	const { slug } = await besoin("publie");
	expect(await ajouterEtape(moi, slug, ETAPE)).toMatchObject({
		refus: "conflit",
	});
	const ecrit = {
		cahier: "Ce qu’il faut faire.",
		cahier_en: "What is to be made.",
		roles: ["terrain" as const],
		depot: "https://exemple.fr/depot",
	};
	expect(await definirChantier(moi, slug, ecrit)).toMatchObject({ ok: true });
	const lu = async () => {
		const besoin = await lireBesoin(slug);
		return besoin.ok ? besoin.valeur : undefined;
	};
	expect(await lu()).toMatchObject({ cahier: null, roles: [], depot: null });
	await prisma().besoin.update({ where: { slug }, data: { statut: "etude" } });
	expect(await lu()).toMatchObject({
		cahier: "Ce qu’il faut faire.",
		roles: ["terrain"],
		depot: "https://exemple.fr/depot",
		traductions: { en: { cahier: "What is to be made." } },
	});
});

test("five thousand supporters are mailed with one statement, each once, within the answer's time", async () => {
	const moi = await acteurDeRole();
	const { slug, id } = await besoin("developpement");
	await rows(
		sql`WITH c AS (INSERT INTO comptes (courriel, courriel_saisi)
		      SELECT 'a' || n || '@foule.fr', 'a' || n || '@foule.fr' FROM generate_series(1, 5000) AS n RETURNING id)
		    INSERT INTO soutiens (compte_id, besoin_id) SELECT id, ${id} FROM c`,
	);
	expect(await ajouterEtape(moi, slug, ETAPE)).toEqual({
		ok: true,
		valeur: { numero: 1, destinataires: 5000 },
	});
	const [compte] = await rows<{ n: number; comptes: number }>(
		sql`SELECT count(*)::int AS n, count(DISTINCT compte_id)::int AS comptes FROM courriels WHERE besoin_id = ${id}`,
	);
	expect(compte).toEqual({ n: 5000, comptes: 5000 });
});
