/** Work that is done again and again beside the requests, until the process closes. */
import { setTimeout as sleep } from "node:timers/promises";

/** Time that the turn in progress has to end once it is stopped. */
const STOP_MS = 5_000;

export type Background = {
	/** Waits for the turn in progress, at most 5 s. */
	stop(): Promise<void>;
};

/** Calls `turn` after `firstMs`, then each time after as many milliseconds as it returned. It must not reject, and ends soon when `signal` aborts. */
export function repeated(
	firstMs: number,
	turn: (signal: AbortSignal) => Promise<number>,
): Background {
	const stopping = new AbortController();
	const { signal } = stopping;
	async function run(): Promise<void> {
		for (let ms = firstMs; ; ms = await turn(signal)) {
			await sleep(ms, undefined, { signal, ref: false }).catch(() => {});
			if (signal.aborted) return;
		}
	}
	const done = run();
	return {
		async stop() {
			stopping.abort();
			await Promise.race([done, sleep(STOP_MS, undefined, { ref: false })]);
		},
	};
}
