/**
 * Rows that say "this account, this thing", with their count on the thing: one
 * row an account, the count moved in the transaction of the row.
 *
 * Writers of one thing wait for its row, whose lock lasts until the commit is
 * on disk. So the calls that arrive while a transaction is on its way are
 * written together by the next one: as durable, and many more a second.
 */

import {
	INTROUVABLE,
	NON_AUTORISE,
	type Resultat,
	reussite,
} from "../contract/result.ts";
import { monotonicMs } from "../runtime/clock.ts";
import { joinSql, type Sql, sql } from "./pool.ts";
import {
	inTransaction,
	LEFT_MIN_MS,
	TRANSACTION_MS,
	type Transaction,
} from "./transaction.ts";
import { StoreDown } from "./unavailable.ts";

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

type Outcome = Resultat<
	number,
	{ refus: "introuvable" } | { refus: "non_autorise" }
>;

/** One account put in the set, or taken out of it. */
type Asked = { readonly compte_id: number; readonly present: boolean };

type Waiting = Asked & {
	/** When its answer is due, on this process's clock. */
	readonly until: number;
	resolve(outcome: Outcome): void;
	reject(error: unknown): void;
};

/** Calls written by one transaction at most. */
const GROUP_MAX = 200;

type Thing = { id: number; count: number };

/** Accounts that may act, each with whether its rows are in the counts: those of a suspended one come back by night. */
type Live = ReadonlyMap<number, boolean>;

async function liveAccounts(tx: Transaction, ids: number[]): Promise<Live> {
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

async function writeIn(
	tx: Transaction,
	set: CountedSet,
	slug: string,
	group: readonly Asked[],
): Promise<Outcome[]> {
	const live = await liveAccounts(tx, [
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
	const [outcome] = await writeIn(tx, set, slug, [
		{ compte_id, present: true },
	]);
	return outcome ?? INTROUVABLE;
}

/** Takes the next calls in their order, stopping before one that contradicts an earlier one of the same account. */
function nextGroup(waiting: Waiting[]): Waiting[] {
	const asked = new Map<number, boolean>();
	let size = 0;
	for (const { compte_id, present } of waiting) {
		if (size === GROUP_MAX) break;
		if ((asked.get(compte_id) ?? present) !== present) break;
		asked.set(compte_id, present);
		size += 1;
	}
	return waiting.splice(0, size);
}

/**
 * Makes the act on a set: `act(slug, compte_id, present)` puts the account in
 * or takes it out, and answers the count once that is on disk. Repeating it
 * changes nothing. Refused when the thing is not open, or the account
 * suspended. Waiting for earlier calls is part of a call's time: beyond it,
 * `StoreDown`.
 */
export function countedSetAct(set: CountedSet) {
	const queues = new Map<string, Waiting[]>();

	async function drain(slug: string, waiting: Waiting[]) {
		while (waiting.length > 0) {
			const group = nextGroup(waiting);
			const left = Math.min(...group.map((one) => one.until)) - monotonicMs();
			try {
				if (left < LEFT_MIN_MS)
					throw new StoreDown("too many writes of one thing at once");
				const outcomes = await inTransaction(
					(tx) => writeIn(tx, set, slug, group),
					{ timeoutMs: left },
				);
				for (const [at, one] of group.entries())
					one.resolve(outcomes[at] ?? INTROUVABLE);
			} catch (error) {
				for (const one of group) one.reject(error);
			}
		}
		queues.delete(slug);
	}

	return (
		slug: string,
		compte_id: number,
		present: boolean,
	): Promise<Outcome> =>
		new Promise((resolve, reject) => {
			const until = monotonicMs() + TRANSACTION_MS;
			const call = { compte_id, present, until, resolve, reject };
			const waiting = queues.get(slug);
			if (waiting) {
				waiting.push(call);
				return;
			}
			const opened = [call];
			queues.set(slug, opened);
			drain(slug, opened);
		});
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
