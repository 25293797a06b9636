import { expect, test } from "vitest";
import type { Role } from "#lib/platform/actor";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { secretBytes } from "#lib/platform/runtime/clock";
import { secretHash } from "#lib/platform/runtime/derive-key";
import { acteurDeRole } from "#prisma/moderation.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import {
	SESSION_EQUIPE_INACTIVE_SECONDES,
	SESSION_EQUIPE_NOTEE_SECONDES,
} from "../connexion/rules.ts";
import { lireSession, listerSessions, prolongerSession } from "./queries.ts";

useTestDatabase();

async function ouvrir(role: Role) {
	const { compte_id } = await acteurDeRole(role);
	const nom = secretBytes(32).toString("base64url");
	await prisma().session.create({
		data: {
			compte_id,
			empreinte: new Uint8Array(secretHash(nom)),
			expire_le: new Date(Date.now() + 86_400_000),
		},
	});
	const vieillir = (secondes: number) =>
		rows(
			sql`UPDATE sessions SET vue_le = vue_le - make_interval(secs => ${secondes}::float8)
			    WHERE compte_id = ${compte_id}`,
		);
	return { nom, compte_id, vieillir };
}

test.each(["moderateur", "admin"] as const)(
	"the session of a %s expires after 12 hours without use, and cannot be used again",
	async (role) => {
		const { nom, compte_id, vieillir } = await ouvrir(role);
		await vieillir(SESSION_EQUIPE_INACTIVE_SECONDES - 60);
		expect(await lireSession(nom)).not.toBeNull();
		expect(await listerSessions(compte_id)).toHaveLength(1);
		await vieillir(60);
		expect(await lireSession(nom)).toBeNull();
		expect(await listerSessions(compte_id)).toEqual([]);
		await prolongerSession(nom);
		expect(await lireSession(nom)).toBeNull();
	},
);

test("a use prolongs the session of a moderator by 12 hours; a new moderator has the shorter limit at once", async () => {
	const { nom, vieillir } = await ouvrir("moderateur");
	await vieillir(SESSION_EQUIPE_NOTEE_SECONDES);
	await prolongerSession(nom);
	await vieillir(SESSION_EQUIPE_INACTIVE_SECONDES - 60);
	expect(await lireSession(nom)).not.toBeNull();
	const membre = await ouvrir("membre");
	await membre.vieillir(SESSION_EQUIPE_INACTIVE_SECONDES);
	expect(await lireSession(membre.nom)).not.toBeNull();
	await rows(
		sql`UPDATE comptes SET role = 'moderateur' WHERE id = ${membre.compte_id}`,
	);
	expect(await lireSession(membre.nom)).toBeNull();
});

test("the uses of one day are written once", async () => {
	const { nom, vieillir } = await ouvrir("membre");
	const vue = async () =>
		(await lireSession(nom))?.vueIlYaSecondes ?? Number.NaN;
	await vieillir(60);
	await prolongerSession(nom);
	expect(await vue()).toBeGreaterThanOrEqual(60);
	await vieillir(86_400);
	await prolongerSession(nom);
	expect(await vue()).toBeLessThan(60);
});
