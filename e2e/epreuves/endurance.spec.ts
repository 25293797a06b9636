/** Mixed load for a given time, one fault after another: nothing is lost, nothing grows, the only failures are 503. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Api, expect, test } from "#e2e/fixtures/api";
import { memoireMio } from "#e2e/fixtures/attaque";
import { compter } from "#e2e/fixtures/charge";
import { creerCompteAvecJeton, type Titulaire } from "#e2e/fixtures/comptes";
import { demander } from "#e2e/fixtures/connexion";
import { creerProjet } from "#e2e/fixtures/contenu";
import { ouvrirBase } from "#e2e/fixtures/database";
import {
	ecrire,
	type Fiche,
	nouveauRegistre,
	verifierRegistre,
} from "#e2e/fixtures/ecrivains";
import { dureeDeCharge, GRAINE, relever } from "#e2e/fixtures/epreuve";
import { fautesDe, petitDisque } from "#e2e/fixtures/fautes";
import { ouvrirFournisseur } from "#e2e/fixtures/fournisseur";
import { type Hasard, hasardDe } from "#e2e/fixtures/hasard";
import { PAGES_FIXES } from "#e2e/fixtures/lecture";
import { nouveauNavigateur } from "#e2e/fixtures/navigateur";
import { ouvrirPaire } from "#e2e/fixtures/paire";
import { LIMITS_OF_REQUESTS } from "#e2e/fixtures/servers";
import { startEmbeddedPostgres } from "#server/postgres/embedded";

const ECRIVAINS = 6;
const LECTEURS = 4;
/** Pause between two requests of one person. */
const PAUSE_MS = 50;
/** Pauses between two writes of one person, and between two acts that send mail: over hours, more would be a different load. */
const ECRITURE_MS = 1_000;
const RARE_MS = 5_000;
/** After a fault, how long a store or an instance may still be unavailable. */
const SUITE_MS = 10_000;
/** Pause between two faults. */
const REPIT_MS = 30_000;
const DISQUE_MIO = 700;
/** Memory is compared from here on: caches are full, and a long run is long enough to show growth. */
const CHAUFFE = 0.25;
const COMPARABLE_MS = 500_000;
const CROISSANCE_MAX = 1.25;

const CHEMINS = [
	...PAGES_FIXES,
	"/en",
	"/besoins?tri=recents",
	"/projets?q=eau",
	"/en/projets?q=map",
	"/flux/projets.xml",
	"/flux/besoins.xml",
	"/une-page-qui-manque",
];

/** Errors that no fault explains. */
type Constat = { readonly inattendus: string[]; readonly statuts: number[] };

/** Timestamp, to find the request in the log. */
const quand = () => new Date().toISOString();

/** Whether a fault is in progress or has just ended. */
type Meteo = { mauvaise(): boolean };

/** Records the result of a request; only a fault excuses a 503 or a cut connection. */
async function constater(
	constat: Constat,
	meteo: Meteo,
	quoi: string,
	demande: () => Promise<{ statut: number }>,
): Promise<void> {
	const avant = meteo.mauvaise();
	try {
		const { statut } = await demande();
		constat.statuts.push(statut);
		if (statut < 500) return;
		if (statut !== 503 || !(avant || meteo.mauvaise()))
			constat.inattendus.push(`${quoi}: ${statut}, ${quand()}`);
	} catch (error) {
		if (!(avant || meteo.mauvaise()))
			constat.inattendus.push(`${quoi}: ${String(error)}, ${quand()}`);
	}
}

function mediane(valeurs: readonly number[]): number {
	return [...valeurs].sort((a, b) => a - b)[valeurs.length >> 1] ?? 0;
}

type Charge = {
	readonly instance: (rang: number) => Api;
	readonly meteo: Meteo;
	readonly constat: Constat;
	readonly continuer: () => boolean;
	readonly hasard: Hasard;
};

async function lire(
	{ instance, meteo, constat, continuer, hasard }: Charge,
	rang: number,
) {
	for (let tour = rang; continuer(); tour += 1) {
		const chemin = hasard.parmi(CHEMINS);
		await constater(constat, meteo, chemin, () =>
			instance(tour).appelerSansContrat("GET", chemin, {
				entetes: { "X-Forwarded-For": `10.9.${tour % 250}.${rang}` },
			}),
		);
		await sleep(PAUSE_MS);
	}
}

/** A moderator who publishes the contributions, one after the other. */
async function moderer(
	{ instance, meteo, constat, continuer }: Charge,
	{ jeton }: Titulaire,
	slugs: readonly string[],
) {
	let rang = 0;
	while (continuer()) {
		const slug = slugs[rang];
		if (slug !== undefined) {
			await constater(constat, meteo, "publication", () =>
				instance(rang).appeler("PATCH", `/api/admin/projets/${slug}`, {
					jeton,
					corps: { statut: "publie" },
				}),
			);
			rang += 1;
		}
		await sleep(RARE_MS);
	}
}

