/** P4: the same calls over a small and a large directory. */
import { fill, RARE_WORD, type Size, tokens } from "./content.ts";
import { type Figure, ratio } from "./figure.ts";
import { freshDatabase, startInstance } from "./instance.ts";
import { type LoadCall, runCalls } from "./load.ts";

type Growth = {
	label: string;
	loadCall: (index: number) => Omit<LoadCall, "jeton">;
};

const GROWTH: readonly Growth[] = [
	{
		label: "page of 50",
		loadCall: (index) => ({
			path: `/api/projets?limite=50&tri=${["une", "votes", "recents"][index % 3]}`,
		}),
	},
	{
		label: "search",
		loadCall: () => ({ path: `/api/projets?limite=50&q=${RARE_WORD}` }),
	},
	{
		label: "ranked search",
		loadCall: () => ({
			path: `/api/projets?limite=50&pertinence=true&q=${RARE_WORD}`,
		}),
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

async function p95s(directory: string, size: Size): Promise<number[]> {
	const database = await freshDatabase();
	await fill(database, size);
	const jetons = await tokens(database, 200);
	const instance = await startInstance(directory, {
		DATABASE_URL: database.url,
	});
	try {
		const times: number[] = [];
		for (const { loadCall } of GROWTH) {
			const callAt = (index: number) => ({
				...loadCall(index),
				jeton: jetons[index % jetons.length] ?? "",
			});
			await runCalls(instance.port, 300, 4, callAt);
			const { p95Ms, notOk } = await runCalls(instance.port, 2_000, 4, callAt);
			if (notOk > 0) throw new Error(`${notOk} calls failed`);
			times.push(p95Ms);
		}
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
