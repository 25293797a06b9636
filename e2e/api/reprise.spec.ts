/** After a crash, and while the database does not answer: states and rows, not seconds. */
import { type Api, expect, ouvrirApi, test } from "#e2e/fixtures/api";
import { creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import { creerProjet, creerTheme } from "#e2e/fixtures/contenu";
import { type Base, nouvelleBase, ouvrirBase } from "#e2e/fixtures/database";
import {
	ecrire,
	nouveauRegistre,
	verifierRegistre,
} from "#e2e/fixtures/ecrivains";
import { eventually } from "#e2e/fixtures/processes";
import { LIMITS_OF_REQUESTS, startServer } from "#e2e/fixtures/servers";

test.describe.configure({ mode: "default" });

let base: Base;
let api: Api;

const demarrer = () =>
	startServer("front", {
		...LIMITS_OF_REQUESTS,
		DATABASE_URL: base.url,
		NEXTAUTH_SECRET: `secret-des-essais-${base.url.slice(-40)}`,
	}).then(ouvrirApi);

test.beforeAll(async () => {
	test.setTimeout(600_000);
	base = await nouvelleBase();
	await creerTheme(base, { slug: "a" });
	api = await demarrer();
});

test.afterAll(async () => {
	await api?.fermer();
	await base?.fermer();
});

/** Holds a table until what is returned is called: nobody reads it meanwhile. */
async function tenir(table: string): Promise<() => Promise<void>> {
	const autre = ouvrirBase(base.url);
	const tenue = autre
		.lignes(
			`DO $$ BEGIN LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE; PERFORM pg_sleep(600); END $$`,
		)
		.catch(() => {});
	const tenants = `SELECT pid FROM pg_locks WHERE mode = 'AccessExclusiveLock' AND granted AND relation = '${table}'::regclass
		AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
	await eventually(async () => (await base.lignes(tenants)).length === 1);
	return async () => {
		await base.lignes(`SELECT pg_cancel_backend(pid) FROM (${tenants}) AS t`);
		await tenue;
		await autre.fermer();
	};
}

test("kill -9 of the server under writers: no acknowledged write is lost, and the next start goes on", async () => {
	test.setTimeout(600_000);
	const { id, slug } = await creerProjet(base);
	const fiches = [{ id, chemin: `/api/projets/${slug}/vote` }];
	const registre = nouveauRegistre();
	let continuer = true;
	const ecrivains = Promise.all(
		Array.from({ length: 5 }, async () =>
			ecrire(
				() => api,
				await creerCompteAvecJeton(base),
				fiches,
				registre,
				() => continuer,
				"Reprise",
			),
		),
	);
	const acquis = (nombre: number) =>
		eventually(() => registre.acquittes > nombre, 240_000);
	try {
		await acquis(10);
		await api.server.kill();
		api = await demarrer();
		await acquis(registre.acquittes + 10);
	} finally {
		continuer = false;
		await ecrivains;
	}
	await verifierRegistre(base, registre);
});

test("while the entries cannot be read the API answers 503 and when to come back, and serves again afterwards", async () => {
	const { jeton } = await creerCompteAvecJeton(base);
	// For a word that no entry has, none is read.
	await creerProjet(base, { nom: "Une fontaine" });
	const lire = () => api.appeler("GET", "/api/projets?q=fontaine", { jeton });
	const lacher = await tenir("projets");
	try {
		const { statut, entetes } = await lire();
		expect(statut).toBe(503);
		expect(Number(entetes["retry-after"])).toBeGreaterThan(0);
	} finally {
		await lacher();
	}
	expect((await lire()).statut).toBe(200);
});
