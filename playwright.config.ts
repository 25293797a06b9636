import { defineConfig } from "playwright/test";

// As root, Chromium refuses to start inside its sandbox; the other two keep it
// from calling its maker.
const ARGUMENTS = [
	...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
	"--disable-gpu",
	"--disable-background-networking",
	"--disable-component-update",
];

const BROWSER = {
	browserName: "chromium",
	// What a page looks like at each act costs a third of the time of all of them:
	// what failed is run again, alone, with it.
	trace: {
		mode: "retain-on-failure",
		screenshots: false,
		snapshots: false,
		sources: false,
	},
	// What an act waits for in vain is named, instead of the test that ran out of time.
	actionTimeout: 60_000,
	// An effect between pages costs their time: one test looks at it.
	contextOptions: { reducedMotion: "reduce" },
	screenshot: "only-on-failure",
	launchOptions: {
		executablePath: process.env.CHROMIUM_PATH,
		args: ARGUMENTS,
	},
} as const;

export default defineConfig({
	forbidOnly: true,
	globalSetup: "./server/postgres/test-database.ts",
	// scripts/runner/report.ts runs again what failed, and tells it.
	retries: 0,
	// The tests of a worker share its rows: in one order, they pass or fail always.
	workers: 1,
	fullyParallel: false,
	// No test may fail because the machine is slow: these only end what hangs.
	timeout: 300_000,
	expect: { timeout: 60_000 },
	outputDir: "test-results",
	reporter: "list",
	// Each is run by scripts/runner/playwright-suite.ts.
	projects: [
		{ name: "api", testDir: "e2e/api" },
		{ name: "parcours", testDir: "e2e/parcours", use: BROWSER },
		// Loads, kills, memory and chance: by `npm run eprouver` alone.
		{ name: "epreuves", testDir: "e2e/epreuves", use: BROWSER },
	],
});
