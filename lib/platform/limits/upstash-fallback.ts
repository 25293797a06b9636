/**
 * When Upstash hangs, fails or returns an invalid answer, PostgreSQL counts instead,
 * after 150 ms at most. Upstash alone never allows a call.
 */
import { monotonicMs } from "../runtime/clock.ts";
import type { Decompte } from "./fixed-window.ts";
import { countOnUpstash } from "./upstash.ts";

const DEADLINE_MS = 150;
/** After a failure, calls go straight to PostgreSQL for this long. */
const PAUSE_MS = 2_000;

let pausedUntil = 0;

/** The window of `cle` after this call, or null when PostgreSQL has to count it. */
async function countInTime(
	cle: string,
	limite: number,
): Promise<Decompte | null> {
	if (monotonicMs() < pausedUntil) return null;
	let timer: NodeJS.Timeout | undefined;
	const deadline = new Promise<null>((resolve) => {
		timer = setTimeout(() => resolve(null), DEADLINE_MS);
	});
	try {
		const counted = await Promise.race([countOnUpstash(cle, limite), deadline]);
		if (counted === null) pausedUntil = monotonicMs() + PAUSE_MS;
		return counted;
	} catch {
		pausedUntil = monotonicMs() + PAUSE_MS;
		return null;
	} finally {
		clearTimeout(timer);
	}
}

/**
 * Counts a call of `cle` on Upstash, and returns `onUpstash` of its window; when
 * Upstash does not answer in time, returns the result of `onPostgres`.
 */
export async function countOnUpstashOr<Answer>(
	cle: string,
	limite: number,
	onUpstash: (counted: Decompte) => Answer,
	onPostgres: () => Promise<Answer>,
): Promise<Answer> {
	const counted = await countInTime(cle, limite);
	return counted === null ? onPostgres() : onUpstash(counted);
}
