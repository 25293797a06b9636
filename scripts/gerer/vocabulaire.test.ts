import { expect, test } from "vitest";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { gerer } from "./gerer.fixture.ts";

const PATIENCE_MS = 120_000;

const base = useTestDatabase();
const lancer = (...args: string[]) =>
	gerer({ DATABASE_URL: base.url }, "vocabulaire", ...args);

test(
	"the operator adds a group, finds it, and takes it out; what makes no group is refused in a sentence",
	async () => {
		const ajout = await lancer("ajouter", "girafe, grand cou");
		expect(ajout.code).toBe(0);
		const { id } = JSON.parse(ajout.stdout);
		const liste = await lancer("lister", "--mot", "girafe");
		expect(JSON.parse(liste.stdout).groupes).toMatchObject([
			{ id, langue: "fr", termes: ["girafe", "grand cou"] },
		]);
		const double = await lancer("ajouter", "girafe, autre chose");
		expect(double.code).toBe(1);
		expect(double.stderr).toContain("est déjà dans un autre groupe");
		expect((await lancer("retirer", String(id))).code).toBe(0);
		expect((await lancer("retirer", String(id))).code).toBe(1);
		expect((await lancer("retirer", "girafe")).code).toBe(1);
		const tous = JSON.parse((await lancer("lister")).stdout).groupes;
		expect(tous.length).toBeGreaterThan(1_000);
	},
	PATIENCE_MS,
);
