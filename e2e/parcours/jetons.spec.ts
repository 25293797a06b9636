import type { BrowserContext } from "playwright/test";
import { creerCompte, creerJeton } from "#e2e/fixtures/comptes";
import { ouvrirSession } from "#e2e/fixtures/sessions";
import { expect, expectAccessible, type Site, test } from "#e2e/fixtures/site";
import { SCRIPTS, variantes } from "#e2e/fixtures/variantes";
import { JETONS_MAX_PAR_COMPTE } from "#lib/comptes/jetons/rules";
import { texts } from "#lib/i18n/texts";
import { LANGUES } from "#lib/platform/langues";

const essais = variantes(test, import.meta.filename);

async function membre(context: BrowserContext, site: Site): Promise<number> {
	const { id } = await creerCompte(site.base);
	const cookie = await ouvrirSession(site.base, id);
	await context.addCookies([{ ...cookie, url: site.url }]);
	return id;
}

async function statutDe(site: Site, jeton: string): Promise<number> {
	const { status } = await fetch(`${site.url}/api/moi`, {
		headers: { Authorization: `Bearer ${jeton}` },
	});
	return status;
}

for (const [round, langue, javaScriptEnabled] of essais(LANGUES, SCRIPTS)) {
	const t = texts(langue);

	const adresse = `${langue === "en" ? "/en" : ""}/compte/jetons`;

	const plein = t("jetons.plein", { max: JETONS_MAX_PAR_COMPTE });

	test.describe(`${langue}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		round.test(
			"a token is created, shown in one answer that is never cached, opens the API, and opens nothing once revoked",
			async ({ page, context, site }) => {
				await membre(context, site);
				await page.goto(adresse);
				await page.getByLabel(t("jetons.nom")).fill("Carte du quartier");
				const [reponse] = await Promise.all([
					page.waitForResponse((une) => une.request().method() === "POST"),
					page.getByRole("button", { name: t("jetons.creer_bouton") }).click(),
				]);
				expect(await reponse.headerValue("cache-control")).toContain(
					"no-store",
				);
				const montre = page.locator("main code").first();
				await expect(montre).toHaveText(/^bc_[0-9A-Za-z]{46}$/);
				const jeton = (await montre.textContent()) ?? "";
				expect(page.url()).not.toContain(jeton);
				await expect(
					page.getByText(
						t("jetons.compte", { n: 1, max: JETONS_MAX_PAR_COMPTE }),
					),
				).toBeVisible();
				expect(await statutDe(site, jeton)).toBe(200);
				await expect(page.locator("main pre")).toContainText(
					`Authorization: Bearer ${jeton}`,
				);
				await expect(
					page.getByRole("link", { name: t("jetons.guide") }).first(),
				).toHaveAttribute("href", /\/developpeurs$/);
				if (javaScriptEnabled) {
					await expectAccessible(page);
					// The button that was pressed is gone, and the focus is not lost with it.
					await expect(
						page.getByRole("status").filter({ hasText: t("jetons.nouveau") }),
					).toBeFocused();
					await page.goto(adresse);
				} else {
					// The browser sends the same form again.
					await page.reload();
					await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
				}
				expect(await page.content()).not.toContain(jeton);
				await page
					.locator("summary", {
						hasText: t("jetons.revoquer_quoi", { nom: "Carte du quartier" }),
					})
					.click();
				await page.getByRole("link", { name: t("cles.annuler") }).click();
				await expect(
					page.getByRole("button", { name: t("jetons.revoquer_oui") }),
				).toBeHidden();
				expect(await statutDe(site, jeton)).toBe(200);
				await page
					.locator("summary", {
						hasText: t("jetons.revoquer_quoi", { nom: "Carte du quartier" }),
					})
					.click();
				await page
					.getByRole("button", { name: t("jetons.revoquer_oui") })
					.click();
				await expect(page.getByText(t("compte.fait.jeton"))).toBeVisible();
				await expect(page.getByText(t("jetons.vide"))).toBeVisible();
				expect(await statutDe(site, jeton)).toBe(401);
			},
		);

		round.test(
			"the fifth token closes the form; a sixth requested from a page opened before is refused in a sentence",
			async ({ page, context, site }) => {
				const id = await membre(context, site);
				for (let rang = 1; rang < JETONS_MAX_PAR_COMPTE; rang++)
					await creerJeton(site.base, id);
				await page.goto(adresse);
				await creerJeton(site.base, id);
				await page.getByLabel(t("jetons.nom")).fill("Le sixième");
				await page
					.getByRole("button", { name: t("jetons.creer_bouton") })
					.click();
				await expect(page.getByRole("main").getByRole("alert")).toContainText(
					String(JETONS_MAX_PAR_COMPTE),
				);
				await page.goto(adresse);
				await expect(page.getByText(plein)).toBeVisible();
				await expect(page.getByLabel(t("jetons.nom"))).toHaveCount(0);
				expect(
					await site.base.ligne(
						"SELECT count(*)::int AS n FROM jetons WHERE compte_id = $1",
						[id],
					),
				).toEqual({ n: JETONS_MAX_PAR_COMPTE });
			},
		);

		round.test(
			"a token without a name is rejected beside its field, and no token is created",
			async ({ page, context, site }) => {
				const id = await membre(context, site);
				await page.goto(adresse);
				await page
					.getByRole("button", { name: t("jetons.creer_bouton") })
					.click();
				await expect(page.getByRole("main").getByRole("alert")).toContainText(
					t("formulaires.erreurs.absent"),
				);
				expect(
					await site.base.lignes("SELECT 1 FROM jetons WHERE compte_id = $1", [
						id,
					]),
				).toEqual([]);
			},
		);
	});
}
