import { readFileSync } from "node:fs";
import { migrationList, NO_FILTER } from "./apply.ts";
import { withEngine } from "./engine.ts";
import { type MigrationSource, PROJECT_MIGRATIONS } from "./source.ts";

/**
 * Returns the SQL that separates what the migrations build from what the schema
 * declares, or `undefined` when they agree. It compares tables, columns, keys
 * and plain indexes, not CHECK constraints, functions, triggers or expression
 * indexes. Uses a database of its own on the server of `databaseUrl`.
 */
export async function migrationDrift(
	databaseUrl: string,
	source: MigrationSource = PROJECT_MIGRATIONS,
): Promise<string | undefined> {
	const schema = readFileSync(source.schema, "utf8");
	const { exitCode, stdout } = await withEngine(databaseUrl, (engine) =>
		engine.diff({
			from: { tag: "migrations", ...migrationList(source) },
			to: {
				tag: "schemaDatamodel",
				files: [{ path: source.schema, content: schema }],
			},
			script: true,
			exitCode: true,
			filters: NO_FILTER,
		}),
	);
	return exitCode === 0 ? undefined : (stdout ?? "");
}
