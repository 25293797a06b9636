import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { creerCompte } from "#lib/comptes/commands";
import { boiteDe } from "#lib/comptes/connexion/codes/queries";
import { creerJeton } from "#lib/comptes/jetons/commands";
import { empreinteBarree } from "#lib/comptes/queries";
import { ajusterDecomptes } from "#lib/exploitation/commands";
import { suspendreCompte } from "#lib/moderation/comptes/commands";
import { soutenirBesoin, voterPourProjet } from "#lib/participation/commands";
import type { Acteur, ActeurCompte, Role } from "#lib/platform/actor";
import { sauvegarder } from "#lib/platform/backup/write";
import { prisma } from "#lib/platform/db/pool";
import { secretBytes } from "#lib/platform/runtime/clock";
import { creerBesoin, creerProjet } from "#prisma/entries.fixture";
import { checkInvariants } from "#prisma/invariants.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { effacerCompte } from "./commands.ts";

useTestDatabase();

const SYSTEME: Acteur = { nature: "systeme" };
const OPERATEUR: Acteur = { nature: "operateur" };
const octets = () => new Uint8Array(secretBytes(32));

let comptes = 0;
async function nouveauCompte(
	role: Role = "membre",
	nom: string | null = null,
): Promise<ActeurCompte & { courriel: string }> {
	comptes += 1;
	const courriel = `personne${comptes}@exemple.fr`;
	const { id } = await prisma().compte.create({
		data: { courriel, courriel_saisi: courriel, nom, role },
	});
	return { nature: "compte", compte_id: id, role, courriel };
}

/** Every row of every table, as text, like a backup. */
async function toutLire(): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), "bc-effacement-"));
	try {
		const { fichier } = await sauvegarder(join(folder, "tout"));
		return gunzipSync(readFileSync(fichier)).toString("utf8");
	} finally {
		rmSync(folder, { recursive: true });
	}
}

const NOM = "Zéphyrine d’Aubépine-Kowalczyk";
const ADRESSE = "zephyrine.kow+Annuaire@Exemple.fr";
const ANCIENNE = "autrefois.kow@exemple.fr";
const COURRIEL = ADRESSE.toLowerCase();

async function journal(
	compte_id: number,
	entree: { objet: string; objet_id?: number; motif?: string; avant?: object },
) {
	await prisma().journalEntree.create({
		data: {
			acteur: "systeme",
			acte: "essai",
			...entree,
			avant: entree.avant ? { ...entree.avant } : {},
			acteur_id: compte_id,
		},
	});
}

