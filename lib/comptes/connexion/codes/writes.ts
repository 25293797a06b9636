import { reglages } from "#lib/platform/config/env";
import { sql } from "#lib/platform/db/pool";
import { statementsOf, type Transaction } from "#lib/platform/db/transaction";
import type { Langue } from "#lib/platform/langues";
import {
	enfiler,
	enfilerPourCompte,
	enfilerSelection,
} from "#lib/platform/mail/queue";
import { now, secretBytes } from "#lib/platform/runtime/clock";
import { log } from "#lib/platform/runtime/log";
import { boiteDe, type Essayeur, type Lieux, lirePause } from "./queries.ts";
import {
	CODES_FAUX_MAX,
	empreinteNavigateur,
	PAUSE_SECONDES,
} from "./rules.ts";
import { NAVIGATEUR_OCTETS } from "./schema.ts";

/** Serialises the tries at the codes of one mailbox, so that their count is exact. */
export async function verrouillerEssais(
	tx: Transaction,
	{ boite }: Essayeur,
): Promise<void> {
	await tx.$executeRaw(
		sql`SELECT pg_advisory_xact_lock(${boite.readInt32BE(0)}::int, 4)`,
	);
}

/** The content of the mail, and its recipient if the address has an account. */
type Annonce = { readonly courriel: string; readonly langue: Langue };

/**
 * A browser that opens the link counts as known to the account during the pause:
 * others' wrong codes do not lock out the reader of the mailbox.
 */
async function ouvrirPassage(
	tx: Transaction,
	compte_id: number,
): Promise<string> {
	const passage = secretBytes(NAVIGATEUR_OCTETS).toString("base64url");
	await tx.$executeRaw(
		sql`INSERT INTO navigateurs_connus (compte_id, empreinte, expire_le)
		    VALUES (${compte_id}, ${empreinteNavigateur(passage, compte_id)},
		      now() + make_interval(secs => ${PAUSE_SECONDES}::float8))`,
	);
	return passage;
}

/** One mail for each pause, whether or not the address has an account: the same work for both. */
async function annoncer(
	tx: Transaction,
	cle: string,
	{ courriel, langue }: Annonce,
	connu: boolean,
): Promise<void> {
	const [compte] = await tx.$queryRaw<{ id: number }[]>(
		sql`SELECT id FROM comptes WHERE courriel = ${courriel} AND NOT suspendu`,
	);
	const commun = {
		gabarit: "codes_pause",
		cle,
		// The link expires with the pause, and is not shown again.
		expireDansSecondes: PAUSE_SECONDES,
	} as const;
	const faits = { nombre: CODES_FAUX_MAX, connu };
	if (compte)
		await enfilerPourCompte(tx, compte.id, {
			...commun,
			donnees: { ...faits, passage: await ouvrirPassage(tx, compte.id) },
		});
	else
		await enfiler(tx, {
			...commun,
			langue,
			compte_id: null,
			destinataire: courriel,
			donnees: { ...faits, passage: null },
		});
}

/**
 * Counts a wrong code, under the lock of `verrouillerEssais`. When the bound is reached
 * the pause starts, and the owner is notified once. Returns whether it started.
 */
export async function noterCodeFaux(
	tx: Transaction,
	essayeur: Essayeur,
	annonce: Annonce,
): Promise<boolean> {
	const { boite, navigateur_id } = essayeur;
	const [note] = await tx.$queryRaw<{ id: number }[]>(
		sql`INSERT INTO codes_faux (boite, navigateur, le)
		    VALUES (${boite}, ${navigateur_id}::int, clock_timestamp()) RETURNING id`,
	);
	if (!note) throw new Error("no row written");
	if ((await lirePause(essayeur, statementsOf(tx).rows)) === 0) return false;
	await annoncer(tx, `codes_pause:${note.id}`, annonce, navigateur_id !== null);
	return true;
}

/** Part of an erasure: deletes the counts of these mailboxes. */
export async function oublierCodesFaux(
	tx: Transaction,
	adresses: readonly string[],
): Promise<void> {
	const boites = adresses.map(boiteDe);
	await tx.$executeRaw(
		sql`DELETE FROM codes_faux WHERE boite = ANY(${boites}::bytea[])`,
	);
}

/**
 * Serialises the requests for one mailbox and from one network, so that the budgets are
 * exact. Always in that order.
 */
export async function verrouillerBudgets(
	tx: Transaction,
	{ boite, reseau }: Lieux,
): Promise<void> {
	await tx.$executeRaw(
		sql`SELECT pg_advisory_xact_lock(${boite.readInt32BE(0)}::int, 1),
		      pg_advisory_xact_lock(${reseau.readInt32BE(0)}::int, 2)`,
	);
}

/** Serialises the count of the whole site's codes: taken last, just before a code is sent. */
export async function verrouillerPlafond(tx: Transaction): Promise<void> {
	await tx.$executeRaw(sql`SELECT pg_advisory_xact_lock(0, 3)`);
}

/** Notifies the operator: unknown browsers get no code until tomorrow. */
export async function alerterPlafond(tx: Transaction): Promise<void> {
	const { limiteCodes } = reglages();
	log().warn({ plafond: limiteCodes }, "codes left to known browsers only");
	await enfilerSelection(
		tx,
		sql`SELECT id AS compte_id FROM comptes WHERE role = 'admin' AND NOT suspendu`,
		{
			gabarit: "codes_plafond",
			cle: `codes_plafond:${now().toISOString().slice(0, 10)}`,
			donnees: { plafond: limiteCodes },
		},
	);
}

/** A right code, not used yet: `utiliserCode` uses it. */
export type CodeJuste = {
	readonly defi_id: number;
	readonly preuve: Buffer;
};

/**
 * Uses a right code in the transaction of the act that it allows. False when it was
 * used, replaced or expired meanwhile: then nothing may be done.
 */
export async function utiliserCode(
	tx: Transaction,
	{ defi_id, preuve: montree }: CodeJuste,
): Promise<boolean> {
	const utilises = await tx.$executeRaw(
		sql`UPDATE defis SET utilise_le = clock_timestamp()
		    WHERE id = ${defi_id} AND code = ${montree}
		      AND utilise_le IS NULL AND expire_le > clock_timestamp()`,
	);
	return utilises === 1;
}
