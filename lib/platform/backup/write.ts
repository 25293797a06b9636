import { createHash } from "node:crypto";
import { once } from "node:events";
import {
	createWriteStream,
	fstatSync,
	openSync,
	renameSync,
	rmSync,
	statSync,
} from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGzip, type Gzip } from "node:zlib";
import { Prisma } from "#prisma/client/client";
import { OperatorError } from "../config/operator-error.ts";
import { sql } from "../db/pool.ts";
import { inSnapshot, type SnapshotRows } from "../db/snapshot.ts";
import { now } from "../runtime/clock.ts";
import {
	FORMAT,
	type Header,
	NOT_KEPT,
	type TableLine,
	type Trailer,
} from "./format.ts";

/** Rows read at once: this bounds the memory that a backup takes. */
const BATCH = 500;

export type Backup = { fichier: string; tables: number; lignes: number };

/** Writes lines and adds them to the checksum; waits when the disk is slower, and throws why the file failed. */
function lineWriter(gzip: Gzip) {
	const sum = createHash("sha256");
	return {
		async line(text: string) {
			sum.update(text).update("\n");
			if (gzip.write(`${text}\n`)) return;
			// It failed before: it would take nothing more, for ever.
			if (gzip.errored) throw gzip.errored;
			await once(gzip, "drain");
		},
		end(lignes: number) {
			const trailer: Trailer = { fin: true, lignes, somme: sum.digest("hex") };
			gzip.end(`${JSON.stringify(trailer)}\n`);
		},
	};
}

type Writer = ReturnType<typeof lineWriter>;

async function header(rows: SnapshotRows): Promise<Header> {
	const migrations = await rows<{ nom: string }>(
		sql`SELECT migration_name AS nom FROM _prisma_migrations
		    WHERE finished_at IS NOT NULL ORDER BY migration_name`,
	);
	return {
		bien_commun: FORMAT,
		cree_le: now().toISOString(),
		migrations: migrations.map(({ nom }) => nom),
	};
}

function tables(rows: SnapshotRows): Promise<TableLine[]> {
	return rows<TableLine>(sql`
		SELECT c.relname::text AS table,
			ARRAY(SELECT a.attname::text FROM pg_attribute a
			      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
			      ORDER BY a.attnum) AS columns,
			CASE WHEN EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'id')
			     THEN pg_get_serial_sequence(quote_ident(c.relname), 'id') END AS sequence
		FROM pg_class c
		WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
			AND c.relname::text <> ALL(${NOT_KEPT}::text[])
		ORDER BY c.relname`);
}

/** Tables in dependency order: each comes after those that it refers to. */
async function inOrder(
	rows: SnapshotRows,
	all: readonly TableLine[],
): Promise<TableLine[]> {
	const links = await rows<{ de: string; vers: string }>(sql`
		SELECT de.relname::text AS de, vers.relname::text AS vers
		FROM pg_constraint k JOIN pg_class de ON de.oid = k.conrelid JOIN pg_class vers ON vers.oid = k.confrelid
		WHERE k.contype = 'f' AND de.oid <> vers.oid`);
	const ordered: TableLine[] = [];
	const placed = new Set<string>();
	while (ordered.length < all.length) {
		const ready = all.filter(
			({ table }) =>
				!placed.has(table) &&
				links.every(({ de, vers }) => de !== table || placed.has(vers)),
		);
		if (ready.length === 0) throw new Error("tables refer to each other");
		for (const table of ready) placed.add(table.table);
		ordered.push(...ready);
	}
	return ordered;
}

async function writeTable(
	rows: SnapshotRows,
	writer: Writer,
	table: TableLine,
): Promise<number> {
	await writer.line(JSON.stringify(table));
	const name = Prisma.raw(`"${table.table}"`);
	await rows(
		sql`DECLARE lecture NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS ligne FROM ${name} AS t`,
	);
	let count = 0;
	const fetch = sql`FETCH ${Prisma.raw(String(BATCH))} FROM lecture`;
	for (;;) {
		const batch = await rows<{ ligne: string }>(fetch);
		for (const { ligne } of batch) await writer.line(ligne);
		count += batch.length;
		if (batch.length < BATCH) break;
	}
	await rows(sql`CLOSE lecture`);
	return count;
}

/**
 * Writes the whole database to `fichier`, as it is at one instant, while others write
 * to it. The file is readable by its owner only, and gets its name only when it is
 * complete; of two to the same file at once the later one is written. `progress` is called with the number of rows written so far.
 */
export async function sauvegarder(
	fichier: string,
	progress: (lignes: number) => void = () => {},
): Promise<Backup> {
	const partial = `${fichier}.partiel`;
	rmSync(partial, { force: true });
	// Opened first: an unwritable place is reported before anything is read.
	const fd = openSync(partial, "wx", 0o600);
	const { ino } = fstatSync(fd);
	// Another one that begins takes our file away: under that name stands a part of its own.
	const isOurs = () =>
		statSync(partial, { throwIfNoEntry: false })?.ino === ino;
	const discard = () => {
		if (isOurs()) rmSync(partial);
	};
	// Whoever interrupts it ends the process: what people wrote must not stay in a part.
	process.once("exit", discard);
	const gzip = createGzip();
	const written = pipeline(gzip, createWriteStream(partial, { fd }));
	// Awaited at the end; until then a full disk must not be an unhandled rejection.
	written.catch(() => {});
	try {
		const backup = await inSnapshot(async (rows) => {
			const writer = lineWriter(gzip);
			await writer.line(JSON.stringify(await header(rows)));
			const all = await inOrder(rows, await tables(rows));
			let lignes = 0;
			for (const table of all) {
				lignes += await writeTable(rows, writer, table);
				progress(lignes);
			}
			writer.end(lignes);
			return { fichier, tables: all.length, lignes };
		});
		await written;
		if (!isOurs())
			throw new OperatorError(
				`Une autre sauvegarde s’écrit dans ${fichier} : celle-ci s’arrête, attendez la fin de l’autre.`,
			);
		renameSync(partial, fichier);
		return backup;
	} catch (error) {
		gzip.destroy();
		discard();
		throw error;
	} finally {
		process.off("exit", discard);
	}
}
