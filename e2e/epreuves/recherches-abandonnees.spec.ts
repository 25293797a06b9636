/** Costly searches abandoned by their readers: an abandoned search ends, and others are served. */
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { fill } from "#bench/mesures/content";
import { juger, pendant } from "#e2e/fixtures/attaque";
import { compter, enParallele } from "#e2e/fixtures/charge";
import { envoyer } from "#e2e/fixtures/client";
import { creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import { expect, type SiteDeConnexion, test } from "#e2e/fixtures/connexion";
import type { Base } from "#e2e/fixtures/database";
import { eventually } from "#e2e/fixtures/processes";
import { LIMITS_OF_REQUESTS } from "#e2e/fixtures/servers";
import { COSTLY_LANES, COSTLY_WAIT_MS } from "#lib/platform/db/costly-reads";
import { PROMPT } from "#lib/platform/db/time-limits";

test.describe.configure({ mode: "default", timeout: 900_000 });

const PROJETS = 40_405;
/** Words of one search that no index helps to find. */
const MOTS = "le de la un en es et ar on re ou is nt it er";
/** Concurrent searches from one address. */
const VAGUE = 24;
/** One word more than a search looks for: what the same search found before is kept, and these are all different. */
const autreMot = (rang: number) => ` ${rang.toString(36).padStart(2, "0")}`;
/** Time after which a reader disconnects. */
const ABANDON_MS = 300;
const VAGUES = 40;
/** Requests for whole lists, six at once. */
const LISTES = 60;
/** Two waves stay below what one network may search in a minute. */
const VAGUES_PAR_RESEAU = 2;

/** Longest work after the last reader has disconnected: a search that waited for its slot, then its two passes. */
const FIN_MS = COSTLY_WAIT_MS + 2 * PROMPT.statementMs;

async function remplir(base: Base): Promise<void> {
	const { lignes: sql, url, fermer: stop } = base;
	await fill({ sql, url, stop }, { projets: PROJETS, comptes: 10, votes: 10 });
	// Maintenance after so many new rows must not be measured with the attack.
	await sql("VACUUM ANALYZE");
}

/** Sends a request, and disconnects unless the answer comes first; returns its status, 0 for none. */
function demanderPuisPartir(
	port: number,
	chemin: string,
	adresse: string,
): Promise<number> {
	return new Promise((resolve) => {
		const demande = request(
			{
				agent: false,
				host: "127.0.0.1",
				port,
				path: chemin,
				headers: { Host: `localhost:${port}`, "X-Forwarded-For": adresse },
			},
			(reponse) => {
				reponse.resume();
				resolve(reponse.statusCode ?? 0);
			},
		);
		demande.on("error", () => resolve(0));
		demande.on("close", () => resolve(0));
		demande.end();
		setTimeout(() => demande.destroy(), ABANDON_MS);
	});
}

/** Searches that the database is executing. */
async function enCours(base: Base): Promise<number> {
	const { n } = await base.ligne<{ n: number }>(
		`SELECT count(*)::int AS n FROM pg_stat_activity
		 WHERE datname = current_database() AND pid <> pg_backend_pid()
		   AND state = 'active' AND query ~ 'racine|fiches_proches'`,
	);
	return n;
}

/** Another reader, on another network, who reads until `continuer` returns false; returns the duration of each page. */
async function lireAilleurs(
	{ navigateur }: SiteDeConnexion,
	continuer: () => boolean,
): Promise<number[]> {
	const attentes: number[] = [];
	const autre = navigateur();
	// A request with a cookie bypasses the page cache.
	autre.cookies.set("essai", "1");
	while (continuer()) {
		const { statut, ms } = await autre.lire("/besoins");
		expect(statut).toBe(200);
		attentes.push(ms);
		await sleep(250);
	}
	return attentes;
}

/** The waves of abandoned searches; returns what was answered, executed, and left running. */
async function abandonner({ base, server }: SiteDeConnexion) {
	const chemin = `/projets?q=${encodeURIComponent(MOTS)}`;
	const statuts: number[] = [];
	let plus = 0;
	for (let vague = 0; vague < VAGUES; vague += 1) {
		const adresse = `203.0.113.${Math.floor(vague / VAGUES_PAR_RESEAU)}`;
		const partis = enParallele(VAGUE, VAGUE, (rang) =>
			demanderPuisPartir(
				server.port,
				chemin + encodeURIComponent(autreMot(vague * VAGUE + rang)),
				adresse,
			),
		);
		plus = Math.max(plus, await enCours(base));
		statuts.push(...(await partis));
		plus = Math.max(plus, await enCours(base));
	}
	const depart = performance.now();
	await eventually(async () => (await enCours(base)) === 0, FIN_MS);
	return { statuts, plus, finMs: performance.now() - depart };
}

/** Runs `attaque` while the health check is polled, and while another reader reads. */
async function pendantLaLecture<T>(
	site: SiteDeConnexion,
	attaque: () => Promise<T>,
) {
	const { fait, attente } = await pendant(site.server, async () => {
		let finie = false;
		const ailleurs = lireAilleurs(site, () => !finie);
		const resultat = await attaque().finally(() => {
			finie = true;
		});
		return { resultat, attentes: await ailleurs };
	});
	const pire = Math.max(...fait.attentes);
	expect(pire).toBeLessThan(3_000);
	return { resultat: fait.resultat, attente, pire: Math.round(pire) };
}

test("abandoned searches end in the database, a few at a time; concurrent requests for a whole list share one read; another reader is served meanwhile", async ({
	ouvrirSite,
}) => {
	const site = await ouvrirSite(LIMITS_OF_REQUESTS, remplir);
	// The first page of each kind loads its code, whoever requests it.
	for (const chemin of ["/besoins", "/projets?q=jardin"])
		expect((await site.navigateur().lire(chemin)).statut).toBe(200);
	const recherches = await pendantLaLecture(site, () => abandonner(site));
	const { statuts, plus, finMs } = recherches.resultat;
	const { 0: abandonnees = 0, ...reponses } = compter(statuts);
	expect(abandonnees).toBeGreaterThan(0);
	expect(Object.keys(reponses).filter((un) => Number(un) >= 500)).toEqual([]);
	expect(plus).toBeLessThanOrEqual(COSTLY_LANES);
	juger(
		"searches given up by their readers: the statements end",
		recherches.attente,
		{
			projects: PROJETS,
			searches: statuts.length,
			"given up": abandonnees,
			"statements at once": plus,
			"last one ended after (ms)": Math.round(finMs),
			"another's page, slowest (ms)": recherches.pire,
		},
	);

	const { jeton } = await creerCompteAvecJeton(site.base);
	const agent = new Agent({ keepAlive: true });
	const listes = await pendantLaLecture(site, () =>
		enParallele(LISTES, 6, async (rang) => {
			const { statut } = await envoyer(
				...([agent, site.server.port, "GET"] as const),
				`/api/projets?z=${rang}`,
				{ jeton, entetes: { "X-Forwarded-For": "203.0.113.200" } },
			);
			return statut;
		}),
	);
	agent.destroy();
	const dits = compter(listes.resultat);
	expect(Object.keys(dits).filter((un) => !/^(?:200|429)$/.test(un))).toEqual(
		[],
	);
	juger("whole lists at once, each by another address", listes.attente, {
		projects: PROJETS,
		"answers 200": dits[200] ?? 0,
		"answers 429": dits[429] ?? 0,
		"another's page, slowest (ms)": listes.pire,
	});
});