/** People who request a code, each on a separate network. */
async function demanderDesCodes(
	{ instance, meteo, constat, continuer }: Charge,
	agent: Agent,
) {
	for (let tour = 0; continuer(); tour += 1) {
		const { port } = instance(tour).server;
		const reseau = `10.8.${tour % 250}.${Math.floor(tour / 250) % 250}`;
		await constater(constat, meteo, "code", () =>
			demander(
				nouveauNavigateur(agent, port, reseau),
				`personne${tour}@exemple.test`,
			),
		);
		await sleep(RARE_MS);
	}
}

test("under mixed load with faults: nothing acknowledged lost, memory flat, no 5xx but 503 while a store is unavailable", async () => {
	const duree = dureeDeCharge(25);
	test.setTimeout(duree + 600_000);
	const hasard = hasardDe(GRAINE);
	const disque = petitDisque(DISQUE_MIO);
	const dossier =
		disque?.dossier ?? mkdtempSync(join(tmpdir(), "bien-commun-endurance-"));
	chmodSync(dossier, 0o755);
	const postgres = await startEmbeddedPostgres(dossier);
	postgres.supervise();
	const humeur = { lentMs: 0, partRefusee: 0 };
	const fournisseur = await ouvrirFournisseur(async () => {
		await sleep(humeur.lentMs);
		return hasard.entier(100) < humeur.partRefusee * 100 ? 500 : 200;
	});
	const agent = new Agent({ keepAlive: true });
	const base = ouvrirBase(postgres.url);
	const paire = await ouvrirPaire(
		{
			...LIMITS_OF_REQUESTS,
			RESEND_API_KEY: "re_essai",
			RESEND_BASE_URL: fournisseur.url,
			MAIL_FROM: "site@exemple.org",
			TRUSTED_PROXIES: "1",
		},
		base,
	);
	let [enCours, continuer, clair] = ["", true, 0];
	const charge: Charge = {
		instance: (rang) => paire.instance(rang),
		meteo: { mauvaise: () => enCours !== "" || performance.now() < clair },
		constat: { inattendus: [], statuts: [] },
		continuer: () => continuer,
		hasard,
	};
	const memoires: number[] = [];
	const survenues: string[] = [];
	const registre = nouveauRegistre();
	try {
		const fiches: Fiche[] = [];
		for (let rang = 0; rang < 5; rang += 1) {
			const { id, slug } = await creerProjet(base);
			fiches.push({ id, chemin: `/api/projets/${slug}/vote` });
		}
		const ecrivains = await Promise.all(
			Array.from({ length: ECRIVAINS }, () => creerCompteAvecJeton(base)),
		);
		const moderateur = await creerCompteAvecJeton(base, "moderateur");
		const fautes = fautesDe(paire, dossier, humeur, disque?.dossier);
		const travaux = Promise.all([
			...ecrivains.map((compte, rang) =>
				ecrire(
					() => paire.instance(rang),
					compte,
					fiches,
					registre,
					charge.continuer,
					"Endurance",
					ECRITURE_MS,
				),
			),
			...Array.from({ length: LECTEURS }, (_, rang) => lire(charge, rang)),
			moderer(charge, moderateur, registre.slugs),
			demanderDesCodes(charge, agent),
		]);
		const fin = performance.now() + duree;
		const conduire = async () => {
			try {
				for (let tour = 0; performance.now() < fin; tour += 1) {
					await sleep(REPIT_MS);
					memoires.push(memoireMio(paire.instances[0].server.child.pid));
					// Each once, then at random.
					const faute = fautes[tour] ?? hasard.parmi(fautes);
					enCours = faute.nom;
					await faute.survenir();
					[enCours, clair] = ["", performance.now() + SUITE_MS];
					survenues.push(faute.nom);
				}
				await sleep(SUITE_MS / 2);
			} finally {
				continuer = false;
			}
		};
		const conduite = conduire();
		await Promise.allSettled([travaux, conduite]);
		await travaux;
		await conduite;
		// Soft assertions: after a failure, the rest is still checked and its
		// figures reported.
		expect.soft(charge.constat.inattendus).toEqual([]);
		await verifierRegistre(base, registre);
		expect(
			await base.lignes(
				"SELECT id, gabarit FROM courriels WHERE statut = 'abandonne'",
			),
		).toEqual([]);
	} finally {
		agent.destroy();
		await paire.fermer();
		await fournisseur.fermer();
		await postgres.stop();
		disque?.fermer();
		rmSync(dossier, { recursive: true, force: true });
	}
	const depuis = Math.floor(memoires.length * CHAUFFE);
	const quart = Math.max(1, Math.floor(memoires.length / 4));
	const [debut, bout] = [
		mediane(memoires.slice(depuis, depuis + quart)),
		mediane(memoires.slice(-quart)),
	];
	relever("mixed load with faults", {
		minutes: Math.round(duree / 60_000),
		...compter(charge.constat.statuts.map(String)),
		"writes acknowledged": registre.acquittes,
		"writes refused by 503": registre.indisponibles,
		"memory after warm-up (MiB)": debut,
		"memory at the end (MiB)": bout,
		...compter(survenues),
	});
	expect(registre.acquittes).toBeGreaterThan(100);
	if (duree >= COMPARABLE_MS) expect(bout / debut).toBeLessThan(CROISSANCE_MAX);
});
