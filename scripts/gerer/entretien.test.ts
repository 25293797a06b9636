import { expect, test } from "vitest";
import { chargerDemonstration } from "#prisma/seed";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { gerer } from "./gerer.fixture.ts";

const PATIENCE_MS = 120_000;

const base = useTestDatabase();

const lancer = (...args: string[]) =>
	gerer({ DATABASE_URL: base.url }, ...args);

test(
	"who takes the demonstration out, and with it every theme, is told that nobody can propose a project, and what makes the first ones",
	async () => {
		await chargerDemonstration({ gens: false });
		const purge = await lancer("purger", "--demonstration");
		expect(purge.code).toBe(0);
		expect(JSON.parse(purge.stdout).themes).toBeGreaterThan(0);
		expect(purge.stderr).toContain("aucun thème");
		expect(purge.stderr).toContain("gerer -- themes premiers");
		await lancer("themes", "premiers");
		const apres = await lancer("purger", "--demonstration");
		expect([apres.code, apres.stderr]).toEqual([0, ""]);
	},
	PATIENCE_MS,
);
