/** A moderator at work: counts, a queue that keeps its filter, and all of an account at once. */
import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { creerCompte } from "#e2e/fixtures/comptes";
import { creerProjet, creerTheme } from "#e2e/fixtures/contenu";
import { navigateurDe } from "#e2e/fixtures/moderation";
import { expect, type Site, test } from "#e2e/fixtures/site";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";

const essais = variantes(test, import.meta.filename);

/** Five projects of one theme that await review, the oldest first. */
async function cinqProjets({ base }: Site, nom: string) {
	const theme = await creerTheme(base, { nom: `Thème ${nom}` });
	// An address of usual length: the length of a row depends on it.
	const auteur = await creerCompte(
		base,
		"membre",
		null,
		`${randomUUID().slice(0, 8)}@exemple.org`,
	);
	const projets = [];
	for (let n = 1; n <= 5; n += 1)
		projets.push(
			await creerProjet(base, {
				statut: "propose",
				nom: `Projet ${n} ${nom}`,
				accroche: `Ce que fait le projet ${n}, en une phrase.`,
				description:
					"Voir https://exemple.fr/ et le reste, qui est assez long.",
				themes: [theme.id],
				auteur_id: auteur.id,
				cree_le: new Date(Date.UTC(2026, 0, n)),
			}),
		);
	return { projets, auteur };
}

const ligne = (page: Page, nom: string) =>
	page.getByRole("listitem").filter({ hasText: nom });

for (const [round, javaScriptEnabled] of essais(SCRIPTS, SEUL)) {
	const avec = javaScriptEnabled ? "with JavaScript" : "without JavaScript";

	round.test(
		`a moderator goes through a filtered queue, ${avec}`,
		async ({ browser, site }) => {
			const nom = `ensemble ${avec}`;
			await cinqProjets(site, nom);
			const { contexte } = await navigateurDe(browser, site, "moderateur", {
				javaScriptEnabled,
			});
			const page = await contexte.newPage();
			await page.setViewportSize({ width: 1440, height: 900 });

			await page.goto("/moderation");
			await expect(
				page.getByRole("link", { name: /^À traiter\s\(\d+\)$/ }),
			).toBeVisible();
			await page.getByText("Filtrer la file").click();
			await page.getByLabel("Mots cherchés").fill(nom);
			await page.getByRole("button", { name: "Filtrer" }).click();
			await page.waitForURL(/q=/);
			await expect(page.locator("[data-entree]")).toHaveCount(5);
			await expect(ligne(page, `Projet 1 ${nom}`)).toContainText(
				"Ce que fait le projet 1, en une phrase.",
			);
			await expect(ligne(page, `Projet 1 ${nom}`)).toContainText("Un lien");
			const haut = await ligne(page, `Projet 1 ${nom}`).boundingBox();
			const bas = await ligne(page, `Projet 5 ${nom}`).boundingBox();
			expect(
				(bas?.y ?? 0) + (bas?.height ?? 999) - (haut?.y ?? 0),
			).toBeLessThan(400);

			await page.getByRole("link", { name: `Projet 2 ${nom}` }).click();
			await expect(page.getByText("2 sur 5")).toBeVisible();
			await page.getByRole("link", { name: "Fiche suivante" }).click();
			await expect(page.getByText("3 sur 5")).toBeVisible();
			await page.getByRole("button", { name: "Publier", exact: true }).click();
			await expect(page.getByText("3 sur 4")).toBeVisible();
			await expect(
				page.getByRole("heading", { level: 1, name: `Projet 4 ${nom}` }),
			).toBeVisible();
			await page
				.getByRole("button", { name: "Annuler cette décision" })
				.click();
			await expect(page.getByText("3 sur 5")).toBeVisible();
			await page
				.getByRole("link", { name: "Retour à la liste filtrée" })
				.click();
			await expect(page.locator("[data-entree]")).toHaveCount(5);
			await page.getByRole("link", { name: `Projet 2 ${nom}` }).click();
			await expect(page.getByText("2 sur 5")).toBeVisible();
			await contexte.close();
		},
	);

	round.test(
		`all that an account has waiting is quarantined at once, the count said before, but for what is unticked, ${avec}`,
		async ({ browser, site }) => {
			const { projets, auteur } = await cinqProjets(site, `lot ${avec}`);
			const { contexte } = await navigateurDe(browser, site, "moderateur", {
				javaScriptEnabled,
			});
			const page = await contexte.newPage();
			const statuts = async () => {
				const lus = await site.base.lignes<{ statut: string }>(
					"SELECT statut FROM projets WHERE id = ANY($1) GROUP BY statut",
					[projets.map(({ id }) => id)],
				);
				return lus.map(({ statut }) => statut);
			};
			await page.goto(`/moderation/comptes/${auteur.id}`);
			await expect(page.getByRole("main")).toContainText(
				"5 propositions de ce compte attendent.",
			);
			await expect(page.getByRole("main")).toContainText(
				"Ce que fait le projet 1, en une phrase.",
			);
			await page.getByRole("checkbox").last().uncheck();
			await page.getByText("Mettre en quarantaine les fiches cochées…").click();
			await expect(page.getByRole("main")).toContainText(
				"leur auteur n’est pas prévenu",
			);
			await page
				.getByRole("button", {
					name: "Oui, mettre en quarantaine les fiches cochées",
				})
				.click();
			await page.waitForURL(/faits=/);
			await expect(page.getByRole("main")).toContainText(
				"C’est fait pour 4 propositions.",
			);
			expect((await statuts()).toSorted()).toEqual(["propose", "quarantaine"]);
			await contexte.close();
		},
	);
}
