import pg from "pg";
import { reglages } from "../config/env.ts";
import { OperatorError } from "../config/operator-error.ts";
import { withConnection } from "../db/own-connection.ts";
import { connectionOptions, UNLIMITED } from "../db/time-limits.ts";
import type { Header, TableLine } from "./format.ts";
import { readBackup } from "./read.ts";

const BATCH = 500;

/** Numbers of events that it leaves out: more than may have been given since the backup. */
const GAP = 1_000_000;

export type SchemaVersion = {
	/** Names of its migrations, in order. */
	readonly migrations: readonly string[];
	/** Inside the caller's transaction: drops everything, then creates this schema, empty. */
	readonly rebuild: (client: pg.ClientBase) => Promise<void>;
};

export type Restored = { fichier: string; tables: number; lignes: number };

/** Reads the whole file before anything is changed. */
async function checkedHeader(fichier: string): Promise<Header> {
	let header: Header | undefined;
	for await (const item of readBackup(fichier))
		if (item.kind === "header") header = item.header;
	if (!header) throw new Error("a whole backup has a header");
	return header;
}

async function refuseWhileServed(client: pg.Client): Promise<void> {
	const { rows } = await client.query(
		`SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
		 AND pid <> pg_backend_pid() AND backend_type = 'client backend' LIMIT 1`,
	);
	if (rows.length > 0)
		throw new OperatorError(
			"Un serveur se sert de cette base : arrêtez-le avant de restaurer.",
		);
}

async function appliedMigrations(client: pg.Client): Promise<string[]> {
	const { rows: tables } = await client.query(
		"SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS present",
	);
	if (tables[0]?.present !== true) return [];
	const { rows } = await client.query<{ nom: string }>(
		`SELECT migration_name AS nom FROM _prisma_migrations
		 WHERE finished_at IS NOT NULL ORDER BY migration_name`,
	);
	return rows.map(({ nom }) => nom);
}

/**
 * Whether the schema must first be rebuilt as that of the backup, which only the
 * version that made the backup can do; throws for another version.
 */
async function needsRebuild(
	client: pg.Client,
	{ migrations }: Header,
	version: SchemaVersion,
): Promise<boolean> {
	const wanted = migrations.join();
	if ((await appliedMigrations(client)).join() === wanted) return false;
	if (version.migrations.join() === wanted) return true;
	throw new OperatorError(
		`Cette sauvegarde vient d'une autre version de l'application (sa dernière migration : ${migrations.at(-1)} ; ici : ${version.migrations.at(-1)}). Restaurez-la avec la version qui l'a faite, puis mettez à jour.`,
	);
}

const { escapeIdentifier: quoted } = pg;

async function publicTables(client: pg.Client): Promise<string[]> {
	const { rows } = await client.query<{ nom: string }>(
		`SELECT relname::text AS nom FROM pg_class
		 WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> '_prisma_migrations'`,
	);
	return rows.map(({ nom }) => quoted(nom));
}

async function insert(
	client: pg.Client,
	{ table, columns }: TableLine,
	rows: readonly string[],
): Promise<void> {
	if (rows.length === 0) return;
	const names = columns.map(quoted).join(", ");
	await client.query(
		`INSERT INTO ${quoted(table)} (${names})
		 SELECT ${names} FROM json_populate_recordset(NULL::${quoted(table)}, $1::json)`,
		[`[${rows.join(",")}]`],
	);
}

/** New identifiers continue after the restored ones. */
async function moveSequence(client: pg.Client, table: TableLine) {
	if (table.sequence === null) return;
	await client.query(
		`SELECT setval($1::regclass, COALESCE((SELECT max(id) FROM ${quoted(table.table)}), 0) + 1, false)`,
		[table.sequence],
	);
}

async function load(
	client: pg.Client,
	fichier: string,
	progress: (lignes: number) => void,
): Promise<Omit<Restored, "fichier">> {
	let table: TableLine | undefined;
	let waiting: string[] = [];
	let tables = 0;
	let lignes = 0;
	const flush = async () => {
		if (table) await insert(client, table, waiting);
		lignes += waiting.length;
		waiting = [];
		progress(lignes);
	};
	const closeTable = async () => {
		await flush();
		if (table) await moveSequence(client, table);
	};
	for await (const item of readBackup(fichier)) {
		if (item.kind === "table") {
			await closeTable();
			table = item.table;
			tables += 1;
		} else if (item.kind === "row") {
			waiting.push(item.json);
			if (waiting.length === BATCH) await flush();
		}
	}
	await closeTable();
	return { tables, lignes };
}

async function replaceAll(
	client: pg.Client,
	fichier: string,
	progress: (lignes: number) => void,
) {
	const all = await publicTables(client);
	// Disabled: the backup already contains what triggers derive.
	for (const table of all)
		await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
	await client.query(`TRUNCATE ${all.join(", ")}`);
	// Whoever came since the first look may have written; from here on they wait.
	await refuseWhileServed(client);
	const counts = await load(client, fichier, progress);
	for (const table of all)
		await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
	return counts;
}

/**
 * Replaces the content of the database by that of a backup, in one transaction: all of
 * it, or nothing. A database whose schema is older or later than the backup's gets that
 * of `version`. Throws while a server uses the database, for a file that is not
 * complete, and for a backup of another version.
 */
export async function restaurer(
	fichier: string,
	version: SchemaVersion,
	progress: (lignes: number) => void = () => {},
): Promise<Restored> {
	const header = await checkedHeader(fichier);
	return withConnection(
		{
			connectionString: reglages().databaseUrl,
			options: connectionOptions(UNLIMITED, true),
		},
		async (client) => {
			await refuseWhileServed(client);
			const mustRebuild = await needsRebuild(client, header, version);
			await client.query("BEGIN");
			if (mustRebuild) await version.rebuild(client);
			const counts = await replaceAll(client, fichier, progress);
			await client.query(
				`INSERT INTO evenements (type, nature, objet_id, numero)
				 SELECT 'restaure', 'annuaire', 0, COALESCE(max(numero), 0) + $1 FROM evenements`,
				[GAP],
			);
			// Closed without a COMMIT, the transaction is rolled back.
			await client.query("COMMIT");
			return { fichier, ...counts };
		},
	);
}
