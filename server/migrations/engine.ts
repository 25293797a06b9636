import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import * as glue from "@prisma/schema-engine-wasm/schema_engine_bg";
import { openConnections } from "./adapter.ts";

let ready: Promise<void> | undefined;

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
 * Runs `work` with Prisma's schema engine on a database, and closes every
 * connection that the engine opened, whatever the outcome.
 */
export async function withEngine<T>(
	databaseUrl: string,
	work: (engine: glue.SchemaEngine) => Promise<T>,
): Promise<T> {
	ready ??= instantiate();
	await ready;
	const connections = openConnections(databaseUrl);
	try {
		const engine = await glue.SchemaEngine.new(
			{ datamodels: undefined },
			() => {
				// The engine's own log is discarded: its errors come back as
				// rejections.
			},
			bindMigrationAwareSqlAdapterFactory(connections.factory),
		);
		try {
			return await work(engine);
		} finally {
			engine.free();
		}
	} finally {
		await connections.close();
	}
}
