/** The form of a project, filled with a publiccode.yml: in both languages, with and without scripts, and by hostile addresses. */
import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { creerTheme, slugUnique } from "#e2e/fixtures/contenu";
import { entrer } from "#e2e/fixtures/entree";
import {
	answered,
	expect,
	expectAccessible,
	test as journey,
	type Site,
} from "#e2e/fixtures/site";
import { SCRIPTS, variantes } from "#e2e/fixtures/variantes";
import {
	type Counted,
	hostile,
	startCounted,
} from "#lib/platform/network/hostile-server.fixture";
import { LECTURES_PAR_HEURE } from "#lib/platform/network/way-out";

const FICHIER = `\ufeffpubliccodeYmlVersion: "0.7"\r
name: Fontaines\r
url: https://git.example.org/eau/fontaines\r
landingURL: https://fontaines.example.org/\r
developmentStatus: beta\r
roadmap: https://fontaines.example.org/suite\r
organisation: {name: Ville de Lyon}\r
intendedAudience: {scope: [healthcare]}\r
legal: {license: GPL-3.0-or-later}\r
description:\r
  fr:\r
    shortDescription: Les points d’eau potable d’une ville.\r
    longDescription: >\r
      Une carte libre des fontaines où l’on peut boire, relevée à pied par des\r
      bénévoles.\r
  en:\r
    shortDescription: The drinking fountains of a town.\r
    longDescription: A free map of the fountains where one can drink, surveyed on foot.\r
`;

const LANGUES = [
	{
		langue: "fr",
		prefixe: "",
		adresse: /^Adresse du code source ou du fichier publiccode\.yml/,
		lire: "Remplir avec ce fichier",
		nom: "Nom du projet",
		accroche: /^En une phrase, en anglais/,
		garde: "Ce que vous aviez écrit reste",
		verifier: "Vérifier mes réponses",
		connexion: "Se connecter pour envoyer",
		envoyer: "Envoyer ma proposition",
		interne: "Cette adresse mène à un réseau privé",
		gros: "Ce fichier dépasse 256 Kio",
		limite: "toutes les adresses possibles pour cette heure",
	},
	{
		langue: "en",
		prefixe: "/en",
		adresse: /^Address of the source code or of the publiccode\.yml file/,
		lire: "Fill with this file",
		nom: "Name of the project",
		accroche: /^In one sentence, in English/,
		garde: "What you had written stays",
		verifier: "Check my answers",
		connexion: "Sign in to send",
		envoyer: "Send my suggestion",
		interne: "This address leads to a private network",
		gros: "This file is larger than 256 KiB",
		limite: "all the addresses read that you can for this hour",
	},
] as const;
type Mots = (typeof LANGUES)[number];

type Serveurs = { fichiers: Counted; barre: Counted };

// A fixture of workers would ask for a worker, and a site, of its own.
const test = journey.extend<{ serveurs: Serveurs }>({
	serveurs: async ({ site }, use) => {
		const fichiers = await startCounted(
			hostile(FICHIER),
			"127.0.0.1",
			site.portLu,
		);
		const barre = await startCounted(
			hostile(FICHIER),
			"127.0.0.2",
			site.portLu,
		);
		await use({ fichiers, barre });
		await fichiers.close();
		await barre.close();
	},
});
const essais = variantes(test, import.meta.filename);

test.beforeAll(async ({ site }) => {
	await creerTheme(site.base, { nom: "Santé", slug: slugUnique("sante") });
});

/** A field, or what another step holds of it. */
const champ = (page: Page, nom: string) => page.locator(`main [name=${nom}]`);

async function lire(page: Page, mots: Mots, adresse: string) {
	await page.getByLabel(mots.adresse).fill(adresse);
	await answered(page, () =>
		page.getByRole("button", { name: mots.lire }).click(),
	);
}

async function stocke(site: Site) {
	return site.base.ligne(
		"SELECT (SELECT count(*)::int FROM brouillons) AS brouillons, (SELECT count(*)::int FROM projets) AS projets",
	);
}

