import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { now } from "#lib/platform/runtime/clock";
import { holdTestServer, testDatabase } from "#server/postgres/test-database";
import { queryOnce } from "#server/postgres/test-process";
import type { Readings } from "./readings.ts";

async function postgresTime(): Promise<number> {
	const release = await holdTestServer();
	const database = await testDatabase();
	try {
		const rows = await queryOnce(
			database.url,
			"SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms",
		);
		return z.tuple([z.object({ ms: z.number() })]).parse(rows)[0].ms;
	} finally {
		await database.drop();
		await release();
	}
}

function fileTime(): number {
	const folder = mkdtempSync(join(tmpdir(), "bien-commun-time-"));
	try {
		// Whole milliseconds, as the other clocks give them.
		return Math.floor(statSync(folder).mtimeMs);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** Reads every clock that the tests use, including the server of the test databases. */
export async function readClocks(): Promise<Readings> {
	const postgres = await postgresTime();
	const program = execFileSync("date", ["+%s"], {
		env: { NODE_ENV: "test", PATH: "/usr/bin:/bin" },
		encoding: "utf8",
	});
	return {
		postgres,
		program: Number(program) * 1_000,
		file: fileTime(),
		node: now().getTime(),
	};
}
