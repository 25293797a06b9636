/** What a moderator removes by mistake: named before the removal, found again, and restored. */
import { creerBesoin } from "#e2e/fixtures/contenu";
import { navigateurDe } from "#e2e/fixtures/moderation";
import { expect, expectAccessible, test } from "#e2e/fixtures/site";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";

const essais = variantes(test, import.meta.filename);

for (const [round, javaScriptEnabled] of essais(SCRIPTS, SEUL))
	round.test(
		`a step is named by its title and date before it is removed, is found in the list of removed texts, and is restored, ${javaScriptEnabled ? "with" : "without"} JavaScript`,
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
			// The first press only asks: nothing is removed yet.
			await page
				.getByRole("link", { name: "Retirer « Le bac est posé »" })
				.click();
			await page.waitForURL(/retrait/);
			await expect(
				page.getByText("Retirer l’étape « Le bac est posé » du 1 mars 2026"),
			).toBeVisible();
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
			const retiree = page
				.locator("main ol > li")
				.filter({ hasText: "Ce texte a été retiré" });
			await expect(retiree).toContainText("AvantLe bac est poséAprèsRien");
			await page.getByRole("button", { name: "Rendre cette étape" }).click();
			await page.waitForURL(/garde=oui/);
			expect(
				await site.base.ligne(
					"SELECT numero, titre, texte FROM etapes WHERE besoin_id = $1",
					[besoin.id],
				),
			).toEqual({
				numero: 1,
				titre: "Le bac est posé",
				texte: "Il attend vos épluchures.",
			});
			await expect(
				page.getByRole("button", { name: "Rendre cette étape" }),
			).toHaveCount(0);
			await contexte.close();
		},
	);