/** Puts the person everywhere that a row can name one; returns the account, and what it published. */
async function personnePartout() {
	const { id: compte_id } = await prisma().compte.create({
		data: { courriel: COURRIEL, courriel_saisi: ADRESSE, nom: NOM },
	});
	const acteur: ActeurCompte = {
		nature: "compte",
		compte_id,
		role: "membre",
	};
	const auteur = { connect: { id: compte_id } };
	const publie = await creerProjet({ slug: "reste-publie", auteur });
	const non_publie = await creerProjet({
		slug: "zephyrine-kowalczyk",
		porteur: NOM,
		description: `${NOM} écrit à ${ADRESSE} pour un projet que nul n’a publié.`,
		statut: "propose",
		publie_le: null,
		auteur,
	});
	const besoin = await creerBesoin({
		slug: "refuse-zephyrine",
		titre: `Le besoin de ${NOM}`,
		statut: "refuse",
		publie_le: null,
		auteur,
	});
	await creerProjet({ slug: "vote-efface" });
	await creerBesoin({ slug: "soutien-efface" });
	await voterPourProjet(acteur, "vote-efface");
	await soutenirBesoin(acteur, "soutien-efface");
	await creerJeton(acteur, { compte_id, nom: `Jeton de ${NOM}` });
	const expire_le = new Date(Date.now() + 3_600_000);
	const defi = { nature: "connexion", code: octets(), expire_le };
	await prisma().defi.create({
		data: { ...defi, courriel: COURRIEL, empreinte: octets() },
	});
	await prisma().defi.create({
		data: { ...defi, courriel: ANCIENNE, compte_id, empreinte: octets() },
	});
	await prisma().session.create({
		data: { compte_id, empreinte: octets(), expire_le, agent: NOM },
	});
	await prisma().brouillon.create({
		data: {
			compte_id,
			empreinte: octets(),
			nature: "projet",
			contenu: { nom: NOM },
			expire_le,
		},
	});
	await prisma().signalement.createMany({
		data: [
			{ projet_id: publie, compte_id, motif: "inexact", texte: `Moi, ${NOM}` },
			{
				projet_id: publie,
				motif: "inexact",
				texte: `Demandez à ${NOM.toUpperCase()} (${COURRIEL}).`,
				note: `Vu avec ${NOM} et ${COURRIEL}.`,
				...{ courriel: COURRIEL, langue: "fr" },
				...{ decision: "gardee", traite_le: new Date() },
				reponse: `Bonjour ${NOM}, ${COURRIEL}.`,
			},
		],
	});
	await prisma().retrait.create({
		data: {
			...{ projet_id: publie, acte_id: 1, statut_avant: "publie" },
			...{ conteste_le: new Date(), texte: `Moi, ${NOM}, je conteste.` },
		},
	});
	const autre = await creerProjet({ slug: "retire-d-un-autre" });
	await prisma().retrait.create({
		data: {
			...{ projet_id: autre, acte_id: 2, statut_avant: "publie" },
			...{ conteste_le: new Date(), texte: `Demandez à ${COURRIEL}, merci.` },
		},
	});
	const courriel = { langue: "fr", gabarit: "essai" };
	await prisma().courriel.createMany({
		data: [
			{
				...courriel,
				cle: "mort",
				statut: "abandonne",
				compte_id,
				destinataire: COURRIEL,
				donnees: { nom: NOM },
				erreur: `550 <${COURRIEL}> inconnue`,
			},
			{ ...courriel, cle: "code", destinataire: COURRIEL },
			{
				...courriel,
				cle: "equipe",
				destinataire: "equipe@exemple.fr",
				donnees: { phrase: `Un message de ${ADRESSE}.` },
			},
		],
	});
	await journal(compte_id, {
		objet: "compte",
		objet_id: compte_id,
		avant: { courriel: ANCIENNE, nom: NOM },
		motif: `${NOM} a perdu ${ANCIENNE}.`,
	});
	await journal(compte_id, {
		objet: "projet",
		objet_id: non_publie,
		avant: { statut: "propose", porteur: NOM },
	});
	await journal(compte_id, { objet: "besoin", objet_id: besoin, motif: NOM });
	await journal(compte_id, { objet: "projet", objet_id: publie, motif: NOM });
	await journal(compte_id, {
		objet: "essai",
		motif: `Voir avec ${ANCIENNE}.`,
		avant: { note: `écrire à ${COURRIEL}` },
	});
	return acteur;
}

test("D10: after an erasure a dump of every table contains neither the address nor the name, the counts are updated, and published entries are kept", async () => {
	const acteur = await personnePartout();
	const avant = await toutLire();
	for (const texte of [NOM, COURRIEL, ADRESSE, ANCIENNE, "kowalczyk"])
		expect(avant, texte).toContain(texte);
	expect(await effacerCompte(acteur, acteur.compte_id)).toEqual({
		ok: true,
		valeur: null,
	});
	const apres = (await toutLire()).toLowerCase();
	for (const texte of [
		NOM,
		COURRIEL,
		ANCIENNE,
		"kowalczyk",
		"zephyrine",
		"zéphyrine",
	])
		expect(apres, texte).not.toContain(texte.toLowerCase());
	expect(
		await prisma().projet.findUniqueOrThrow({
			where: { slug: "reste-publie" },
		}),
	).toMatchObject({ auteur_id: null, statut: "publie" });
	expect(
		await prisma().projet.findUniqueOrThrow({ where: { slug: "vote-efface" } }),
	).toMatchObject({ nb_votes: 0 });
	expect(
		await prisma().besoin.findUniqueOrThrow({
			where: { slug: "soutien-efface" },
		}),
	).toMatchObject({ nb_soutiens: 0 });
	expect(await checkInvariants().then(sansFixtures)).toEqual([]);
});

