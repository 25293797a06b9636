import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import type { InlineConfig } from "vitest/node";

/** Files that promise a short duration: they run last, one at a time, when nothing else loads the machine. */
const ALONE = [
	"lib/moderation/file/queries.charge.test.ts",
	"lib/recherche/proches/queries.vecteurs.test.ts",
];

const EXCLUDED = ["prisma/client/**", "node_modules/**"];

/** Most tests wait for PostgreSQL: two at once, even on two cores, where vitest would run one. */
const WORKERS = Math.max(2, availableParallelism() - 1);

/** Of all random data; printed with a failure, as part of the command that repeats it. */
const SEED = Number(process.env.EPREUVES_GRAINE ?? 1);

const COMMON = {
	environment: "node",
	// No test may fail because the machine is slow: these only end what hangs.
	testTimeout: 120_000,
	hookTimeout: 300_000,
	expect: { poll: { timeout: 90_000 } },
	setupFiles: ["./scripts/runner/setup.fixture.ts"],
	provide: { graine: SEED },
} satisfies InlineConfig;

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
					name: "pages",
					environment: "happy-dom",
					include: ["components/**/*.test.tsx", "browser/**/*.test.ts"],
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
