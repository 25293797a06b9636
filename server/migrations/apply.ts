import type pg from "pg";
import { messageOf, OperatorError } from "#lib/platform/config/operator-error";
import { withConnection } from "#lib/platform/db/own-connection";
import { connectionOptions, UNLIMITED } from "#lib/platform/db/time-limits";
import {
	DISK_FULL,
	DISK_FULL_TOLD,
	READ_ONLY_STATE,
	READ_ONLY_TOLD,
	sqlState,
} from "#lib/platform/db/unavailable";
import { randomId } from "#lib/platform/runtime/clock";
import { loadAreas } from "./areas.ts";
import {
	isScriptOf,
	MIGRATION_LOCK,
	type MigrationSource,
	migrationChecksum,
	migrationNames,
	migrationScript,
	PROJECT_MIGRATIONS,
} from "./source.ts";

/** Prisma's own table (7.10), for a database that has none yet. */
export const HISTORY = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
	id VARCHAR(36) PRIMARY KEY NOT NULL,
	checksum VARCHAR(64) NOT NULL,
	finished_at TIMESTAMPTZ,
	migration_name VARCHAR(255) NOT NULL,
	logs TEXT,
	rolled_back_at TIMESTAMPTZ,
	started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
	applied_steps_count INTEGER NOT NULL DEFAULT 0)`;

/** What the operator of a database can mend, by PostgreSQL's code. */
const TOLD = new Map([
	[DISK_FULL, DISK_FULL_TOLD],
	[READ_ONLY_STATE, READ_ONLY_TOLD],
	[
		"42501",
		"Le compte de DATABASE_URL n'a pas le droit de créer ce qu'il faut dans sa base : elle doit lui appartenir (ALTER DATABASE … OWNER TO …).",
	],
	[
		"0A000",
		"PostgreSQL n'a pas ce qu'une migration demande : installez ses extensions unaccent, pg_trgm et fuzzystrmatch (souvent le paquet postgresql-contrib).",
	],
]);

/** The error to throw for a refusal of PostgreSQL amid `what`. */
function told(error: unknown, what?: string): unknown {
	const state = sqlState(error) ?? "";
	const message = messageOf(error);
	// PostgreSQL says 0A000 of all that it does not support.
	const isKnown = state !== "0A000" || message.includes("extension");
	const sentence = isKnown ? TOLD.get(state) : undefined;
	const at = what === undefined ? "" : `${what} : `;
	if (sentence)
		return new OperatorError(`${sentence} PostgreSQL : ${at}${message}`);
	return at ? new Error(`${at}${message}`, { cause: error }) : error;
}

/** Runs the script of one migration in the caller's transaction, and records it. */
export async function applyOne(
	client: pg.ClientBase,
	source: MigrationSource,
	name: string,
): Promise<void> {
	const script = migrationScript(source, name);
	await client.query(script);
	await client.query(
		`INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
		 VALUES ($1, $2, $3, now(), 1)`,
		[randomId(), migrationChecksum(script), name],
	);
}

/** Rejects a database that has tables and no history: it belongs to something else. */
async function createHistory(client: pg.Client): Promise<void> {
	const { rows } = await client.query(
		"SELECT 1 FROM pg_tables WHERE schemaname = 'public' HAVING count(*) > 0 AND NOT bool_or(tablename = '_prisma_migrations')",
	);
	if (rows.length > 0)
		throw new OperatorError(
			"Cette base contient déjà des tables, et aucune n'est de cette application : donnez-lui une base vide.",
		);
	await client.query(HISTORY).catch((error: unknown) => {
		throw told(error);
	});
}

/** The migrations that the database has, with the checksum of the script that made each. */
async function finishedMigrations(
	client: pg.Client,
): Promise<Map<string, string>> {
	// A version up to 0.1 that died amid a migration left its row, and nothing else.
	await client.query(
		"UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL",
	);
	const { rows } = await client.query(
		"SELECT migration_name, checksum FROM _prisma_migrations WHERE rolled_back_at IS NULL",
	);
	return new Map(
		rows.map((row) => [String(row.migration_name), String(row.checksum)]),
	);
}

/** Rejects: a later version may have removed or renamed what this one reads and writes. */
function refuseNewerSchema(
	finished: ReadonlyMap<string, string>,
	names: readonly string[],
): void {
	const unknown = [...finished.keys()]
		.filter((name) => !names.includes(name))
		.sort();
	if (unknown.length === 0) return;
	throw new OperatorError(
		`Cette base a été mise à jour par une version plus récente de l'application (${unknown.join(", ")}) : démarrez cette version-là, ou revenez à une sauvegarde faite par celle-ci (npm run gerer -- restaurer). Si ces migrations ne font qu'ajouter, npm start -- --schema-plus-recent démarre quand même.`,
	);
}

function refuseEdited(
	finished: ReadonlyMap<string, string>,
	source: MigrationSource,
	names: readonly string[],
): void {
	const edited = names.filter((name) => {
		const checksum = finished.get(name);
		return (
			checksum !== undefined &&
			!isScriptOf(checksum, migrationScript(source, name))
		);
	});
	if (edited.length === 0) return;
	throw new OperatorError(
		`La base porte une autre version de ${edited.join(", ")} que celle de ce dossier : une migration appliquée ne se modifie plus. Remettez le fichier d'origine, ou repartez d'une base vide.`,
	);
}

/**
 * Applies the pending migrations of `source` to a database and returns the
 * names of those it applied, in order; then loads its areas, if they changed.
 * Callers on other machines wait for each other; each migration is applied wholly or not at all, even when the process
 * is killed midway. Rejects a database that a later version has migrated,
 * unless `isNewerAllowed`.
 */
export async function applyMigrations(
	databaseUrl: string,
	source: MigrationSource = PROJECT_MIGRATIONS,
	isNewerAllowed = false,
): Promise<string[]> {
	return withConnection(
		{
			connectionString: databaseUrl,
			options: connectionOptions(UNLIMITED, true),
		},
		async (client) => {
			// Of the session: the server holds it while it still runs the script of a
			// process that was killed.
			await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
			await createHistory(client);
			const finished = await finishedMigrations(client);
			const names = migrationNames(source);
			if (!isNewerAllowed) refuseNewerSchema(finished, names);
			refuseEdited(finished, source, names);
			const pending = names.filter((name) => !finished.has(name));
			for (const name of pending) {
				try {
					await client.query("BEGIN");
					await applyOne(client, source, name);
					await client.query("COMMIT");
				} catch (error) {
					// Closing the connection takes the transaction back.
					throw told(error, name);
				}
			}
			if (source.areas) await loadAreas(client, source.areas);
			return pending;
		},
	);
}
