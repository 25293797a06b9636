/** A step with the need's new state, its mails shown before, its date asked about, its removal explained. */
import { creerBesoin, creerEtape } from "#e2e/fixtures/contenu";
import { courrielsEnFile } from "#e2e/fixtures/courriels";
import { navigateurDe } from "#e2e/fixtures/moderation";
import { answered, expect, expectAccessible, test } from "#e2e/fixtures/site";
import { creerSoutien } from "#e2e/fixtures/soutiens";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";

const essais = variantes(test, import.meta.filename);

for (const [round, javaScriptEnabled] of essais(SCRIPTS, SEUL)) {
	const avec = javaScriptEnabled ? "with JavaScript" : "without JavaScript";

	round.test(
		`the last step and the delivery are one form: its date is asked about, both mails are shown, then both leave, ${avec}`,
		async ({ browser, site }) => {
			const titre = `Des bancs ${Date.now()}`;
			const besoin = await creerBesoin(site.base, {
				titre,
				statut: "developpement",
			});
			const abonne = await creerSoutien(site.base, besoin.id);
			const { contexte } = await navigateurDe(browser, site, "moderateur", {
				javaScriptEnabled,
			});
			const page = await contexte.newPage();
			await page.setViewportSize({ width: 390, height: 844 });
			await page.goto(`/moderation/besoins/${besoin.slug}/chantier`);
			const futur = page.getByLabel("Oui, cette étape est datée dans le futur");
			await expect(futur).toHaveCount(0);
			await page.getByLabel("Date", { exact: true }).fill("2999-06-03");
			await page.getByLabel("Titre", { exact: true }).fill("Les bancs sont là");
			await page
				.getByLabel("Texte", { exact: true })
				.fill("Venez vous asseoir.");
			await page.getByLabel("État du besoin").selectOption("livre");
			const publier = page.getByRole("button", { name: "Publier et prévenir" });
			await answered(page, () => publier.click());
			await expect(page.getByRole("main").getByRole("alert")).toContainText(
				"Le 3 juin 2999 n’est pas encore passé",
			);
			await expect(futur).not.toBeChecked();
			if (javaScriptEnabled) await expectAccessible(page);
			await page.getByLabel("Date", { exact: true }).fill("2026-03-01");
			await answered(page, () => publier.click());
			const montres = page.getByRole("region", {
				name: "Ce qui partira par courriel",
			});
			await expect(montres.locator("blockquote")).toHaveCount(2);
			await expect(montres).toContainText("Venez vous asseoir.");
			await expect(montres).toContainText("À une personne, en français");
			expect(await courrielsEnFile(site.base, abonne.id)).toEqual([]);
			if (javaScriptEnabled) await expectAccessible(page);
			if (javaScriptEnabled)
				expect(
					await page.evaluate(() => document.documentElement.scrollWidth),
				).toBe(390);
			await publier.click();
			await expect(page.getByText("Étape 1 · Les bancs sont là")).toBeVisible();
			expect(await courrielsEnFile(site.base, abonne.id)).toEqual([
				{ gabarit: "besoin_change_etat", statut: "attente" },
				{ gabarit: "etape", statut: "attente" },
			]);
			// The form is empty again, and shows no mail that has been queued already.
			await expect(page.getByLabel("Titre", { exact: true })).toHaveValue("");
			await expect(montres).toHaveCount(0);
			await page.goto(`/besoins/${besoin.slug}`);
			await expect(page.getByRole("main")).toContainText("Résolu");
			await expect(page.getByRole("main")).toContainText("Les bancs sont là");
			await contexte.close();
		},
	);

	round.test(
		`a step whose mails have left is taken down with a reason, which the team alone reads, ${avec}`,
		async ({ browser, site }) => {
			const titre = `Des arbres ${Date.now()}`;
			const besoin = await creerBesoin(site.base, { titre, statut: "etude" });
			await creerEtape(site.base, besoin.id, {
				numero: 1,
				titre: "Une fausse nouvelle",
				jour: "2026-01-01",
			});
			const abonne = await creerSoutien(site.base, besoin.id);
			await site.base.lignes(
				"INSERT INTO courriels (cle, gabarit, langue, compte_id, destinataire, statut, besoin_id, etape_id) SELECT random()::text, 'etape', 'fr', $1, 'a@exemple.org', 'envoye', besoin_id, id FROM etapes WHERE besoin_id = $2",
				[abonne.id, besoin.id],
			);
			const { contexte } = await navigateurDe(browser, site, "moderateur", {
				javaScriptEnabled,
			});
			const page = await contexte.newPage();
			await page.goto(`/moderation/besoins/${besoin.slug}/chantier`);
			await page
				.getByRole("link", { name: "Modifier ou retirer l’étape 1" })
				.click();
			await page.waitForURL(/etape=1/);
			const retirer = page.getByText("Retirer « Une fausse nouvelle »");
			await retirer.click();
			await expect(page.getByText("Un courriel est déjà parti.")).toBeVisible();
			const confirmer = page.getByRole("button", { name: "Oui, retirer" });
			await answered(page, () => confirmer.click());
			await expect(page.getByRole("main").getByRole("alert")).toContainText(
				"Écrivez la raison",
			);
			await page
				.getByLabel("Raison du retrait")
				.fill("Ce n’était pas ce quartier.");
			await confirmer.click();
			await page.waitForURL(/garde=oui/);
			await page.goto("/moderation/journal");
			const acte = page
				.getByRole("listitem")
				.filter({ hasText: titre })
				.first();
			await expect(acte).toContainText(`a retiré l’étape 1 du besoin ${titre}`);
			await expect(acte).toContainText("Ce n’était pas ce quartier.");
			const publique = await contexte.request.get(`/besoins/${besoin.slug}`);
			const texte = await publique.text();
			expect(texte).not.toContain("Une fausse nouvelle");
			expect(texte).not.toContain("Ce n’était pas ce quartier.");
			await contexte.close();
		},
	);
}
