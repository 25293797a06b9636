import { defineConfig } from "vitest/config";
import type { InlineConfig } from "vitest/node";
import { unitProjects } from "./scripts/runner/unit-projects.ts";

/** Of all random data; printed with a failure, as part of the command that repeats it. */
const SEED = Number(process.env.EPREUVES_GRAINE || 1);

/** Most tests wait for PostgreSQL: three at once keep two cores busy. */
const WORKERS = 3;

const FILES = unitProjects();

const COMMON = {
	environment: "node",
	exclude: [],
	maxWorkers: WORKERS,
	// No test may fail because the machine is slow: these only end what hangs.
	testTimeout: 120_000,
	hookTimeout: 300_000,
	// A test in which nothing was looked at proves nothing.
	expect: { requireAssertions: true, poll: { timeout: 90_000, interval: 10 } },
	setupFiles: ["./scripts/runner/setup.fixture.ts"],
	provide: { graine: SEED },
} satisfies InlineConfig;

const POSTGRES = ["./server/postgres/test-database.ts"];
const SHARED = "./scripts/runner/leaks.fixture.ts";

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					...COMMON,
					name: "pure",
					include: FILES.pure,
					pool: "threads",
					isolate: false,
					setupFiles: [...COMMON.setupFiles, SHARED],
				},
			},
			{
				test: {
					...COMMON,
					name: "database",
					include: FILES.database,
					globalSetup: POSTGRES,
					pool: "forks",
					isolate: false,
					setupFiles: [...COMMON.setupFiles, SHARED],
				},
			},
			{
				test: {
					...COMMON,
					name: "pages",
					environment: "happy-dom",
					include: FILES.pages,
					pool: "threads",
					isolate: false,
					setupFiles: [...COMMON.setupFiles, SHARED],
				},
			},
			{
				test: {
					...COMMON,
					name: "browser",
					environment: "happy-dom",
					include: FILES.browser,
				},
			},
			{
				test: {
					...COMMON,
					name: "process",
					include: FILES.process,
					globalSetup: POSTGRES,
					pool: "forks",
				},
			},
		],
	},
});
