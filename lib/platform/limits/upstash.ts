/** The hourly window counted on Upstash, when it is configured. `upstash-fallback.ts` handles its failures. */
import { hash } from "node:crypto";
import { Ratelimit } from "@upstash/ratelimit";
import { Redis } from "@upstash/redis";
import { reglages } from "../config/env.ts";
import { now } from "../runtime/clock.ts";
import { type Decompte, FENETRE_SECONDES } from "./fixed-window.ts";

type Limiter = { limiter: Ratelimit; limite: number };

let open: Limiter | undefined;

/**
 * What the limiter calls, with its script less a flag that Redis and Valkey refuse behind
 * Upstash's protocol (2.2.0): at Upstash it spares a lock, and nothing else.
 */
function withPlainScripts(redis: Redis) {
	const plain = new Map<string, string>();
	return {
		get: redis.get,
		set: redis.set,
		evalsha: <Args extends unknown[], Data>(
			sha: string,
			keys: string[],
			args: Args,
		) => redis.evalsha<Args, Data>(plain.get(sha) ?? sha, keys, args),
		eval: (script: string, keys: string[], args: unknown[]) => {
			const text = script.replace("#!lua flags=allow-key-locking", "");
			plain.set(hash("sha1", script), hash("sha1", text));
			return redis.eval(text, keys, args);
		},
	};
}

function limiterFor(limite: number): Ratelimit | undefined {
	const { upstash } = reglages();
	if (!upstash) return undefined;
	if (open?.limite === limite) return open.limiter;
	const limiter = new Ratelimit({
		redis: withPlainScripts(
			new Redis({
				url: upstash.url,
				token: upstash.jeton,
				enableTelemetry: false,
				retry: false,
			}),
		),
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

/**
 * The window of `cle` after this call, or null when Upstash is not configured or
 * returns an invalid count, which must not allow the call either. Throws when Upstash
 * fails, and waits as long as it hangs.
 */
export async function countOnUpstash(
	cle: string,
	limite: number,
): Promise<Decompte | null> {
	const limiter = limiterFor(limite);
	if (!limiter) return null;
	const answer = await limiter.limit(cle);
	if (!isCount(answer, limite)) return null;
	return {
		nombre: answer.success ? limite - answer.remaining : limite + 1,
		delaiSecondes: (answer.reset - now().getTime()) / 1000,
	};
}
