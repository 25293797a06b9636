/** Keeps the frequencies of stems close to what is public: counted again when that changed, once a minute at most. */
import { setTimeout as sleep } from "node:timers/promises";
import { readPublicState } from "../cache/public-version.ts";
import { patiently, rows, sql } from "../db/pool.ts";
import { unlessReadOnly } from "../db/read-only.ts";
import { log } from "../runtime/log.ts";

const FIRST_MS = 10_000;
const BETWEEN_MS = 60_000;

/** Counts how many public entries have each stem. Two processes that do it at once do it one after the other. */
export async function countFrequencies(): Promise<void> {
	await rows(sql`SELECT compter_frequences()`);
}

export type FrequencyWorker = { stop(): Promise<void> };

/** Starts the counting of this process. */
export function startFrequencyWorker(): FrequencyWorker {
	const stopping = new AbortController();
	const { signal } = stopping;
	const pause = (ms: number) =>
		sleep(ms, undefined, { signal, ref: false }).catch(() => {});
	let seen = "";

	async function turn(): Promise<void> {
		const { contents } = await readPublicState();
		if (contents === seen) return;
		await unlessReadOnly(countFrequencies, undefined);
		seen = contents;
	}

	async function run(): Promise<void> {
		await pause(FIRST_MS);
		while (!signal.aborted) {
			await patiently(turn).catch((error: unknown) =>
				log().warn({ err: error }, "frequencies not counted"),
			);
			await pause(BETWEEN_MS);
		}
	}

	const done = run();
	return {
		async stop() {
			stopping.abort();
			await done;
		},
	};
}
