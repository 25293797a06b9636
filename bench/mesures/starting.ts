/** P10: a start, and the import of real projects. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Figure } from "./figure.ts";
import { freshDatabase, importProjects, startInstance } from "./instance.ts";
import { median } from "./load.ts";

const ROOT = join(import.meta.dirname, "../..");
const REAL_PROJECTS = join(ROOT, "../shared/data/projets-reels.ndjson");
const ROUNDS = 3;

/** P10: a start on a built checkout, and the import of real projects when their file is available. */
export async function startFigures(directory: string): Promise<Figure[]> {
	const database = await freshDatabase();
	try {
		const settings = { DATABASE_URL: database.url };
		const first = await startInstance(directory, settings);
		await first.stop();
		const times: number[] = [];
		for (let round = 0; round < ROUNDS; round += 1) {
			const next = await startInstance(directory, settings);
			times.push(next.startMs);
			await next.stop();
		}
		const figures: Figure[] = [
			{
				name: "P10 npm start on a built checkout to the first 200",
				value: `${(median(times) / 1000).toFixed(1)} s`,
				goal: "≤ 3 s",
			},
		];
		if (!existsSync(REAL_PROJECTS)) return figures;
		const start = performance.now();
		importProjects(directory, settings, REAL_PROJECTS);
		figures.push({
			name: "P10 import of the 1,921 real projects",
			value: `${((performance.now() - start) / 1000).toFixed(1)} s`,
			goal: "≤ 10 s",
		});
		return figures;
	} finally {
		await database.stop();
	}
}
