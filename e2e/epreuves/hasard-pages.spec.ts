/** Generated requests over every route, for every reader: no 5xx, no logged error, every error in its format. */
import { randomBytes } from "node:crypto";
import { expect, test } from "playwright/test";
import { type Api, ouvrirApi } from "#e2e/fixtures/api";
import {
	actionsDuBuild,
	adressesDe,
	routesDe,
} from "#e2e/fixtures/arborescence";
import { compter, enParallele } from "#e2e/fixtures/charge";
import type { Reponse } from "#e2e/fixtures/client";
import { type Base, nouvelleBase } from "#e2e/fixtures/database";
import { GRAINE, relever } from "#e2e/fixtures/epreuve";
import { fauteDe } from "#e2e/fixtures/formes";
import {
	type Cueillette,
	cueillir,
	formulairesCaches,
} from "#e2e/fixtures/formulaires";
import { hasardDe } from "#e2e/fixtures/hasard";
import { lignesEnFaute } from "#e2e/fixtures/journal-du-serveur";
import {
	GENRES,
	requetePage,
	type Terrain,
} from "#e2e/fixtures/pages-hostiles";
import {
	inviter,
	LECTEURS,
	type Lecteur,
	ouvrirTous,
	pagesDe,
	peupler,
} from "#e2e/fixtures/peuplement";
import { startServer } from "#e2e/fixtures/servers";

const GRAINE_PAGES = GRAINE;

import { completeEnvironment } from "#lib/platform/config/env";

const STARTS_MS = 600_000;
const NEXTAUTH_SECRET = randomBytes(32).toString("base64url");

/** Requests between two checks of the log, after which every reader gets a new session. */
const PAR_LOT = 100;
/** Requests that one set of entries can serve: acts of moderators change its entries. */
const PAR_SEMIS = 5_000;
const ENSEMBLE = 6;
/** More kinds of faults would add nothing to the report. */
const FAUTES_MAX = 40;

/** Addresses without a file in `app/`. */
const DU_FRONT = [
	...["/_next/static/chunks/rien.js", "/_next/static/", "/_next/image"],
	...["/_next/image?url=%2Ficon.svg&w=64&q=75", "/_next/data/x/fr.json"],
	...["/_next/static/%2e%2e/BUILD_ID", "/_next", "/dev/courriels/0a1b/html"],
];

let base: Base;
let api: Api;

// A separate site: the seed draws from the same data in every run.
test.beforeAll(async () => {
	test.setTimeout(STARTS_MS);
	base = await nouvelleBase();
	api = await ouvrirApi(
		await startServer("front", { DATABASE_URL: base.url, NEXTAUTH_SECRET }),
	);
	completeEnvironment({ NEXTAUTH_SECRET });
});

test.afterAll(async () => {
	await api?.fermer();
	await base?.fermer();
});

/** Everything that each reader may request, over new entries. */
async function semer(lecteurs: readonly Lecteur[]) {
	const { noms, courriel } = await peupler(base, lecteurs);
	const routes = routesDe();
	const pages = adressesDe(routes, "page", noms);
	const fichiers = [...adressesDe(routes, "fichier", noms), ...DU_FRONT];
	const origine = `http://localhost:${api.server.port}`;
	const cueillettes: Cueillette[] = [];
	for (const { qui, cookie } of lecteurs) {
		cueillettes.push(await cueillir(api, cookie, pagesDe(qui, pages)));
	}
	const montres = cueillettes.flatMap((une) => une.formulaires);
	const caches = formulairesCaches(montres, noms);
	const terrains = lecteurs.map((lecteur, rang): Terrain => {
		const { formulaires = [], liens = [] } = cueillettes[rang] ?? {};
		return {
			origine,
			pages,
			fichiers: [...new Set([...fichiers, ...liens])],
			api: adressesDe(routes, "api", noms),
			formulaires,
			autres: [...montres, ...caches, ...caches],
			actions: actionsDuBuild().map(({ id }) => id),
			get cookie() {
				return lecteur.cookie;
			},
			get jeton() {
				return lecteur.jeton;
			},
		};
	});
	// Without its forms, a page would be tested only in part.
	expect(new Set(montres.map(({ action }) => action)).size).toBeGreaterThan(40);
	return { terrains, secret: courriel };
}

