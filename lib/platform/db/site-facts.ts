/** Facts of this installation, which outlive its settings and are the same for all instances. */
import { rows, type Sql, sql } from "./pool.ts";

/** The fact stored under `cle`; undefined when there is none. */
export async function knownFact(cle: string): Promise<string | undefined> {
	const [known] = await rows<{ valeur: string }>(
		sql`SELECT valeur FROM instance WHERE cle = ${cle}`,
		"lire_instance",
	);
	return known?.valeur;
}

/** Stores a fact in place of the one before. */
export async function writeFact(
	cle: string,
	valeur: Sql | string,
): Promise<void> {
	await rows(
		sql`INSERT INTO instance (cle, valeur) VALUES (${cle}, ${valeur})
		    ON CONFLICT (cle) DO UPDATE SET valeur = EXCLUDED.valeur`,
	);
}

/** The fact stored under `cle`: the first process that asks for it sets it to `valeur`, for all instances and for ever. */
export async function keptFact(cle: string, valeur: string): Promise<string> {
	const known = await knownFact(cle);
	if (known !== undefined) return known;
	await rows(
		sql`INSERT INTO instance (cle, valeur) VALUES (${cle}, ${valeur}) ON CONFLICT (cle) DO NOTHING`,
	);
	return (await knownFact(cle)) ?? valeur;
}

const DEMONSTRATION = "demonstration";

export const NOTER_DEMONSTRATION = sql`INSERT INTO instance (cle, valeur) VALUES (${DEMONSTRATION}, 'oui') ON CONFLICT (cle) DO NOTHING`;

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
