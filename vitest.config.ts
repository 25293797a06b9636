import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Files that promise a short duration: they run last, one at a time, when nothing else loads the machine. */
const ALONE = [
	"lib/moderation/file/queries.charge.test.ts",
	"lib/participation/commands.votes.test.ts",
	"lib/recherche/proches/queries.vecteurs.test.ts",
];

const EXCLUDED = ["prisma/client/**", "node_modules/**"];

/** Most tests wait for PostgreSQL: two at once, even on two cores, where vitest would run one. */
const WORKERS = Math.max(2, availableParallelism() - 1);

const COMMON = {
	environment: "node",
	// A first test may have to make the cluster and the template database.
	testTimeout: 20_000,
	hookTimeout: 60_000,
} as const;

export default defineConfig({
	test: {
		globalSetup: ["server/postgres/test-server-teardown.ts"],
		projects: [
			{
				test: {
					...COMMON,
					name: "together",
					include: ["{lib,server,scripts,prisma,components}/**/*.test.ts"],
					exclude: [...EXCLUDED, ...ALONE],
					maxWorkers: WORKERS,
				},
			},
			{
				test: {
					...COMMON,
					name: "alone",
					include: ALONE,
					exclude: EXCLUDED,
					maxWorkers: 1,
				},
			},
		],
	},
});
