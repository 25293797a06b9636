/** After a support: one tells what one lives, a moderator reads it, everybody sees it, and it is taken back. */
import type { Page } from "playwright/test";
import { creerBesoin } from "#e2e/fixtures/contenu";
import { navigateurDe } from "#e2e/fixtures/moderation";
import { expect, expectAccessible, test } from "#e2e/fixtures/site";
import { faireRaconter } from "#e2e/fixtures/situations";
import { SCRIPTS, variantes } from "#e2e/fixtures/variantes";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { LANGUES } from "#lib/platform/langues";

const essais = variantes(test, import.meta.filename);

const DITE = "Le premier médecin est à 40 km, et je ne conduis plus.";

for (const [round, langue, javaScriptEnabled] of essais(LANGUES, {
	toutes: SCRIPTS,
})) {
	round.test(
		`who supports a need tells what they live, which is shown once reviewed, and takes it back: ${langue}, ${javaScriptEnabled ? "with" : "without"} JavaScript`,
		async ({ browser, site }) => {
			const t = texts(langue);
			const options = { javaScriptEnabled };
			const titre = "Aller chez le médecin";
			const besoin = await creerBesoin(site.base, { titre });
			for (const n of [1, 2, 3, 4])
				await faireRaconter(site.base, besoin, `Cas ${n} de ${besoin.slug}.`);
			const ici = (chemin: string) => pageAddress(langue, chemin);
			const soutien = await navigateurDe(browser, site, "membre", options);
			const page = await soutien.contexte.newPage();
			await page.goto(ici(`/besoins/${besoin.slug}`));

			// Three are seen, the fourth behind one press.
			const dites = page.getByRole("region", { name: t("situations.titre") });
			await expect(dites.locator("blockquote:visible")).toHaveCount(3);
			await dites.getByText(t("situations.autres", { n: 1 })).click();
			await expect(dites.locator("blockquote:visible")).toHaveCount(4);

			const inviter = page.getByText(t("situations.raconter"));
			await expect(inviter).toHaveCount(0);
			await page
				.getByRole("button", { name: t("participation.soutien.verbe") })
				.first()
				.click();
			await inviter.click();
			const champ = page.getByLabel(t("situations.texte"));
			const envoyer = page.getByRole("button", {
				name: t("situations.envoyer"),
			});
			// What is too long comes back, open, with its error.
			await champ.fill("x".repeat(281));
			await envoyer.click();
			await expect(
				page.getByRole("alert").filter({ hasText: t("situations.texte") }),
			).toBeVisible();
			await expect(champ).toBeVisible();
			await champ.fill(DITE);
			await page
				.getByLabel(t("situations.departement"))
				.selectOption({ label: "Nièvre" });
			await envoyer.click();
			const main = page.getByRole("main");
			await expect(main).toContainText(t("situations.etat.attente"));
			// What was told is in the box that changes it.
			await expect(champ).toHaveValue(DITE);
			await expect(page.getByLabel(t("situations.departement"))).toHaveValue(
				"dep-58",
			);
			if (javaScriptEnabled) await expectAccessible(page);
			await expect(dites).not.toContainText(DITE);

			const equipe = await navigateurDe(browser, site, "moderateur", options);
			const file = await equipe.contexte.newPage();
			await file.goto(ici("/moderation?genre=situation"));
			if (javaScriptEnabled) await expectAccessible(file);
			const sienne = file.getByRole("listitem").filter({ hasText: DITE });
			await expect(sienne).toContainText("Nièvre");
			await sienne
				.getByRole("button", {
					exact: true,
					name: t("bilans.moderation.publier_quoi", { nom: titre }),
				})
				.click();
			await expect(sienne).toHaveCount(0);

			await page.goto(ici(`/besoins/${besoin.slug}`));
			await expect(main).toContainText(t("situations.etat.publiee"));
			await dites.getByText(t("situations.autres", { n: 2 })).click();
			await expect(
				dites.getByRole("figure").filter({ hasText: DITE }),
			).toContainText(t("situations.de", { departement: "Nièvre" }));

			await reprendre(page, ici("/compte/soutiens"), titre);
			await expect(page.getByRole("main")).not.toContainText(DITE);
			await page.goto(ici(`/besoins/${besoin.slug}`));
			await expect(main).not.toContainText(DITE);
			for (const { contexte } of [soutien, equipe]) await contexte.close();
		},
	);

	async function reprendre(page: Page, adresse: string, titre: string) {
		await page.goto(adresse);
		await page
			.getByRole("button", {
				exact: true,
				name: texts(langue)("situations.retirer_quoi", { nom: titre }),
			})
			.click();
	}
}
