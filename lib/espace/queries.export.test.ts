import { expect, test } from "vitest";
import { boiteDe } from "#lib/comptes/connexion/codes/queries";
import { creerJeton } from "#lib/comptes/jetons/commands";
import { reunirBesoins } from "#lib/moderation/voisins/commands";
import {
	choisirEtapes,
	raconterSituation,
	soutenirBesoin,
	voterPourProjet,
} from "#lib/participation/commands";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { secretBytes } from "#lib/platform/runtime/clock";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { exporterMesDonnees } from "./queries.ts";

useTestDatabase();

async function nouveauCompte(courriel: string): Promise<ActeurCompte> {
	const { id } = await prisma().compte.create({
		data: { courriel, courriel_saisi: courriel, nom: `Nom de ${courriel}` },
	});
	return { nature: "compte", compte_id: id, role: "membre" };
}

const octets = () => new Uint8Array(secretBytes(32));

/** One row in every table that can hold something about a person. */
async function remplir(acteur: ActeurCompte, marque: string) {
	const { compte_id } = acteur;
	const expire_le = new Date(Date.now() + 3_600_000);
	await creerProjet({ slug: `vote-${marque}` });
	await creerBesoin({ slug: `soutien-${marque}` });
	await voterPourProjet(acteur, `vote-${marque}`);
	await soutenirBesoin(acteur, `soutien-${marque}`);
	await choisirEtapes(acteur, `soutien-${marque}`, false);
	await rows(
		sql`WITH livre AS (INSERT INTO jalons (besoin_id, statut)
		      SELECT id, 'livre' FROM besoins WHERE slug = ${`soutien-${marque}`} RETURNING id, besoin_id)
		    INSERT INTO reponses_bilan (compte_id, besoin_id, jalon_id, reponse, phrase)
		    SELECT ${compte_id}::int, besoin_id, id, 'oui', ${`phrase de ${marque}`} FROM livre`,
	);
	await raconterSituation(acteur, `soutien-${marque}`, {
		...{ situation: `situation de ${marque}`, departement: null, langue: "fr" },
	});
	await creerBesoin({ slug: `reuni-${marque}` });
	await soutenirBesoin(acteur, `reuni-${marque}`);
	await reunirBesoins(await acteurDeRole("moderateur"), {
		...{ absorbe: `reuni-${marque}`, garde: `soutien-${marque}` },
		...{ raison_fr: "C’est pareil.", raison_en: "It is the same." },
	});
	const auteur = { connect: { id: compte_id } };
	const projet_id = await creerProjet({
		slug: `quarantaine-${marque}`,
		description: `Le texte en quarantaine de ${marque}, gardé trente jours.`,
		statut: "quarantaine",
		publie_le: null,
		auteur,
	});
	const besoin_id = await creerBesoin({ slug: `besoin-${marque}`, auteur });
	await prisma().lien.create({
		data: {
			...{ besoin_id, projet_id, origine: "habitant", reponses: 1 },
			nuance: `nuance de ${marque}`,
		},
	});
	await prisma().retrait.create({
		data: {
			...{ besoin_id, acte_id: compte_id, statut_avant: "publie" },
			...{ conteste_le: new Date(), texte: `contestation de ${marque}` },
		},
	});
	await rows(
		sql`WITH acte AS (INSERT INTO journal (acteur, acte, objet, objet_id, motif)
		      VALUES ('systeme', 'demanderComplement', 'projet', ${projet_id}, ${`questions à ${marque}`}) RETURNING id)
		    INSERT INTO demandes (projet_id, acte_id) SELECT ${projet_id}, id FROM acte`,
	);
	const place = await prisma().place.create({
		data: {
			...{ besoin_id, role: "terrain", titre: `place ${marque}`, texte: "x" },
			...{ nombre: 1, heures: 2, jusqu_au: expire_le },
		},
	});
	const offre = { place_id: place.id, compte_id, contact: true, expire_le };
	await prisma().offre.create({
		data: { ...offre, message: `une offre d’aide de ${marque}` },
	});
	await prisma().referent.create({ data: { besoin_id, compte_id, rang: 1 } });
	await prisma().contribution.create({
		data: { compte_id, nature: "projet", projet_id, cle_rejeu: octets() },
	});
	const jeton = await creerJeton(acteur, { compte_id, nom: marque });
	await prisma().session.create({
		data: {
			compte_id,
			agent: `agent ${marque}`,
			empreinte: octets(),
			expire_le,
		},
	});
	await prisma().codeFaux.create({
		data: { boite: new Uint8Array(boiteDe(`${marque}@exemple.fr`)) },
	});
	await prisma().navigateurConnu.create({
		data: { compte_id, empreinte: octets(), expire_le },
	});
	await prisma().brouillon.create({
		data: {
			compte_id,
			empreinte: octets(),
			nature: "projet",
			contenu: { nom: `brouillon ${marque}` },
			expire_le,
		},
	});
	await prisma().signalement.create({
		data: { projet_id, compte_id, motif: "inexact", texte: `note ${marque}` },
	});
	await prisma().revision.create({
		data: {
			...{ objet: "projet", objet_id: projet_id, slug: marque, projet_id },
			...{ publiee: false, acteur: "compte", acteur_id: compte_id },
			...{ acte: "corrigerContribution", valeurs: { nom: [marque] } },
		},
	});
	await prisma().defi.create({
		data: {
			compte_id,
			empreinte: octets(),
			nature: "connexion",
			courriel: `${marque}@exemple.fr`,
			code: octets(),
			expire_le,
		},
	});
	await prisma().cleAcces.create({
		data: {
			compte_id,
			identifiant: `cle-${marque}`,
			cle_publique: octets(),
			compteur: 0,
			nom: `Clé de ${marque}`,
		},
	});
	await prisma().identiteExterne.create({
		data: { compte_id, emetteur: "https://identite.exemple", sub: marque },
	});
	await prisma().codeSecours.create({
		data: { compte_id, empreinte: octets() },
	});
	await prisma().courriel.create({
		data: {
			cle: `code:${marque}`,
			gabarit: "code",
			langue: "fr",
			compte_id,
			destinataire: `${marque}@exemple.fr`,
			donnees: { code: "482913" },
			expire_le,
		},
	});
	return jeton.ok ? jeton.valeur.jeton : "";
}

