/** What a moderator removes: named before the removal, and its text found again. */
import { creerBesoin } from "#e2e/fixtures/contenu";
import { navigateurDe } from "#e2e/fixtures/moderation";
import { expect, expectAccessible, test } from "#e2e/fixtures/site";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";

const essais = variantes(test, import.meta.filename);

for (const [round, javaScriptEnabled] of essais(SCRIPTS, SEUL))
	round.test(
		`a step is named by its title before it is removed, and its text is found again, ${javaScriptEnabled ? "with" : "without"} JavaScript`,
		async ({ browser, site }) => {
			const titre = `Des bacs à compost ${Date.now()}`;
			const besoin = await creerBesoin(site.base, { titre, statut: "etude" });
			const { contexte, courriel } = await navigateurDe(
				browser,
				site,
				"moderateur",
				{ javaScriptEnabled },
			);
			const page = await contexte.newPage();
			const chantier = `/moderation/besoins/${besoin.slug}/chantier`;
			await page.goto(chantier);
			await page.locator("[name=jour]").fill("2026-03-01");
			await page.locator("[name=titre]").fill("Le bac est posé");
			await page.locator("[name=texte]").fill("Il attend vos épluchures.");
			await page.getByRole("button", { name: "Publier et prévenir" }).click();
			await page.waitForURL(/garde=oui/);
			await page
				.getByRole("link", { name: "Modifier ou retirer l’étape 1" })
				.click();
			await page.waitForURL(/etape=1/);
			// The first press only asks: nothing is removed yet.
			await page.getByText("Retirer « Le bac est posé »").click();
			const confirmer = page.getByRole("button", {
				name: "Oui, retirer cette étape",
			});
			await expect(confirmer).toBeVisible();
			if (javaScriptEnabled) await expectAccessible(page);
			await confirmer.click();
			await page.waitForURL(/garde=oui/);
			await page.goto("/moderation/journal");
			const retire = page
				.locator("main li")
				.filter({ hasText: "a retiré l’étape 1" })
				.filter({ hasText: titre })
				.filter({ hasText: courriel });
			await retire.getByRole("link", { name: "Avant et après" }).click();
			await expect(page.getByRole("heading", { level: 1 })).toContainText(
				titre,
			);
			await expect(
				page.locator("main ul > li").filter({ hasText: "a retiré l’étape 1" }),
			).toContainText("AvantLe bac est poséAprèsRien");
			await contexte.close();
		},
	);
