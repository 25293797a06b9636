/** The log of changes under writers who give up, readers, and servers that are killed: none lost, none twice, none out of order. */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, test } from "playwright/test";
import { creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import { GRAINE, relever } from "#e2e/fixtures/epreuve";
import { hasardDe } from "#e2e/fixtures/hasard";
import { ouvrirPaire } from "#e2e/fixtures/paire";
import { Evenement } from "#lib/donnees/schema";

const EVENEMENTS = 20_000;
const ECRIVAINS = 8;
const LECTEURS = 3;
const ATTENTE_MAX_MS = 20;
/** One transaction in as many is taken back. */
const ABANDON = 10;
const MORTS = 6;

/** Publishes projects one by one, until all of them wrote enough; gives their slugs. */
async function ecrire(
	url: string,
	rang: number,
	combien: number,
): Promise<string[]> {
	const hasard = hasardDe(GRAINE + rang);
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	const publies: string[] = [];
	for (let n = 0; publies.length < combien; n++) {
		const slug = `e${rang}-${n}`;
		await client.query("BEGIN");
		await client.query(
			`INSERT INTO projets (slug, nom, accroche, description, statut, publie_le)
			 VALUES ($1, $1, 'Une accroche d’essai.', 'Une description assez longue pour être acceptée.', 'publie', now())`,
			[slug],
		);
		await sleep(hasard.entier(ATTENTE_MAX_MS));
		const abandonne = hasard.entier(ABANDON) === 0;
		await client.query(abandonne ? "ROLLBACK" : "COMMIT");
		if (!abandonne) publies.push(slug);
	}
	await client.end();
	return publies;
}

test("20,000 events of eight writers, two servers that number and are killed: three readers get each of them once, in order; one who reads by id loses some", async () => {
	test.setTimeout(3_600_000);
	const paire = await ouvrirPaire();
	const { base } = paire;
	const hasard = hasardDe(GRAINE);
	await base.lignes("DELETE FROM evenements");
	let reste = true;
	const { jeton } = await creerCompteAvecJeton(base, "membre");
	const lire = async (rang: number): Promise<Evenement[]> => {
		const lus: Evenement[] = [];
		for (let apres = 0; ; ) {
			const fini = !reste;
			const reponse = await paire
				.instance(rang)
				.appeler("GET", `/api/evenements?apres=${apres}&limite=100`, { jeton })
				// The instance was just killed: the same page is asked for again.
				.catch(() => undefined);
			const page = Evenement.array().safeParse(reponse?.json);
			if (reponse?.statut !== 200 || !page.success) {
				await sleep(50);
				continue;
			}
			lus.push(...page.data);
			apres = page.data.at(-1)?.numero ?? apres;
			if (page.data.length > 0) continue;
			if (fini) return lus;
			await sleep(hasard.entier(200));
		}
	};
	/** One who goes by the ids that rows are given before their transactions end. */
	const lireParId = async (): Promise<Set<string>> => {
		const vus = new Set<string>();
		for (let apres = 0; ; await sleep(5)) {
			const fini = !reste;
			const lignes = await base.lignes<{ id: string; slug: string }>(
				"SELECT id, slug FROM evenements WHERE id > $1 ORDER BY id LIMIT 100",
				[apres],
			);
			for (const { slug } of lignes) vus.add(slug);
			apres = Number(lignes.at(-1)?.id ?? apres);
			if (fini && lignes.length === 0) return vus;
		}
	};
	const lecteurs = Array.from({ length: LECTEURS }, (_, rang) => lire(rang));
	const parId = lireParId();
	const ecrivains = Promise.all(
		Array.from({ length: ECRIVAINS }, (_, rang) =>
			ecrire(base.url, rang, Math.ceil(EVENEMENTS / ECRIVAINS)),
		),
	);
	const tuer = async () => {
		for (let mort = 0; mort < MORTS; mort++) {
			await sleep(5_000 + hasard.entier(10_000));
			const rang = hasard.entier(2) === 0 ? 0 : 1;
			await paire.tuer(rang);
			await paire.relancer(rang);
		}
	};
	const [publies] = await Promise.all([ecrivains, tuer()]);
	const attendus = publies.flat().sort();
	// What is a minute old is numbered within the next quarter of one.
	const attente = async () => {
		const { sans } = await base.ligne<{ sans: number }>(
			"SELECT count(*)::int AS sans FROM evenements WHERE numero IS NULL",
		);
		return sans;
	};
	while ((await attente()) > 0) await sleep(1_000);
	reste = false;
	const vusParId = await parId;
	const perdusParId = attendus.filter((slug) => !vusParId.has(slug)).length;
	for (const lus of await Promise.all(lecteurs)) {
		expect(lus.map(({ numero }) => numero)).toEqual(
			lus.map((_, rang) => rang + 1),
		);
		expect(lus.map(({ slug }) => slug).sort()).toEqual(attendus);
	}
	expect(perdusParId).toBeGreaterThan(0);
	relever("the log of changes, numbered by two servers that are killed", {
		evenements: attendus.length,
		lecteurs: LECTEURS,
		morts: MORTS,
		graine: GRAINE,
		"perdus par identifiant": perdusParId,
	});
	await paire.fermer();
});
