import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verifierInvariants } from "#lib/exploitation/queries";
import { OperatorError } from "#lib/platform/config/operator-error";
import { withConnection } from "#lib/platform/db/own-connection";
import { closeStore, prisma } from "#lib/platform/db/pool";
import { chargerDemonstration } from "#prisma/seed";
import { applyMigrations } from "#server/migrations/apply";
import { schemaVersion } from "#server/migrations/rebuild";
import { PROJECT_MIGRATIONS } from "#server/migrations/source";
import { queryOnce } from "#server/postgres/test-process";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { LIGNE_MAX, readBackup } from "./read.ts";
import { restaurer } from "./restore.ts";
import { sauvegarder } from "./write.ts";

const store = useTestDatabase({}, "areas");
const folder = mkdtempSync(join(tmpdir(), "bien-commun-sauvegarde-"));
const fichier = join(folder, "base.jsonl.gz");

/** The content of every table as text, to compare two databases. */
function content(): Promise<Record<string, string>> {
	return withConnection({ connectionString: store.url }, contentOf);
}

async function contentOf(client: pg.Client): Promise<Record<string, string>> {
	const { rows: tables } = await client.query<{ nom: string }>(
		`SELECT relname::text AS nom FROM pg_class WHERE relnamespace = 'public'::regnamespace
		 AND relkind = 'r' AND relname NOT IN ('_prisma_migrations', 'compteurs_appels', 'limites', 'manquees_reseaux', 'manquees_vues', 'lieux')`,
	);
	const held: Record<string, string> = {};
	for (const { nom } of tables) {
		// A restoration adds an event of its own.
		const but = nom === "evenements" ? "WHERE nature <> 'annuaire'" : "";
		const { rows } = await client.query<{ tout: string }>(
			`SELECT COALESCE(string_agg(t::text, E'\n' ORDER BY t::text), '') AS tout FROM ${nom} AS t ${but}`,
		);
		held[nom] = rows[0]?.tout ?? "";
	}
	return held;
}