/** The fixtures' published entries have no timeline and no theme; everything else must be right. */
function sansFixtures({ ecarts }: Awaited<ReturnType<typeof checkInvariants>>) {
	return ecarts.filter(({ regle }) => !/^(jalons|themes)_/.test(regle));
}

test("an erasure changes neither the data of others with the same name, nor longer addresses with the same ending", async () => {
	const acteur = await nouveauCompte("membre", "Claude");
	const homonyme = await nouveauCompte("membre", "Claude");
	await journal(homonyme.compte_id, {
		objet: "compte",
		objet_id: homonyme.compte_id,
		motif: `Claude écrit de x.${acteur.courriel}`,
	});
	await effacerCompte(acteur, acteur.compte_id);
	expect(
		await prisma().journalEntree.findFirstOrThrow({
			where: { objet_id: homonyme.compte_id, objet: "compte" },
		}),
	).toMatchObject({ motif: `Claude écrit de x.${acteur.courriel}` });
	expect(
		await prisma().compte.findUniqueOrThrow({
			where: { id: homonyme.compte_id },
		}),
	).toMatchObject({ nom: "Claude" });
});

test("D10: an account suspended a moment ago is removed from the counts when it is erased, one removed by night is not removed again", async () => {
	const admin = await nouveauCompte("admin");
	const comptes = [
		await nouveauCompte(),
		await nouveauCompte(),
		await nouveauCompte(),
	];
	const id = await creerProjet({ slug: "trois-votes" });
	for (const compte of comptes) await voterPourProjet(compte, "trois-votes");
	const nombre = async () =>
		(await prisma().projet.findUniqueOrThrow({ where: { id } })).nb_votes;
	const [parti, juste] = comptes;
	if (!parti || !juste) throw new Error("three accounts");
	const decision = { suspendu: true, motif: null };
	await suspendreCompte(admin, parti.compte_id, decision);
	await prisma().compte.update({
		where: { id: parti.compte_id },
		data: { suspendu_le: new Date(Date.now() - 25 * 3_600_000) },
	});
	await ajusterDecomptes(SYSTEME);
	await suspendreCompte(admin, juste.compte_id, decision);
	expect(await nombre()).toBe(2);
	await effacerCompte(SYSTEME, parti.compte_id);
	expect(await nombre()).toBe(2);
	await effacerCompte(SYSTEME, juste.compte_id);
	expect(await nombre()).toBe(1);
	expect(await checkInvariants().then(sansFixtures)).toEqual([]);
});

test("D10: a suspended account's votes are not subtracted from the counts twice, and its address stays barred, with its tags ignored", async () => {
	const admin = await nouveauCompte("admin");
	const acteur = await nouveauCompte();
	const autre = await nouveauCompte();
	const id = await creerProjet({ slug: "deux-votes" });
	await voterPourProjet(acteur, "deux-votes");
	await voterPourProjet(autre, "deux-votes");
	await suspendreCompte(admin, acteur.compte_id, {
		suspendu: true,
		motif: null,
	});
	expect(await effacerCompte(SYSTEME, acteur.compte_id)).toMatchObject({
		ok: true,
	});
	expect(
		await prisma().projet.findUniqueOrThrow({ where: { id } }),
	).toMatchObject({ nb_votes: 1 });
	const etiquetee = acteur.courriel.replace("@", "+encore@");
	const barrees = await prisma().adresseBarree.findMany();
	const estBarree = async () =>
		(await prisma().adresseBarree.count({
			where: { empreinte: new Uint8Array(empreinteBarree(etiquetee)) },
		})) === 1;
	expect(await estBarree()).toBe(true);
	expect(JSON.stringify(barrees)).not.toContain(acteur.courriel);
	const refus = { ok: false, refus: "conflit" };
	for (const courriel of [acteur.courriel, etiquetee])
		expect(await creerCompte(OPERATEUR, { courriel })).toMatchObject(refus);
	const { courriel } = acteur;
	expect(
		await creerCompte(OPERATEUR, { courriel }, { leve: true }),
	).toMatchObject({ ok: true });
	expect(await estBarree()).toBe(false);
	expect(
		await prisma().journalEntree.count({ where: { acte: "leverBarrage" } }),
	).toBe(1);
});

