/**
 * The reading of each clock of a run: printed by a process whose own clock was
 * moved, and checked by the one that moved it.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { now } from "#lib/platform/runtime/clock";
import holdTestServer, { testDatabase } from "#server/postgres/test-database";
import { queryOnce } from "#server/postgres/test-process";

/** The instant that each clock read, in milliseconds. */
export const Readings = z.object({
	node: z.number(),
	file: z.number(),
	/** A program started with its own environment. */
	program: z.number(),
	postgres: z.number(),
});
export type Readings = z.infer<typeof Readings>;

/** Pause between the two readings of a run: more than the coarsest clock's tick. */
export const APART_MS = 2_000;

/** File times are rounded to the tick, and a program's `date` to the second. */
const COARSE_MS = 1_100;

/** One sentence for each clock that did not read an instant between `from` and `to`. */
export function wrongClocks(
	readings: Readings,
	from: Date,
	to: Date,
): string[] {
	return Object.entries(readings)
		.filter(([, ms]) => {
			return ms < from.getTime() - COARSE_MS || ms > to.getTime();
		})
		.map(([name, ms]) => {
			const instant = new Date(ms).toISOString();
			return `${name} reads ${instant}, not ${from.toISOString()} to ${to.toISOString()}`;
		});
}

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
