/** What imports leave of each record that they made, to be compared the next time. */
import { sql } from "../db/pool.ts";
import type { Transaction } from "../db/transaction.ts";
import type { CleImport } from "./envelope.ts";
import { ImportedValues } from "./merge.ts";

/** What the last import left of a record. */
export type Trace = {
	readonly cle_id: number;
	readonly objet_id: number;
	readonly licence: string | null;
	readonly valeurs: ImportedValues;
};

/** One text for one key. */
export function nomDe({ source, source_id }: CleImport): string {
	return JSON.stringify([source, source_id]);
}

/**
 * Keeps every other import of these records waiting until the end of the
 * transaction, and answers its instant.
 */
export async function holdKeys(
	tx: Transaction,
	nature: string,
	cles: readonly CleImport[],
): Promise<Date> {
	// In one order everywhere, so that two batches can't wait for each other.
	const noms = cles.map((cle) => `import:${nature}:${nomDe(cle)}`).sort();
	await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(nom, 0))
		FROM unnest(${noms}::text[]) WITH ORDINALITY AS cle (nom, rang) ORDER BY rang`;
	const [instant] = await tx.$queryRaw<{ maintenant: Date }[]>(
		sql`SELECT now() AS maintenant`,
	);
	if (!instant) throw new Error("the database has no clock");
	return instant.maintenant;
}

/** What earlier imports left of these records, by the text of their key. */
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

/** A record that an import has just made, and what it wrote. */
export type NewTrace = CleImport & {
	readonly licence: string | null;
	readonly id: number;
	readonly valeurs: ImportedValues;
};

/** Remembers what an import wrote, for the next one. */
export async function writeTraces(
	tx: Transaction,
	nature: "projet" | "besoin",
	traces: readonly NewTrace[],
): Promise<void> {
	const column = nature === "projet" ? sql`projet_id` : sql`besoin_id`;
	await tx.$executeRaw(
		sql`INSERT INTO cles_import (nature, source, source_id, licence, valeurs, ${column})
		    SELECT ${nature}, source, source_id, licence, valeurs, id
		    FROM jsonb_to_recordset(${JSON.stringify(traces)}::jsonb)
		      AS trace (source text, source_id text, licence text, valeurs jsonb, id int)`,
	);
}
