/** The areas that entries may name: a table of official data, loaded from a file of the project. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type pg from "pg";
import { log } from "#lib/platform/runtime/log";

/** Made by `npm run lieux`. */
export const AREAS_FILE = join(
	import.meta.dirname,
	"../../prisma/lieux.tsv.gz",
);

const INSERT = `INSERT INTO lieux (code, nature, nom, nom_en, dans, population, cles)
	SELECT f[1], f[2], f[3], NULLIF(f[4], ''), string_to_array(f[5], ' '), NULLIF(f[6], '')::int, string_to_array(f[7], '|') || f[1]
	FROM string_to_table($1, E'\n') AS line, string_to_array(line, E'\t') AS f`;

async function replaceAreas(client: pg.ClientBase, path: string) {
	const file = readFileSync(path);
	const hash = createHash("sha256").update(file).digest("hex");
	const { rows } = await client.query(
		"SELECT 1 FROM instance WHERE cle = 'lieux' AND valeur = $1 AND EXISTS (SELECT 1 FROM lieux)",
		[hash],
	);
	if (rows.length > 0) return;
	const text = gunzipSync(file).toString("utf8").trimEnd();
	await client.query("BEGIN");
	await client.query("DELETE FROM lieux");
	await client.query(INSERT, [text]);
	// What reads them next, in the same moment, must not scan the table.
	await client.query("ANALYZE lieux");
	// The trigger of each entry reads the areas again; programs that keep a copy learn of those that moved (decision 81).
	for (const nature of ["projet", "besoin"])
		await client.query(
			`WITH avant AS MATERIALIZED (SELECT id, lieux FROM ${nature}s WHERE lieux <> '{}'),
			   apres AS (UPDATE ${nature}s SET lieux = lieux WHERE lieux <> '{}' RETURNING id, slug, statut, lieux)
			 SELECT noter_evenement($1, p.id, slug, NULL, statut, statut, 'retire') FROM apres p JOIN avant a USING (id)
			 WHERE p.lieux IS DISTINCT FROM a.lieux AND statut IN ('publie', 'etude', 'developpement', 'livre')`,
			[nature],
		);
	await client.query(
		"UPDATE versions SET nombre = nombre + 1, contenus = contenus + 1 WHERE part = 0",
	);
	await client.query(
		"INSERT INTO instance (cle, valeur) VALUES ('lieux', $1) ON CONFLICT (cle) DO UPDATE SET valeur = $1",
		[hash],
	);
	await client.query("COMMIT");
}

/**
 * Loads the areas of a file, in one transaction, when they are not those of the table.
 * With a file that is missing or damaged the table keeps what it holds, and the log says so.
 */
export async function loadAreas(
	client: pg.ClientBase,
	path: string,
): Promise<void> {
	try {
		await replaceAreas(client, path);
	} catch (error) {
		await client.query("ROLLBACK");
		log().error({ error, path }, "areas_not_loaded");
	}
}
