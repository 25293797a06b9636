/** Other programs take the whole machine: pages come late, and they come. */
import { join } from "node:path";
import { fill } from "#bench/mesures/content";
import { compter, enParallele } from "#e2e/fixtures/charge";
import { expect, test } from "#e2e/fixtures/connexion";
import { creerBesoin, creerProjet } from "#e2e/fixtures/contenu";
import { relever } from "#e2e/fixtures/epreuve";
import { ROOT, startProgram } from "#e2e/fixtures/processes";
import { LIMITS_OF_REQUESTS } from "#e2e/fixtures/servers";

const PAGES = 1_000;
const PROGRAMMES = 4;
/** Readers at once. */
const LECTEURS = 4;
const OCCUPE = join(ROOT, "e2e/fixtures/processeur-pris.ts");

test("while four programs burn the processors, none of 1,000 pages is answered 503", async ({
	ouvrirSite,
}) => {
	test.setTimeout(3_600_000);
	const site = await ouvrirSite(LIMITS_OF_REQUESTS, async (base) => {
		const { lignes: sql, url, fermer: stop } = base;
		await fill(
			{ sql, url, stop },
			{ projets: 2_000, comptes: 500, votes: 5_000 },
		);
	});
	const { slug: projet } = await creerProjet(site.base);
	const { slug: besoin } = await creerBesoin(site.base);
	const adresses = [
		...["/", "/chiffres", "/projets", "/besoins", "/aider", "/decrire"],
		...[`/projets/${projet}`, `/besoins/${besoin}`, "/compte/connexion"],
		...["/projets?q=babefu", "/recherche?q=projet+hirondelle"],
	];
	const programmes = Array.from({ length: PROGRAMMES }, () =>
		startProgram(OCCUPE, [], {}),
	);
	try {
		const reponses = await enParallele(PAGES, LECTEURS, async (rang) => {
			const lecteur = site.navigateur();
			// A request with a cookie bypasses the page cache.
			lecteur.cookies.set("essai", "1");
			const adresse = adresses[rang % adresses.length] ?? "/";
			const { statut, ms } = await lecteur.lire(adresse);
			return { adresse, statut, ms };
		});
		const autres = reponses.filter(({ statut }) => statut !== 200);
		relever("four programs burn the processors: no page is answered 503", {
			pages: reponses.length,
			"answers 200": reponses.length - autres.length,
			"slowest (ms)": Math.round(Math.max(...reponses.map(({ ms }) => ms))),
		});
		expect(
			compter(autres.map(({ adresse, statut }) => `${adresse} ${statut}`)),
		).toEqual({});
	} finally {
		for (const programme of programmes) await programme.kill();
	}
});
