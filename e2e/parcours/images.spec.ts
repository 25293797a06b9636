/** A project with a face: sent with its form, seen by its author alone while it waits, then in the lists. */
import { randomUUID } from "node:crypto";
import { creerTheme, slugUnique } from "#e2e/fixtures/contenu";
import { LANGUES, remplirProjet, verifier } from "#e2e/fixtures/contribuer";
import { entrer } from "#e2e/fixtures/entree";
import { navigateurDe } from "#e2e/fixtures/moderation";
import { answered, expect, expectAccessible, test } from "#e2e/fixtures/site";
import { SCRIPTS, variantes } from "#e2e/fixtures/variantes";
import { imageEnvoyee } from "#prisma/images.fixture";

const essais = variantes(test, import.meta.filename);

const MOTS = {
	fr: { dite: /^Ce que montre l’image/, retirer: "Retirer cette image" },
	en: { dite: /^What the picture shows/, retirer: "Remove this picture" },
};

test.beforeAll(async ({ site }) => {
	await creerTheme(site.base, { nom: "Eau", slug: slugUnique("eau") });
});

for (const [round, mots, javaScriptEnabled] of essais(LANGUES, {
	toutes: SCRIPTS,
})) {
	test.describe(`${mots.langue}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		round.test(
			"a logo and a picture go with a suggestion, are nobody else's while it waits, and stand in the list and on the page once it is published",
			async ({ page, site, browser }) => {
				const { dite, retirer } = MOTS[mots.langue];
				const nom = `Projet ${randomUUID()}`;
				await page.goto(`${mots.prefixe}/proposer`);
				await remplirProjet(page, mots, nom);
				// What is no picture is refused at its field, whatever its name, and the text stays.
				await page.locator("#logo").setInputFiles({
					...{ name: "logo.png", mimeType: "image/png" },
					buffer: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
				});
				await answered(page, () => verifier(page, mots));
				await expect(page.locator("#logo-erreur")).toContainText("WebP");
				await expect(page.locator("#logo")).toBeVisible();
				const envoyer = async (nature: string, largeur: number) =>
					page.locator(`#${nature}`).setInputFiles({
						...{ name: `${nature}.png`, mimeType: "image/png" },
						buffer: await imageEnvoyee(largeur, 450),
					});
				await envoyer("logo", 450);
				await envoyer("image", 800);
				await answered(page, () => verifier(page, mots));
				// Without its description the picture stays on the form.
				await expect(page.locator("#image_dite-erreur")).toBeVisible();
				await page.getByLabel(dite).fill("Une carte de fontaines");
				if (javaScriptEnabled) await expectAccessible(page);
				await answered(page, () => verifier(page, mots));
				await expect(page).toHaveURL(`${mots.prefixe}/proposer/verification`);
				const contenu = page.getByRole("main");
				await expect(
					contenu.locator('img[src^="data:image/webp"]'),
				).toHaveCount(2);
				await page.getByRole("link", { name: mots.connexion }).click();
				await entrer(page, site, mots.langue, `${randomUUID()}@exemple.fr`);
				await page
					.getByRole("button", { name: mots.envoyerProjet })
					.last()
					.click();
				await expect(page).toHaveURL(`${mots.prefixe}/proposer/merci`);
				const { slug, logo } = await site.base.ligne<{
					slug: string;
					logo: string;
				}>("SELECT slug, logo FROM projets WHERE nom = $1", [nom]);
				const adresse = `/images/${logo}.webp`;
				expect((await page.request.get(adresse)).status()).toBe(404);
				await page.goto(`${mots.prefixe}/compte/contributions/projet/${slug}`);
				await expect(page.getByLabel(retirer)).toHaveCount(2);
				await expect(
					contenu.locator('img[src^="data:image/webp"]'),
				).toHaveCount(2);

				const { contexte } = await navigateurDe(browser, site, "moderateur");
				const equipe = await contexte.newPage();
				await equipe.goto(`/moderation/relecture/projet/${slug}`);
				await expect(
					equipe.getByRole("img", { name: "Une carte de fontaines" }),
				).toBeVisible();
				await contexte.close();

				await site.base.lignes(
					"UPDATE projets SET statut = 'publie', publie_le = now() WHERE slug = $1",
					[slug],
				);
				await page.goto(`${mots.prefixe}/projets?tri=recents`);
				const tuile = page.locator(`main img[src="${adresse}"]`);
				await expect(tuile).toHaveJSProperty("complete", true);
				await expect(tuile).not.toHaveJSProperty("naturalWidth", 0);
				const { width, height } = (await tuile.boundingBox()) ?? {};
				expect(Math.max(width ?? 0, height ?? 0)).toBeLessThanOrEqual(56);
				await page.goto(`${mots.prefixe}/projets/${slug}`);
				const image = page.getByRole("img", { name: "Une carte de fontaines" });
				await expect(image).toHaveAttribute("width", "720");
				await expect(image).toHaveAttribute("height", "405");
				if (javaScriptEnabled) await expectAccessible(page);
				// Taken away, it is gone from the pages that are kept.
				await site.base.lignes(
					"UPDATE projets SET logo = NULL WHERE slug = $1",
					[slug],
				);
				await page.goto(`${mots.prefixe}/projets?tri=recents`);
				await expect(page.getByRole("main")).toContainText(nom);
				await expect(tuile).toHaveCount(0);
			},
		);
	});
}