/** Every table that references an account, according to PostgreSQL's catalog. */
function tablesPersonnelles() {
	return rows<{ nom: string }>(
		sql`SELECT DISTINCT de.relname::text AS nom FROM pg_constraint k
		    JOIN pg_class de ON de.oid = k.conrelid JOIN pg_class vers ON vers.oid = k.confrelid
		    WHERE k.contype = 'f' AND vers.relname = 'comptes' ORDER BY 1`,
	);
}

test("the export contains what every table holds about the person, and nothing about another", async () => {
	const acteur = await nouveauCompte("camille@exemple.fr");
	await remplir(acteur, "camille");
	await remplir(await nouveauCompte("dominique@exemple.fr"), "dominique");
	const lu = await exporterMesDonnees(acteur.compte_id);
	if (!lu.ok) throw new Error(lu.refus);
	const { exporte_le, compte, ...listes } = lu.valeur;
	expect(exporte_le).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
	expect(compte).toMatchObject({
		courriel: "camille@exemple.fr",
		nom: "Nom de camille@exemple.fr",
	});
	for (const [nom, liste] of Object.entries(listes))
		expect([liste].flat().length, nom).toBeGreaterThan(0);
	expect(JSON.stringify(lu.valeur)).not.toContain("dominique");
	expect(lu.valeur.codes_faux).toHaveLength(1);
	for (const texte of [
		"Le texte en quarantaine",
		"brouillon",
		"note",
		"contestation",
		"une offre d’aide de camille",
		"nuance",
		"situation de camille",
		"questions à camille",
	])
		expect(JSON.stringify(lu.valeur)).toContain(texte);
});

test("the export contains the areas that an author chose and the English version that came with a project", async () => {
	const acteur = await nouveauCompte("claude@exemple.fr");
	const auteur = { connect: { id: acteur.compte_id } };
	const traductions = { en: { nom: "A map of fountains" } };
	const lieux = ["dep-58"];
	await creerProjet({ slug: "ecrit-claude", auteur, traductions, lieux });
	await creerBesoin({ slug: "besoin-claude", auteur, lieux });
	expect(await exporterMesDonnees(acteur.compte_id)).toMatchObject({
		valeur: { projets: [{ traductions, lieux }], besoins: [{ lieux }] },
	});
});

test("D15: the export shows entries in quarantine as awaiting review", async () => {
	const acteur = await nouveauCompte("frederique@exemple.fr");
	await remplir(acteur, "frederique");
	const lu = await exporterMesDonnees(acteur.compte_id);
	expect(lu).toMatchObject({
		valeur: { projets: [{ statut: "propose" }] },
	});
	expect(JSON.stringify(lu)).not.toContain('"quarantaine"');
});

test("the export contains no token, code, hash or internal number", async () => {
	const acteur = await nouveauCompte("sacha@exemple.fr");
	const jeton = await remplir(acteur, "sacha");
	const lu = await exporterMesDonnees(acteur.compte_id);
	const texte = JSON.stringify(lu);
	expect(texte).not.toContain(jeton);
	expect(texte).not.toContain("482913");
	expect(texte).not.toMatch(/"(empreinte|code|cle_rejeu|id|\w+_id)":/);
});

test("a table that begins to reference accounts must be added to the export", async () => {
	expect((await tablesPersonnelles()).map(({ nom }) => nom)).toEqual([
		"besoins",
		"brouillons",
		"cles_acces",
		"codes_secours",
		"contributions",
		"courriels",
		"defis",
		"demandes",
		// Holds only the count of the hourly window, which "envois" already gives.
		"fenetres_contributions",
		"identites_externes",
		"jetons",
		"journal",
		"navigateurs_connus",
		"offres",
		"projets",
		"referents",
		"refus_etapes",
		"retraits",
		"revisions",
		"sessions",
		"signalements",
		"soutiens",
		"soutiens_reunis",
		"votes",
	]);
});

test("an unknown account has nothing to export", async () => {
	expect(await exporterMesDonnees(999_999)).toEqual({
		ok: false,
		refus: "introuvable",
	});
});
