/** D27: the database dies, or freezes, under a server that runs it. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Api, expect, ouvrirApi, test } from "#e2e/fixtures/api";
import { compter, enContinu, enParallele } from "#e2e/fixtures/charge";
import { creerCompteAvecJeton, type Titulaire } from "#e2e/fixtures/comptes";
import { type Base, ouvrirBase } from "#e2e/fixtures/database";
import { relever } from "#e2e/fixtures/epreuve";
import { signalPostgres } from "#e2e/fixtures/postgres-faults";
import { eventually } from "#e2e/fixtures/processes";
import { LIMITS_OF_REQUESTS, startServer } from "#e2e/fixtures/servers";
import { startEmbeddedPostgres } from "#server/postgres/embedded";

/** The deadlines of D27. */
const REPONSE_MAX_MS = 3_000;

test.describe.configure({ mode: "default" });
test.skip(
	process.platform !== "linux",
	"the processes of PostgreSQL are found through /proc, which is Linux's",
);

let dataDir: string;
let api: Api;
let base: Base;
let membre: Titulaire;

test.beforeAll(async () => {
	test.setTimeout(600_000);
	dataDir = mkdtempSync(join(tmpdir(), "bien-commun-pannes-"));
	// As root, PostgreSQL runs as another account, which must be able to traverse
	// the folder.
	chmodSync(dataDir, 0o755);
	// A separate database, with the demonstration content.
	const server = await startServer("front", {
		...LIMITS_OF_REQUESTS,
		DATA_DIR: dataDir,
	});
	api = await ouvrirApi(server);
	const hold = await startEmbeddedPostgres(dataDir);
	base = ouvrirBase(hold.url);
	await hold.stop();
	membre = await creerCompteAvecJeton(base);
});

test.afterAll(async () => {
	await base?.fermer();
	await api?.fermer();
	if (dataDir) rmSync(dataDir, { recursive: true, force: true });
});

const CHEMINS = [
	"/api/projets",
	"/api/themes",
	"/api/moi",
	"/api/besoins?q=eau",
];

let rang = 0;

function lire() {
	const chemin = CHEMINS[rang++ % CHEMINS.length] ?? "";
	return api.appeler("GET", chemin, { jeton: membre.jeton });
}

async function repond(): Promise<boolean> {
	return (await lire()).statut === 200;
}

type Lus = Awaited<ReturnType<typeof lire>>[];

/** Only 200 and 503, the latter with Retry-After, and none later than the deadline. */
function tenir(reponses: Lus) {
	const nombres = compter(reponses.map(({ statut }) => statut));
	expect(
		Object.keys(nombres).filter((statut) => !/^(200|503)$/.test(statut)),
	).toEqual([]);
	for (const { entetes, json, statut } of reponses)
		if (statut === 503) {
			expect(entetes["retry-after"]).toBe("5");
			expect(json).toEqual({ detail: expect.any(String) });
		}
	const pire = Math.max(...reponses.map(({ ms }) => ms));
	expect(pire).toBeLessThanOrEqual(REPONSE_MAX_MS);
	return { nombres, pire };
}

test("D27: kill -9 of PostgreSQL under reads: 503 within 3 s, then 200 again without a restart of the server", async () => {
	const fois = 10;
	test.setTimeout(200_000);
	const { pid } = api.server.child;
	await eventually(repond);
	const charge = enContinu(20, lire);
	const retours: number[] = [];
	for (let coup = 0; coup < fois; coup++) {
		await eventually(repond);
		await sleep(300);
		const instant = performance.now();
		expect(signalPostgres(dataDir, "SIGKILL")).toBeGreaterThan(1);
		await sleep(50);
		await eventually(repond);
		retours.push(performance.now() - instant);
	}
	const { nombres, pire } = tenir(await charge.arreter());
	expect(nombres[503]).toBeGreaterThan(0);
	expect(nombres[200]).toBeGreaterThan(100);
	expect(api.server.child.pid).toBe(pid);
	expect(api.server.isOver()).toBe(false);
	relever(
		"kill -9 of PostgreSQL under reads: 503, then back without a restart",
		{
			kills: fois,
			"reads answered": nombres[200] ?? 0,
			"answers 503": nombres[503] ?? 0,
			"slowest answer (ms)": Math.round(pire),
			"longest return (ms)": Math.round(Math.max(...retours)),
		},
	);
});

test("D27: a frozen PostgreSQL: 503 within 3 s for everybody, the health check too, and no pile-up of requests", async () => {
	const secondes = 30;
	test.setTimeout(120_000);
	await eventually(repond);
	signalPostgres(dataDir, "SIGSTOP");
	try {
		const debut = performance.now();
		const pendant: Lus = [];
		while (performance.now() - debut < secondes * 1000) {
			pendant.push(...(await enParallele(100, 100, lire)));
			const sante = await api.appeler("GET", "/api/sante");
			expect(sante.statut).toBe(503);
			expect(sante.ms).toBeLessThanOrEqual(REPONSE_MAX_MS);
			expect(sante.json).toMatchObject({ etat: "en_panne", base: "en_panne" });
		}
		const { nombres, pire } = tenir(pendant);
		expect(nombres).toEqual({ 503: pendant.length });
		relever("PostgreSQL frozen: 503 for everybody, no pile-up", {
			"seconds frozen": secondes,
			"answers 503": pendant.length,
			"slowest answer (ms)": Math.round(pire),
		});
	} finally {
		signalPostgres(dataDir, "SIGCONT");
	}
	const degel = performance.now();
	await eventually(repond);
	expect(performance.now() - degel).toBeLessThan(5_000);
	tenir(await enParallele(50, 20, lire));
	expect((await api.appeler("GET", "/api/sante")).statut).toBe(200);
});

test("the failures of the database are logged, without its address", () => {
	const log = api.server.log();
	expect(log).toContain("embedded PostgreSQL died and was restarted");
	expect(log).toContain("store down");
	expect(log).not.toContain(base.url);
	expect(log).not.toContain(new URL(base.url).password);
});
