/** Read-only mode as readers meet it: told before they type, nothing lost when they send, signing out still possible. */
import { randomUUID } from "node:crypto";
import { creerCompte } from "#e2e/fixtures/comptes";
import { creerProjet } from "#e2e/fixtures/contenu";
import { seConnecter } from "#e2e/fixtures/entree";
import { tournerLectureSeule } from "#e2e/fixtures/lecture-seule";
import { answered, expect, expectAccessible, test } from "#e2e/fixtures/site";
import { SCRIPTS, variantes } from "#e2e/fixtures/variantes";

const essais = variantes(test, import.meta.filename);

const LANGUES = [
	{
		prefixe: "",
		bandeau: "Le site est en lecture seule",
		titre: "Votre besoin, en une phrase",
		description: "Description",
		verifier: "Vérifier mes réponses",
		garde: "Ce que vous avez écrit est encore dans cette page",
		voter: /^Voter pour /,
		refus: "rien n’a été enregistré",
		sortir: "Se déconnecter",
		connexion: "Se connecter",
	},
	{
		prefixe: "/en",
		bandeau: "The site is read-only",
		titre: "Your need, in one sentence",
		description: "Description",
		verifier: "Check my answers",
		garde: "What you wrote is still on this page",
		voter: /^Vote for /,
		refus: "nothing was recorded",
		sortir: "Sign out",
		connexion: "Sign in",
	},
] as const;

const DESCRIPTION = "Une description assez longue pour être acceptée.";

// The answer to a form that is refused.
test.use({ statutAttendu: 503 });
test.afterEach(({ site }) => tournerLectureSeule(site.base, "non"));

for (const [round, mots, javaScriptEnabled] of essais(LANGUES, SCRIPTS)) {
	test.describe(`${mots.prefixe === "" ? "fr" : "en"}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		round.test(
			"in read-only mode a page says so, a form comes back with all that was typed, a vote is refused with its reason, signing out works, and what was typed is sent once the mode is over",
			async ({ page, site }) => {
				const { id } = await creerCompte(site.base);
				const { slug } = await creerProjet(site.base);
				await seConnecter(page, site, id);
				await page.setViewportSize({ width: 390, height: 844 });
				await tournerLectureSeule(site.base, "oui");

				await page.goto(`${mots.prefixe}/decrire`);
				const bandeau = page.getByText(mots.bandeau).first();
				await expect(bandeau).toBeVisible();
				if (javaScriptEnabled) await expectAccessible(page);
				expect(
					(await page.locator("html").boundingBox())?.width,
				).toBeLessThanOrEqual(390);
				const titre = `Un besoin ${randomUUID()}`;
				await page.getByLabel(mots.titre).fill(titre);
				await page.getByLabel(mots.description).fill(DESCRIPTION);
				await answered(page, () =>
					page.getByRole("button", { name: mots.verifier }).click(),
				);
				await expect(page.getByRole("alert").first()).toContainText(mots.garde);
				await expect(page.getByLabel(mots.titre)).toHaveValue(titre);
				await expect(page.getByLabel(mots.description)).toHaveValue(
					DESCRIPTION,
				);

				const projet = await page.context().newPage();
				await projet.goto(`${mots.prefixe}/projets/${slug}`);
				await answered(projet, () =>
					projet.getByRole("button", { name: mots.voter }).first().click(),
				);
				await expect(projet.getByText(mots.refus).first()).toBeVisible();
				await projet.close();

				await tournerLectureSeule(site.base, "non");
				await answered(page, () =>
					page.getByRole("button", { name: mots.verifier }).click(),
				);
				await expect(page.getByRole("main")).toContainText(titre);
				await expect(page.getByText(mots.bandeau)).toHaveCount(0);

				await tournerLectureSeule(site.base, "oui");
				await page.goto(`${mots.prefixe}/compte`);
				await page.getByRole("button", { name: mots.sortir }).first().click();
				await expect(
					page.getByRole("link", { name: mots.connexion }).first(),
				).toBeVisible();
				await page.goto(`${mots.prefixe}/compte`);
				await expect(page).toHaveURL(/\/compte\/connexion/);
			},
		);
	});
}
