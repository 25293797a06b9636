/** Crashes under load of writers: acknowledged writes are kept, counts match rows, and service resumes. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Api, expect, ouvrirApi, test } from "#e2e/fixtures/api";
import { enParallele } from "#e2e/fixtures/charge";
import { creerCompteAvecJeton, type Titulaire } from "#e2e/fixtures/comptes";
import { creerProjet, creerTheme } from "#e2e/fixtures/contenu";
import { type Base, nouvelleBase, ouvrirBase } from "#e2e/fixtures/database";
import {
	ecrire,
	type Fiche,
	nouveauRegistre,
	type Registre,
	verifierRegistre,
} from "#e2e/fixtures/ecrivains";
import { relever } from "#e2e/fixtures/epreuve";
import { signalPostgres } from "#e2e/fixtures/postgres-faults";
import { eventually } from "#e2e/fixtures/processes";
import { LIMITS_OF_REQUESTS, startServer } from "#e2e/fixtures/servers";
import { startEmbeddedPostgres } from "#server/postgres/embedded";

const ECRIVAINS = 50;

test.describe.configure({ mode: "default" });

async function preparer(
	base: Base,
): Promise<{ comptes: Titulaire[]; fiches: Fiche[] }> {
	const fiches: Fiche[] = [];
	for (let rang = 0; rang < 5; rang++) {
		const { id, slug } = await creerProjet(base);
		fiches.push({ id, chemin: `/api/projets/${slug}/vote` });
	}
	const comptes = await enParallele(ECRIVAINS, 5, () =>
		creerCompteAvecJeton(base),
	);
	return { comptes, fiches };
}

/** Runs the 50 writers while `faute` happens, then a moment more. */
async function sousEcriture(
	apiDe: () => Api,
	base: Base,
	marque: string,
	faute: () => Promise<void>,
): Promise<Registre> {
	const { comptes, fiches } = await preparer(base);
	const registre = nouveauRegistre();
	let continuer = true;
	const ecrivains = Promise.all(
		comptes.map((compte) =>
			ecrire(apiDe, compte, fiches, registre, () => continuer, marque),
		),
	);
	const conduire = async () => {
		try {
			await eventually(() => registre.acquittes > ECRIVAINS, 60_000);
			await faute();
			const alors = registre.acquittes;
			await eventually(() => registre.acquittes > alors + ECRIVAINS, 60_000);
		} finally {
			continuer = false;
		}
	};
	// Waits for both, so that the test stops everything they started.
	const conduite = conduire();
	await Promise.allSettled([ecrivains, conduite]);
	await ecrivains;
	await conduite;
	return registre;
}

test("kill -9 of the server under 50 writers: no acknowledged write is lost, and it serves again within 5 s", async () => {
	const fois = 20;
	test.setTimeout(600_000 + 600_000);
	const base = await nouvelleBase();
	await creerTheme(base, { slug: "a" });
	const demarrer = () =>
		startServer("front", {
			DATABASE_URL: base.url,
			NEXTAUTH_SECRET: `secret-des-essais-${base.url.slice(-40)}`,
		}).then(ouvrirApi);
	let api = await demarrer();
	const total = { acquittes: 0, perdus: 0, repriseMaxMs: 0 };
	try {
		for (let manche = 0; manche < fois; manche++) {
			const registre = await sousEcriture(
				() => api,
				base,
				`Panne ${manche}`,
				async () => {
					await api.server.kill();
					const debut = performance.now();
					api = await demarrer();
					total.repriseMaxMs = Math.max(
						total.repriseMaxMs,
						performance.now() - debut,
					);
				},
			);
			expect(registre.perdus).toBeGreaterThan(0);
			await verifierRegistre(base, registre);
			total.acquittes += registre.acquittes;
			total.perdus += registre.perdus;
		}
	} finally {
		await api.fermer();
		await base.fermer();
	}
	// A machine that runs other tests at the same time gets more time.
	expect(total.repriseMaxMs).toBeLessThan(5_000);
	relever(
		"kill -9 du serveur sous 50 écrivains : aucune écriture acquittée perdue",
		{
			fois,
			acquittes: total.acquittes,
			sansReponse: total.perdus,
			repriseMaxMs: Math.round(total.repriseMaxMs),
		},
	);
});

test("kill -9 of PostgreSQL under 50 writers: 503 within 3 s meanwhile, no acknowledged write lost, service resumes without a restart", async () => {
	const fois = 10;
	test.setTimeout(600_000 + 600_000);
	const dossier = mkdtempSync(join(tmpdir(), "bien-commun-pannes-"));
	// Else, under root, PostgreSQL would put its data elsewhere, and leave it
	// there.
	chmodSync(dossier, 0o755);
	const server = await startServer("front", {
		...LIMITS_OF_REQUESTS,
		DATABASE_URL: "",
		DATA_DIR: dossier,
	});
	const api = await ouvrirApi(server);
	const postgres = await startEmbeddedPostgres(dossier);
	const base = ouvrirBase(postgres.url);
	const total = {
		acquittes: 0,
		indisponibles: 0,
		attenteMaxMs: 0,
		repriseMaxMs: 0,
	};
	try {
		await base.lignes(
			"INSERT INTO themes (slug, nom, description) VALUES ('a', 'A', '') ON CONFLICT DO NOTHING",
		);
		const { jeton } = await creerCompteAvecJeton(base);
		for (let manche = 0; manche < fois; manche++) {
			const registre = await sousEcriture(
				() => api,
				base,
				`Arrêt ${manche}`,
				async () => {
					expect(signalPostgres(dossier, "SIGKILL")).toBeGreaterThan(1);
					const debut = performance.now();
					await eventually(async () => {
						const { statut } = await api.appeler("GET", "/api/moi", { jeton });
						return statut === 200;
					});
					total.repriseMaxMs = Math.max(
						total.repriseMaxMs,
						performance.now() - debut,
					);
				},
			);
			expect(server.isOver()).toBe(false);
			expect(registre.perdus).toBe(0);
			expect(registre.indisponibles).toBeGreaterThan(0);
			await verifierRegistre(base, registre);
			total.acquittes += registre.acquittes;
			total.indisponibles += registre.indisponibles;
			total.attenteMaxMs = Math.max(total.attenteMaxMs, registre.attenteMaxMs);
		}
	} finally {
		await api.fermer();
		await base.fermer();
		await postgres.stop();
		rmSync(dossier, { recursive: true, force: true });
	}
	expect(total.attenteMaxMs).toBeLessThan(3_000);
	expect(total.repriseMaxMs).toBeLessThan(2_000);
	relever(
		"kill -9 de PostgreSQL sous 50 écrivains : aucune écriture acquittée perdue",
		{
			fois,
			acquittes: total.acquittes,
			indisponibles: total.indisponibles,
			attenteMaxMs: Math.round(total.attenteMaxMs),
			repriseMaxMs: Math.round(total.repriseMaxMs),
		},
	);
});
