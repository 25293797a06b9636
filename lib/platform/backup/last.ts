/** When the last backup was made, for those who watch: the database that was backed up knows. */
import { rows, sql } from "../db/pool.ts";

/** Records that a whole backup was written, at this instant of the database. */
export async function noteBackup(): Promise<void> {
	await rows(
		sql`INSERT INTO instance (cle, valeur) VALUES ('sauvegarde_le', now()::text)
		    ON CONFLICT (cle) DO UPDATE SET valeur = EXCLUDED.valeur`,
	);
}

/** Seconds since the last backup; `Infinity` when none was recorded. */
export async function backupAgeSeconds(): Promise<number> {
	const [known] = await rows<{ age: number }>(
		sql`SELECT extract(epoch FROM now() - valeur::timestamptz)::float8 AS age
		    FROM instance WHERE cle = 'sauvegarde_le'`,
	);
	return known?.age ?? Number.POSITIVE_INFINITY;
}
