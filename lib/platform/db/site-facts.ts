/**
 * Facts of this installation that outlive its settings: the first process that asks for
 * one sets it, for all instances and for ever.
 */
import { rows, sql } from "./pool.ts";

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
