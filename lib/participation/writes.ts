import { besoinPublic } from "#lib/besoins/queries";
import {
	INTROUVABLE,
	NON_AUTORISE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { type Sql, sql } from "#lib/platform/db/pool";
import {
	type Statements,
	statementsOf,
	type Transaction,
} from "#lib/platform/db/transaction";
import { annuler } from "#lib/platform/mail/queue";
import { suivreBilan } from "./bilans/writes.ts";
import { lireSlugDeRacine } from "./queries.ts";
import { oublierReunis } from "./reunions/writes.ts";

/**
 * Votes and supports: one row per account and entry, and the entry's count,
 * updated in the same transaction.
 */

/** Votes, or supports, as tables and columns. */
export type CountedSet = {
	/** Table of the rows, and its column that references the entry. */
	readonly rows: Sql;
	readonly thing: Sql;
	/** Table of the entries, its count, and which of them accept votes or supports. */
	readonly things: Sql;
	readonly count: Sql;
	readonly isOpen: Sql;
	/** Side effect of removing accounts, in the same transaction. */
	removed?(tx: Statements, thing: number, ids: number[]): Promise<unknown>;
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
	// The mails are sent because of the support, and say so.
	async removed(tx, besoin_id, comptes) {
		await annuler({ $executeRaw: tx.execute }, { comptes, besoin_id });
		await oublierReunis(tx, besoin_id, comptes);
		// Their answers went with their supports.
		await suivreBilan(tx, besoin_id, "jour");
	},
};

export type Asked = { readonly compte_id: number; readonly present: boolean };

type Thing = { id: number; count: number };

/** Accounts that may act, each with whether its rows are in the counts: after a suspension they are restored at night. */
type Live = ReadonlyMap<number, boolean>;

async function comptesAdmis(tx: Statements, ids: number[]): Promise<Live> {
	// Lock the accounts before the entry: a suspension locks in the same order.
	const rows = await tx.rows<{ id: number; counted: boolean }>(
		sql`SELECT id, hors_decomptes_le IS NULL AS counted FROM comptes
		    WHERE id = ANY(${ids}) AND NOT suspendu ORDER BY id FOR SHARE`,
	);
	return new Map(rows.map(({ id, counted }) => [id, counted]));
}

type Moved = { readonly compte_id: number };

async function add(
	tx: Statements,
	set: CountedSet,
	thing: Thing,
	ids: number[],
): Promise<Moved[]> {
	if (ids.length === 0) return [];
	return tx.rows<Moved>(
		sql`INSERT INTO ${set.rows} (compte_id, ${set.thing})
		    SELECT id, ${thing.id} FROM unnest(${ids}::int[]) AS id ON CONFLICT DO NOTHING RETURNING compte_id`,
	);
}

async function remove(
	tx: Statements,
	set: CountedSet,
	thing: Thing,
	ids: number[],
): Promise<Moved[]> {
	if (ids.length === 0) return [];
	const taken = await tx.rows<Moved>(
		sql`DELETE FROM ${set.rows} WHERE ${set.thing} = ${thing.id} AND compte_id = ANY(${ids}) RETURNING compte_id`,
	);
	await set.removed?.(tx, thing.id, ids);
	return taken;
}

async function move(
	tx: Statements,
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
		await tx.execute(
			sql`UPDATE ${set.things} SET ${set.count} = ${set.count} + ${moved} WHERE id = ${thing.id}`,
		);
	return thing.count + moved;
}

/**
 * Adds the accounts of `group` to the set, or removes them, and returns the
 * count for each, in their order. Rejected for all when the entry is not open,
 * and for a suspended account.
 */
export async function writeGroup(
	tx: Statements,
	set: CountedSet,
	slug: string,
	group: readonly Asked[],
): Promise<Outcome[]> {
	const live = await comptesAdmis(tx, [
		...new Set(group.map(({ compte_id }) => compte_id)),
	]);
	const [thing] = await tx.rows<Thing>(
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
 * Adds one account to the set within the caller's transaction, and returns the
 * count. Rejected when the entry is not open, or the account suspended.
 */
export async function putWithin(
	tx: Transaction,
	set: CountedSet,
	slug: string,
	compte_id: number,
): Promise<Outcome> {
	const [outcome] = await writeGroup(statementsOf(tx), set, slug, [
		{ compte_id, present: true },
	]);
	return outcome ?? INTROUVABLE;
}

async function hasMoved(
	tx: Transaction,
	set: CountedSet,
	theirs: Sql,
	held: readonly number[],
): Promise<boolean> {
	const [moved] = await tx.$queryRaw<unknown[]>(
		sql`SELECT 1 ${theirs} AND ${set.thing} <> ALL(${[...held]}::int[]) LIMIT 1`,
	);
	return moved !== undefined;
}

/** Removes accounts locked by the caller from a set's counts, or restores them: `sign` is -1 or 1. */
export async function shiftCounts(
	tx: Transaction,
	set: CountedSet,
	compte_ids: readonly number[],
	sign: 1 | -1,
): Promise<void> {
	const theirs = sql`FROM ${set.rows} WHERE compte_id = ANY(${[...compte_ids]}::int[])`;
	let held: number[] = [];
	do {
		// Always in the same order, so that two concurrent calls can't deadlock.
		const locked = await tx.$queryRaw<{ id: number }[]>(
			sql`SELECT id FROM ${set.things} WHERE id IN (SELECT ${set.thing} ${theirs}) ORDER BY id FOR NO KEY UPDATE`,
		);
		held = locked.map(({ id }) => id);
		// While this waited for a lock, a merge may have moved a support to an entry not held yet.
	} while (await hasMoved(tx, set, theirs, held));
	await tx.$executeRaw(
		sql`UPDATE ${set.things} SET ${set.count} = ${set.count} + ${sign} * moved.n
		    FROM (SELECT ${set.thing} AS thing, count(*)::int AS n ${theirs} GROUP BY 1) AS moved WHERE id = moved.thing`,
	);
}

/**
 * Supports the need, or the one that it stands in, and stores the account's choice about
 * the steps by e-mail; `undefined` keeps the earlier choice, a refusal included. Rejected
 * when the need is not public or the account suspended: nothing is written then.
 */
export async function soutenirDans(
	tx: Transaction,
	compte_id: number,
	slug: string,
	etapesParCourriel: boolean | undefined,
): Promise<Outcome> {
	const total = await putWithin(tx, SOUTIENS, slug, compte_id);
	if (!total.ok && total.refus === "introuvable") {
		const racine = await lireSlugDeRacine(slug, statementsOf(tx).rows);
		if (racine !== null)
			return soutenirDans(tx, compte_id, racine, etapesParCourriel);
	}
	if (total.ok && etapesParCourriel !== undefined)
		await ecrireChoixEtapes(tx, compte_id, slug, etapesParCourriel);
	return total;
}

/**
 * Stores a refusal of the mails of each need that `besoins` selects, and
 * cancels the pending ones. Returns the number of needs that were not refused
 * before.
 */
export async function refuserEtapes(
	tx: Transaction,
	compte_id: number,
	besoins: Sql,
): Promise<number> {
	// A step being added either reads this refusal, or all of its mails are found
	// below: both transactions lock the need.
	await tx.$queryRaw(
		sql`SELECT 1 FROM besoins WHERE id IN (${besoins}) ORDER BY id FOR SHARE`,
	);
	const refuses = await tx.$queryRaw<{ besoin_id: number }[]>(
		sql`INSERT INTO refus_etapes (compte_id, besoin_id) SELECT ${compte_id}::int, id FROM (${besoins}) AS choisi (id)
		    ON CONFLICT DO NOTHING RETURNING besoin_id`,
	);
	for (const { besoin_id } of refuses)
		await annuler(tx, { comptes: [compte_id], besoin_id });
	return refuses.length;
}

/** Stores the account's choice about the steps of a need by e-mail. */
export async function ecrireChoixEtapes(
	tx: Transaction,
	compte_id: number,
	slug: string,
	etapesParCourriel: boolean,
): Promise<void> {
	const besoin = sql`SELECT id FROM besoins WHERE slug = ${slug}`;
	if (!etapesParCourriel) {
		await refuserEtapes(tx, compte_id, besoin);
		return;
	}
	// A step being added reads this choice, or the one before: it locks the need
	// too.
	await tx.$queryRaw(sql`SELECT 1 FROM besoins WHERE slug = ${slug} FOR SHARE`);
	await tx.$executeRaw(
		sql`DELETE FROM refus_etapes WHERE compte_id = ${compte_id} AND besoin_id = (${besoin})`,
	);
}
