/** On a phone, the page on which an entry is decided is short: its text, what resembles it, then the decision. */

import type { Locator } from "playwright/test";
import { atteindre, pointsEnVue } from "#e2e/fixtures/clavier";
import { creerCompte } from "#e2e/fixtures/comptes";
import { creerBesoin, creerProjet } from "#e2e/fixtures/contenu";
import { navigateurDe } from "#e2e/fixtures/moderation";
import { expect, type Site, test } from "#e2e/fixtures/site";
import { LANGUES } from "#lib/platform/langues";

const TELEPHONE = { width: 390, height: 844 };
const HAUTEUR_MAX = 2000;

/** Ten lines on a desk: of five thousand real entries most are shorter. */
const LONGUEUR = 650;

const DEBUT =
	"Pour réserver la salle des fêtes il faut téléphoner à la mairie le mardi matin, et personne ne répond. ";
const description = DEBUT.repeat(20).slice(0, LONGUEUR).trim();

const TITRES = {
	projet: "Réserver la salle des fêtes sans appeler la mairie",
	besoin: "Un banc devant la boulangerie de la place du marché",
};
const SEMBLABLES = 3;

/** An entry that awaits review, three that resemble it, and others of its author. */
async function poser({ base }: Site, nature: "projet" | "besoin") {
	const auteur = await creerCompte(base, "membre", "Camille Martin");
	const titre = TITRES[nature];
	const attend = {
		statut: "propose" as const,
		auteur_id: auteur.id,
		description,
		territoire: "Saint-Martin-de-Valgalgues",
	};
	for (let n = 0; n < SEMBLABLES; n += 1)
		await (nature === "projet"
			? creerProjet(base, { nom: titre, accroche: DEBUT.slice(0, 100) })
			: creerBesoin(base, { titre, description: DEBUT }));
	const { slug } =
		nature === "besoin"
			? await creerBesoin(base, { ...attend, titre })
			: await creerProjet(base, {
					...attend,
					nom: titre,
					accroche: DEBUT.slice(0, 140),
					site_web: "https://salles.exemple.fr",
					porteur: "Association des usagers des salles municipales",
					mots_habitants: ["Savoir si la salle est libre samedi"],
				});
	return `/moderation/relecture/${nature}/${slug}`;
}

for (const nature of ["projet", "besoin"] as const)
	test(`a ${nature} with a long text and three similar entries is less than ${HAUTEUR_MAX} px high, in both languages: the text, what resembles it, then the decision`, async ({
		browser,
		site,
	}) => {
		const fiche = await poser(site, nature);
		const { contexte } = await navigateurDe(browser, site, "moderateur");
		const page = await contexte.newPage();
		await page.setViewportSize(TELEPHONE);
		for (const langue of LANGUES) {
			await page.goto(langue === "en" ? `/en${fiche}` : fiche);
			const lignes = page.locator("#doublon > ul > li");
			await expect(lignes.filter({ hasText: TITRES[nature] })).toHaveCount(
				SEMBLABLES,
			);
			const hautDe = async (lieu: Locator) =>
				(await lieu.boundingBox())?.y ?? 0;
			const texte = page.getByText(description.slice(0, 40)).first();
			const ordre = [
				await hautDe(texte),
				await hautDe(lignes.first()),
				await hautDe(lignes.last()),
				await hautDe(page.locator("#correction")),
				await hautDe(page.locator("#demande")),
			];
			expect(ordre.toSorted((a, b) => a - b)).toEqual(ordre);
			const hauteur = await page.evaluate(
				() => document.documentElement.scrollHeight,
			);
			expect(hauteur).toBeLessThan(HAUTEUR_MAX);
		}
		await contexte.close();
	});

test("tabbed through on a phone, nothing that has the focus is under the bar of decisions", async ({
	browser,
	site,
}) => {
	const fiche = await poser(site, "besoin");
	const { contexte } = await navigateurDe(browser, site, "moderateur");
	const page = await contexte.newPage();
	await page.setViewportSize({ width: 390, height: 700 });
	await page.goto(fiche);
	const stops = page.locator("main :is(a[href], button):visible");
	await atteindre(page, stops.first());
	const hidden: (string | null)[] = [];
	let seen = 0;
	for (; !(await page.locator("footer :focus").count()); seen += 1) {
		const one = page.locator("main :focus").last();
		if ((await pointsEnVue(page)) === 0) hidden.push(await one.textContent());
		await page.keyboard.press("Tab");
	}
	expect(hidden).toEqual([]);
	expect(seen).toBeGreaterThan(8);
	await contexte.close();
});
