import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { completeEnvironment, reglages } from "#lib/platform/config/env";
import { noteDone } from "#lib/platform/db/last-done";
import { rows, sql } from "#lib/platform/db/pool";
import { noteVersion } from "#lib/platform/runtime/version";
import { gerer } from "#scripts/gerer/gerer.fixture";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { lireSante } from "./queries.ts";
import { direFait } from "./rules.ts";
import { AGE_MAX_SECONDES, type Fait } from "./schema.ts";

const base = useTestDatabase();

/** Each run starts a process, on a machine that may be busy. */
const PATIENCE_MS = 120_000;

async function fait(nom: Fait["nom"]): Promise<Fait & { phrase: string }> {
	const trouve = (await lireSante()).find((un) => un.nom === nom);
	if (!trouve) throw new Error(`no fact ${nom}`);
	return { ...trouve, phrase: direFait("fr", trouve).phrase };
}

const vieillir = (cle: string, secondes: number) =>
	rows(
		sql`UPDATE instance SET valeur = (now() - make_interval(secs => ${secondes}))::text WHERE cle = ${cle}`,
	);

test.each([["sauvegarde"], ["taches"]] as const)(
	"%s: missing before the first, well once done, missing again when it is older than a day and two hours",
	async (nom) => {
		expect(await fait(nom)).toMatchObject({ va: false, age_secondes: null });
		await noteDone(nom);
		expect(await fait(nom)).toMatchObject({ va: true });
		await vieillir(`${nom}_le`, AGE_MAX_SECONDES - 600);
		expect(await fait(nom)).toMatchObject({ va: true });
		await vieillir(`${nom}_le`, AGE_MAX_SECONDES + 1);
		const vieux = await fait(nom);
		expect(vieux.va).toBe(false);
		expect(vieux.phrase).toContain("il y a 1 jour");
	},
);

test("an instance that has just been started says when its first round of tasks comes, in both languages", () => {
	const jamais = { nom: "taches", va: false, age_secondes: null } as const;
	expect(direFait("fr", jamais).phrase).toContain("une minute après le démarr");
	expect(direFait("en", jamais).phrase).toContain("a minute after a start");
});

test("a mail that is due for long is told with its delay, one that waits for its time is counted only", async () => {
	const courriel = (cle: string, quand: string) =>
		rows(
			sql`INSERT INTO courriels (cle, gabarit, langue, destinataire, donnees, priorite, disponible_le)
			    VALUES (${cle}, 'code', 'fr', 'a@example.org', '{}', 1, now() + ${quand}::interval)`,
		);
	await courriel("plus-tard", "1 hour");
	expect(await fait("courriels")).toMatchObject({ va: true, attente: 1 });
	await courriel("en-retard", "-3 hours");
	const enRetard = await fait("courriels");
	expect(enRetard).toMatchObject({ va: false, attente: 2 });
	expect(enRetard.phrase).toContain("il y a 3 heures");
	await rows(sql`DELETE FROM courriels`);
});

test("mails that the provider refuses at each try are something to look into, with its reason, though none is late", async () => {
	await rows(
		sql`INSERT INTO courriels (cle, gabarit, langue, destinataire, donnees, priorite, disponible_le, essais, erreur)
		    VALUES ('refuse', 'code', 'fr', 'a@example.org', '{}', 1, now() + interval '1 hour', 7, 'smtp 535 EAUTH')`,
	);
	const refuses = await fait("courriels");
	expect(refuses).toMatchObject({ va: false, echecs: 1 });
	expect(refuses.phrase).toContain("smtp 535 EAUTH");
	expect(refuses.phrase).not.toContain("devait partir");
	await rows(sql`DELETE FROM courriels`);
});
test.skipIf(process.platform !== "linux").each([
	// A file system of Linux that never has room.
	["/proc", 0],
	["/nulle-part", null],
])(
	"a disk without room, or that cannot be read, is told as wrong: %s",
	async (DATA_DIR, octets) => {
		const { dataDir } = reglages();
		completeEnvironment({ DATA_DIR });
		try {
			expect(await fait("disque")).toMatchObject({ va: false, octets });
		} finally {
			completeEnvironment({ DATA_DIR: dataDir });
		}
	},
);

test("a newer version that has served the database is told, and is nothing wrong", async () => {
	await noteVersion("999.0.0");
	const version = await fait("version");
	expect(version.va).toBe(true);
	expect(version.phrase).toContain("999.0.0");
});

test(
	"the operator's command has one line a fact and fails when one is wrong; --json prints them as data; a database that does not answer is told and fails",
	async () => {
		await noteDone("sauvegarde");
		await rows(sql`DELETE FROM instance WHERE cle = 'taches_le'`);
		const lancer = (DATABASE_URL: string, ...options: string[]) =>
			gerer({ DATABASE_URL, DATA_DIR: tmpdir() }, "sante", ...options);
		const manque = await lancer(base.url);
		expect(manque.code).toBe(1);
		expect(manque.stdout.trimEnd().split("\n")).toHaveLength(6);
		expect(manque.stdout).toContain("✗ Tâches du jour");
		expect(manque.stdout).toContain("✓ Base de données : Elle répond.");
		await noteDone("taches");
		const bien = await lancer(base.url, "--json");
		expect(JSON.parse(bien.stdout)).toHaveLength(6);
		expect(bien.code).toBe(0);
		const muette = await lancer("postgresql://x:x@127.0.0.1:1/x");
		expect(muette.code).toBe(1);
		expect(muette.stderr).toContain("injoignable");
	},
	PATIENCE_MS,
);