beforeAll(async () => {
	await chargerDemonstration();
	const compte = await prisma().compte.create({
		data: { courriel: "a@exemple.org", courriel_saisi: "A@exemple.org" },
	});
	await prisma().jeton.create({
		data: {
			compte_id: compte.id,
			rang: 1,
			nom: "é\u2028'\"\\",
			prefixe: "bc_",
			empreinte: new Uint8Array(32).fill(7),
		},
	});
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("of two backups to the same file at once one is whole, and the other says why it is none", async () => {
	const ici = join(folder, "deux.jsonl.gz");
	const fins = await Promise.allSettled([sauvegarder(ici), sauvegarder(ici)]);
	const raisons = fins.flatMap((fin) =>
		fin.status === "rejected" ? [fin.reason] : [],
	);
	expect(raisons).toEqual([expect.any(OperatorError)]);
	for await (const _ of readBackup(ici));
	expect(existsSync(`${ici}.partiel`)).toBe(false);
});

describe("a backup", () => {
	test("is readable by its owner only, and holds the database exactly", async () => {
		const before = await content();
		const backup = await sauvegarder(fichier);
		expect(backup.lignes).toBeGreaterThan(200);
		expect(statSync(fichier).mode & 0o777).toBe(0o600);

		await prisma().$executeRaw`UPDATE projets SET nom = 'Autre nom'`;
		await prisma().$executeRaw`DELETE FROM comptes`;
		await closeStore();
		const restored = await restaurer(fichier, schemaVersion());
		expect(restored.lignes).toBe(backup.lignes);
		expect(await content()).toEqual(before);
		// Programs that follow events learn that they are to start again.
		expect(
			await prisma().evenement.findMany({ where: { nature: "annuaire" } }),
		).toMatchObject([{ numero: 1_000_000n, type: "restaure" }]);
		expect((await verifierInvariants()).ecarts).toEqual([]);
	});

	test("when restored, lets identifiers continue after the restored ones, with triggers enabled again", async () => {
		const projet = await prisma().projet.create({
			data: {
				slug: "apres",
				nom: "Après",
				accroche: "une accroche assez longue",
				description: "d".repeat(40),
			},
		});
		expect(
			await prisma().rechercheProjet.count({ where: { projet_id: projet.id } }),
		).toBe(1);
		await prisma().projet.delete({ where: { id: projet.id } });
	});

	test("is refused while a server uses the database, and changes nothing", async () => {
		const before = await content();
		await prisma().$queryRaw`SELECT 1`;
		await expect(restaurer(fichier, schemaVersion())).rejects.toThrow(
			/arrêtez-le/,
		);
		expect(await content()).toEqual(before);
		await closeStore();
	});

	test("is refused when it is truncated, altered or not a backup, and changes nothing", async () => {
		await closeStore();
		const before = await content();
		const whole = readFileSync(fichier);
		const bad = join(folder, "mauvaise");
		for (const bytes of [
			whole.subarray(0, whole.length / 2),
			Buffer.from("pas une sauvegarde"),
			Buffer.alloc(0),
		]) {
			writeFileSync(bad, bytes);
			await expect(restaurer(bad, schemaVersion())).rejects.toThrow(
				/rien n'a été changé/,
			);
		}
		expect(await content()).toEqual(before);
	});

	test("with an endless line is rejected as soon as the line is too long", async () => {
		const bomb = join(folder, "sans-fin");
		writeFileSync(bomb, gzipSync(Buffer.alloc(16 * LIGNE_MAX, "x")));
		const read = async () => {
			for await (const item of readBackup(bomb)) void item;
		};
		await expect(read()).rejects.toThrow(/une ligne n'en finit pas/);
	});

	test("can be restored over the schema of a later version: the version that made it restores it, and serves again", async () => {
		const ancienne = join(folder, "ancienne.jsonl.gz");
		await sauvegarder(ancienne);
		await closeStore();
		const before = await content();
		const migrations = join(folder, "migrations");
		cpSync(PROJECT_MIGRATIONS.migrations, migrations, { recursive: true });
		mkdirSync(join(migrations, "99999999999999_plus_tard"));
		writeFileSync(
			join(migrations, "99999999999999_plus_tard", "migration.sql"),
			`ALTER TABLE projets DROP COLUMN accroche CASCADE;
			 ALTER TABLE projets ADD COLUMN devise text NOT NULL DEFAULT 'x';
			 CREATE TYPE humeur AS ENUM ('bonne');
			 CREATE TABLE ailleurs (id serial PRIMARY KEY, humeur humeur, projet_id int REFERENCES projets);
			 INSERT INTO ailleurs (humeur) VALUES ('bonne');
			 CREATE VIEW vue AS SELECT nom FROM projets;`,
		);
		const newer = { ...PROJECT_MIGRATIONS, migrations };
		await applyMigrations(store.url, newer);
		await expect(applyMigrations(store.url)).rejects.toThrow(
			/plus récente.*plus_tard/,
		);
		// The later version refuses it: it does not know how to restore it.
		await expect(restaurer(ancienne, schemaVersion(newer))).rejects.toThrow(
			/autre version.*plus_tard/,
		);
		await restaurer(ancienne, schemaVersion());
		expect(await content()).toEqual(before);
		expect(await applyMigrations(store.url)).toEqual([]);
		expect((await verifierInvariants()).ecarts).toEqual([]);
		expect(await applyMigrations(store.url, newer)).toHaveLength(1);
	});

	test("creates the tables of an empty database, unless a server came meanwhile", async () => {
		await closeStore();
		await queryOnce(
			store.url,
			"DROP SCHEMA public CASCADE; CREATE SCHEMA public",
		);
		const version = schemaVersion();
		const aServerComes: typeof version.rebuild = async (client) => {
			await version.rebuild(client);
			await prisma().$queryRaw`SELECT 1`;
		};
		await expect(
			restaurer(fichier, { ...version, rebuild: aServerComes }),
		).rejects.toThrow(/arrêtez-le/);
		await closeStore();
		const { lignes } = await restaurer(fichier, schemaVersion());
		expect(lignes).toBeGreaterThan(200);
		expect(await applyMigrations(store.url)).toEqual([]);
		expect((await verifierInvariants()).ecarts).toEqual([]);
		await closeStore();
	});
});
