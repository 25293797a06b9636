import { readFile } from "node:fs/promises";
import { creerCompte } from "#e2e/fixtures/comptes";
import { creerProjet } from "#e2e/fixtures/contenu";
import { codePour } from "#e2e/fixtures/courriels";
import { ouvrirSession } from "#e2e/fixtures/sessions";
import { expect, expectAccessible, test } from "#e2e/fixtures/site";
import { SCRIPTS, variantes } from "#e2e/fixtures/variantes";
import { texts } from "#lib/i18n/texts";
import { LANGUES } from "#lib/platform/langues";

const essais = variantes(test, import.meta.filename);

for (const [round, langue, javaScriptEnabled] of essais(LANGUES, SCRIPTS)) {
	const t = texts(langue);

	const racine = `${langue === "en" ? "/en" : ""}/compte`;

	test.describe(`${langue}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		round.test(
			"the address changes with the codes of both mailboxes; a wrong one is reported beside its field",
			async ({ page, context, site }) => {
				const { id, courriel } = await creerCompte(site.base);
				const cookie = await ouvrirSession(site.base, id);
				await context.addCookies([{ ...cookie, url: site.url }]);
				const nouvelle = `nouvelle.${courriel}`;
				await page.goto(`${racine}/adresse`);
				await page.getByLabel(t("compte.adresse.nouvelle")).fill(nouvelle);
				await page
					.getByRole("button", { name: t("compte.adresse.demander") })
					.click();
				await expect(page).toHaveURL(/\/adresse\/codes$/);
				const ancien = page.getByLabel(t("compte.adresse.code_ancien"));
				const nouveau = page.getByLabel(t("compte.adresse.code_nouveau"));
				const changer = page.getByRole("button", {
					name: t("compte.adresse.titre"),
				});
				await ancien.fill("abc");
				await nouveau.fill(await codePour(site.server, nouvelle));
				await changer.click();
				await expect(page.getByRole("main").getByRole("alert")).toContainText(
					t("connexion.refus.mal_ecrit"),
				);
				if (javaScriptEnabled) await expectAccessible(page);
				await ancien.fill(await codePour(site.server, courriel));
				await nouveau.fill(await codePour(site.server, nouvelle));
				await changer.click();
				await expect(page.getByText(t("compte.fait.adresse"))).toBeVisible();
				await expect(page.getByText(nouvelle)).toBeVisible();
				expect(
					await site.base.ligne("SELECT courriel FROM comptes WHERE id = $1", [
						id,
					]),
				).toEqual({ courriel: nouvelle });
			},
		);

		round.test(
			"D10: one's data are downloaded, then the account erased with a code; published content stays, the session is closed",
			async ({ page, context, site }) => {
				const { id, courriel } = await creerCompte(
					site.base,
					"membre",
					"Dominique",
				);
				const cookie = await ouvrirSession(site.base, id);
				await context.addCookies([{ ...cookie, url: site.url }]);
				const publie = await creerProjet(site.base, { auteur_id: id });
				await page.goto(`${racine}/donnees`);
				const [fichier] = await Promise.all([
					page.waitForEvent("download"),
					page
						.getByRole("link", { name: t("compte.donnees.telecharger_lien") })
						.click(),
				]);
				expect(fichier.suggestedFilename()).toBe("mes-donnees.json");
				const contenu = await readFile(await fichier.path(), "utf8");
				expect(contenu).toContain(courriel);
				expect(contenu).toContain(publie.slug);
				await page
					.getByRole("link", { name: t("compte.effacement.titre") })
					.click();
				await page
					.getByRole("button", { name: t("compte.effacement.demander") })
					.click();
				await expect(page).toHaveURL(/\/effacement\/code$/);
				const code = page.getByLabel(t("compte.effacement.code"));
				const effacer = page.getByRole("button", {
					name: t("compte.effacement.confirmer"),
				});
				await code.fill("abc");
				await effacer.click();
				await expect(page.getByRole("main").getByRole("alert")).toContainText(
					t("connexion.refus.mal_ecrit"),
				);
				if (javaScriptEnabled) await expectAccessible(page);
				await code.fill(await codePour(site.server, courriel));
				await effacer.click();
				await expect(page.getByRole("heading", { level: 1 })).toHaveText(
					t("compte.efface.titre"),
				);
				expect(
					await site.base.lignes("SELECT 1 FROM comptes WHERE id = $1", [id]),
				).toEqual([]);
				expect(
					await site.base.ligne(
						"SELECT statut, auteur_id FROM projets WHERE id = $1",
						[publie.id],
					),
				).toEqual({ statut: "publie", auteur_id: null });
				await page.goto(racine);
				await expect(page).toHaveURL(/\/compte\/connexion/);
				// Nobody else is told that theirs is gone.
				const autre = await ouvrirSession(
					site.base,
					(await creerCompte(site.base)).id,
				);
				await context.addCookies([{ ...autre, url: site.url }]);
				await page.goto(`${racine}/efface`);
				await expect(page).toHaveURL(racine);
			},
		);
	});
}
