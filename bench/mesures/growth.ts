/** P4: the same calls over a small and a large directory. */
import { fill, RARE_WORD, type Size, tokens } from "./content.ts";
import { type Figure, ratio } from "./figure.ts";
import { type Database, onInstance } from "./instance.ts";
import { type LoadCall, p95, runCalls } from "./load.ts";
import { steadily } from "./steady.ts";

/** The two words of the generated name of a project. */
type NameWords = readonly [string, string];

/** Projects whose names are searched for: they are the same in a small directory and in a large one. */
const NAMED = 1_000;

async function nameWords({ sql }: Database): Promise<NameWords[]> {
	const found = await sql<{ nom: string }>(
		"SELECT nom FROM projets ORDER BY id LIMIT $1",
		[NAMED],
	);
	return found.map(({ nom }) => {
		const [, first = "", second = ""] = nom.split(" ");
		return [first, second];
	});
}

function misspelt(word: string): string {
	return `${word.slice(0, 2)}${word[3] ?? ""}${word[2] ?? ""}${word.slice(4)}`;
}

type Kind = (own: NameWords, others: NameWords) => string;

/** Words of every project, of one in a hundred, of few; beginnings, several words, errors, and what nothing answers. */
const KINDS: readonly Kind[] = [
	([first]) => first,
	([first, second]) => `${first} ${second}`,
	() => RARE_WORD,
	([first]) => first.slice(0, 4),
	([first], [, other]) => `${first} ${other}`,
	() => "projet",
	([, second]) => misspelt(second),
	([first]) => `projet ${first}`,
	([, second]) => second.slice(0, 3),
	() => "une accroche",
	([first]) => `zz${first}qq`,
	([, second]) => `${RARE_WORD} ${second}`,
];

/** The search at this place in a long series that asks for `distinct` different names, again and again. */
function searchAt(
	words: readonly NameWords[],
	index: number,
	distinct: number,
): string {
	const kind = KINDS[index % KINDS.length];
	const round = Math.floor(index / KINDS.length) % distinct;
	const [own, others] = [round, round + 7].map(
		(at) => words[at % words.length],
	);
	return kind && own && others ? kind(own, others) : "";
}

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

const SMALL: Size = { projets: 1_000, comptes: 2_000, votes: 10_000 };
const LARGE: Size = { projets: 100_000, comptes: 200_000, votes: 1_000_000 };
const CALLS = 2_000;
/** Calls to one before the other has its turn. */
const BLOCK = 100;
const WARM_UP = 300;
/** Names that the mixed searches ask for: with each in every kind, some four hundred searches. */
const SEARCHED_AGAIN = 40;
/** No search twice. */
const SEARCHED_ONCE = 1_000;
const VOTES_A_SECOND = 20;

function path(filter: Readonly<Record<string, string>>): string {
	return `/api/projets?${new URLSearchParams({ limite: "50", ...filter })}`;
}

const mixedRanked: Growth["loadCall"] = (index, words) => ({
	path: path({
		q: searchAt(words, index, SEARCHED_AGAIN),
		pertinence: "true",
	}),
});

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
	{ label: "mixed ranked searches", loadCall: mixedRanked },
	{
		label: `mixed ranked searches, with ${VOTES_A_SECOND} votes a second`,
		loadCall: mixedRanked,
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

/** A directory of one size, served. */
type Side = {
	readonly port: number;
	readonly jetons: readonly string[];
	readonly words: readonly NameWords[];
	readonly areas: readonly string[];
};

async function sideOf(port: number, database: Database): Promise<Side> {
	const areas = await database.sql<{ code: string }>(
		// Those of every kind, then communes.
		`SELECT code FROM lieux WHERE code LIKE '%-%' ORDER BY nature = 'commune', md5(code) LIMIT ${CALLS}`,
	);
	return {
		port,
		jetons: await tokens(database, 200),
		words: await nameWords(database),
		areas: areas.map(({ code }) => code),
	};
}

/** A part of the calls, from the one at `first`, and the votes given meanwhile. */
async function timesOf(
	{ port, jetons, words, areas }: Side,
	{ label, loadCall, votes = 0 }: Growth,
	first: number,
	count: number,
): Promise<readonly number[]> {
	// One vote is given, then withdrawn, so that each moves a count.
	const vote = async (index: number) => {
		const { notOk } = await runCalls(port, 1, 1, () => ({
			method: index % 2 ? "DELETE" : "PUT",
			path: `/api/projets/projet-${1 + ((first + Math.floor(index / 2)) % 1_000)}/vote`,
			jeton: jetons[0] ?? "",
		}));
		return notOk === 0;
	};
	const end = votes > 0 ? steadily(votes, vote) : undefined;
	const { times, notOk, lastNotOk } = await runCalls(port, count, 4, (at) => ({
		...loadCall(first + at, words, areas),
		jeton: jetons[(first + at) % jetons.length] ?? "",
	}));
	const voted = await end?.();
	if (notOk > 0)
		throw new Error(`${label}: ${notOk} calls failed, ${lastNotOk} the last`);
	if (voted && voted.failed > 0) throw new Error("a vote failed");
	return times;
}

/** The same calls to both, by turns: what else the machine does falls on both alike. */
async function p95sOf(growth: Growth, sides: readonly Side[]) {
	const { warmUp = WARM_UP } = growth;
	if (warmUp > 0)
		for (const side of sides) await timesOf(side, growth, 0, warmUp);
	const times: number[][] = sides.map(() => []);
	for (let first = 0; first < CALLS; first += BLOCK)
		for (const [at, side] of sides.entries())
			times[at]?.push(...(await timesOf(side, growth, first, BLOCK)));
	return times.map(p95);
}

/** P4: p95 of the same calls over a small and a large directory. */
export function growthFigures(directory: string): Promise<Figure[]> {
	return onInstance(
		directory,
		(small, ofSmall) =>
			onInstance(
				directory,
				async (large, ofLarge) => {
					const sides = [
						await sideOf(small.port, ofSmall),
						await sideOf(large.port, ofLarge),
					];
					const figures: Figure[] = [];
					for (const growth of GROWTH) {
						const [before = 0, after = 0] = await p95sOf(growth, sides);
						figures.push({
							name: `P4 ${growth.label}: p95 with 100,000 projects ÷ with 1,000`,
							value: `${ratio(after / before)} (${after.toFixed(1)} ms ÷ ${before.toFixed(1)} ms)`,
							goal: "≤ 2",
						});
					}
					return figures;
				},
				(database) => fill(database, LARGE),
			),
		(database) => fill(database, SMALL),
	);
}