test("generated requests over pages, their data, files, forms and the API, with every reader: no 5xx, no logged error, every error in its format", async () => {
	const nombre = 50_000;
	test.setTimeout(5_400_000);
	const lecteurs = await inviter(base);
	await ouvrirTous(base, lecteurs);
	let { terrains, secret } = await semer(lecteurs);
	const fautes = new Map<string, string>();
	const noter = (faute: string, exemple: string) => {
		const sorte = faute.replace(/\d+/g, "0").slice(0, 100);
		if (!fautes.has(sorte))
			fautes.set(sorte, `${faute}: seed ${GRAINE_PAGES}, ${exemple}`);
	};
	let lignes = lignesEnFaute(api.server.log()).length;
	const vus: string[] = [];
	const debut = performance.now();
	for (
		let fait = 0;
		fait < nombre && fautes.size < FAUTES_MAX;
		fait += PAR_LOT
	) {
		await ouvrirTous(base, lecteurs);
		if (fait > 0 && fait % PAR_SEMIS === 0)
			({ terrains, secret } = await semer(lecteurs));
		await enParallele(PAR_LOT, ENSEMBLE, async (place) => {
			const rang = fait + place;
			// Each request has its own random sequence, whatever the results of those
			// before.
			const hasard = hasardDe(GRAINE_PAGES + Math.imul(rang, 0x9e3779b1));
			const qui = hasard.parmi(LECTEURS);
			const terrain = terrains[LECTEURS.indexOf(qui)];
			if (!terrain) throw new Error(`nobody is ${qui}`);
			const requete = requetePage(hasard, terrain);
			const { methode, chemin, demande, genre } = requete;
			const { contrat } = api;
			const jugement = { contrat, origine: terrain.origine, qui, secret };
			const juger = (reponse: Reponse) => {
				vus.push(`${genre} ${reponse.statut}`, qui);
				return fauteDe(jugement, requete, reponse);
			};
			// A cut connection counts as a fault too.
			const faute = await api
				.appelerSansContrat(methode, chemin, demande)
				.then(juger, String);
			if (faute !== null)
				noter(
					`${genre} ${faute}`,
					`request ${rang} of ${qui}: ${JSON.stringify(requete)}`,
				);
		});
		const dites = lignesEnFaute(api.server.log());
		for (const ligne of dites.slice(lignes))
			noter(`log ${ligne}`, `requests ${fait} to ${fait + PAR_LOT}`);
		lignes = dites.length;
	}
	expect([...fautes.values()]).toEqual([]);
	const comptes = compter(vus);
	const total = (debutDe: string) =>
		Object.entries(comptes).reduce(
			(somme, [nom, fois]) =>
				nom.startsWith(debutDe) ? somme + (fois ?? 0) : somme,
			0,
		);
	// Every kind is both served and rejected, and every reader sends requests.
	for (const genre of GENRES)
		expect([genre, total(`${genre} 2`) > 0, total(`${genre} 4`) > 0]).toEqual([
			...[genre, true, true],
		]);
	expect(LECTEURS.filter((qui) => total(qui) === 0)).toEqual([]);
	relever(
		"generated requests over everything that answers, with every reader: no 5xx, no line of error",
		{
			requests: nombre,
			seed: GRAINE_PAGES,
			seconds: Math.round((performance.now() - debut) / 1000),
			...Object.fromEntries(
				Object.entries(comptes).map(([nom, fois]) => [nom, fois ?? 0]),
			),
		},
	);
});
