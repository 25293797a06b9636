/**
 * Votes and supports: one row for each account and entry, and their count on
 * the entry, moved in the transaction of the row.
 */

import { besoinPublic } from "#lib/besoins/queries";
import {
	INTROUVABLE,
	NON_AUTORISE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { joinSql, type Sql, sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { annuler } from "#lib/platform/mail/queue";
import { ecrireChoixEtapes } from "./etapes/writes.ts";

/** Votes, or supports, as tables and columns. */
export type CountedSet = {
	/** Table of the rows, and its column that names the thing. */
	readonly rows: Sql;
	readonly thing: Sql;
	/** Table of the things, its count, and which of them may be acted upon. */
	readonly things: Sql;
	readonly count: Sql;
	readonly isOpen: Sql;
	/** What follows, in the same transaction, from accounts having been taken out. */
	removed?(tx: Transaction, thing: number, ids: number[]): Promise<unknown>;
};

/** The new count, or why nothing was written. */
export type Outcome = Resultat<
	number,
	{ refus: "introuvable" } | { refus: "non_autorise" }
>;

/** A vote is open while its project is published (D14). */
export const VOTES: CountedSet = {
	rows: sql`votes`,
	thing: sql`projet_id`,
	things: sql`projets`,
	count: sql`nb_votes`,
	isOpen: sql`statut = 'publie'`,
};

/** A support is open while its need is public (D14). */
export const SOUTIENS: CountedSet = {
	rows: sql`soutiens`,
	thing: sql`besoin_id`,
	things: sql`besoins`,
	count: sql`nb_soutiens`,
	isOpen: besoinPublic(sql`statut`),
	// Its mails say that they come because of the support.
	removed: (tx, besoin_id, comptes) => annuler(tx, { comptes, besoin_id }),
};

/** One account put in the set, or taken out of it. */
export type Asked = { readonly compte_id: number; readonly present: boolean };

type Thing = { id: number; count: number };

/** Accounts that may act, each with whether its rows are in the counts: those of a suspended one come back by night. */
type Live = ReadonlyMap<number, boolean>;

async function comptesAdmis(tx: Transaction, ids: number[]): Promise<Live> {
	// The accounts first, then the thing: a suspension locks in the same order.
	const rows = await tx.$queryRaw<{ id: number; counted: boolean }[]>(
		sql`SELECT id, hors_decomptes_le IS NULL AS counted FROM comptes
		    WHERE id = ANY(${ids}) AND NOT suspendu ORDER BY id FOR SHARE`,
	);
	return new Map(rows.map(({ id, counted }) => [id, counted]));
}

type Moved = { readonly compte_id: number };

async function add(
	tx: Transaction,
	set: CountedSet,
	thing: Thing,
	ids: number[],
): Promise<Moved[]> {
	if (ids.length === 0) return [];
	return tx.$queryRaw<Moved[]>(
		sql`INSERT INTO ${set.rows} (compte_id, ${set.thing})
		    SELECT id, ${thing.id} FROM unnest(${ids}::int[]) AS id ON CONFLICT DO NOTHING RETURNING compte_id`,
	);
}

async function remove(
	tx: Transaction,
	set: CountedSet,
	thing: Thing,
	ids: number[],
): Promise<Moved[]> {
	if (ids.length === 0) return [];
	const taken = await tx.$queryRaw<Moved[]>(
		sql`DELETE FROM ${set.rows} WHERE ${set.thing} = ${thing.id} AND compte_id = ANY(${ids}) RETURNING compte_id`,
	);
	await set.removed?.(tx, thing.id, ids);
	return taken;
}

async function move(
	tx: Transaction,
	set: CountedSet,
	thing: Thing,
	group: readonly Asked[],
	live: Live,
): Promise<number> {
	const counted = (rows: readonly Moved[]) =>
		rows.filter(({ compte_id }) => live.get(compte_id)).length;
	const of = (present: boolean) =>
		group
			.filter((one) => one.present === present && live.has(one.compte_id))
			.map(({ compte_id }) => compte_id);
	const moved =
		counted(await add(tx, set, thing, of(true))) -
		counted(await remove(tx, set, thing, of(false)));
	if (moved !== 0)
		await tx.$executeRaw(
			sql`UPDATE ${set.things} SET ${set.count} = ${set.count} + ${moved} WHERE id = ${thing.id}`,
		);
	return thing.count + moved;
}

/**
 * Puts the accounts of `group` in the set, or takes them out, and answers the
 * count to each, in their order. Refused to all when the entry is not open,
 * and to a suspended account.
 */
export async function writeGroup(
	tx: Transaction,
	set: CountedSet,
	slug: string,
	group: readonly Asked[],
): Promise<Outcome[]> {
	const live = await comptesAdmis(tx, [
		...new Set(group.map(({ compte_id }) => compte_id)),
	]);
	const [thing] = await tx.$queryRaw<Thing[]>(
		sql`SELECT id, ${set.count} AS count FROM ${set.things}
		    WHERE slug = ${slug} AND ${set.isOpen} FOR NO KEY UPDATE`,
	);
	if (!thing) return group.map(() => INTROUVABLE);
	const total = await move(tx, set, thing, group, live);
	return group.map(({ compte_id }) =>
		live.has(compte_id) ? reussite(total) : NON_AUTORISE,
	);
}

/**
 * Puts one account in the set within a transaction that holds more than that,
 * and answers the count. Refused when the thing is not open, or the account
 * suspended.
 */
export async function putWithin(
	tx: Transaction,
	set: CountedSet,
	slug: string,
	compte_id: number,
): Promise<Outcome> {
	const [outcome] = await writeGroup(tx, set, slug, [
		{ compte_id, present: true },
	]);
	return outcome ?? INTROUVABLE;
}

/** Accounts that the caller holds are taken out of a set's counts, or put back: `sign` is -1 or 1. */
export async function shiftCounts(
	tx: Transaction,
	set: CountedSet,
	compte_ids: readonly number[],
	sign: 1 | -1,
): Promise<void> {
	const theirs = sql`FROM ${set.rows} WHERE compte_id = ANY(${[...compte_ids]}::int[])`;
	// In one order for everybody, so that two of these can't wait for each other.
	await tx.$queryRaw(
		sql`SELECT id FROM ${set.things} WHERE id IN (SELECT ${set.thing} ${theirs}) ORDER BY id FOR NO KEY UPDATE`,
	);
	await tx.$executeRaw(
		joinSql(
			[
				sql`UPDATE ${set.things} SET ${set.count} = ${set.count} + ${sign} * moved.n`,
				sql`FROM (SELECT ${set.thing} AS thing, count(*)::int AS n ${theirs} GROUP BY 1) AS moved`,
				sql`WHERE id = moved.thing`,
			],
			" ",
		),
	);
}

/**
 * The account's support stands, and with it what it chose about the steps by
 * e-mail; `undefined` leaves that as it was, a remembered no included. Refused
 * when the need is not public or the account suspended: nothing is written then.
 */
export async function soutenirDans(
	tx: Transaction,
	compte_id: number,
	slug: string,
	etapesParCourriel: boolean | undefined,
): Promise<Outcome> {
	const total = await putWithin(tx, SOUTIENS, slug, compte_id);
	if (total.ok && etapesParCourriel !== undefined)
		await ecrireChoixEtapes(tx, compte_id, slug, etapesParCourriel);
	return total;
}
