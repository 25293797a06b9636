/** Every page of the moderation area: who may see it, and that it is accessible to them. */
import type { BrowserContext, Page } from "playwright/test";
import { creerCompte } from "#e2e/fixtures/comptes";
import {
	creerArticle,
	creerBesoin,
	creerEtape,
	creerProjet,
	creerTheme,
} from "#e2e/fixtures/contenu";
import { codePour } from "#e2e/fixtures/courriels";
import { navigateurDe, pagesDeModeration } from "#e2e/fixtures/moderation";
import { expect, expectAccessible, type Site, test } from "#e2e/fixtures/site";
import { SEUL, variantes } from "#e2e/fixtures/variantes";

/** The requests of a browser that opens a page, and of its script for the page's data. */
const DEMANDES: readonly Record<string, string>[] = [
	{ accept: "text/html" },
	{ rsc: "1" },
];

const essais = variantes(test, import.meta.filename);

async function remplir({ base }: Site) {
	const auteur = await creerCompte(base);
	const theme = await creerTheme(base);
	const projet = await creerProjet(base, {
		statut: "propose",
		themes: [theme.id],
		auteur_id: auteur.id,
		description: "Voir https://exemple.fr/ et le reste, qui est assez long.",
	});
	const besoin = await creerBesoin(base, {
		statut: "etude",
		titre: "Un besoin d’essai",
	});
	await creerEtape(base, besoin.id, { numero: 1, jour: "2026-01-01" });
	const article = await creerArticle(base, {});
	await base.lignes(
		"INSERT INTO recherches_manquees (langue, mots, reseaux, dernier) VALUES ('fr', 'licorne', 5, current_date) ON CONFLICT DO NOTHING",
	);
	await base.lignes(
		"INSERT INTO signalements (projet_id, motif, texte) VALUES ($1, 'doublon', 'Déjà vu.')",
		[projet.id],
	);
	await base.lignes(
		"INSERT INTO courriels (cle, gabarit, langue, destinataire, donnees, statut, cree_le) VALUES (random()::text, 'role_change', 'fr', 'a@exemple.org', '{\"role\":{\"fr\":\"modération\",\"en\":\"moderator\"}}', 'abandonne', now() - interval '2 days')",
	);
	await base.lignes(
		"INSERT INTO journal (acteur, acte, objet, objet_slug, avant, apres) VALUES ('operateur', 'changerStatutProjet', 'projet', $1, '{\"statut\":\"propose\"}', '{\"statut\":\"publie\"}')",
		[projet.slug],
	);
	await base.lignes(
		`INSERT INTO cles_import (nature, source, source_id, projet_id, valeurs, sans_relecture, sans_relecture_le)
		 SELECT 'projet', 'essai', random()::text, id, '{}', 'publiee', now() FROM projets WHERE statut = 'publie' LIMIT 1`,
	);
	await base.lignes(
		"INSERT INTO mots_surveilles (texte, forme, adresse) VALUES ('Carte', 'carte', false) ON CONFLICT DO NOTHING",
	);
	const modele = await base.ligne<{ id: number }>(
		"INSERT INTO modeles (nom, texte_fr, texte_en) VALUES (random()::text, 'Où est-ce ?', 'Where is it?') RETURNING id",
	);
	return {
		modele: modele.id,
		projet: projet.slug,
		besoin: besoin.slug,
		article: article.slug,
		theme: theme.slug,
		compte: auteur.id,
	};
}

for (const [round, langue] of essais(["", "/en"], SEUL))
	round.test(
		`every page of ${langue || "/fr"} shows to a moderator, and is accessible`,
		async ({ browser, site }) => {
			const pages = pagesDeModeration(await remplir(site));
			const { contexte } = await navigateurDe(browser, site, "admin");
			const page = await contexte.newPage();
			const faults: string[] = [];
			page.on("pageerror", (error) => faults.push(error.message));
			page.on("console", (message) => {
				if (message.type() === "error") faults.push(message.text());
			});
			for (const chemin of pages) {
				const reponse = await page.goto(langue + chemin);
				expect(reponse?.status(), chemin).toBe(200);
				await expect(page.locator("h1"), chemin).toHaveCount(1);
				await expectAccessible(page);
				expect(faults, chemin).toEqual([]);
			}
			await contexte.close();
		},
	);

/** Texts that only the area shows. */
const DEDANS = [
	...["Déjà vu.", "a@exemple.org", "exemple.fr", "Un besoin d’essai"],
	"licorne",
];

test("members get the plain 404 page from every page, file and data request", async ({
	browser,
	site,
}) => {
	const pages = [
		...pagesDeModeration(await remplir(site)),
		"/moderation/journal/export",
		"/moderation/inconnue",
	];
	const { contexte } = await navigateurDe(browser, site, "membre");
	for (const chemin of pages)
		for (const headers of DEMANDES) {
			const reponse = await contexte.request.get(chemin, { headers });
			const texte = await reponse.text();
			// Next (16.4.6) says "not found" inside the data, under a 200.
			const absente =
				reponse.status() === 404 ||
				texte.includes("NEXT_HTTP_ERROR_FALLBACK;404");
			expect([absente, chemin]).toEqual([true, chemin]);
			if (!headers.rsc) expect(reponse.status()).toBe(404);
			for (const mot of DEDANS)
				expect(texte.includes(mot), `${chemin} ${mot}`).toBe(false);
		}
	await contexte.close();
});

