/**
 * Facts of this installation that outlive its settings: the first process that asks for
 * one sets it, for all instances and for ever.
 */
import { rows, type Sql, sql } from "./pool.ts";

/** The fact stored under `cle`; stores `valeur` when there is none yet. */
export async function keptFact(cle: string, valeur: string): Promise<string> {
	const [known] = await rows<{ valeur: string }>(
		sql`SELECT valeur FROM instance WHERE cle = ${cle}`,
		"lire_instance",
	);
	if (known) return known.valeur;
	await rows(
		sql`INSERT INTO instance (cle, valeur) VALUES (${cle}, ${valeur}) ON CONFLICT (cle) DO NOTHING`,
	);
	const [kept] = await rows<{ valeur: string }>(
		sql`SELECT valeur FROM instance WHERE cle = ${cle}`,
	);
	if (!kept) throw new Error(`the fact ${cle} was not kept`);
	return kept.valeur;
}

const DEMONSTRATION = "demonstration";

/** Records that invented accounts take part here. */
export const NOTER_DEMONSTRATION = sql`INSERT INTO instance (cle, valeur) VALUES (${DEMONSTRATION}, 'oui') ON CONFLICT (cle) DO NOTHING`;

/** Records that they are gone. */
export const OUBLIER_DEMONSTRATION = sql`DELETE FROM instance WHERE cle = ${DEMONSTRATION}`;

/** Whether invented accounts take part here, as `rows` of any connection reads it. */
export async function isDemonstration(
	read: (statement: Sql) => Promise<unknown[]> = rows,
): Promise<boolean> {
	const found = await read(
		sql`SELECT 1 FROM instance WHERE cle = ${DEMONSTRATION}`,
	);
	return found.length > 0;
}
