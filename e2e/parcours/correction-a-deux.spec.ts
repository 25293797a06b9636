/** An author and a moderator correct one suggestion at the same time: what the author is shown, and how to continue. */
import { slugUnique } from "#e2e/fixtures/contenu";
import { navigateurDe } from "#e2e/fixtures/moderation";
import { expect, expectAccessible, test } from "#e2e/fixtures/site";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";

const essais = variantes(test, import.meta.filename);

for (const [round, javaScriptEnabled] of essais(SCRIPTS, SEUL))
	round.test(
		`an author whose need a moderator corrected meanwhile sees both texts field by field, not who it was, and can save, ${javaScriptEnabled ? "with" : "without"} JavaScript`,
		async ({ browser, site }) => {
			const auteur = await navigateurDe(browser, site, "membre", {
				javaScriptEnabled,
			});
			const relecteur = await navigateurDe(browser, site, "moderateur");
			const slug = slugUnique("a-corriger");
			await site.base.lignes(
				`INSERT INTO besoins (slug, titre, description, territoire, statut, auteur_id)
			 VALUES ($1, 'Un puits au vilage', 'Quarante caractères au moins, et rien d’autre ici.', 'Le vilage', 'propose', $2)`,
				[slug, auteur.id],
			);
			const page = await auteur.contexte.newPage();
			const autre = await relecteur.contexte.newPage();
			await page.goto(`/compte/contributions/besoin/${slug}`);
			await autre.goto(`/moderation/relecture/besoin/${slug}`);
			await autre.getByText("Corriger", { exact: true }).click();
			await autre.locator("[name=titre]").fill("Un puits au village");
			await autre.locator("[name=territoire]").fill("Le village");
			await autre
				.getByRole("button", { name: "Enregistrer", exact: true })
				.click();
			await expect(autre.getByText("C’est enregistré.")).toBeVisible();
			const titre = page.locator("[name=titre]");
			const territoire = page.locator("[name=territoire]");
			await titre.fill("Deux puits au vilage");
			await page.getByRole("button", { name: "Enregistrer" }).click();
			const alerte = page.getByRole("main").getByRole("alert");
			await expect(alerte).toContainText(
				"La modération a enregistré autre chose",
			);
			const change = page.getByRole("region", {
				name: "Ce qui a changé pendant que vous écriviez",
			});
			await expect(change).toContainText("Un puits au village");
			await expect(change).toContainText("Deux puits au vilage");
			await expect(change).toContainText("Le village");
			await expect(page.getByRole("main")).not.toContainText(
				relecteur.courriel,
			);
			await expect(titre).toHaveValue("Deux puits au vilage");
			await expect(territoire).toHaveValue("Le village");
			if (javaScriptEnabled) await expectAccessible(page);
			await page.getByRole("button", { name: "Enregistrer" }).click();
			await page.waitForURL(/fait=correction/);
			expect(
				await site.base.ligne(
					"SELECT titre, territoire FROM besoins WHERE slug = $1",
					[slug],
				),
			).toEqual({ titre: "Deux puits au vilage", territoire: "Le village" });

			// Now the moderator's page is the older one: what was typed stays in sight.
			const corrige = autre.locator("[name=titre]");
			await autre.getByText("Corriger", { exact: true }).click();
			await corrige.fill("Trois puits au village");
			await autre
				.getByRole("button", { name: "Enregistrer", exact: true })
				.click();
			await expect(autre.getByRole("main").getByRole("alert")).toContainText(
				"a enregistré autre chose",
			);
			await expect(corrige).toBeVisible();
			await expect(corrige).toHaveValue("Trois puits au village");
			await site.base.lignes(
				"UPDATE besoins SET statut = 'publie', publie_le = now() WHERE slug = $1",
				[slug],
			);
			await corrige.fill("Quatre puits au village");
			await autre
				.getByRole("button", { name: "Mettre en quarantaine" })
				.click();
			await expect(autre.getByRole("main").getByRole("alert")).toBeVisible();
			await expect(corrige).toBeVisible();
			for (const { contexte } of [auteur, relecteur]) await contexte.close();
		},
	);
