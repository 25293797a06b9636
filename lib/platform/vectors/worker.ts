/**
 * Has the public texts turned into vectors, in the background. Any number of processes
 * may run it: a lock in the database lets one work at a time. A text is sent again only
 * when it changed, or the model did.
 */
import { readPublicState } from "../cache/public-version.ts";
import { type ReglagesPlongements, reglages } from "../config/env.ts";
import { patiently, rows, type Sql, sql } from "../db/pool.ts";
import { inSnapshot, type SnapshotRows } from "../db/snapshot.ts";
import { type Background, repeated } from "../runtime/background.ts";
import { log } from "../runtime/log.ts";
import { type Embedded, embed } from "./embedding-server.ts";
import { bytesOfVector, type VectorTable } from "./near.ts";

/** Where vectors of public texts are kept, and a statement that reads these texts: `id`, `langue`, `texte`, of what is public and nothing else. */
export type VectorSource = VectorTable & { readonly texts: Sql };

export const BATCH = 32;
/** Characters of a text: what a small model reads of it. */
export const TEXT_MAX = 1_600;
/** A batch that takes longer has failed. */
const BATCH_TIMEOUT_MS = 60_000;

const FIRST_MS = 5_000;
const BETWEEN_MS = 15_000;
/** After a failure: then twice as long after each one that follows. */
const RETRY_MS = 10_000;
const RETRY_MAX_MS = 1_800_000;

const LOCK = 7_032_014;

/** A text that any model takes. */
const PLAIN_TEXT = "bonjour";

type Due = {
	readonly id: number;
	readonly langue: string;
	readonly texte: string;
	readonly empreinte: Buffer;
};

/** What a turn did: texts that got their vectors, those that the server refused, rows removed. */
type Counts = { plonges: number; refuses: number; retires: number };
/** Nothing is left to do; another process is at it; or why it stopped. */
export type Turn = Counts & {
	readonly issue: "fait" | "ailleurs" | "arret" | "echec";
	readonly erreur?: string;
};

/** The texts, cut; with what tells one from another. */
function cutTexts({ texts }: VectorSource): Sql {
	return sql`(SELECT c.id, c.langue, c.texte, sha256(convert_to(c.texte, 'UTF8')) AS empreinte
		FROM (SELECT s.id, s.langue, left(s.texte, ${TEXT_MAX}) AS texte FROM (${texts}) AS s) AS c
		WHERE c.texte ~ '[[:alnum:]]')`;
}

function readDue(
	source: VectorSource,
	modele: string,
	snapshot: SnapshotRows,
): Promise<Due[]> {
	const { table, key } = source;
	return snapshot<Due>(
		sql`SELECT t.id, t.langue, t.texte, t.empreinte FROM ${cutTexts(source)} AS t
		    LEFT JOIN ${table} v ON v.${key} = t.id AND v.langue = t.langue
		    WHERE v.empreinte IS NULL OR v.empreinte <> t.empreinte OR v.modele <> ${modele}
		      OR v.vecteur IS NOT NULL AND v.dimension <> (SELECT d.dimension FROM ${table} d
		        WHERE d.modele = ${modele} AND d.vecteur IS NOT NULL ORDER BY d.numero DESC LIMIT 1)
		    ORDER BY t.id, t.langue LIMIT ${BATCH}`,
	);
}

/** Writes what is still public and unchanged; what was withdrawn meanwhile is not kept. */
async function write(
	source: VectorSource,
	modele: string,
	due: readonly Due[],
	vectors: readonly (Float32Array | null)[],
): Promise<void> {
	const { table, key } = source;
	await rows(
		sql`INSERT INTO ${table} (${key}, langue, modele, empreinte, dimension, vecteur)
		    SELECT t.id, t.langue, ${modele}, t.empreinte, w.dimension, w.vecteur
		    FROM unnest(${due.map(({ id }) => id)}::int[], ${due.map(({ langue }) => langue)}::text[],
		      ${due.map(({ empreinte }) => empreinte)}::bytea[], ${vectors.map((vector) => vector?.length ?? 0)}::int[],
		      ${vectors.map((vector) => (vector ? bytesOfVector(vector) : null))}::bytea[]) AS w(id, langue, empreinte, dimension, vecteur)
		    JOIN ${cutTexts(source)} AS t ON t.id = w.id AND t.langue = w.langue AND t.empreinte = w.empreinte
		    ON CONFLICT (${key}, langue) DO UPDATE SET modele = EXCLUDED.modele, empreinte = EXCLUDED.empreinte,
		      dimension = EXCLUDED.dimension, vecteur = EXCLUDED.vecteur, numero = EXCLUDED.numero`,
	);
}

async function remove(source: VectorSource): Promise<number> {
	const { table, key } = source;
	const removed = await rows(
		sql`DELETE FROM ${table} v WHERE NOT EXISTS (
		      SELECT 1 FROM ${cutTexts(source)} AS t WHERE t.id = v.${key} AND t.langue = v.langue)
		    RETURNING 1`,
	);
	return removed.length;
}

