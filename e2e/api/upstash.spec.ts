/** Limits counted on Upstash: whatever its failures, a call is answered, and counted. */
import { type Api, expect, ouvrirApi, test } from "#e2e/fixtures/api";
import { compter, enParallele, jugerDuree } from "#e2e/fixtures/charge";
import { creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import { creerTheme } from "#e2e/fixtures/contenu";
import { type Base, nouvelleBase } from "#e2e/fixtures/database";
import { PLEINE_TAILLE, relever } from "#e2e/fixtures/epreuve";
import { eventually } from "#e2e/fixtures/processes";
import { startServer } from "#e2e/fixtures/servers";
import {
	type DoublureUpstash,
	doublerUpstash,
	type Humeur,
} from "#e2e/fixtures/upstash-stand-in";

const LIMITE = 20;
/** 150 ms for Upstash, then PostgreSQL. */
const REPONSE_MAX_MS = 1_000;
/** After a failure, Upstash is not used for that long. */
const PAUSE_MS = 2_100;

test.describe.configure({ mode: "default" });

let base: Base;
let upstash: DoublureUpstash;
let api: Api;

test.beforeAll(async () => {
	test.setTimeout(600_000);
	base = await nouvelleBase();
	await creerTheme(base);
	upstash = await doublerUpstash();
	const server = await startServer("front", {
		DATABASE_URL: base.url,
		LIMITE_APPELS: String(LIMITE),
		UPSTASH_REDIS_REST_URL: upstash.url,
		UPSTASH_REDIS_REST_TOKEN: upstash.jeton,
	});
	api = await ouvrirApi(server);
	await chauffer();
});

test.afterAll(async () => {
	await api?.fermer();
	await upstash?.fermer();
	await base?.fermer();
});

/** The first calls open connections and load code: they are not measured. */
async function chauffer() {
	const { jeton } = await creerCompteAvecJeton(base);
	for (let fois = 0; fois < 5; fois++)
		await api.appeler("GET", "/api/moi", { jeton });
}

function reprise(): Promise<void> {
	const fin = performance.now() + PAUSE_MS;
	return eventually(() => performance.now() > fin);
}

async function compteSurPostgres(compte_id: number): Promise<number> {
	const [compteur] = await base.lignes<{ nombre: number }>(
		"SELECT nombre FROM compteurs_appels WHERE compte_id = $1",
		[compte_id],
	);
	return compteur?.nombre ?? 0;
}

test("D17: on Upstash the limit is its fixed window, and PostgreSQL counts nothing", async () => {
	upstash.humeur = "repond";
	await reprise();
	const { id, jeton } = await creerCompteAvecJeton(base);
	const reponses = await enParallele(LIMITE * 2, 1, () =>
		api.appeler("GET", "/api/moi", { jeton }),
	);
	expect(compter(reponses.map(({ statut }) => statut))).toEqual({
		200: LIMITE,
		429: LIMITE,
	});
	expect(reponses.map(({ statut }) => statut).lastIndexOf(200)).toBe(
		LIMITE - 1,
	);
	expect(reponses[0]?.entetes["ratelimit-policy"]).toBe(
		`"compte";q=${LIMITE};w=3600`,
	);
	expect(reponses[0]?.entetes.ratelimit).toMatch(
		new RegExp(`^"compte";r=${LIMITE - 1};t=\\d{1,4}$`),
	);
	const attente = Number(reponses.at(-1)?.entetes["retry-after"]);
	expect(attente).toBeGreaterThanOrEqual(1);
	expect(attente).toBeLessThanOrEqual(3_600);
	expect(await compteSurPostgres(id)).toBe(0);
	const cle = [...upstash.compteurs.keys()].find((une) =>
		une.includes(`appels:${id}:`),
	);
	expect(upstash.compteurs.get(cle ?? "")).toBe(LIMITE * 2);
	expect(cle).not.toContain(jeton);
});

/** That each of the others is a failure too: lib/platform/limits/upstash.test.ts. */
const PANNES: [Humeur, string][] = [
	["pend", "hangs"],
	...(PLEINE_TAILLE
		? ([
				["erreur", "answers 500"],
				["lent", "answers late"],
				["bavarde", "answers something else than JSON"],
				["fausse", "answers what is no count"],
			] as const)
		: []
	).map(([humeur, titre]): [Humeur, string] => [humeur, titre]),
];

for (const [humeur, titre] of PANNES)
	test(`D17: when Upstash ${titre}, PostgreSQL counts: never open, never an error, never slow`, async () => {
		upstash.humeur = humeur;
		await reprise();
		const { id, jeton } = await creerCompteAvecJeton(base);
		const avant = upstash.appels;
		const reponses = await enParallele(LIMITE * 2, 4, () =>
			api.appeler("GET", "/api/moi", { jeton }),
		);
		expect(upstash.appels).toBeGreaterThan(avant);
		expect(compter(reponses.map(({ statut }) => statut))).toEqual({
			200: LIMITE,
			429: LIMITE,
		});
		expect(await compteSurPostgres(id)).toBeGreaterThan(LIMITE);
		const pire = Math.max(...reponses.map(({ ms }) => ms));
		jugerDuree(pire, REPONSE_MAX_MS);
		relever(`Upstash ${titre}: PostgreSQL counts`, {
			answered: LIMITE,
			"slowest answer (ms)": Math.round(pire),
		});
	});

test("D17: during a fail-over an account has at most twice its limit, and Upstash is used again afterwards", async () => {
	upstash.humeur = "repond";
	await reprise();
	const { jeton } = await creerCompteAvecJeton(base);
	const appeler = (nombre: number) =>
		enParallele(nombre, 2, () => api.appeler("GET", "/api/moi", { jeton }));
	const statuts = [...(await appeler(LIMITE / 2))];
	upstash.humeur = "erreur";
	statuts.push(...(await appeler(LIMITE * 2)));
	upstash.humeur = "repond";
	await reprise();
	const avant = upstash.appels;
	statuts.push(...(await appeler(LIMITE * 2)));
	expect(upstash.appels).toBeGreaterThan(avant);
	const nombres = compter(statuts.map(({ statut }) => statut));
	expect(Object.keys(nombres).sort()).toEqual(["200", "429"]);
	expect(nombres[200]).toBeLessThanOrEqual(LIMITE * 2);
	expect(nombres[200]).toBeGreaterThanOrEqual(LIMITE);
});

test("D17: when Upstash refuses connections, PostgreSQL counts", async () => {
	await upstash.fermer();
	await reprise();
	const { id, jeton } = await creerCompteAvecJeton(base);
	const reponses = await enParallele(LIMITE * 2, 4, () =>
		api.appeler("GET", "/api/moi", { jeton }),
	);
	expect(compter(reponses.map(({ statut }) => statut))).toEqual({
		200: LIMITE,
		429: LIMITE,
	});
	expect(await compteSurPostgres(id)).toBeGreaterThan(LIMITE);
	jugerDuree(Math.max(...reponses.map(({ ms }) => ms)), REPONSE_MAX_MS);
});
