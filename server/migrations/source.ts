import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { AREAS_FILE } from "./areas.ts";

/** Where the migrations and the schema they lead to are stored, and the areas that are loaded after them. */
export type MigrationSource = {
	migrations: string;
	schema: string;
	areas?: string;
};

const PRISMA = join(import.meta.dirname, "../../prisma");

/** The project's own migrations. */
export const PROJECT_MIGRATIONS: MigrationSource = {
	migrations: join(PRISMA, "migrations"),
	schema: join(PRISMA, "schema.prisma"),
	areas: AREAS_FILE,
};

// The number is arbitrary, but must be the same in every version of the
// starter.
export const MIGRATION_LOCK = 7_041_992;

/** Names of the migrations, in the order in which they are applied. */
export function migrationNames({ migrations }: MigrationSource): string[] {
	return readdirSync(migrations, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map((entry) => entry.name)
		.sort();
}

/** The SQL of one migration. */
export function migrationScript(
	{ migrations }: MigrationSource,
	name: string,
): string {
	return readFileSync(join(migrations, name, "migration.sql"), "utf8");
}

/** The checksum of a script, as Prisma writes it beside the migration. */
export function migrationChecksum(script: string): string {
	return createHash("sha256").update(script).digest("hex");
}

/** Whether a checksum is that of a script, whichever line ends a checkout gave it. */
export function isScriptOf(checksum: string, script: string): boolean {
	const unix = script.replaceAll("\r\n", "\n");
	return [script, unix, unix.replaceAll("\n", "\r\n")].some(
		(one) => migrationChecksum(one) === checksum,
	);
}
