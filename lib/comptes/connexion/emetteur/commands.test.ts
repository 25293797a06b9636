import { expect, test } from "vitest";
import type { ActeurCompte } from "#lib/platform/actor";
import { untilBlocked } from "#lib/platform/db/another.fixture";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import { secretHash } from "#lib/platform/runtime/derive-key";
import { acteurDeRole, courrielsA } from "#prisma/moderation.fixture";
import { avecCle, vieillir } from "#prisma/passkeys.fixture";
import { adresseDe } from "#prisma/places.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { changerAdresse } from "../../commands.ts";
import { entrerParIdentite } from "../commands.ts";
import { delierIdentite, lierIdentite } from "./commands.ts";

useTestDatabase();

const EMETTEUR = "https://identite.exemple.org";
const ANNONCE = "identite_externe attente";

/** Opens a session of that name. */
async function sessionDe({ compte_id }: ActeurCompte, nom: string) {
	await prisma().session.create({
		data: {
			compte_id,
			empreinte: new Uint8Array(secretHash(nom)),
			expire_le: new Date(Date.now() + 3_600_000),
		},
	});
}

function lier(acteur: ActeurCompte, sub: string, session: string) {
	return lierIdentite(
		acteur,
		{ emetteur: EMETTEUR, sub, courriel: "a@exemple.org", jeton: null },
		{ session, jeton: "chiffré" },
	);
}

const identites = () =>
	rows<{ id: number; compte_id: number; sub: string }>(
		sql`SELECT id, compte_id, sub FROM identites_externes ORDER BY id`,
	);

async function actes({ compte_id }: ActeurCompte) {
	const faits = await prisma().journalEntree.findMany({
		where: { objet: "compte", objet_id: compte_id },
		orderBy: { id: "asc" },
	});
	return faits.map(({ acte }) => acte);
}

test("an identity that opens the account is told to its holder, once: neither another of that issuer nor another account takes its place", async () => {
	const [moi, autre] = [
		await acteurDeRole("membre"),
		await acteurDeRole("membre"),
	];
	await sessionDe(moi, "mienne");
	await sessionDe(autre, "sienne");
	await lier(moi, "jeanne", "mienne");
	await lier(moi, "jeanne", "mienne");
	await lier(moi, "paul", "mienne");
	await lier(autre, "jeanne", "sienne");
	expect(await identites()).toMatchObject([
		{ compte_id: moi.compte_id, sub: "jeanne" },
	]);
	expect(await courrielsA(moi)).toEqual([ANNONCE]);
	expect(await courrielsA(autre)).toEqual([]);
	expect(await actes(moi)).toEqual(["lierIdentite"]);
	expect(
		await rows(
			sql`SELECT compte_id FROM sessions WHERE jeton_identite IS NOT NULL`,
		),
	).toEqual([{ compte_id: moi.compte_id }]);
});

test("an identity is not bound once the session that was just opened is closed: who lost a mailbox has every access closed", async () => {
	const moi = await acteurDeRole("membre");
	const courriel = await adresseDe(moi);
	await sessionDe(moi, "intruse");
	const lien = await inTransaction(async (tx) => {
		await tx.$queryRaw(
			sql`SELECT 1 FROM comptes WHERE id = ${moi.compte_id} FOR UPDATE`,
		);
		const { enCours } = await untilBlocked(() =>
			lier(moi, "intruse", "intruse"),
		);
		await tx.session.deleteMany({ where: { compte_id: moi.compte_id } });
		return { enCours };
	});
	await lien.enCours;
	expect(
		(await identites()).filter(({ compte_id }) => compte_id === moi.compte_id),
	).toEqual([]);
	expect(await actes(moi)).toEqual([]);
	await sessionDe(moi, "autre");
	await changerAdresse(
		{ nature: "operateur" },
		{ courriel, nouvelle: `n${courriel}` },
	);
	await lier(moi, "intruse", "autre");
	expect(await actes(moi)).toEqual(["changerAdresse"]);
});

test("an identity is taken from the account by its holder alone, who is told; of the team, only after a passkey shown of late", async () => {
	const { id: compte_id, lire } = await avecCle("moderateur");
	const [moi, autre] = [await lire(), await acteurDeRole("admin")];
	await sessionDe(moi, "equipe");
	await lier(moi, "equipe", "equipe");
	const mienne = (await identites()).find((une) => une.compte_id === compte_id);
	const id = mienne?.id ?? 0;
	expect(await delierIdentite(autre, id)).toMatchObject({
		refus: "introuvable",
	});
	await vieillir(compte_id);
	expect(await delierIdentite(await lire(), id)).toMatchObject({
		refus: "interdit",
		raison: "preuve",
	});
	expect(await identites()).toContainEqual(mienne);
	expect(await delierIdentite(moi, id)).toMatchObject({ ok: true });
	expect(await identites()).not.toContainEqual(mienne);
	expect((await actes(moi)).slice(-2)).toEqual([
		"lierIdentite",
		"delierIdentite",
	]);
	expect((await courrielsA(moi)).filter((dit) => dit === ANNONCE)).toHaveLength(
		2,
	);
});

test("each identity of an issuer opens the account that it is bound to, and an unbound one opens none", async () => {
	// Bound to none, and older than theirs.
	await acteurDeRole("membre");
	for (const sub of ["lea", "max"]) {
		const moi = await acteurDeRole("membre");
		await sessionDe(moi, sub);
		await lier(moi, sub, sub);
	}
	const rien = { connu: null, agent: null };
	for (const { compte_id, sub } of await identites())
		expect(
			await entrerParIdentite({ emetteur: EMETTEUR, sub }, rien),
		).toMatchObject({ ok: true, valeur: { compte_id } });
	for (const inconnue of [
		{ emetteur: EMETTEUR, sub: "personne" },
		{ emetteur: "https://autre.exemple.org", sub: "lea" },
	])
		expect(await entrerParIdentite(inconnue, rien)).toMatchObject({
			ok: false,
		});
});
