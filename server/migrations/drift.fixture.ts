import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import {
	bindMigrationAwareSqlAdapterFactory,
	ColumnTypeEnum,
	type SqlDriverAdapter,
	type SqlQuery,
} from "@prisma/driver-adapter-utils";
import * as glue from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";
import { type MigrationSource, PROJECT_MIGRATIONS } from "./source.ts";

const PG_CHAR = 18;
const PG_TEXT = 25;

/** The engine sets a ten-second timer for its lock and never clears it: the process must not wait for it to end. */
function quietTimer(callback: () => void, delay: number): NodeJS.Timeout {
	return setTimeout(callback, delay).unref();
}

/** The package's own entry imports the binary as a module, which Node only supports behind a flag. */
async function instantiate(): Promise<void> {
	const entry = createRequire(import.meta.url).resolve(
		"@prisma/schema-engine-wasm/schema_engine_bg",
	);
	const bytes = await readFile(join(dirname(entry), "schema_engine_bg.wasm"));
	const functions = Object.entries(glue).flatMap(([name, value]) => {
		if (typeof value !== "function") return [];
		return [[name, name.startsWith("__wbg_setTimeout_") ? quietTimer : value]];
	});
	const { instance } = await WebAssembly.instantiate(bytes, {
		"./schema_engine_bg.js": Object.fromEntries(functions),
	});
	glue.__wbg_set_wasm(instance.exports);
	const { __wbindgen_start: start } = instance.exports;
	if (typeof start !== "function") {
		throw new Error("@prisma/schema-engine-wasm has no __wbindgen_start");
	}
	start();
}

/**
 * adapter-pg 7.10.0 rejects columns of PostgreSQL's internal `"char"` type,
 * which the engine's introspection reads: they are read as text and relabelled
 * afterwards.
 */
async function adapterReadingChar(pool: pg.Pool): Promise<SqlDriverAdapter> {
	const charColumns = new WeakMap<readonly unknown[], ReadonlySet<number>>();
	const query = pool.query.bind(pool);
	Object.defineProperty(pool, "query", {
		value: async (config: pg.QueryArrayConfig) => {
			const result = await query(config);
			const columns = new Set<number>();
			result.fields.forEach((field, index) => {
				if (field.dataTypeID !== PG_CHAR) return;
				columns.add(index);
				field.dataTypeID = PG_TEXT;
			});
			charColumns.set(result.rows, columns);
			return result;
		},
	});
	const stock = await new PrismaPg(pool).connect();
	const read = stock.queryRaw.bind(stock);
	stock.queryRaw = async (statement: SqlQuery) => {
		const result = await read(statement);
		const columns = charColumns.get(result.rows);
		return {
			...result,
			columnTypes: result.columnTypes.map((type, index) =>
				columns?.has(index) ? ColumnTypeEnum.Character : type,
			),
		};
	};
	return stock;
}

let ready: Promise<void> | undefined;

/**
 * Returns the SQL that separates the migrated database of `databaseUrl` from what the
 * schema declares, or `undefined` when they agree. It compares tables, columns, keys
 * and plain indexes, not CHECK constraints, functions, triggers or expression indexes.
 */
export async function migrationDrift(
	databaseUrl: string,
	source: MigrationSource = PROJECT_MIGRATIONS,
): Promise<string | undefined> {
	ready ??= instantiate();
	await ready;
	const pool = new pg.Pool({ connectionString: databaseUrl });
	const connect = () => adapterReadingChar(pool);
	const engine = await glue.SchemaEngine.new(
		{ datamodels: undefined },
		() => {
			// The engine's own log is discarded: its errors come back as rejections.
		},
		bindMigrationAwareSqlAdapterFactory({
			provider: "postgres",
			adapterName: "@prisma/adapter-pg",
			connect,
			connectToShadowDb: connect,
		}),
	);
	const files = [
		{ path: source.schema, content: readFileSync(source.schema, "utf8") },
	];
	try {
		const { exitCode, stdout } = await engine.diff({
			from: {
				tag: "schemaDatasource",
				files,
				configDir: dirname(source.schema),
			},
			to: { tag: "schemaDatamodel", files },
			script: true,
			exitCode: true,
			filters: { externalTables: [], externalEnums: [] },
		});
		return exitCode === 0 ? undefined : (stdout ?? "");
	} finally {
		engine.free();
		await pool.end();
	}
}