test("anonymous readers are redirected to sign-in, and back, from every address of the area alike, whether the page exists or not", async ({
	browser,
	site,
}) => {
	const pages = [
		...pagesDeModeration(await remplir(site)),
		"/moderation/journal/export?acte=modifierProjet",
		"/moderation/inconnue",
		"/moderation/projets/inconnu",
	];
	const etranger = await browser.newContext({ baseURL: site.url });
	for (const langue of ["", "/en"])
		for (const chemin of pages)
			for (const headers of DEMANDES) {
				const reponse = await etranger.request.get(langue + chemin, {
					headers,
					maxRedirects: 0,
				});
				const connexion = `${langue}/compte/connexion?retour=${encodeURIComponent(chemin)}`;
				if (!headers.rsc) {
					expect([reponse.status(), chemin]).toEqual([307, chemin]);
					expect(reponse.headers().location).toBe(connexion);
				}
				const texte = await reponse.text();
				for (const mot of DEDANS)
					expect(texte.includes(mot), `${chemin} ${mot}`).toBe(false);
			}
	await etranger.close();
});

test("a signed-out moderator who follows the daily mail's link is back at it after the code", async ({
	browser,
	site,
}) => {
	const { courriel } = await creerCompte(site.base, "moderateur");
	const contexte = await browser.newContext({ baseURL: site.url });
	const page = await contexte.newPage();
	await page.goto("/moderation?langue=en");
	await page.getByLabel("Adresse de courriel").fill(courriel);
	await page.getByRole("button", { name: "Recevoir un code" }).click();
	const code = await codePour(site.server, courriel);
	await page.getByLabel("Code à six chiffres").fill(code);
	await page.getByRole("button", { name: "Me connecter" }).click();
	await expect(page).toHaveURL("/moderation?langue=en");
	await expect(page.locator("h1")).toHaveText("Ce qui attend");
	await contexte.close();
});

/** The site mails to the moderators, once a day, what waits: by itself, at a moment of its own. */
const D_UN_COMPTE = " WHERE gabarit <> 'bilan_moderation'";

/** Data that no act of another account may change. */
async function empreinte({ base }: Site): Promise<unknown> {
	const tables = [
		...["projets", "projet_themes", "besoins", "jalons", "etapes", "articles"],
		...["article_projets", "themes", "comptes", "sessions", "jetons"],
		...["signalements", "courriels", "journal", "equivalences"],
		...["recherches_manquees", "liens"],
	];
	const parts = tables.map(
		(table) =>
			`SELECT '${table}' AS de, md5(coalesce(string_agg(x::text, ' ' ORDER BY x::text), '')) AS md5 FROM ${table} x${table === "courriels" ? D_UN_COMPTE : ""}`,
	);
	return base.lignes(parts.join(" UNION ALL "));
}

type Formulaire = { page: string; champs: [nom: string, valeur: string][] };

/** The forms that a page sends without scripts, filled in as an act would need. */
async function formulairesDe(
	page: Page,
	chemin: string,
): Promise<Formulaire[]> {
	await page.goto(chemin);
	const formulaires = await page.locator("main form").evaluateAll((forms) =>
		forms
			.filter((form) => form instanceof HTMLFormElement)
			.filter(({ method }) => method === "post")
			.map((form) => {
				for (const champ of form.elements) {
					if (champ instanceof HTMLTextAreaElement) champ.value ||= "Un essai.";
					if (champ instanceof HTMLInputElement && champ.type === "text")
						champ.value ||= "essai";
				}
				return [...new FormData(form)].map(
					([nom, valeur]): [string, string] => [nom, String(valeur)],
				);
			}),
	);
	return formulaires.map((champs) => ({ page: chemin, champs }));
}

async function envoyer(
	{ request }: BrowserContext,
	{ url }: Site,
	{ page, champs }: Formulaire,
) {
	const multipart = new FormData();
	for (const [nom, valeur] of champs) multipart.append(nom, valeur);
	return request.post(page, {
		headers: { origin: url },
		multipart,
		maxRedirects: 0,
	});
}

