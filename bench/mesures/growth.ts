/** P4: the same calls over a small and a large directory. */
import { fill, RARE_WORD, type Size, tokens } from "./content.ts";
import { type Figure, ratio } from "./figure.ts";
import { type Database, onInstance } from "./instance.ts";
import { type LoadCall, runCalls } from "./load.ts";
import { steadily } from "./steady.ts";

/** The two words of the generated name of a project. */
type NameWords = readonly [string, string];

/** Projects whose names are searched for: they are the same in a small directory and in a large one. */
const NAMED = 1_000;

/** The words of the names of the first projects. */
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

/** A word with two of its letters exchanged. */
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
	// One vote is given, then withdrawn, so that each moves a count.
	const vote = async (index: number) => {
		const { notOk } = await runCalls(port, 1, 1, () => ({
			method: index % 2 ? "DELETE" : "PUT",
			path: `/api/projets/projet-${1 + (Math.floor(index / 2) % 1_000)}/vote`,
			jeton: jetons[0] ?? "",
		}));
		return notOk === 0;
	};
	const end = votes > 0 ? steadily(votes, vote) : undefined;
	if (warmUp > 0) await runCalls(port, warmUp, 4, callAt);
	const { p95Ms, notOk, lastNotOk } = await runCalls(port, CALLS, 4, callAt);
	const voted = await end?.();
	if (notOk > 0)
		throw new Error(`${label}: ${notOk} calls failed, ${lastNotOk} the last`);
	if (voted && voted.failed > 0) throw new Error("a vote failed");
	return p95Ms;
}

function p95s(directory: string, size: Size): Promise<number[]> {
	return onInstance(
		directory,
		async ({ port }, database) => {
			const jetons = await tokens(database, 200);
			const words = await nameWords(database);
			const areas = await database.sql<{ code: string }>(
				// Those of every kind, then communes.
				`SELECT code FROM lieux WHERE code LIKE '%-%' ORDER BY nature = 'commune', md5(code) LIMIT ${CALLS}`,
			);
			const codes = areas.map(({ code }) => code);
			const times: number[] = [];
			for (const growth of GROWTH)
				times.push(await p95Of(port, growth, words, codes, jetons));
			return times;
		},
		(database) => fill(database, size),
	);
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
