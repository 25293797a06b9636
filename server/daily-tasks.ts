/**
 * The daily tasks: the retention rules, the counts that follow suspensions, the
 * moderators' digest, what is asked after a delivery, and the open-data files. Every instance checks every ten
 * minutes, and every few seconds whether an entry of the queue is to be compared with the
 * others; the database decides which one runs them.
 */
import { faireDonneesDuJour, numeroterEvenements } from "#lib/donnees/commands";
import {
	ajusterDecomptes,
	envoyerBilan,
	estHeureDuBilan,
	faireBilans,
	NUIT,
} from "#lib/exploitation/commands";
import { purger } from "#lib/exploitation/conservation/commands";
import { suivreEcheances } from "#lib/exploitation/echeances/commands";
import { comparerFile } from "#lib/moderation/signaux/commands";
import type { Acteur } from "#lib/platform/actor";
import { noteDone, oncePer } from "#lib/platform/db/last-done";
import { patiently } from "#lib/platform/db/pool";
import { unlessReadOnly } from "#lib/platform/db/read-only";
import { type Background, repeated } from "#lib/platform/runtime/background";
import { log } from "#lib/platform/runtime/log";

const SYSTEME: Acteur = { nature: "systeme" };

/** How late what an entry that has just come in resembles may be. */
const SOON_MS = 15_000;

/** Delayed, so that the tasks do not slow down the start of the server. */
const FIRST_MS = 60_000;
const BETWEEN_MS = 600_000;

async function retain(): Promise<void> {
	const purge = await oncePer("conservation", () => purger(SYSTEME));
	if (purge) log().info(purge, "retention rules applied");
}

async function counts(): Promise<void> {
	const adjust = () => ajusterDecomptes(SYSTEME);
	const ajustement = await oncePer("decomptes", adjust, NUIT);
	if (ajustement) log().info(ajustement, "counts follow suspensions");
}

async function outcomes(): Promise<void> {
	const tour = await faireBilans(SYSTEME);
	if (tour.demandes + tour.bilans > 0) log().info(tour, "outcomes of needs");
}

async function digest(): Promise<void> {
	if (await estHeureDuBilan()) await envoyerBilan();
}

async function deadlines(): Promise<void> {
	const echeances = await suivreEcheances(SYSTEME);
	if (Object.values(echeances).some((nombre) => nombre > 0))
		log().info(echeances, "places and offers whose time was over");
}

async function openData(): Promise<void> {
	const jour = await faireDonneesDuJour();
	if (jour !== null) log().info({ jour }, "open data made");
}

const events = () => numeroterEvenements(SYSTEME);
const likeness = () => comparerFile(SYSTEME);

type Task = () => Promise<unknown>;

/**
 * Runs these tasks, and returns whether all of them were done; the failure of one does
 * not stop the others. Those that write wait while the site is read-only.
 */
async function turn(tasks: readonly Task[]): Promise<boolean> {
	let whole = true;
	// An unreachable database is reported elsewhere; the next run tries again.
	for (const task of tasks)
		await patiently(() =>
			task === openData ? task() : unlessReadOnly(task, undefined),
		).catch((error: unknown) => {
			whole = false;
			log().error({ err: error, tache: task.name }, "daily task not done");
		});
	return whole;
}

/** Runs the daily tasks, and records the round if all of them were done. */
export async function dailyRound(
	tasks: readonly Task[] = [
		retain,
		outcomes,
		deadlines,
		counts,
		digest,
		openData,
	],
): Promise<void> {
	if (await turn(tasks)) await turn([() => noteDone("taches")]);
}

/** Starts the periodic runs; what a run that is stopped leaves is done on another day. */
export function startDailyTasks(): Background[] {
	return [
		repeated(FIRST_MS, async () => {
			await dailyRound();
			return BETWEEN_MS;
		}),
		repeated(SOON_MS, async () => {
			await turn([events, likeness]);
			return SOON_MS;
		}),
	];
}
