/**
 * When Upstash hangs, fails or returns an invalid answer, PostgreSQL counts instead,
 * after 150 ms at most. Upstash alone never allows a call.
 */
import { monotonicMs } from "../runtime/clock.ts";
import { log } from "../runtime/log.ts";
import type { Decompte } from "./fixed-window.ts";
import { countOnUpstash } from "./upstash.ts";

const DEADLINE_MS = 150;
/** After a failure, calls go straight to PostgreSQL for this long. */
const PAUSE_MS = 2_000;

let pausedUntil = 0;
/** One line says that it stopped counting, whatever is asked until it counts again. */
let isTold = false;

/** The window of `cle` after this call, or null when PostgreSQL has to count it. */
async function countInTime(
	cle: string,
	limite: number,
): Promise<Decompte | null> {
	if (monotonicMs() < pausedUntil) return null;
	const late = Promise.withResolvers<null>();
	const timer = setTimeout(late.resolve, DEADLINE_MS, null);
	let failure: unknown = `no answer within ${DEADLINE_MS} ms`;
	const counted = await Promise.race([
		countOnUpstash(cle, limite).catch((error: unknown) => {
			failure = error;
			return null;
		}),
		late.promise,
	]);
	clearTimeout(timer);
	if (counted === null) pausedUntil = monotonicMs() + PAUSE_MS;
	if (counted === null && !isTold)
		log().warn({ err: failure }, "limits are counted by PostgreSQL instead");
	isTold = counted === null;
	return counted;
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