for (const [round, mots, javaScriptEnabled] of essais(LANGUES, SCRIPTS)) {
	test.describe(`${mots.langue}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		round.test(
			"a repository fills the form, what was typed stays, and its two languages are sent",
			async ({ page, site, serveurs }) => {
				const nom = `Projet ${randomUUID()}`;
				await page.goto(`${mots.prefixe}/proposer`);
				await page.getByLabel(mots.nom).fill(nom);
				// Refused, for want of the rest, and kept.
				await answered(page, () =>
					page.getByRole("button", { name: /^Continue[r]?$/ }).click(),
				);
				await page.goto(`${mots.prefixe}/proposer?etape=3`);
				const avant = await stocke(site);
				await page.locator("main summary").click();
				const { port } = serveurs.fichiers;
				await lire(page, mots, `http://127.0.0.1:${port}/eau/fontaines`);
				await expect(page.getByRole("status").first()).toContainText(
					mots.garde,
				);
				expect(await stocke(site)).toEqual(avant);
				await expect(champ(page, "nom")).toHaveValue(nom);
				await expect(champ(page, "porteur")).toHaveValue("Ville de Lyon");
				await expect(champ(page, "site_web")).toHaveValue(
					"https://fontaines.example.org/",
				);
				await expect(page.locator("#depot")).toHaveValue(
					"https://git.example.org/eau/fontaines",
				);
				await expect(page.locator("#licence_code")).toHaveValue(
					"GPL-3.0-or-later",
				);
				await expect(page.locator("#stade")).toHaveValue("essai");
				await expect(champ(page, "description")).toHaveValue(
					/^Une carte libre/,
				);
				await expect(page.getByLabel(mots.accroche)).toHaveValue(
					"The drinking fountains of a town.",
				);
				await expect(champ(page, "themes")).toHaveCount(1);
				if (javaScriptEnabled) await expectAccessible(page);
				await answered(page, () =>
					page.getByRole("button", { name: mots.verifier }).click(),
				);
				await expect(page).toHaveURL(`${mots.prefixe}/proposer/verification`);
				await expect(page.getByRole("main")).toContainText(
					"The drinking fountains of a town.",
				);
				await page.getByRole("link", { name: mots.connexion }).click();
				await entrer(page, site, mots.langue, `${randomUUID()}@exemple.fr`);
				await page.getByRole("button", { name: mots.envoyer }).last().click();
				await expect(page).toHaveURL(`${mots.prefixe}/proposer/merci`);
				expect(
					await site.base.ligne(
						"SELECT langue, accroche, depot, licence_code, stade, liens, traductions FROM projets WHERE nom = $1",
						[nom],
					),
				).toEqual({
					langue: "fr",
					accroche: "Les points d’eau potable d’une ville.",
					depot: "https://git.example.org/eau/fontaines",
					licence_code: "GPL-3.0-or-later",
					stade: "essai",
					liens: ["feuille_de_route https://fontaines.example.org/suite"],
					traductions: {
						en: {
							accroche: "The drinking fountains of a town.",
							description:
								"A free map of the fountains where one can drink, surveyed on foot.",
						},
					},
				});
			},
		);

		round.test(
			"hostile addresses are refused in words, connect nowhere that they may not, and leave the form",
			async ({ page, serveurs }) => {
				const { fichiers, barre } = serveurs;
				const ici = `http://127.0.0.1:${fichiers.port}`;
				const vers = (to: string) =>
					`${ici}/redirect?to=${encodeURIComponent(to)}`;
				const permises = [
					[`${ici}/2-mib`, mots.gros],
					[`${ici}/endless`, mots.gros],
					[`${ici}/bomb`, mots.gros],
					[`${ici}/loop`, ""],
					[vers("http://169.254.169.254/latest/meta-data/"), mots.interne],
					[vers("http://127.0.0.1/"), mots.interne],
					[vers("file:///etc/passwd"), ""],
				] as const;
				const interdites = [
					["file:///etc/passwd", ""],
					[`http://127.0.0.2:${fichiers.port}/a/b`, ""],
					["http://2130706433/", mots.interne],
					["http://[::ffff:127.0.0.1]/", mots.interne],
					["http://localhost/a/b", mots.interne],
					[`http://a:b@127.0.0.1:${fichiers.port}/`, ""],
				] as const;
				await page.goto(`${mots.prefixe}/proposer?etape=3`);
				await champ(page, "depot").fill("Le mien");
				for (const [adresse, phrase] of [...permises, ...interdites]) {
					const avant = fichiers.connections();
					await lire(page, mots, adresse);
					const erreur = page.locator("#lecture-erreur");
					await expect(erreur).toContainText(phrase);
					await expect(page.getByLabel(mots.adresse)).toHaveValue(adresse);
					await expect(champ(page, "depot")).toHaveValue("Le mien");
					if (interdites.some(([une]) => une === adresse))
						expect(fichiers.connections()).toBe(avant);
				}
				expect(barre.connections()).toBe(0);
			},
		);
	});
}

test.describe("with scripts", () => {
	const [mots] = LANGUES;

	test("the return key reads in the address, and goes on in any other field", async ({
		page,
		serveurs,
	}) => {
		await page.goto("/proposer?etape=3");
		const adresse = page.getByLabel(mots.adresse);
		await adresse.fill(`http://127.0.0.1:${serveurs.fichiers.port}/f.yml`);
		await answered(page, () => adresse.press("Enter"));
		await expect(champ(page, "nom")).toHaveValue("Fontaines");
		await answered(page, () => champ(page, "depot").press("Enter"));
		await expect(page).toHaveURL("/proposer/verification");
	});

	test(`after ${LECTURES_PAR_HEURE.max} reads in an hour the network is told to wait, and nothing is asked`, async ({
		page,
		serveurs,
	}) => {
		const { fichiers } = serveurs;
		await page.goto("/proposer?etape=3");
		for (let lues = 0; lues < LECTURES_PAR_HEURE.max; lues += 1)
			await lire(page, mots, `http://127.0.0.1:${fichiers.port}/missing`);
		const avant = fichiers.requests.length;
		await lire(page, mots, `http://127.0.0.1:${fichiers.port}/f.yml`);
		await expect(page.locator("#lecture-erreur")).toContainText(mots.limite);
		expect(fichiers.requests.length).toBe(avant);
	});
});
