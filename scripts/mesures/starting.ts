/** P10: a start, and the import of real projects. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { childEnvironment } from "#lib/platform/config/env";
import type { Figure } from "./figure.ts";
import { freshDatabase, startInstance } from "./instance.ts";

const ROOT = join(import.meta.dirname, "../..");
const REAL_PROJECTS = join(ROOT, "../shared/data/projets-reels.ndjson");

/** P10: a start on a built checkout, and the import of real projects when their file is available. */
export async function startFigures(directory: string): Promise<Figure[]> {
	const database = await freshDatabase();
	try {
		const settings = { DATABASE_URL: database.url };
		const first = await startInstance(directory, settings);
		await first.stop();
		const second = await startInstance(directory, settings);
		await second.stop();
		const figures: Figure[] = [
			{
				name: "P10 npm start on a built checkout to the first 200",
				value: `${(second.startMs / 1000).toFixed(1)} s`,
				goal: "≤ 3 s",
			},
		];
		if (!existsSync(REAL_PROJECTS)) return figures;
		const start = performance.now();
		execFileSync(
			"npm",
			[
				"run",
				"-s",
				"gerer",
				"--",
				"importer",
				"projets",
				REAL_PROJECTS,
				"--statut",
				"publie",
			],
			{
				cwd: directory,
				env: childEnvironment({
					...settings,
					NEXTAUTH_SECRET: "m".repeat(43),
				}),
				stdio: "ignore",
			},
		);
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