type Batch = {
	readonly due: readonly Due[];
	readonly refuses: number;
	readonly erreur: string | null;
};

function sent(
	plongements: ReglagesPlongements,
	texts: readonly string[],
	signal: AbortSignal,
): Promise<Embedded> {
	return embed(
		plongements,
		texts,
		AbortSignal.any([signal, AbortSignal.timeout(BATCH_TIMEOUT_MS)]),
	);
}

/**
 * Embeds and writes one batch. A text that the server refuses, when it takes another one,
 * is noted and not sent again: a model that it does not know is refused in the same way.
 */
async function treat(
	source: VectorSource,
	plongements: ReglagesPlongements,
	due: readonly Due[],
	signal: AbortSignal,
): Promise<Batch> {
	const texts = due.map(({ texte }) => texte);
	const embedded = await sent(plongements, texts, signal);
	if (embedded.ok) {
		await write(source, plongements.modele, due, embedded.vectors);
		return { due, refuses: 0, erreur: null };
	}
	if (!embedded.isOfTexts) return { due, refuses: 0, erreur: embedded.erreur };
	if (due.length === 1) {
		const other = await sent(plongements, [PLAIN_TEXT], signal);
		if (!other.ok) return { due, refuses: 0, erreur: other.erreur };
		await write(source, plongements.modele, due, [null]);
		return { due, refuses: 1, erreur: null };
	}
	let refuses = 0;
	for (const one of due) {
		const alone = await treat(source, plongements, [one], signal);
		refuses += alone.refuses;
		if (alone.erreur !== null) return alone;
	}
	return { due, refuses, erreur: null };
}

/** One batch of this source, unless another process is at work, or nothing is left to do. */
function nextBatch(
	source: VectorSource,
	plongements: ReglagesPlongements,
	signal: AbortSignal,
): Promise<Batch | "ailleurs" | "fait"> {
	return inSnapshot(async (snapshot) => {
		const [lock] = await snapshot<{ pris: boolean }>(
			sql`SELECT pg_try_advisory_xact_lock(${LOCK}) AS pris`,
		);
		if (!lock?.pris) return "ailleurs";
		const due = await readDue(source, plongements.modele, snapshot);
		return due.length === 0 ? "fait" : treat(source, plongements, due, signal);
	});
}

/**
 * Embeds every public text of these sources that has no vector of the present model, and
 * removes the vectors of texts that are no longer public. Stops at the first failure of
 * the server, or when `signal` aborts.
 */
export async function embedPublicTexts(
	sources: readonly VectorSource[],
	signal: AbortSignal,
): Promise<Turn> {
	const { plongements } = reglages();
	const counts: Counts = { plonges: 0, refuses: 0, retires: 0 };
	if (!plongements) return { ...counts, issue: "fait" };
	const treated = new Set<string>();
	for (const source of sources) {
		counts.retires += await remove(source);
		for (;;) {
			if (signal.aborted) return { ...counts, issue: "arret" };
			const batch = await nextBatch(source, plongements, signal);
			if (batch === "ailleurs") return { ...counts, issue: batch };
			if (batch === "fait") break;
			counts.refuses += batch.refuses;
			const { erreur } = batch;
			if (erreur !== null) return { ...counts, issue: "echec", erreur };
			counts.plonges += batch.due.length - batch.refuses;
			const keys = batch.due.map(
				({ id, langue, empreinte }) =>
					`${source.name} ${id} ${langue} ${empreinte.toString("hex")}`,
			);
			// The same text again: what the server answers has no steady dimension.
			if (keys.some((key) => treated.has(key)))
				return { ...counts, issue: "echec", erreur: "dimension changeante" };
			for (const key of keys) treated.add(key);
		}
	}
	return { ...counts, issue: "fait" };
}

/** Starts the worker of this process; null when no server of vectors is set. */
export function startVectorWorker(
	sources: readonly VectorSource[],
): Background | null {
	if (!reglages().plongements) return null;
	let failures = 0;
	let seen = "";

	async function embedNew(signal: AbortSignal): Promise<void> {
		const { version } = await readPublicState();
		// Its own writing makes a new version too: the turn after that finds nothing to do.
		if (version === seen) return;
		const { issue, erreur, ...counts } = await embedPublicTexts(
			sources,
			signal,
		);
		if (issue === "echec" && !signal.aborted) throw new Error(erreur);
		if (issue === "fait") seen = version;
		if (failures > 0) log().info("vectors made again");
		failures = 0;
		if (Object.values(counts).some((count) => count > 0))
			log().info(counts, "vectors made");
	}

	return repeated(FIRST_MS, async (signal) => {
		try {
			await patiently(() => embedNew(signal));
			return BETWEEN_MS;
		} catch (error) {
			if (failures === 0) log().warn({ err: error }, "vectors not made");
			failures += 1;
			return Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** (failures - 1));
		}
	});
}
