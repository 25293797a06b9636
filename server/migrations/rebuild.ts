import type pg from "pg";
import type { SchemaVersion } from "#lib/platform/backup/restore";
import { applyOne, HISTORY } from "./apply.ts";
import {
	MIGRATION_LOCK,
	type MigrationSource,
	migrationNames,
	PROJECT_MIGRATIONS,
} from "./source.ts";

/**
 * The statements that remove everything that migrations of any version made.
 * Extensions and what they brought are kept: they may belong to another
 * account. The sequence of an identity column goes with its table. In the order of
 * names, so that a restoration fails in every database or in none.
 */
const REMOVALS = `
	WITH brought AS (SELECT classid, objid FROM pg_depend WHERE deptype = 'e'
		OR (deptype = 'i' AND classid = 'pg_class'::regclass AND refclassid = 'pg_class'::regclass))
	SELECT format('DROP %s IF EXISTS public.%I CASCADE',
		CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, relname) AS script
	FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S')
		AND relname <> '_prisma_migrations' AND ('pg_class'::regclass, oid) NOT IN (SELECT classid, objid FROM brought)
	UNION ALL
	SELECT format('DROP ROUTINE IF EXISTS public.%I(%s) CASCADE', proname, pg_get_function_identity_arguments(oid))
	FROM pg_proc WHERE pronamespace = 'public'::regnamespace
		AND ('pg_proc'::regclass, oid) NOT IN (SELECT classid, objid FROM brought)
	UNION ALL
	SELECT format('DROP TEXT SEARCH CONFIGURATION IF EXISTS public.%I CASCADE', cfgname)
	FROM pg_ts_config WHERE cfgnamespace = 'public'::regnamespace
		AND ('pg_ts_config'::regclass, oid) NOT IN (SELECT classid, objid FROM brought)
	UNION ALL
	SELECT format('DROP TEXT SEARCH DICTIONARY IF EXISTS public.%I CASCADE', dictname)
	FROM pg_ts_dict WHERE dictnamespace = 'public'::regnamespace
		AND ('pg_ts_dict'::regclass, oid) NOT IN (SELECT classid, objid FROM brought)
	UNION ALL
	SELECT format('DROP TYPE IF EXISTS public.%I CASCADE', typname)
	FROM pg_type WHERE typnamespace = 'public'::regnamespace
		AND (typtype IN ('e', 'd', 'r') OR (SELECT relkind FROM pg_class WHERE oid = typrelid) = 'c')
		AND ('pg_type'::regclass, oid) NOT IN (SELECT classid, objid FROM brought)
	ORDER BY script`;

async function removeAll(client: pg.ClientBase): Promise<void> {
	const { rows } = await client.query<{ script: string }>(REMOVALS);
	for (const { script } of rows) await client.query(script);
	await client.query(HISTORY);
	await client.query("DELETE FROM _prisma_migrations");
}

/**
 * Builds the schema of `source` in a database, for a restoration, whatever
 * schema it has: an older one, a later one or none.
 */
export function schemaVersion(
	source: MigrationSource = PROJECT_MIGRATIONS,
): SchemaVersion {
	const migrations = migrationNames(source);
	return {
		migrations,
		async rebuild(client) {
			await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
			await removeAll(client);
			for (const name of migrations) await applyOne(client, source, name);
			// No deferred trigger may be pending on tables whose triggers are about
			// to change.
			await client.query("SET CONSTRAINTS ALL IMMEDIATE");
		},
	};
}
