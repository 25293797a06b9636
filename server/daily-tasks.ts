/**
 * What is done once a day whatever happens: the retention rules, and the
 * moderators' digest. Every instance looks now and then; the database says
 * which of them does it.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { effacerCompte } from "#lib/espace/effacement/commands";
import { envoyerBilan, estHeureDuBilan } from "#lib/moderation/bilan/commands";
import { purgerChaqueJour } from "#lib/moderation/conservation/commands";
import type { Acteur } from "#lib/platform/actor";
import { log } from "#lib/platform/log";

const SYSTEME: Acteur = { nature: "systeme" };

/** Not at once: a server that starts has better to do. */
const FIRST_MS = 60_000;
const BETWEEN_MS = 600_000;

async function turn(): Promise<void> {
	const purge = await purgerChaqueJour(SYSTEME, (compte_id) =>
		effacerCompte(SYSTEME, compte_id),
	);
	if (purge) log().info(purge, "retention rules applied");
	if (await estHeureDuBilan()) await envoyerBilan();
}

/** Time that the turn in hand has to end once the server closes: what is left is done on another day. */
const STOP_MS = 5_000;

/** Starts looking; `stop` lets the turn in hand end. */
export function startDailyTasks(): { stop(): Promise<void> } {
	const stopping = new AbortController();
	const { signal } = stopping;
	const pause = (ms: number) =>
		sleep(ms, undefined, { signal, ref: false }).catch(() => {});
	async function run(): Promise<void> {
		await pause(FIRST_MS);
		while (!signal.aborted) {
			// A database that does not answer is told elsewhere; the next turn does it.
			await turn().catch((error: unknown) =>
				log().error({ err: error }, "daily tasks not done"),
			);
			await pause(BETWEEN_MS);
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
