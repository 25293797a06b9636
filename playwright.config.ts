import { defineConfig } from "playwright/test";

// As root, Chromium refuses to start inside its sandbox; the other two keep it
// from calling its maker.
const ARGUMENTS = [
	...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
	"--disable-gpu",
	"--disable-background-networking",
	"--disable-component-update",
];

export default defineConfig({
	forbidOnly: true,
	// A test that passes on a second try hides what made it fail on the first.
	retries: 0,
	workers: 2,
	fullyParallel: true,
	outputDir: "test-results",
	reporter: "list",
	projects: [
		// A promise about time is kept by a machine that does nothing else.
		{ name: "api", testDir: "e2e/api", workers: 1 },
		{
			name: "parcours",
			testDir: "e2e/parcours",
			// A journey waits more than it works.
			workers: 2,
			use: {
				browserName: "chromium",
				launchOptions: {
					executablePath: process.env.CHROMIUM_PATH,
					args: ARGUMENTS,
				},
			},
		},
	],
});
