import { setTimeout as sleep } from "node:timers/promises";
import { monotonicMs } from "../runtime/clock.ts";
import { log } from "../runtime/log.ts";

/** A lane of mails that are sent concurrently, at most `places` at once. */
export type Voie<T> = {
	readonly places: number;
	readonly pauseMs: number;
	/** Takes at most that many; rejects when the database does not answer. */
	prendre(nombre: number): Promise<readonly T[]>;
	/** Never rejects. Returns how many seconds the whole lane should pause, 0 for none. */
	traiter(pris: T): Promise<number>;
};

const PANNE_PAUSE_MS = 1_000;
/** Successful sends after which a slowed lane gets one more place. */
const PASSED_BEFORE_WIDER = 20;

async function pause(ms: number, signal: AbortSignal): Promise<void> {
	await sleep(ms, undefined, { signal }).catch(() => {});
}

/**
 * Takes and sends until `signal` aborts, then finishes what it took. When the provider
 * asks it to slow down, a lane goes on with half its places, and gradually gets them
 * back: otherwise it would use up the rate that the urgent lane needs. The log says once
 * that the queue can't be read, and once that it can again.
 */
export async function tenirVoie<T>(
	voie: Voie<T>,
	signal: AbortSignal,
): Promise<void> {
	const inFlight = new Set<Promise<void>>();
	let places = voie.places;
	let passed = 0;
	let pausedUntil = 0;
	let isDown = false;

	async function treat(pris: T): Promise<void> {
		const pauseSeconds = await voie.traiter(pris);
		if (pauseSeconds > 0) {
			places = Math.max(1, Math.floor(places / 2));
			pausedUntil = monotonicMs() + pauseSeconds * 1_000;
			passed = 0;
			return;
		}
		passed += 1;
		if (passed % PASSED_BEFORE_WIDER === 0)
			places = Math.min(voie.places, places + 1);
	}

	async function take(nombre: number): Promise<number> {
		try {
			const taken = await voie.prendre(nombre);
			if (isDown) log().info("mail queue readable again");
			isDown = false;
			for (const pris of taken) {
				const work: Promise<void> = treat(pris).finally(() =>
					inFlight.delete(work),
				);
				inFlight.add(work);
			}
			return taken.length;
		} catch (error) {
			if (!isDown) log().error({ err: error }, "mail queue unreadable");
			isDown = true;
			await pause(PANNE_PAUSE_MS, signal);
			return 0;
		}
	}

	while (!signal.aborted) {
		const waitMs = pausedUntil - monotonicMs();
		if (waitMs > 0) {
			await pause(waitMs, signal);
			continue;
		}
		const free = places - inFlight.size;
		if (free <= 0) {
			await Promise.race(inFlight);
			continue;
		}
		const taken = await take(free);
		if (taken < free && !isDown) await pause(voie.pauseMs, signal);
	}
	await Promise.all(inFlight);
}
