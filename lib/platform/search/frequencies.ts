/** Keeps the frequencies of stems close to what is public: counted again when that changed, once a minute at most. */
import { readPublicState } from "../cache/public-version.ts";
import { patiently, rows, sql } from "../db/pool.ts";
import { unlessReadOnly } from "../db/read-only.ts";
import { type Background, repeated } from "../runtime/background.ts";
import { log } from "../runtime/log.ts";

const FIRST_MS = 10_000;
const BETWEEN_MS = 60_000;

/** Counts how many public entries have each stem. Two processes that do it at once do it one after the other. */
export async function countFrequencies(): Promise<void> {
	await rows(sql`SELECT compter_frequences()`);
}

/** Starts the counting of this process. */
export function startFrequencyWorker(): Background {
	let seen = "";

	async function count(): Promise<void> {
		const { contents } = await readPublicState();
		if (contents === seen) return;
		await unlessReadOnly(countFrequencies, undefined);
		seen = contents;
	}

	return repeated(FIRST_MS, async () => {
		await patiently(count).catch((error: unknown) =>
			log().warn({ err: error }, "frequencies not counted"),
		);
		return BETWEEN_MS;
	});
}
