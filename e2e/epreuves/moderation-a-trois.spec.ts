/**
 * Two moderators and an administrator at once on one queue, while authors correct their
 * own: each page tells what was done, or in words what stood in the way; nothing is lost,
 * and nothing is done over what was not seen. `npm run eprouver -- moderation-a-trois
 * --minutes 10` runs it at full size.
 */
import type { Browser } from "playwright/test";
import { creerProjet, creerTheme, type Fiche } from "#e2e/fixtures/contenu";
import { dureeDeCharge, GRAINE, relever } from "#e2e/fixtures/epreuve";
import {
	type Chantier,
	corrigerLaSienne,
	type Personne,
} from "#e2e/fixtures/equipe-au-travail";
import { agir } from "#e2e/fixtures/gestes-au-hasard";
import { hasardDe } from "#e2e/fixtures/hasard";
import { lignesEnFaute } from "#e2e/fixtures/journal-du-serveur";
import { navigateurDe } from "#e2e/fixtures/moderation";
import {
	compterUn,
	nouveauRegistre,
	texteMarque,
	verifierRegistre,
} from "#e2e/fixtures/registre-moderation";
import { ouvrirSession } from "#e2e/fixtures/sessions";
import { expect, type Site, test } from "#e2e/fixtures/site";

/** Entries in the works at once: few, so that people meet on them. */
const FICHES = 7;
const SECONDES = 40;

/** Opens the browser of a person, and notes what no page may do. */
async function arriver(
	browser: Browser,
	site: Site,
	{ registre }: Pick<Chantier, "registre">,
	role: Personne["role"],
	graine: number,
): Promise<Personne> {
	const { contexte, id } = await navigateurDe(browser, site, role);
	const page = await contexte.newPage();
	page.setDefaultTimeout(15_000);
	page.on("response", (reponse) => {
		const statut = reponse.status();
		// On a machine that is too busy a page says so, and nothing is done (D27).
		if (statut === 503) compterUn(registre, "told: unavailable, 503");
		else if (statut >= 500)
			registre.fautes.push(`${role}: ${statut} ${reponse.url()}`);
	});
	page.on("pageerror", (error) =>
		registre.fautes.push(`${role}: ${error.message} on ${page.url()}`),
	);
	return { id, role, page, contexte, hasard: hasardDe(graine), numero: 0 };
}

/** An author whose account was suspended signs in again once it is not. */
async function rentrer({ base, url }: Site, { id, contexte }: Personne) {
	const { ouverte } = await base.ligne<{ ouverte: boolean }>(
		`SELECT suspendu OR EXISTS (SELECT 1 FROM sessions WHERE compte_id = c.id) AS ouverte FROM comptes c WHERE id = $1`,
		[id],
	);
	if (ouverte) return;
	await contexte.addCookies([{ ...(await ouvrirSession(base, id)), url }]);
}

test("two moderators, an administrator and two authors on one queue: every act is told and is there, every conflict is told, no text is lost", async ({
	browser,
	site,
}) => {
	const duree = dureeDeCharge(SECONDES);
	test.setTimeout(duree + 180_000);
	const graine = GRAINE;
	const registre = nouveauRegistre();
	const dit = site.server.log().length;
	const people = await Promise.all(
		(
			[
				"moderateur",
				"moderateur",
				"admin",
				"membre",
				"membre",
				"membre",
			] as const
		).map((role, rang) =>
			arriver(browser, site, { registre }, role, graine + rang),
		),
	);
	const equipe = people.slice(0, 3);
	const auteurs = people.slice(3, 5);
	const promu = people[5]?.id ?? 0;
	const theme = await creerTheme(site.base);
	const toutes: (Fiche & { auteur: number })[] = [];
	/** Another entry, in turn of the one and of the other author. */
	const proposer = async () => {
		const auteur = auteurs[toutes.length % 2]?.id ?? 0;
		const fiche = await creerProjet(site.base, {
			statut: "propose",
			description: texteMarque(`depart-${toutes.length}`),
			themes: [theme.id],
			auteur_id: auteur,
		});
		toutes.push({ ...fiche, auteur });
	};
	for (let n = 0; n < FICHES; n += 1) await proposer();
	const chantier: Chantier = {
		base: site.base,
		registre,
		fiches: () => toutes.slice(-FICHES),
		toutes,
		sanctionnes: auteurs.map(({ id }) => id),
		promu,
	};
	const fin = performance.now() + duree;
	const travailler = async (
		qui: Personne,
		act: () => Promise<void>,
	): Promise<void> => {
		while (performance.now() < fin)
			await act().catch((error: unknown) => {
				registre.fautes.push(`${qui.role} ${qui.id}: ${String(error)}`);
			});
	};
	await Promise.all([
		...equipe.map((qui) => travailler(qui, () => agir(qui, chantier))),
		...auteurs.map((qui) =>
			travailler(qui, async () => {
				await rentrer(site, qui);
				const siennes = chantier
					.fiches()
					.filter((une) =>
						toutes.some(({ id, auteur }) => id === une.id && auteur === qui.id),
					);
				await corrigerLaSienne(qui, chantier, qui.hasard.parmi(siennes));
				await qui.page.waitForTimeout(300);
			}),
		),
		// What is decided for good makes room for what comes.
		(async () => {
			while (performance.now() < fin) {
				const ids = chantier.fiches().map(({ id }) => id);
				const { n } = await site.base.ligne<{ n: number }>(
					"SELECT count(*)::int AS n FROM projets WHERE id = ANY($1) AND statut = 'propose'",
					[ids],
				);
				if (n < 3) await proposer();
				await new Promise((suite) => setTimeout(suite, 1_000));
			}
		})(),
	]);
	await verifierRegistre(
		site.base,
		registre,
		toutes.map(({ id }) => id),
		equipe.map(({ id }) => id),
	);
	const comptes = Object.fromEntries(
		[...registre.comptes].sort(([a], [b]) => a.localeCompare(b)),
	);
	relever("two moderators, an administrator and two authors on one queue", {
		minutes: Math.round(duree / 60_000),
		entries: toutes.length,
		...comptes,
	});
	for (const { contexte } of people) await contexte.close();
	for (const ligne of lignesEnFaute(site.server.log().slice(dit)))
		if (!ligne.includes('"statut":503'))
			registre.fautes.push(`server: ${ligne}`);
	expect(registre.fautes, `seed ${graine}`).toEqual([]);
	// It was a trial: people decided, corrected, and met.
	expect(registre.decisions.length).toBeGreaterThan(3);
	expect(registre.sauvegardes.length).toBeGreaterThan(3);
	expect(
		Object.keys(comptes).filter((quoi) => quoi.includes("told:")).length,
		JSON.stringify(comptes),
	).toBeGreaterThan(0);
});
