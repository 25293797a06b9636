/** Cached pages at the moment of a change: rendered once for all, late by a second at most, never for what left the public. */
import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type Api, expect, test } from "#e2e/fixtures/api";
import { enContinu } from "#e2e/fixtures/charge";
import { envoyer, texteDe } from "#e2e/fixtures/client";
import { creerCompteAvecJeton, type Titulaire } from "#e2e/fixtures/comptes";
import { creerProjet } from "#e2e/fixtures/contenu";
import { ouvrirPaire, type Paire } from "#e2e/fixtures/paire";
import { ouvrirSession } from "#e2e/fixtures/sessions";
import { LATE_MAX_MS } from "#server/pages/shelf";

const LECTEURS = 200;
/** Between the commit of a change and the moment when its caller has its answer, and the way back. */
const CHEMIN_MS = 500;

test.describe.configure({ mode: "default" });

let paire: Paire;
let admin: Titulaire;

test.beforeAll(async () => {
	test.setTimeout(600_000);
	paire = await ouvrirPaire();
	admin = await creerCompteAvecJeton(paire.base, "admin");
});

test.afterAll(async () => {
	await paire?.fermer();
});

/** How many pages the instance rendered for all who asked. */
async function renduesPar(api: Api): Promise<number> {
	const { octets } = await api.appelerSansContrat("GET", "/api/metriques");
	const [, rendues = "0"] =
		/bien_commun_pages_total\{voie="rendue"\} (\d+)/.exec(octets.toString()) ??
		[];
	return Number(rendues);
}

async function lire(api: Api, chemin: string): Promise<string> {
	const reponse = await api.appelerSansContrat("GET", chemin);
	expect([200, 410]).toContain(reponse.statut);
	return texteDe(reponse);
}

/** The number of votes that a page of a project shows. */
function votesMontres(page: string): number {
	return Number(/>(\d+) votes?</.exec(page)?.[1]);
}

test("200 readers at the moment of a change: each instance renders each page once", async () => {
	const { base, instances } = paire;
	const { slug } = await creerProjet(base, { nb_votes: 7 });
	const pages = [
		"/projets?tri=recents",
		`/projets/${slug}`,
		`/en/projets/${slug}`,
	];
	const agent = new Agent({ keepAlive: true });
	for (const api of instances)
		for (const page of pages) expect(await lire(api, page)).toContain(slug);
	await base.lignes("UPDATE projets SET accroche = $2 WHERE slug = $1", [
		slug,
		"Une accroche changée, assez longue.",
	]);
	const avant = await Promise.all(instances.map(renduesPar));
	const reponses = await Promise.all(
		Array.from({ length: LECTEURS * pages.length }, (_, rang) =>
			envoyer(
				agent,
				paire.instance(rang).server.port,
				"GET",
				pages[Math.floor(rang / 2) % pages.length] ?? "/",
			),
		),
	);
	agent.destroy();
	for (const reponse of reponses) {
		expect(reponse.statut).toBe(200);
		expect(texteDe(reponse)).toContain("Une accroche changée");
	}
	const apres = await Promise.all(instances.map(renduesPar));
	expect(apres.map((nombre, rang) => nombre - (avant[rang] ?? 0))).toEqual([
		pages.length,
		pages.length,
	]);
});

test("a vote is in every page a second after it was answered, on any instance, and at once in the voter's own", async () => {
	const { base, instances } = paire;
	const { slug } = await creerProjet(base, { nb_votes: 100 });
	const page = `/projets/${slug}`;
	for (let vote = 1; vote <= 3; vote += 1) {
		const voteur = await creerCompteAvecJeton(base);
		const { name, value } = await ouvrirSession(base, voteur.id);
		const lecture = instances.map((api) =>
			enContinu(2, async () => {
				const debut = performance.now();
				return { debut, votes: votesMontres(await lire(api, page)) };
			}),
		);
		await sleep(200);
		const { statut } = await instances[0].appeler(
			"PUT",
			`/api/projets/${slug}/vote`,
			{ jeton: voteur.jeton },
		);
		expect(statut).toBe(200);
		const vu = performance.now();
		const sienne = await instances[1].appelerSansContrat("GET", page, {
			entetes: { Cookie: `${name}=${value}` },
		});
		expect(votesMontres(texteDe(sienne))).toBe(100 + vote);
		await sleep(LATE_MAX_MS + CHEMIN_MS);
		const lus = (
			await Promise.all(lecture.map(({ arreter }) => arreter()))
		).flat();
		for (const { debut, votes } of lus) {
			expect([99 + vote, 100 + vote]).toContain(votes);
			if (debut > vu + LATE_MAX_MS) expect(votes).toBe(100 + vote);
		}
		expect(lus.some(({ debut }) => debut > vu + LATE_MAX_MS)).toBe(true);
	}
});

test("an entry taken down while votes come in is in no page asked for after the answer, on any instance", async () => {
	const { base, instances } = paire;
	const autre = await creerProjet(base);
	const voteurs = await Promise.all(
		Array.from({ length: 4 }, () => creerCompteAvecJeton(base)),
	);
	const { name, value } = await ouvrirSession(base, voteurs[0]?.id ?? 0);
	const connecte = `${name}=${value}`;
	for (let fois = 0; fois < 5; fois += 1) {
		const { slug } = await creerProjet(base);
		const pages = [
			`/projets/${slug}`,
			"/projets?tri=recents",
			"/en/projets?tri=recents",
		];
		/** Each page of each instance, signed out and signed in. */
		const tours = 4 * pages.length;
		let rang = 0;
		const votes = enContinu(2, async () => {
			const numero = rang++;
			return paire
				.instance(numero)
				.appeler(
					numero % 8 < 4 ? "PUT" : "DELETE",
					`/api/projets/${autre.slug}/vote`,
					{ jeton: voteurs[numero % 4]?.jeton },
				);
		});
		const lireUne = async (numero: number) => {
			const chemin = pages[numero % pages.length] ?? "/";
			const debut = performance.now();
			const reponse = await paire
				.instance(Math.floor(numero / pages.length))
				.appelerSansContrat("GET", chemin, {
					entetes: numero % tours < tours / 2 ? {} : { Cookie: connecte },
				});
			// Its own page says by its status that it is gone; its address stays in it.
			const present = chemin.endsWith(slug)
				? reponse.statut === 200
				: texteDe(reponse).includes(slug);
			return { debut, chemin, present };
		};
		const lireChacune = async () =>
			Promise.all(
				Array.from({ length: tours }, (_, numero) => lireUne(numero)),
			);
		for (const { present } of await lireChacune()) expect(present).toBe(true);
		const lectures = enContinu(6, () => lireUne(rang++));
		await sleep(300);
		const { statut } = await instances[fois % 2 === 0 ? 0 : 1].appeler(
			"PATCH",
			`/api/admin/projets/${slug}`,
			{ jeton: admin.jeton, corps: { statut: "archive" } },
		);
		expect(statut).toBe(200);
		const retire = performance.now();
		const chacune = await lireChacune();
		await sleep(LATE_MAX_MS);
		const lues = await lectures.arreter();
		await votes.arreter();
		const apres = lues.filter(({ debut }) => debut > retire);
		expect(apres.length).toBeGreaterThan(0);
		expect([...chacune, ...apres].filter(({ present }) => present)).toEqual([]);
	}
});
