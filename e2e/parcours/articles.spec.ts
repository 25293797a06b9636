/** An article from its draft to its hour: scheduled, published by the server, deleted. */
import type { Page } from "playwright/test";
import { navigateurDe } from "#e2e/fixtures/moderation";
import { answered, expect, expectAccessible, test } from "#e2e/fixtures/site";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";

const essais = variantes(test, import.meta.filename);

async function ecrire(page: Page, titre: string, texte: string) {
	await page.goto("/moderation/articles/nouveau");
	await page.getByLabel("Titre", { exact: true }).fill(titre);
	await page.getByLabel("Résumé", { exact: true }).fill("En bref.");
	await page.getByLabel("Texte en Markdown", { exact: true }).fill(texte);
	await page.getByLabel("Titre (Version anglaise)").fill(`EN ${titre}`);
	await page.getByLabel("Signature").fill("L’équipe");
}

const slugDe = (page: Page) =>
	String(new URL(page.url()).pathname.split("/").at(-1));

for (const [round, javaScriptEnabled] of essais(SCRIPTS, SEUL)) {
	const avec = javaScriptEnabled ? "with JavaScript" : "without JavaScript";

	round.test(
		`a draft is seen by nobody, then published by its form, in its feed and in the site map, ${avec}`,
		async ({ browser, site }) => {
			const titre = `Un article ${Date.now()}`;
			const { contexte } = await navigateurDe(browser, site, "moderateur", {
				javaScriptEnabled,
			});
			const page = await contexte.newPage();
			await page.setViewportSize({ width: 390, height: 844 });
			await ecrire(page, titre, "Voici ![](https://exemple.fr/a.png).");
			const garder = page.getByRole("button", { name: "Enregistrer" });
			await answered(page, () => garder.click());
			await expect(page.getByRole("main").getByRole("alert")).toContainText(
				"n’a pas de texte de remplacement",
			);
			await page
				.getByLabel("Texte en Markdown", { exact: true })
				.fill(
					"## Un banc\n\nVoici ![Un banc à l’ombre](https://exemple.fr/a.png).",
				);
			await garder.click();
			await page.waitForURL(/garde=oui/);
			const slug = slugDe(page);
			const lu = async (chemin: string) => {
				const reponse = await contexte.request.get(chemin);
				return [reponse.status(), (await reponse.text()).includes(slug)];
			};
			expect((await lu(`/articles/${slug}`))[0]).toBe(404);
			expect(await lu("/flux/articles.xml")).toEqual([200, false]);
			await page.getByRole("radio", { name: "Publié" }).check();
			await garder.click();
			await page.waitForURL(/garde=oui/);
			await expect
				.poll(async () => (await lu(`/articles/${slug}`))[0], {
					timeout: 120_000,
				})
				.toBe(200);
			await expect
				.poll(() => lu("/flux/articles.xml"), { timeout: 120_000 })
				.toEqual([200, true]);
			await expect
				.poll(() => lu("/sitemap/1.xml"), { timeout: 120_000 })
				.toEqual([200, true]);
			await contexte.close();
		},
	);

	round.test(
		`the preview of an article is in the first screen, under the words that nothing is saved, and leads back to its text, ${avec}`,
		async ({ browser, site }) => {
			const { contexte } = await navigateurDe(browser, site, "moderateur", {
				javaScriptEnabled,
			});
			const page = await contexte.newPage();
			for (const [width, height] of [
				[1440, 900],
				[390, 844],
			] as const) {
				await page.setViewportSize({ width, height });
				await ecrire(page, "Un aperçu", "## Un banc\n\nÀ l’ombre.");
				await answered(page, () =>
					page.getByRole("button", { name: "Voir l’aperçu" }).click(),
				);
				for (const vu of [
					page.getByText("rien n’est encore enregistré"),
					page.getByRole("heading", { name: "Aperçu", exact: true }),
					page.getByRole("heading", { name: "Un banc" }),
				])
					await expect(vu).toBeInViewport({ ratio: 1 });
				const apercu = page.getByRole("region", {
					name: "Aperçu",
					exact: true,
				});
				if (javaScriptEnabled) await expect(apercu).toBeFocused();
				if (javaScriptEnabled && width === 390) await expectAccessible(page);
				await apercu.getByRole("link", { name: "Reprendre le texte" }).click();
				await expect(
					page.getByLabel("Texte en Markdown", { exact: true }),
				).toBeInViewport();
			}
			await contexte.close();
		},
	);

	round.test(
		`a draft is deleted after a question, and its address and page are gone, ${avec}`,
		async ({ browser, site }) => {
			const titre = `À jeter ${Date.now()}`;
			const { contexte } = await navigateurDe(browser, site, "moderateur", {
				javaScriptEnabled,
			});
			const page = await contexte.newPage();
			await ecrire(page, titre, "Rien.");
			await page.getByRole("button", { name: "Enregistrer" }).click();
			await page.waitForURL(/garde=oui/);
			const edition = new URL(page.url()).pathname;
			await page
				.locator("summary", { hasText: "Supprimer ce brouillon" })
				.click();
			await expect(page.getByText("Rien ne les rendra.")).toBeVisible();
			if (javaScriptEnabled) await expectAccessible(page);
			await page
				.getByRole("button", { name: "Oui, supprimer ce brouillon" })
				.click();
			await expect(page).toHaveURL("/moderation/articles");
			await expect(
				page.getByRole("listitem").filter({ hasText: titre }),
			).toHaveCount(0);
			expect((await contexte.request.get(edition)).status()).toBe(404);
			await contexte.close();
		},
	);
}
