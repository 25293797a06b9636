import { expect, test } from "vitest";
import type { ActeurCompte } from "#lib/platform/actor";
import { prisma } from "#lib/platform/db/pool";
import { secretBytes } from "#lib/platform/runtime/clock";
import { securityEvents } from "#prisma/security.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import {
	fermerSession,
	fermerSessionsDe,
	fermerToutesLesSessions,
} from "./commands.ts";
import { listerSessions } from "./queries.ts";

useTestDatabase();

const HEURE_MS = 3_600_000;
const OPERATEUR = { nature: "operateur" } as const;

let comptes = 0;
async function nouveauCompte(): Promise<ActeurCompte> {
	comptes += 1;
	const courriel = `session${comptes}@exemple.fr`;
	const { id } = await prisma().compte.create({
		data: { courriel, courriel_saisi: courriel },
	});
	return { nature: "compte", compte_id: id, role: "membre" };
}

async function ouvrir(
	{ compte_id }: ActeurCompte,
	{ agent = "Un navigateur", dureeMs = HEURE_MS, vueIlYaMs = 0 } = {},
): Promise<number> {
	const maintenant = Date.now();
	const { id } = await prisma().session.create({
		data: {
			compte_id,
			agent,
			empreinte: new Uint8Array(secretBytes(32)),
			vue_le: new Date(maintenant - vueIlYaMs),
			expire_le: new Date(maintenant + dureeMs),
		},
	});
	return id;
}

test("the list holds the account's open sessions, most recently seen first, and no expired one", async () => {
	const acteur = await nouveauCompte();
	const ancienne = await ouvrir(acteur, { vueIlYaMs: HEURE_MS });
	const derniere = await ouvrir(acteur);
	await ouvrir(acteur, { dureeMs: -1 });
	await ouvrir(await nouveauCompte());
	const liste = await listerSessions(acteur.compte_id);
	expect(liste.map(({ id }) => id)).toEqual([derniere, ancienne]);
	expect(Object.keys(liste[0] ?? {})).toEqual([
		"id",
		"agent",
		"cree_le",
		"vue_le",
	]);
});

test("closing one session leaves the account's others, and closes no other account's", async () => {
	const acteur = await nouveauCompte();
	const autre = await nouveauCompte();
	const fermee = await ouvrir(acteur);
	const gardee = await ouvrir(acteur);
	const etrangere = await ouvrir(autre);
	expect(await fermerSession(acteur, fermee)).toMatchObject({ ok: true });
	expect(await fermerSession(acteur, etrangere)).toEqual({
		ok: false,
		refus: "introuvable",
	});
	expect(await listerSessions(acteur.compte_id)).toMatchObject([
		{ id: gardee },
	]);
	expect(await listerSessions(autre.compte_id)).toHaveLength(1);
});

test("signing out everywhere closes every session and forgets the known browsers, of this account only", async () => {
	const acteur = await nouveauCompte();
	const autre = await nouveauCompte();
	await ouvrir(acteur);
	await ouvrir(acteur);
	await ouvrir(autre);
	await prisma().navigateurConnu.createMany({
		data: [acteur, autre].map(({ compte_id }) => ({
			compte_id,
			empreinte: new Uint8Array(secretBytes(32)),
			expire_le: new Date(Date.now() + HEURE_MS),
		})),
	});
	expect(await fermerToutesLesSessions(acteur)).toEqual({
		ok: true,
		valeur: 2,
	});
	expect(await listerSessions(acteur.compte_id)).toEqual([]);
	expect(
		await prisma().navigateurConnu.findMany({
			where: { compte_id: { in: [acteur.compte_id, autre.compte_id] } },
		}),
	).toMatchObject([{ compte_id: autre.compte_id }]);
	expect(await listerSessions(autre.compte_id)).toHaveLength(1);
});

test("an administrator or the operator closes an account's sessions, the operator alone all of them", async () => {
	const un = await nouveauCompte();
	const deux = await nouveauCompte();
	for (const acteur of [un, un, deux]) await ouvrir(acteur);
	const admin = { ...deux, role: "admin" } as const;
	for (const [role, qui] of [
		["membre", un.compte_id],
		["moderateur", un.compte_id],
		["admin", null],
	] as const)
		expect(await fermerSessionsDe({ ...deux, role }, qui)).toMatchObject({
			...{ refus: "interdit", raison: "role" },
		});
	expect(await fermerSessionsDe({ nature: "systeme" }, null)).toMatchObject({
		refus: "interdit",
	});
	expect(await fermerSessionsDe(admin, 999_999)).toMatchObject({
		refus: "introuvable",
	});
	expect(await listerSessions(un.compte_id)).toHaveLength(2);
	expect(await fermerSessionsDe(admin, un.compte_id)).toEqual({
		ok: true,
		valeur: 2,
	});
	expect(await listerSessions(un.compte_id)).toEqual([]);
	expect(await listerSessions(deux.compte_id)).toHaveLength(1);
	await ouvrir(un);
	expect(await fermerSessionsDe(OPERATEUR, null)).toMatchObject({
		ok: true,
	});
	expect(await prisma().session.count()).toBe(0);
	expect(
		await prisma().journalEntree.findMany({
			where: { acte: "fermerSessionsDe" },
			orderBy: { id: "asc" },
			select: { acteur: true, objet: true, objet_id: true },
		}),
	).toEqual([
		{ acteur: "compte", objet: "compte", objet_id: un.compte_id },
		{ acteur: "operateur", objet: "site", objet_id: null },
	]);
});

test("closing one session, all of one's own, or those of another is journaled by whoever did it, and counted for the operator", async () => {
	const [acteur, autre] = [await nouveauCompte(), await nouveauCompte()];
	const { compte_id } = acteur;
	const faits = await securityEvents(async () => {
		await fermerSession(acteur, await ouvrir(acteur));
		await fermerToutesLesSessions(acteur);
		await fermerSession(acteur, await ouvrir(autre));
		await fermerSessionsDe(OPERATEUR, compte_id);
	});
	expect(faits).toEqual({ deconnexion: 2, sessions_fermees: 1 });
	expect(
		await prisma().journalEntree.findMany({
			where: { objet: "compte", objet_id: compte_id },
			orderBy: { id: "asc" },
			select: { acte: true, acteur_id: true },
		}),
	).toEqual([
		{ acte: "fermerSession", acteur_id: compte_id },
		{ acte: "fermerToutesLesSessions", acteur_id: compte_id },
		{ acte: "fermerSessionsDe", acteur_id: null },
	]);
});