test("members and anonymous clients who send the area's own forms change nothing and read nothing; a moderator's forms work", async ({
	browser,
	site,
}) => {
	const { contexte: moderateur } = await navigateurDe(browser, site, "admin", {
		javaScriptEnabled: false,
	});
	const page = await moderateur.newPage();
	const formulaires: Formulaire[] = [];
	for (const chemin of pagesDeModeration(await remplir(site)))
		formulaires.push(...(await formulairesDe(page, chemin)));
	expect(formulaires.length).toBeGreaterThan(25);
	const { contexte: membre } = await navigateurDe(browser, site, "membre");
	const etranger = await browser.newContext({ baseURL: site.url });
	// The first daily tasks erase old texts, a minute after the start.
	await expect
		.poll(
			() =>
				site.base.lignes("SELECT 1 FROM instance WHERE cle = 'decomptes_le'"),
			{ timeout: 120_000 },
		)
		.toHaveLength(1);
	// Nor may the worker still have mails of earlier tests to send.
	await site.base.lignes(
		"UPDATE courriels SET disponible_le = now() WHERE statut = 'attente'",
	);
	await expect
		.poll(() =>
			site.base.lignes(
				"SELECT 1 FROM courriels WHERE statut IN ('attente', 'envoi')",
			),
		)
		.toHaveLength(0);
	const avant = await empreinte(site);
	for (const qui of [membre, etranger])
		for (const formulaire of formulaires) {
			const reponse = await envoyer(qui, site, formulaire);
			expect([404, 303, 307], formulaire.page).toContain(reponse.status());
			const texte = await reponse.text();
			for (const mot of ["Déjà vu.", "a@exemple.org", "Un besoin d’essai"])
				expect(texte.includes(mot), formulaire.page).toBe(false);
		}
	expect(await empreinte(site)).toEqual(avant);
	// The same forms, sent by the intended reader, are what acts; most then find
	// that the one before has changed their entry.
	let actes = 0;
	let etat = JSON.stringify(avant);
	for (const formulaire of formulaires) {
		await envoyer(moderateur, site, formulaire);
		const apres = JSON.stringify(await empreinte(site));
		if (apres !== etat) actes += 1;
		etat = apres;
	}
	expect(actes).toBeGreaterThan(5);
	for (const ouvert of [moderateur, membre, etranger]) await ouvert.close();
});

test("the journal's file contains what the filter matches, and no formula", async ({
	browser,
	site,
}) => {
	await site.base.lignes(
		"INSERT INTO journal (acteur, acte, objet, objet_slug, motif) VALUES ('operateur', 'modifierProjet', 'projet', 'pour-csv', '=1+1')",
	);
	const { contexte } = await navigateurDe(browser, site, "moderateur");
	const reponse = await contexte.request.get(
		"/moderation/journal/export?slug=pour-csv",
	);
	expect(reponse.headers()["content-type"]).toContain("text/csv");
	const lignes = (await reponse.text()).trim().split("\r\n");
	expect(lignes).toHaveLength(2);
	expect(lignes[1]).toContain(`,"'=1+1"`);
	await contexte.close();
});

test("an administrator signs one account out everywhere, then all of them; a moderator can do neither", async ({
	browser,
	site,
}) => {
	const admin = await navigateurDe(browser, site, "admin");
	const moderateur = await navigateurDe(browser, site, "moderateur");
	const [un, deux] = [
		await navigateurDe(browser, site, "membre"),
		await navigateurDe(browser, site, "membre"),
	];
	const fiche = `/moderation/comptes/${un.id}`;
	const page = await admin.contexte.newPage();
	const formulaires = [
		...(await formulairesDe(page, fiche)),
		...(await formulairesDe(page, "/moderation/comptes")),
	];
	const autre = await moderateur.contexte.newPage();
	for (const chemin of [fiche, "/moderation/comptes"]) {
		await autre.goto(chemin);
		await expect(autre.locator("#sessions")).toHaveCount(0);
	}
	const ouvertes = () =>
		site.base.lignes("SELECT id FROM sessions ORDER BY id");
	const avant = await ouvertes();
	// The session actions and the role: a moderator may suspend an account, and write a note on it.
	const interdits = formulaires.filter(({ champs }) =>
		champs.every(([nom]) => nom !== "suspendu" && nom !== "note"),
	);
	expect(interdits).toHaveLength(3);
	for (const formulaire of interdits)
		await envoyer(moderateur.contexte, site, formulaire);
	expect(await ouvertes()).toEqual(avant);

	await page.goto(fiche);
	const ouvrir = () =>
		page.locator('section[aria-labelledby="sessions"] summary').click();
	await ouvrir();
	await page.getByRole("button", { name: "Oui, fermer ses sessions" }).click();
	await expect(page.getByRole("status").first()).toContainText(
		"Une session est fermée",
	);
	const chezUn = await un.contexte.newPage();
	await chezUn.goto("/compte");
	await expect(chezUn).toHaveURL(/\/compte\/connexion/);
	const chezDeux = await deux.contexte.newPage();
	await chezDeux.goto("/compte");
	await expect(chezDeux).toHaveURL("/compte");

	await page.goto("/moderation/comptes");
	await ouvrir();
	await page
		.getByRole("button", { name: "Oui, déconnecter tout le monde" })
		.click();
	await expect(page).toHaveURL("/compte/connexion");
	await chezDeux.goto("/compte/profil");
	await expect(chezDeux).toHaveURL(/\/compte\/connexion/);
	expect(await ouvertes()).toEqual([]);
	for (const { contexte } of [admin, moderateur, un, deux])
		await contexte.close();
});
