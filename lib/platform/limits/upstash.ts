/**
 * The hourly window counted on Upstash, when it is configured. It never
 * decides alone that a call may pass: whatever goes wrong, or takes longer
 * than the deadline, is answered by null and PostgreSQL counts instead.
 */
import { Ratelimit } from "@upstash/ratelimit";
import { Redis } from "@upstash/redis";
import { reglages } from "../config/env.ts";
import { now } from "../runtime/clock.ts";
import { type Decompte, FENETRE_SECONDES } from "./hourly-window.ts";

const DEADLINE_MS = 150;
/** After a failure, calls go straight to PostgreSQL for this long. */
const PAUSE_MS = 2_000;

type Limiter = { limiter: Ratelimit; limite: number };

let open: Limiter | undefined;
let pausedUntil = 0;

function limiterFor(limite: number): Ratelimit | undefined {
	const { upstash } = reglages();
	if (!upstash) return undefined;
	if (open?.limite === limite) return open.limiter;
	const limiter = new Ratelimit({
		redis: new Redis({
			url: upstash.url,
			token: upstash.jeton,
			enableTelemetry: false,
			retry: false,
		}),
		limiter: Ratelimit.fixedWindow(limite, `${FENETRE_SECONDES} s`),
		prefix: "bien-commun",
		// Its cache would let one call of an exhausted account pass in the next hour (2.2.0).
		ephemeralCache: false,
		analytics: false,
		// The library lets a call pass after its own time-out: ours comes first.
		timeout: 0,
	});
	open = { limiter, limite };
	return limiter;
}

function isCount(
	{ limit, remaining }: { limit: number; remaining: number },
	limite: number,
): boolean {
	return limit === limite && Number.isInteger(remaining) && remaining < limite;
}

/** The window of `cle` after this call, or null when Upstash is not configured or did not answer in 150 ms. */
export async function compterSurUpstash(
	cle: string,
	limite: number,
): Promise<Decompte | null> {
	const limiter = limiterFor(limite);
	const instant = now().getTime();
	if (!limiter || instant < pausedUntil) return null;
	let timer: NodeJS.Timeout | undefined;
	const deadline = new Promise<null>((resolve) => {
		timer = setTimeout(() => resolve(null), DEADLINE_MS);
	});
	try {
		const answer = await Promise.race([limiter.limit(cle), deadline]);
		// An answer that is no count of ours must not open the door either.
		if (answer === null || !isCount(answer, limite)) {
			pausedUntil = now().getTime() + PAUSE_MS;
			return null;
		}
		return {
			nombre: answer.success ? limite - answer.remaining : limite + 1,
			delaiSecondes: (answer.reset - now().getTime()) / 1000,
		};
	} catch {
		pausedUntil = now().getTime() + PAUSE_MS;
		return null;
	} finally {
		clearTimeout(timer);
	}
}
