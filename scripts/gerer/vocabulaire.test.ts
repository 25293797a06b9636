import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rows, sql } from "#lib/platform/db/pool";
import { walkableFolder } from "#server/postgres/test-process";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { gerer } from "./gerer.fixture.ts";

const PATIENCE_MS = 120_000;

const base = useTestDatabase();
const lancer = (...args: string[]) =>
	gerer({ DATABASE_URL: base.url }, "vocabulaire", ...args);

test(
	"the operator adds the groups of a file once, finds them, and takes one out; a file with what makes no group adds nothing",
	async () => {
		const fichier = join(walkableFolder(), "groupes.csv");
		writeFileSync(fichier, 'girafe,grand cou\n"zèbre",équidé rayé,zebra\n');
		const ajout = await lancer("importer", fichier);
		expect(JSON.parse(ajout.stdout)).toMatchObject({ ajoutes: 2 });
		expect(
			JSON.parse((await lancer("importer", fichier)).stdout),
		).toMatchObject({ ajoutes: 0 });
		const tous = async () =>
			rows<{ id: number; termes: string[] }>(
				sql`SELECT id, termes FROM equivalences WHERE origine = 'import' ORDER BY id`,
			);
		expect((await tous()).map(({ termes }) => termes)).toEqual([
			["girafe", "grand cou"],
			["zèbre", "équidé rayé", "zebra"],
		]);
		writeFileSync(fichier, "seul\n");
		expect((await lancer("importer", fichier)).code).toBe(1);
		expect((await lancer("importer", `${fichier}.absent`)).code).toBe(1);
		const [{ id } = { id: 0 }] = await tous();
		expect((await lancer("retirer", String(id))).code).toBe(0);
		expect((await lancer("retirer", String(id))).code).toBe(1);
		expect((await lancer("retirer", "girafe")).code).toBe(1);
		const { groupes } = JSON.parse((await lancer("lister")).stdout);
		expect(groupes.length).toBeLessThanOrEqual(301);
	},
	PATIENCE_MS,
);
