/** Slugs (D16): made from a name, numbered on a clash, stable from the first publication on. */
import slugify from "@sindresorhus/slugify";
import { Prisma } from "../../../prisma/client/client.ts";
import type { Transaction } from "./transaction.ts";
import { isTaken } from "./unavailable.ts";

/** Tables whose rows have a slug, with the word used when a name gives none. */
const SECOURS = {
	projets: "projet",
	besoins: "besoin",
	articles: "article",
	themes: "theme",
} as const;

export type SluggedTable = keyof typeof SECOURS;

/** Leaves room for a number under the 200 characters that `estSlug` accepts. */
const BASE_MAX = 120;

/** Transliterating other scripts gives letters that nobody would type: such a name gives no slug of its own. */
const LATIN_OR_DIGIT = /[\p{Script=Latin}0-9]/u;

/** `'` and similar signs separate words, as in a search (D18). */
const APOSTROPHES = /['\u2018\u2019\u02bc\u00b4`]/g;

const FIRST_PROBE = 8;

/** What the slugs of a name are made from. */
export type SlugStem = {
	readonly base: string;
	/** Whether even the first slug has its number. */
	readonly alwaysNumbered: boolean;
};

function cut(slug: string): string {
	if (slug.length <= BASE_MAX) return slug;
	const end = slug.lastIndexOf("-", BASE_MAX);
	return slug.slice(0, end > 0 ? end : BASE_MAX);
}

/**
 * The stem of a name's slugs in a table: its own words in ASCII, or `projet`, `besoin`…
 * and a number when the name has no letter that can be written in ASCII and no digit.
 */
export function slugDe(nom: string, table: SluggedTable): SlugStem {
	const readable = nom.normalize("NFKC");
	const base = LATIN_OR_DIGIT.test(readable)
		? slugify(readable.replace(APOSTROPHES, " "), {
				decamelize: false,
				customReplacements: [["&", " et "]],
			})
		: "";
	return base === ""
		? { base: SECOURS[table], alwaysNumbered: true }
		: { base: cut(base), alwaysNumbered: false };
}

/** The slug of rank `rank` (from 1) of a stem: `a`, `a-2`, `a-3`… */
export function slugAt({ base, alwaysNumbered }: SlugStem, rank: number) {
	return rank === 1 && !alwaysNumbered ? base : `${base}-${rank}`;
}

/** Whether a slug is one of a stem's, of any rank. */
export function isSlugOf(slug: string, { base, alwaysNumbered }: SlugStem) {
	if (slug === base) return !alwaysNumbered;
	return (
		slug.startsWith(`${base}-`) && /^[0-9]+$/.test(slug.slice(base.length + 1))
	);
}

/**
 * Makes the inserts of one name wait for each other: without it they would all try the
 * same slug, and all but one would fail. The uniqueness of slugs does not depend on it.
 */
async function queueFor(
	tx: Transaction,
	table: SluggedTable,
	stems: readonly SlugStem[],
): Promise<void> {
	// Always in the same order, so that two batches can't deadlock.
	const bases = [...new Set(stems.map(({ base }) => base))].sort();
	await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(key, 0))
		FROM unnest(${bases.map((base) => `slug:${table}:${base}`)}::text[]) WITH ORDINALITY AS t (key, place) ORDER BY place`;
}

async function takenAmong(
	tx: Transaction,
	table: SluggedTable,
	slugs: readonly string[],
): Promise<string[]> {
	const found = await tx.$queryRaw<{ slug: string }[]>(
		Prisma.sql`SELECT slug FROM ${Prisma.raw(table)} WHERE slug = ANY(${slugs}::text[])`,
	);
	return found.map(({ slug }) => slug);
}

type Pending<Row> = {
	readonly row: Row;
	readonly stem: SlugStem;
	rank: number;
	probe: number;
};

/** Moves `pending` to its first slug outside `busy`; false when it is beyond the slugs that were probed. */
function findFree<Row>(pending: Pending<Row>, busy: ReadonlySet<string>) {
	const end = pending.rank + pending.probe;
	while (pending.rank < end) {
		if (!busy.has(slugAt(pending.stem, pending.rank))) return true;
		pending.rank += 1;
	}
	pending.probe *= 2;
	return false;
}

function probed<Row>({ stem, rank, probe }: Pending<Row>): string[] {
	return Array.from({ length: probe }, (_, index) =>
		slugAt(stem, rank + index),
	);
}

/**
 * Inserts every row under the first free slug of its name. `insert` inserts the rows,
 * skips those whose slug is taken (ON CONFLICT DO NOTHING) and returns those that were
 * inserted. Concurrent inserts are detected by the unique index, not by a check
 * beforehand: no slug is used twice, and no row is left out. Returns what was inserted
 * for each row, in their order.
 */
export async function insertWithSlugs<
	Row extends { readonly nom: string },
	Inserted extends { readonly slug: string },
>(
	tx: Transaction,
	table: SluggedTable,
	rows: readonly Row[],
	insert: (
		rows: readonly { readonly row: Row; readonly slug: string }[],
	) => Promise<readonly Inserted[]>,
): Promise<{ readonly row: Row; readonly inserted: Inserted }[]> {
	const busy = new Set<string>();
	const done = new Map<Pending<Row> | undefined, Inserted>();
	const all: readonly Pending<Row>[] = rows.map((row) => ({
		row,
		stem: slugDe(row.nom, table),
		rank: 1,
		probe: FIRST_PROBE,
	}));
	await queueFor(
		tx,
		table,
		all.map(({ stem }) => stem),
	);
	let waiting = all;
	while (waiting.length > 0) {
		const probes = waiting.flatMap(probed);
		for (const slug of await takenAmong(tx, table, probes)) busy.add(slug);
		const chosen = new Map<string, Pending<Row>>();
		for (const pending of waiting) {
			if (!findFree(pending, busy)) continue;
			const slug = slugAt(pending.stem, pending.rank);
			busy.add(slug);
			chosen.set(slug, pending);
		}
		const inserted = await insert(
			[...chosen].map(([slug, { row }]) => ({ row, slug })),
		);
		for (const one of inserted) done.set(chosen.get(one.slug), one);
		waiting = waiting.filter((pending) => !done.has(pending));
	}
	return all.flatMap((pending) => {
		const inserted = done.get(pending);
		return inserted ? [{ row: pending.row, inserted }] : [];
	});
}

/**
 * Calls `creer` to insert one row under the first free slug of a name, and returns its
 * result. When another transaction takes that slug meanwhile, rolls back what `creer`
 * did and calls it again with the next slug.
 */
export async function avecSlugLibre<T>(
	tx: Transaction,
	table: SluggedTable,
	nom: string,
	creer: (slug: string) => Promise<T>,
): Promise<T> {
	const [made] = await insertWithSlugs(tx, table, [{ nom }], async ([one]) => {
		if (!one) return [];
		const { slug } = one;
		// Without it, a refused INSERT would abort the whole transaction.
		await tx.$executeRaw`SAVEPOINT slug_libre`;
		try {
			const result = await creer(slug);
			await tx.$executeRaw`RELEASE SAVEPOINT slug_libre`;
			return [{ slug, result }];
		} catch (error) {
			if (!isTaken(error)) throw error;
			await tx.$executeRaw`ROLLBACK TO SAVEPOINT slug_libre`;
			if ((await takenAmong(tx, table, [slug])).length === 0) throw error;
			return [];
		}
	});
	if (!made) throw new Error("a row was not inserted");
	return made.inserted.result;
}
