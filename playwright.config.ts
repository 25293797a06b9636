import { defineConfig } from "playwright/test";

// As root, Chromium refuses to start inside its sandbox; the other two keep it
// from calling its maker.
const ARGUMENTS = [
	...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
	"--disable-gpu",
	"--disable-background-networking",
	"--disable-component-update",
];

/** Promises about time or memory, and heavy loads: kept by a machine that does nothing else. */
const ALONE = [
	"affluence",
	"bascules",
	"connexion-envois",
	"endurance",
	"gel",
	"hasard",
	"limites",
	"pannes",
	"pannes-lectures",
	"plongements",
	"proches",
	"recherches-abandonnees",
	"reserve",
	"suspension-charge",
	"upstash",
].map((name) => `**/e2e/api/${name}.spec.ts`);

export default defineConfig({
	forbidOnly: true,
	// scripts/runner/run-twice.ts runs again what failed, and tells it.
	retries: 0,
	workers: 2,
	// The default, five seconds, is short for a machine that also runs a database and two browsers.
	expect: { timeout: 15_000 },
	fullyParallel: true,
	outputDir: "test-results",
	reporter: "list",
	projects: [
		// The two are run one after the other, by scripts/runner/playwright-suite.ts.
		{ name: "api-alone", testDir: "e2e/api", testMatch: ALONE, workers: 1 },
		{ name: "api", testDir: "e2e/api", testIgnore: ALONE, workers: 2 },
		{
			name: "parcours",
			testDir: "e2e/parcours",
			// A journey waits more than it works.
			workers: 2,
			use: {
				browserName: "chromium",
				trace: { mode: "retain-on-failure", screenshots: false },
				screenshot: "only-on-failure",
				launchOptions: {
					executablePath: process.env.CHROMIUM_PATH,
					args: ARGUMENTS,
				},
			},
		},
	],
});
