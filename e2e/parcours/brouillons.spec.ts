/** What is kept of a text that is not sent yet, in two windows and on a second visit. */
import { randomUUID } from "node:crypto";
import { creerCompte } from "#e2e/fixtures/comptes";
import { creerProjet } from "#e2e/fixtures/contenu";
import {
	DESCRIPTION,
	LANGUES,
	remplirProjet,
	verifier,
} from "#e2e/fixtures/contribuer";
import { seConnecter } from "#e2e/fixtures/entree";
import { answered, expect, test } from "#e2e/fixtures/site";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";
import { imageEnvoyee } from "#prisma/images.fixture";

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

for (const [round, mots] of essais(LANGUES, SEUL)) {
	round.test(
		`${mots.langue}: what thanks for a need does so only while one awaits review, and takes nothing from another that was begun since`,
		async ({ page, site }) => {
			const merci = `${mots.prefixe}/decrire/merci`;
			const contributions = `${mots.prefixe}/compte/contributions`;
			await page.goto(merci);
			await expect(page).toHaveURL(/\/compte\/connexion\?/);
			await seConnecter(page, site, (await creerCompte(site.base)).id);
			await page.goto(merci);
			await expect(page).toHaveURL(contributions);
			const envoye = `  Un ${randomUUID()}`;
			await page.goto(`${mots.prefixe}/decrire`);
			await page.getByLabel(mots.titre).fill(envoye);
			await page.getByLabel(mots.description).fill(DESCRIPTION);
			await page.getByRole("button", { name: mots.verifier }).click();
			await page.getByRole("button", { name: mots.envoyerBesoin }).click();
			await expect(page).toHaveURL(merci);
			const gardes = () => page.evaluate(() => localStorage.length);
			await expect.poll(gardes).toBe(0);
			const titre = page.getByLabel(mots.titre);
			await page.goto(`${mots.prefixe}/decrire`);
			await expect(async () => {
				await titre.fill("Un");
				await titre.fill("Un autre besoin");
				expect(await gardes()).toBe(1);
			}).toPass();
			await page.goto(merci);
			await expect(page.getByRole("main")).toContainText(mots.merciBesoin);
			await page.goto(`${mots.prefixe}/decrire`);
			await expect(titre).toHaveValue("Un autre besoin");
			await site.base.lignes(
				"UPDATE besoins SET statut = 'publie', publie_le = now() WHERE titre = $1",
				[envoye.trim()],
			);
			await page.goto(merci);
			await expect(page).toHaveURL(contributions);
		},
	);
}

for (const [round, mots, javaScriptEnabled] of essais(LANGUES, SCRIPTS)) {
	test.describe(`${mots.langue}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		round.test(
			"a picture that is refused takes neither the answers beside it nor the other picture, also on a second visit",
			async ({ page }) => {
				await page.goto(`${mots.prefixe}/proposer`);
				await remplirProjet(page, mots, `Projet ${randomUUID()}`);
				const phrases = page.locator("textarea[name=mots_habitants]");
				await phrases.fill("où remplir ma gourde");
				const envoyer = (nature: string, buffer: Buffer) =>
					page.locator(`#${nature}`).setInputFiles({
						...{ name: `${nature}.png`, mimeType: "image/png" },
						buffer,
					});
				await envoyer("logo", Buffer.from("un texte"));
				await envoyer("image", await imageEnvoyee(800, 450));
				await answered(page, () => verifier(page, mots));
				await expect(page.locator("#logo-erreur")).toContainText("WebP");
				const image = page.locator("input[name=image]");
				await expect(image).not.toHaveValue("");
				await page.goto(`${mots.prefixe}/proposer?etape=3`);
				await expect(phrases).toHaveValue("où remplir ma gourde");
				await expect(image).not.toHaveValue("");
			},
		);
	});
}

for (const [round, mots] of essais(LANGUES, SEUL)) {
	round.test(
		`${mots.langue}: the page after “it meets my need”, opened again, takes nothing from what is being written`,
		async ({ page, site }) => {
			const { slug } = await creerProjet(site.base);
			const titre = page.getByLabel(mots.titre);
			await page.goto(`${mots.prefixe}/decrire`);
			const gardes = () => page.evaluate(() => localStorage.length);
			await expect(async () => {
				await titre.fill("Un");
				await titre.fill("Un autre besoin");
				expect(await gardes()).toBe(1);
			}).toPass();
			await page.goto(`${mots.prefixe}/decrire/repondu?projet=${slug}`);
			await page.waitForLoadState("networkidle");
			await page.goto(`${mots.prefixe}/decrire`);
			await expect(titre).toHaveValue("Un autre besoin");
		},
	);
}
