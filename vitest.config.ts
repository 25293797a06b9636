import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		environment: "node",
		include: ["{lib,server,scripts,prisma}/**/*.test.ts"],
		exclude: ["prisma/client/**", "node_modules/**"],
		globalSetup: ["server/postgres/test-server-teardown.ts"],
		// A first test may have to make the cluster and the template database.
		testTimeout: 20_000,
		hookTimeout: 60_000,
	},
});
