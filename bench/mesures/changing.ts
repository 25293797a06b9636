/** P11 and P13: pages that are read while what they show changes. */
import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { PAGES, siteHost, VOTED } from "./addresses.ts";
import { accounts, tokens } from "./content.ts";
import { type Figure, ratio } from "./figure.ts";
import { type Database, type Instance, onInstance } from "./instance.ts";
import { compared, median, rateOf, send } from "./load.ts";
import { metricsOf, seriesBy } from "./prometheus.ts";
import { steadily } from "./steady.ts";

const VOTES_PER_SECOND = 20;
const VOTERS = 200;
const READERS = 200;
/** A page may be a second late, and be rendered again after that. */
const SETTLED_MS = 2_000;
const DAILY_TASKS_MS = 120_000;

/** The vote number `rank`: given and taken back in turn, so that each changes the count. */
async function vote(
	{ port }: Instance,
	agent: Agent,
	jetons: readonly string[],
	rank: number,
): Promise<boolean> {
	const status = await send(agent, port, {
		method: Math.floor(rank / jetons.length) % 2 === 0 ? "PUT" : "DELETE",
		path: `/api/projets/${VOTED}/vote`,
		jeton: jetons[rank % jetons.length] ?? "",
	});
	return status < 300;
}

async function listWithVotes(
	instance: Instance,
	jetons: readonly string[],
): Promise<Figure> {
	const agent = new Agent({ keepAlive: true, maxSockets: 8 });
	const url = `http://127.0.0.1:${instance.port}/projets`;
	const without = () => rateOf(url, siteHost(instance.port));
	let voted = 0;
	const votes: number[] = [];
	const during = async () => {
		const end = steadily(VOTES_PER_SECOND, () =>
			vote(instance, agent, jetons, voted++),
		);
		const pages = await without();
		const { failed, perSecond } = await end();
		if (failed > 0) throw new Error(`${failed} votes failed`);
		votes.push(perSecond);
		return pages;
	};
	await without();
	const found = await compared(during, without);
	agent.destroy();
	return {
		name: "P11 list, requests a second, with 20 votes a second ÷ without",
		value: `${ratio(found.ratio)} (${Math.round(found.one)}/s ÷ ${Math.round(found.other)}/s, ${median(votes).toFixed(1)} votes/s)`,
		goal: "≥ 0.8",
	};
}

/** Pages rendered since the server started, whoever they were for. */
async function renderings({ port }: Instance): Promise<number> {
	const ways = seriesBy(
		await metricsOf(port),
		"bien_commun_pages_total",
		"voie",
	);
	return (ways.get("rendue") ?? 0) + (ways.get("propre") ?? 0);
}

/** How many renderings 200 readers of a page cost, who all come right after a change. */
async function herd(
	instance: Instance,
	path: string,
	change: () => Promise<unknown>,
): Promise<number> {
	const { port } = instance;
	const agent = new Agent({ keepAlive: true, maxSockets: READERS });
	const read = () => send(agent, port, { path, headers: siteHost(port) });
	const readAll = () => Promise.all(Array.from({ length: READERS }, read));
	// Every connection is open, and the page is ready, before it changes.
	await readAll();
	await sleep(SETTLED_MS);
	await read();
	const before = await renderings(instance);
	await change();
	const statuses = await readAll();
	await sleep(SETTLED_MS);
	await read();
	const found = (await renderings(instance)) - before;
	agent.destroy();
	const failed = statuses.filter((status) => status !== 200).length;
	if (failed > 0) throw new Error(`${path}: ${failed} readers got no page`);
	return found;
}

/**
 * Waits until the first daily tasks ran, a minute after the start: they erase old texts
 * of the demonstration, which is one more change.
 */
async function dailyTasksRun(database: Database): Promise<void> {
	const end = performance.now() + DAILY_TASKS_MS;
	while (performance.now() < end) {
		// Written once the retention rules were applied.
		const [run] = await database.sql(
			"SELECT 1 FROM instance WHERE cle = 'decomptes_le'",
		);
		if (run) return;
		await sleep(500);
	}
	throw new Error("the daily tasks did not run");
}

async function herds(
	database: Database,
	instance: Instance,
	jetons: readonly string[],
): Promise<Figure[]> {
	const agent = new Agent();
	let voted = 0;
	const changes = {
		"a vote": () => vote(instance, agent, jetons, voted++),
		"a text that changed": () =>
			database.sql(
				"UPDATE projets SET accroche = accroche || '.' WHERE slug = $1",
				[VOTED],
			),
	};
	const figures: Figure[] = [];
	for (const [name, change] of Object.entries(changes)) {
		const found: string[] = [];
		for (const [page, path] of PAGES)
			found.push(`${page} ${await herd(instance, path, change)}`);
		figures.push({
			name: `P13 renderings when ${READERS} readers come right after ${name}`,
			value: found.join(", "),
			goal: "1 each",
		});
	}
	return figures;
}

/** P11 and P13, over the demonstration content. */
export function changingFigures(copy: string): Promise<Figure[]> {
	return onInstance(copy, async (instance, database) => {
		await accounts(database, VOTERS);
		const jetons = await tokens(database, VOTERS);
		const whileVoting = await listWithVotes(instance, jetons);
		await dailyTasksRun(database);
		return [whileVoting, ...(await herds(database, instance, jetons))];
	});
}
