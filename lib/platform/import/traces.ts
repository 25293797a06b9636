/** What imports wrote in each record that they created, to be compared with the next import. */
import { z } from "zod";
import { sql } from "../db/pool.ts";
import type { Transaction } from "../db/transaction.ts";
import type { CleImport } from "./envelope.ts";

export type Trace = {
	readonly cle_id: number;
	readonly objet_id: number;
	readonly licence: string | null;
	readonly valeurs: ImportedValues;
};

/** The key as one text. */
export function nomDe({ source, source_id }: CleImport): string {
	return JSON.stringify([source, source_id]);
}

/**
 * Makes every other import of these records wait until the end of the transaction, and
 * returns the transaction's time.
 */
export async function holdKeys(
	tx: Transaction,
	nature: string,
	cles: readonly CleImport[],
): Promise<Date> {
	// Always in the same order, so that two batches can't deadlock.
	const noms = cles.map((cle) => `import:${nature}:${nomDe(cle)}`).sort();
	await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(nom, 0))
		FROM unnest(${noms}::text[]) WITH ORDINALITY AS cle (nom, rang) ORDER BY rang`;
	const [instant] = await tx.$queryRaw<{ maintenant: Date }[]>(
		sql`SELECT now() AS maintenant`,
	);
	if (!instant) throw new Error("the database has no clock");
	return instant.maintenant;
}

/** What earlier imports wrote in these records, by the text of their key. */
export async function lireTraces(
	tx: Transaction,
	nature: string,
	lot: readonly CleImport[],
): Promise<ReadonlyMap<string, Trace>> {
	const lignes = await tx.$queryRaw<
		(CleImport & Omit<Trace, "valeurs"> & { valeurs: unknown })[]
	>(
		sql`SELECT k.source, k.source_id, k.id AS cle_id, COALESCE(k.projet_id, k.besoin_id) AS objet_id, k.licence, k.valeurs
		    FROM unnest(${lot.map(({ source }) => source)}::text[], ${lot.map(({ source_id }) => source_id)}::text[]) AS lu (source, source_id)
		    JOIN cles_import k ON k.nature = ${nature} AND k.source = lu.source AND k.source_id = lu.source_id
		    WHERE num_nonnulls(k.projet_id, k.besoin_id) = 1`,
	);
	return new Map(
		lignes.map(({ valeurs, ...ligne }) => [
			nomDe(ligne),
			{ ...ligne, valeurs: ImportedValues.parse(valeurs) },
		]),
	);
}

type NewTrace = CleImport & {
	readonly licence: string | null;
	readonly id: number;
	readonly valeurs: ImportedValues;
};

/** Stores what an import wrote, for the next one. */
export async function writeTraces(
	tx: Transaction,
	nature: "projet" | "besoin",
	traces: readonly NewTrace[],
): Promise<void> {
	const column = nature === "projet" ? sql`projet_id` : sql`besoin_id`;
	// What is public at once was judged by nobody: moderators are told.
	await tx.$executeRaw(
		sql`INSERT INTO cles_import (nature, source, source_id, licence, valeurs, sans_relecture, sans_relecture_le, ${column})
		    SELECT ${nature}, source, source_id, licence, valeurs, CASE WHEN valeurs ->> 'statut' = 'publie' THEN 'publiee' END,
		      CASE WHEN valeurs ->> 'statut' = 'publie' THEN now() END, id
		    FROM jsonb_to_recordset(${JSON.stringify(traces)}::jsonb)
		      AS trace (source text, source_id text, licence text, valeurs jsonb, id int)`,
	);
}

/** Notes that an import published a record, or changed its text, which is public or may be: moderators are told until one has seen it. */
export async function noteUnreviewed(
	tx: Transaction,
	cle_id: number,
	regle: "publiee" | "changee",
	maintenant: Date,
): Promise<void> {
	// Published and not seen yet says more than changed.
	await tx.$executeRaw(
		sql`UPDATE cles_import SET sans_relecture_le = ${maintenant}::timestamptz,
		      sans_relecture = CASE WHEN sans_relecture = 'publiee' THEN 'publiee' ELSE ${regle} END WHERE id = ${cle_id}`,
	);
}

const Value = z.union([z.string(), z.boolean(), z.array(z.string()), z.null()]);

/** The fields written by an import, stored to be compared with the next one. */
export const ImportedValues = z.record(z.string(), Value);
export type ImportedValues = Readonly<
	Record<string, string | boolean | null | readonly string[]>
>;

/** An empty list is nothing, like null, or like a field that did not exist at the last import. */
function said(value: unknown): string {
	const isNothing = Array.isArray(value) && value.length === 0;
	return JSON.stringify(isNothing ? null : (value ?? null));
}

function same(a: unknown, b: unknown): boolean {
	return said(a) === said(b);
}

/**
 * The fields that an import changes: those where the source (`next`) differs from what
 * the last import wrote (`last`), except where the current value (`current`) differs
 * from that too: a moderator changed it, so it is kept.
 */
export function changesOf<V extends ImportedValues>(
	fields: readonly (keyof V & string)[],
	next: V,
	last: ImportedValues,
	current: V,
): Partial<V> {
	const changes: Partial<V> = {};
	for (const field of fields)
		if (!same(next[field], last[field]) && same(current[field], last[field]))
			changes[field] = next[field];
	return changes;
}
