import { expect, test } from "vitest";
import { decrireBesoin } from "#lib/besoins/commands";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { secretBytes } from "#lib/platform/runtime/clock";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { acteurDeRole, slugNeuf } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { effacerCompte } from "./commands.ts";

useTestDatabase();

async function decrire(acteur: ActeurCompte, titre: string, texte: string) {
	const recu = await decrireBesoin(
		acteur,
		{
			titre,
			description: "Une description assez longue pour être acceptée ici.",
			territoire: null,
			theme: null,
			langue: "fr",
			piege: "",
		},
		[{ projet: "fontaines", texte }],
	);
	if (!recu.ok) throw new Error(recu.refus);
	await prisma().besoin.update({
		where: { slug: recu.valeur.slug },
		data: { statut: "publie", publie_le: new Date() },
	});
}

test("an erased account takes along what it said of projects beside its public needs, and its address in what others said", async () => {
	await creerProjet({ slug: "fontaines" });
	const [parti, reste] = [
		await acteurDeRole("membre"),
		await acteurDeRole("membre"),
	];
	const { courriel } = await prisma().compte.findUniqueOrThrow({
		where: { id: parti.compte_id },
	});
	await decrire(parti, "Savoir où remplir sa gourde", "Il manque les heures.");
	await decrire(reste, "Un besoin qui en parle aussi", `Voir ${courriel}.`);
	await decrire(reste, "Un besoin qui n’en parle pas", "Rien à Brest.");
	expect((await effacerCompte({ nature: "systeme" }, parti.compte_id)).ok).toBe(
		true,
	);
	const liens = await prisma().lien.findMany({ orderBy: { besoin_id: "asc" } });
	expect(liens.map(({ nuance }) => nuance)).toEqual([
		null,
		null,
		"Rien à Brest.",
	]);
});

const octets = () => new Uint8Array(secretBytes(32));

/** Gives the account one row of each kind that an erasure takes away or empties; returns the project that was never public. */
async function ecrirePartout(compte_id: number): Promise<number> {
	const auteur = { connect: { id: compte_id } };
	const attend = { statut: "propose", publie_le: null } as const;
	const projet_id = await creerProjet({ slug: slugNeuf(), auteur });
	const besoin_id = await creerBesoin({ slug: slugNeuf(), auteur });
	const cache = await creerProjet({ slug: slugNeuf(), auteur, ...attend });
	const tu = await creerBesoin({ slug: slugNeuf(), auteur, ...attend });
	const version = { acteur: "compte", acteur_id: compte_id, publiee: false };
	const texte = { acte: "corrigerContribution", slug: "x", valeurs: { a: [] } };
	const conteste = { statut_avant: "publie", conteste_le: new Date() };
	const entrees = [
		["projet", { projet_id }, projet_id],
		["besoin", { besoin_id }, besoin_id],
		["projet", { projet_id: cache }, cache],
		["besoin", { besoin_id: tu }, tu],
	] as const;
	for (const [objet, cle, objet_id] of entrees) {
		await prisma().revision.create({
			data: { ...version, ...texte, ...cle, objet, objet_id },
		});
		const { id: acte_id } = await prisma().journalEntree.create({
			data: {
				...{ acteur: "compte", acteur_id: compte_id, acte: "essai" },
				...{ objet, objet_id, objet_slug: "x", motif: "Où ?" },
				...{ avant: { nom: "Un nom" }, apres: { nom: "Un autre" } },
			},
		});
		await prisma().demande.create({ data: { ...cle, acte_id } });
		await prisma().retrait.create({
			data: { ...conteste, ...cle, acte_id, texte: "Je conteste." },
		});
	}
	await prisma().signalement.create({
		data: {
			...{ projet_id, compte_id, motif: "autre", texte: "Un texte." },
			lecteur: octets(),
		},
	});
	const courriel = `a${compte_id}@ailleurs.example`;
	await prisma().defi.create({
		data: {
			...{ nature: "connexion", courriel, langue: "fr", compte_id },
			...{ empreinte: octets(), code: octets(), expire_le: new Date() },
		},
	});
	await prisma().courriel.create({
		data: {
			...{ cle: courriel, gabarit: "essai", langue: "fr", compte_id },
			destinataire: courriel,
		},
	});
	return cache;
}

/** All rows about the account. */
function lirePartout(id: number) {
	const siennes = sql`projet_id IN (SELECT id FROM projets WHERE auteur_id = ${id}) OR besoin_id IN (SELECT id FROM besoins WHERE auteur_id = ${id})`;
	return rows(
		sql`SELECT 'projets' AS t, id, to_jsonb(x) FROM projets x WHERE auteur_id = ${id}
		    UNION ALL SELECT 'besoins', id, to_jsonb(x) FROM besoins x WHERE auteur_id = ${id}
		    UNION ALL SELECT 'revisions', id, to_jsonb(x) FROM revisions x WHERE ${siennes}
		    UNION ALL SELECT 'demandes', id, to_jsonb(x) FROM demandes x WHERE ${siennes}
		    UNION ALL SELECT 'retraits', id, to_jsonb(x) FROM retraits x WHERE ${siennes}
		    UNION ALL SELECT 'journal', id, to_jsonb(x) FROM journal x WHERE acteur_id = ${id}
		    UNION ALL SELECT 'signalements', id, to_jsonb(x) FROM signalements x WHERE compte_id = ${id}
		    UNION ALL SELECT 'defis', id, to_jsonb(x) FROM defis x WHERE compte_id = ${id}
		    UNION ALL SELECT 'courriels', id, to_jsonb(x) FROM courriels x WHERE compte_id = ${id} ORDER BY 1, 2`,
	);
}

test("an erasure leaves the texts, versions, contests, questions, reports, codes and mails of another account as they were, and what the journal says of them", async () => {
	const [parti, reste] = [
		await acteurDeRole("membre"),
		await acteurDeRole("membre"),
	];
	await ecrirePartout(reste.compte_id);
	const supprime = await ecrirePartout(parti.compte_id);
	// Of a need that has the number of a project that goes.
	await prisma().journalEntree.create({
		data: {
			...{ acteur: "compte", acteur_id: reste.compte_id, acte: "essai" },
			...{ objet: "besoin", objet_id: supprime, motif: "Un motif." },
		},
	});
	const avant = await lirePartout(reste.compte_id);
	expect(avant).toHaveLength(24);
	await effacerCompte({ nature: "systeme" }, parti.compte_id);
	expect(await lirePartout(reste.compte_id)).toEqual(avant);
});
