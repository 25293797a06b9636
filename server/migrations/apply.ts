import type { MigrationList } from "@prisma/schema-engine-wasm";
import type pg from "pg";
import { OperatorError } from "#lib/platform/config/operator-error";
import { withConnection } from "#lib/platform/db/own-connection";
import { connectionOptions, UNLIMITED } from "#lib/platform/db/time-limits";
import { SCRIPT_LOCK } from "./adapter.ts";
import { withEngine } from "./engine.ts";
import {
	MIGRATION_LOCK,
	type MigrationSource,
	migrationChecksum,
	migrationNames,
	migrationScript,
	PROJECT_MIGRATIONS,
} from "./source.ts";

/** The engine compares every table and type of the database. */
export const NO_FILTER = { externalTables: [], externalEnums: [] };

/** The migrations of a source, in the format of the engine. */
export function migrationList(source: MigrationSource): MigrationList {
	return {
		baseDir: source.migrations,
		lockfile: {
			path: "migration_lock.toml",
			content: 'provider = "postgresql"\n',
		},
		shadowDbInitScript: "",
		migrationDirectories: migrationNames(source).map((name) => ({
			path: name,
			migrationFile: {
				path: "migration.sql",
				content: {
					tag: "ok",
					value: migrationScript(source, name),
				},
			},
		})),
	};
}

/** The migrations that the database has, with the checksum of the script that made each. */
async function finishedMigrations(
	client: pg.Client,
): Promise<Map<string, string>> {
	const { rows: tables } = await client.query(
		"SELECT to_regclass('_prisma_migrations') IS NOT NULL AS present",
	);
	if (tables[0]?.present !== true) return new Map();
	// A migration that started and did not finish left only its row, since it
	// runs in one transaction: it is run again.
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

/**
 * Whether the database has every migration of the source, unedited: by the checksums that
 * the engine wrote. The engine, which a start would otherwise load and keep in memory, has
 * the last word when one differs.
 */
function isUpToDate(
	finished: ReadonlyMap<string, string>,
	source: MigrationSource,
): boolean {
	return migrationNames(source).every(
		(name) =>
			finished.get(name) === migrationChecksum(migrationScript(source, name)),
	);
}

async function applyUnderLock(
	client: pg.Client,
	databaseUrl: string,
	source: MigrationSource,
	isNewerAllowed: boolean,
): Promise<string[]> {
	const finished = await finishedMigrations(client);
	const names = migrationNames(source);
	if (!isNewerAllowed) refuseNewerSchema(finished, names);
	if (isUpToDate(finished, source)) return [];
	const pending = names.filter((name) => !finished.has(name));
	return withEngine(databaseUrl, async (engine) => {
		const migrationsList = migrationList(source);
		if (finished.size > 0) {
			const { editedMigrationNames: edited } =
				await engine.diagnoseMigrationHistory({
					migrationsList,
					optInToShadowDatabase: false,
					filters: NO_FILTER,
				});
			if (edited.length > 0) {
				throw new OperatorError(
					`La base porte une autre version de ${edited.join(", ")} que celle de ce dossier : une migration appliquée ne se modifie plus. Remettez le fichier d'origine, ou repartez d'une base vide.`,
				);
			}
		}
		if (pending.length === 0) return [];
		const { appliedMigrationNames: applied } = await engine.applyMigrations({
			migrationsList,
			filters: NO_FILTER,
		});
		if (applied.join() !== pending.join()) {
			throw new Error(
				`Migrations attendues : ${pending.join(", ")} ; appliquées : ${applied.join(", ") || "aucune"}.`,
			);
		}
		return applied;
	});
}

/**
 * Applies the pending migrations of `source` to a database and returns the
 * names of those it applied, in order. Callers on other machines wait for each
 * other; each migration is applied wholly or not at all, even when the process
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
			await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
			// The server may still run the script of a process that was killed.
			await client.query(
				"SELECT pg_advisory_lock($1), pg_advisory_unlock($1)",
				[SCRIPT_LOCK],
			);
			return applyUnderLock(client, databaseUrl, source, isNewerAllowed);
		},
	);
}
