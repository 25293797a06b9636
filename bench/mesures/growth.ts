/** P4: the same calls over a small and a large directory. */
import { setTimeout as sleep } from "node:timers/promises";
import { fill, type Size, tokens } from "./content.ts";
import { type Figure, ratio } from "./figure.ts";
import { freshDatabase, startInstance } from "./instance.ts";
import { type LoadCall, runCalls } from "./load.ts";
import { type NameWords, nameWords, searchAt } from "./searches.ts";

type Growth = {
	label: string;
	loadCall: (
		index: number,
		words: readonly NameWords[],
		areas: readonly string[],
	) => Omit<LoadCall, "jeton">;
	/** Calls before those that are measured. */
	warmUp?: number;
	/** Votes a second meanwhile. */
	votes?: number;
};

const CALLS = 2_000;
const WARM_UP = 300;
/** Names that the mixed searches ask for: with each in every kind, some four hundred searches. */
const SEARCHED_AGAIN = 40;
/** No search twice. */
const SEARCHED_ONCE = 1_000;
const VOTES_A_SECOND = 20;

function path(filter: Readonly<Record<string, string>>): string {
	return `/api/projets?${new URLSearchParams({ limite: "50", ...filter })}`;
}

const GROWTH: readonly Growth[] = [
	{
		label: "page of 50",
		loadCall: (index) => ({
			path: path({ tri: ["une", "votes", "recents"][index % 3] ?? "" }),
		}),
	},
	{
		label: "page of 50 near an area that nobody asked for before",
		loadCall: (index, _words, areas) => ({
			path: path({ lieu: areas[index] ?? "" }),
		}),
		warmUp: 0,
	},
	{
		label: "mixed searches",
		loadCall: (index, words) => ({
			path: path({ q: searchAt(words, index, SEARCHED_AGAIN) }),
		}),
	},
	{
		label: "mixed ranked searches",
		loadCall: (index, words) => ({
			path: path({
				q: searchAt(words, index, SEARCHED_AGAIN),
				pertinence: "true",
			}),
		}),
	},
	{
		label: `mixed ranked searches, with ${VOTES_A_SECOND} votes a second`,
		loadCall: (index, words) => ({
			path: path({
				q: searchAt(words, index, SEARCHED_AGAIN),
				pertinence: "true",
			}),
		}),
		votes: VOTES_A_SECOND,
	},
	{
		label: "ranked searches never made before",
		// Other pages than those above: nothing of theirs is known.
		loadCall: (index, words) => ({
			path: path({
				q: searchAt(words, index, SEARCHED_ONCE),
				pertinence: "true",
				tri: "recents",
			}),
		}),
		warmUp: 0,
	},
	{
		label: "vote",
		loadCall: (index) => ({
			method: index % 2 ? "PUT" : "DELETE",
			path: `/api/projets/projet-${1 + ((index * 37) % 1_000)}/vote`,
		}),
	},
	{
		label: "single read",
		loadCall: (index) => ({
			path: `/api/projets/projet-${1 + ((index * 37) % 1_000)}`,
		}),
	},
];

/** Votes at this rate until `isOver`: one is given, then withdrawn, so that each moves a count. */
async function keepVoting(
	port: number,
	jeton: string,
	perSecond: number,
	isOver: () => boolean,
): Promise<void> {
	const start = performance.now();
	for (let index = 0; !isOver(); index += 1) {
		const { notOk } = await runCalls(port, 1, 1, () => ({
			method: index % 2 ? "DELETE" : "PUT",
			path: `/api/projets/projet-${1 + (Math.floor(index / 2) % 1_000)}/vote`,
			jeton,
		}));
		if (notOk > 0) throw new Error("a vote failed");
		const next = start + ((index + 1) * 1_000) / perSecond;
		await sleep(Math.max(0, next - performance.now()));
	}
}

async function p95Of(
	port: number,
	{ label, loadCall, warmUp = WARM_UP, votes = 0 }: Growth,
	words: readonly NameWords[],
	areas: readonly string[],
	jetons: readonly string[],
): Promise<number> {
	const callAt = (index: number) => ({
		...loadCall(index, words, areas),
		jeton: jetons[index % jetons.length] ?? "",
	});
	let isOver = false;
	const voting =
		votes > 0
			? keepVoting(port, jetons[0] ?? "", votes, () => isOver)
			: undefined;
	try {
		if (warmUp > 0) await runCalls(port, warmUp, 4, callAt);
		const { p95Ms, notOk, lastNotOk } = await runCalls(port, CALLS, 4, callAt);
		if (notOk > 0)
			throw new Error(`${label}: ${notOk} calls failed, ${lastNotOk} the last`);
		return p95Ms;
	} finally {
		isOver = true;
		await voting;
	}
}

async function p95s(directory: string, size: Size): Promise<number[]> {
	const database = await freshDatabase();
	await fill(database, size);
	const jetons = await tokens(database, 200);
	const words = await nameWords(database);
	const areas = await database.sql<{ code: string }>(
		// Those of every kind, then communes.
		`SELECT code FROM lieux WHERE code LIKE '%-%' ORDER BY nature = 'commune', md5(code) LIMIT ${CALLS}`,
	);
	const instance = await startInstance(directory, {
		DATABASE_URL: database.url,
	});
	try {
		const times: number[] = [];
		for (const growth of GROWTH)
			times.push(
				await p95Of(
					instance.port,
					growth,
					words,
					areas.map(({ code }) => code),
					jetons,
				),
			);
		return times;
	} finally {
		await instance.stop();
		await database.stop();
	}
}

/** P4: p95 of the same calls over a small and a large directory. */
export async function growthFigures(directory: string): Promise<Figure[]> {
	const small = await p95s(directory, {
		projets: 1_000,
		comptes: 2_000,
		votes: 10_000,
	});
	const large = await p95s(directory, {
		projets: 100_000,
		comptes: 200_000,
		votes: 1_000_000,
	});
	return GROWTH.map(({ label }, at) => {
		const [before = 0, after = 0] = [small[at], large[at]];
		return {
			name: `P4 ${label}: p95 with 100,000 projects ÷ with 1,000`,
			value: `${ratio(after / before)} (${after.toFixed(1)} ms ÷ ${before.toFixed(1)} ms)`,
			goal: "≤ 2",
		};
	});
}
