/** What is kept of a text that is not sent yet, in two windows and on a second visit. */
import { randomUUID } from "node:crypto";
import { creerCompte } from "#e2e/fixtures/comptes";
import { DESCRIPTION, LANGUES } from "#e2e/fixtures/contribuer";
import { seConnecter } from "#e2e/fixtures/entree";
import { expect, test } from "#e2e/fixtures/site";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";

const essais = variantes(test, import.meta.filename);

for (const [round, mots, javaScriptEnabled] of essais(LANGUES, SCRIPTS)) {
	test.describe(`${mots.langue}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		round.test(
			`sending a need takes nothing from another one that waits in a second window`,
			async ({ page, context, site }) => {
				await seConnecter(page, site, (await creerCompte(site.base)).id);
				const verifier = async (fenetre: typeof page, titre: string) => {
					await fenetre.goto(`${mots.prefixe}/decrire`);
					await fenetre.getByLabel(mots.titre).fill(titre);
					await fenetre.getByLabel(mots.description).fill(DESCRIPTION);
					await fenetre.getByRole("button", { name: mots.verifier }).click();
					await expect(fenetre.getByRole("main")).toContainText(titre);
				};
				const [un, autre] = [randomUUID(), randomUUID()];
				await verifier(page, un);
				const seconde = await context.newPage();
				await verifier(seconde, autre);
				await page.getByRole("button", { name: mots.envoyerBesoin }).click();
				await expect(page.getByRole("main")).toContainText(mots.merciBesoin);
				await seconde.getByRole("link", { name: mots.modifier }).click();
				await expect(seconde.getByLabel(mots.titre)).toHaveValue(autre);
				await seconde.getByRole("button", { name: mots.verifier }).click();
				await seconde.getByRole("button", { name: mots.envoyerBesoin }).click();
				await expect(seconde.getByRole("main")).toContainText(mots.merciBesoin);
				await page.goto(`${mots.prefixe}/decrire`);
				await expect(page.getByLabel(mots.titre)).toHaveValue("");
			},
		);
	});
}

for (const [round, mots] of essais(LANGUES, SEUL)) {
	round.test(
		`${mots.langue}: a text that the browser keeps is brought back beside the title that a search gives`,
		async ({ page }) => {
			const description = page.getByLabel(mots.description);
			await page.goto(`${mots.prefixe}/decrire`);
			await expect(async () => {
				await description.fill("Un");
				await description.fill("Un début");
				expect(await page.evaluate(() => localStorage.length)).toBe(1);
			}).toPass();
			await page.goto(`${mots.prefixe}/decrire?titre=Une+fontaine`);
			await expect(page.getByText(mots.repris)).toBeVisible();
			await expect(description).toHaveValue("Un début");
			await expect(page.getByLabel(mots.titre)).toHaveValue("Une fontaine");
		},
	);
}