test("an account erased in good standing can be created again with the same address; its erasure is journaled", async () => {
	const acteur = await nouveauCompte();
	await effacerCompte(acteur, acteur.compte_id);
	const effacement = { acte: "effacerCompte", objet_id: acteur.compte_id };
	expect(await prisma().journalEntree.count({ where: effacement })).toBe(1);
	const { courriel } = acteur;
	expect(await creerCompte(OPERATEUR, { courriel })).toMatchObject({
		ok: true,
	});
});

test("D8: an account can't erase another account, and the last administrator is not erased", async () => {
	const acteur = await nouveauCompte();
	const admins = [await nouveauCompte("admin"), await nouveauCompte("admin")];
	const [un, deux] = admins;
	if (!un || !deux) throw new Error("two administrators");
	expect(await effacerCompte(un, acteur.compte_id)).toEqual({
		ok: false,
		refus: "interdit",
		raison: "role",
	});
	await prisma().compte.updateMany({
		where: { role: "admin", id: { notIn: [un.compte_id, deux.compte_id] } },
		data: { role: "membre" },
	});
	const resultats = await Promise.all(
		admins.map((admin) => effacerCompte(admin, admin.compte_id)),
	);
	expect(resultats.filter(({ ok }) => ok)).toHaveLength(1);
	expect(resultats).toContainEqual({
		ok: false,
		refus: "interdit",
		raison: "dernier_admin",
	});
	expect(await prisma().compte.count({ where: { role: "admin" } })).toBe(1);
});

test("votes cast while the account is being erased leave counts equal to their rows", async () => {
	const acteur = await nouveauCompte();
	const slugs = Array.from({ length: 30 }, (_, rang) => `course-${rang}`);
	for (const slug of slugs) await creerProjet({ slug });
	const votes = slugs.map((slug) => voterPourProjet(acteur, slug));
	const [efface] = await Promise.all([
		effacerCompte(acteur, acteur.compte_id),
		...votes,
	]);
	expect(efface).toMatchObject({ ok: true });
	const comptes = await prisma().projet.findMany({
		where: { slug: { in: slugs } },
		select: { nb_votes: true, _count: { select: { votes: true } } },
	});
	for (const { nb_votes, _count } of comptes)
		expect([nb_votes, _count.votes]).toEqual([0, 0]);
});

test("an unknown account is not erased", async () => {
	expect(await effacerCompte(SYSTEME, 999_999)).toEqual({
		ok: false,
		refus: "introuvable",
	});
});

test("the wrong codes counted for its mailbox are deleted with an account, and only those", async () => {
	const [part, reste] = [await nouveauCompte(), await nouveauCompte()];
	for (const { courriel } of [part, reste])
		await prisma().codeFaux.create({
			data: { boite: new Uint8Array(boiteDe(courriel)) },
		});
	expect(await effacerCompte(SYSTEME, part.compte_id)).toMatchObject({
		ok: true,
	});
	const restants = await prisma().codeFaux.findMany();
	expect(restants.map(({ boite }) => Buffer.from(boite))).toEqual([
		boiteDe(reste.courriel),
	]);
});
