/** The account area and the moderation area on a phone. */
import type { Page } from "playwright/test";
import { creerCompte } from "#e2e/fixtures/comptes";
import { seConnecter } from "#e2e/fixtures/entree";
import { expect, test } from "#e2e/fixtures/site";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";
import { PARTIES_DU_COMPTE } from "#lib/comptes/connexion/rules";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { LANGUES } from "#lib/platform/langues";

const essais = variantes(test, import.meta.filename);

test.use({ viewport: { width: 390, height: 844 } });

const largeur = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth);

for (const [round, langue, javaScriptEnabled] of essais(LANGUES, SCRIPTS)) {
	const t = texts(langue);

	test.describe(`${langue}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		round.test(
			"the account's pages are one folded menu that names where one is, and each of them has the way out",
			async ({ page, site }) => {
				const { id } = await creerCompte(site.base);
				await seConnecter(page, site, id);
				const menu = page.getByRole("navigation", {
					name: t("compte.titre"),
				});
				await page.goto(pageAddress(langue, "/compte"));
				const sessions = menu.getByRole("link", {
					name: t("compte.menu.sessions"),
				});
				await expect(sessions).toHaveCount(0);
				await menu.getByText(t("compte.menu.apercu")).first().click();
				await expect(menu.locator("li:visible")).toHaveCount(
					PARTIES_DU_COMPTE.length + 1,
				);
				await sessions.click();
				await expect(page).toHaveURL(/\/compte\/sessions$/);
				await expect(sessions).toHaveCount(0);
				const boite = await menu.boundingBox();
				expect(boite?.height).toBeLessThan(60);
				// The label of this device is as wide as its words.
				const badge = page.getByText(t("compte.sessions.celle_ci"), {
					exact: true,
				});
				expect((await badge.boundingBox())?.width).toBeLessThan(200);
				for (const partie of PARTIES_DU_COMPTE) {
					await page.goto(pageAddress(langue, `/compte/${partie}`));
					await expect(
						page.getByRole("button", {
							name: t("compte.apercu.sortir"),
							exact: true,
						}),
					).toHaveCount(1);
					expect(await largeur(page)).toBe(390);
				}
				await page
					.getByRole("button", { name: t("compte.apercu.sortir") })
					.click();
				await expect(page).toHaveURL(pageAddress(langue, "/"));
			},
		);

		round.test(
			"the menu names the part that leads to a page at another address",
			async ({ page, site }) => {
				await seConnecter(page, site, (await creerCompte(site.base)).id);
				const menu = page.getByRole("navigation", {
					name: t("compte.titre"),
				});
				for (const [chemin, partie] of [
					["/compte/adresse", "profil"],
					["/compte/effacement", "donnees"],
				] as const) {
					await page.goto(pageAddress(langue, chemin));
					await expect(menu.locator("summary")).toContainText(
						t(`compte.menu.${partie}`),
					);
				}
			},
		);

		round.test(
			"an empty list of votes, supports or contributions leads to what fills it",
			async ({ page, site }) => {
				await seConnecter(page, site, (await creerCompte(site.base)).id);
				for (const [partie, liens] of [
					["votes", ["/projets"]],
					["soutiens", ["/besoins"]],
					["contributions", ["/decrire", "/proposer"]],
				] as const) {
					await page.goto(pageAddress(langue, `/compte/${partie}`));
					await expect(page.getByRole("main")).toContainText(
						t(`compte.${partie}.vide`),
					);
					for (const lien of liens)
						await expect(
							page
								.getByRole("main")
								.locator(`a[href="${pageAddress(langue, lien)}"]`),
						).toHaveCount(1);
				}
			},
		);
	});
}

for (const [round, langue] of essais(LANGUES, SEUL)) {
	const t = texts(langue);

	round.test(
		`${langue}: the header of a moderator keeps two lines on a phone, and one on a narrow desk`,
		async ({ page, site }) => {
			const { id } = await creerCompte(site.base, "moderateur");
			await seConnecter(page, site, id);
			for (const [width, most] of [
				[390, 130],
				[360, 130],
				[960, 75],
			] as const) {
				await page.setViewportSize({ width, height: 800 });
				await page.goto(
					pageAddress(langue, "/moderation/fiches?statut=quarantaine"),
				);
				const tete = await page.getByRole("banner").boundingBox();
				expect(tete?.height).toBeLessThan(most);
				expect(await largeur(page)).toBe(width);
			}
		},
	);

	round.test(
		`${langue}: the folded menus of both areas name where one is, and the list of accounts fits 320 px`,
		async ({ page, site }) => {
			await page.setViewportSize({ width: 320, height: 640 });
			const { id } = await creerCompte(site.base, "admin");
			await seConnecter(page, site, id);
			for (const [chemin, nom, ici] of [
				["/compte/votes", t("compte.titre"), "page"],
				// Under the tab that leads to it.
				["/moderation/comptes", t("coquille.moderation"), "true"],
			] as const) {
				await page.goto(pageAddress(langue, chemin));
				const menu = page.getByRole("navigation", { name: nom });
				await menu.locator("summary").click();
				const courante = menu.locator("[aria-current]:visible");
				await expect(courante).toHaveAttribute("aria-current", ici);
				expect(await largeur(page)).toBe(320);
			}
		},
	);
}
