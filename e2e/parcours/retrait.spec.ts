/** From a public entry that is taken down to the contest that restores it. */
import { creerProjet, creerTheme } from "#e2e/fixtures/contenu";
import { courrielsEnFile } from "#e2e/fixtures/courriels";
import { navigateurDe } from "#e2e/fixtures/moderation";
import { expect, test } from "#e2e/fixtures/site";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";

const essais = variantes(test, import.meta.filename);

const MOTS = "Le prix et la commande sont dans le texte.";
const TEXTE = "Nous ne vendons plus rien : la page a été réécrite hier.";

for (const [round, javaScriptEnabled] of essais(SCRIPTS, SEUL)) {
	const avec = javaScriptEnabled ? "with JavaScript" : "without JavaScript";

	round.test(
		`a public entry is taken down for a reason, contested by its author and restored by another moderator, ${avec}`,
		async ({ browser, site }) => {
			const ouvrir = async (role: "membre" | "moderateur" | "admin") => {
				const { contexte, id } = await navigateurDe(browser, site, role, {
					javaScriptEnabled,
				});
				return { page: await contexte.newPage(), contexte, id };
			};
			const [auteur, moi, autre] = [
				await ouvrir("membre"),
				await ouvrir("moderateur"),
				await ouvrir("admin"),
			];
			const { slug } = await creerProjet(site.base, {
				nom: "Le comptoir des graines",
				auteur_id: auteur.id,
				themes: [(await creerTheme(site.base)).id],
			});
			const fiche = `/moderation/relecture/projet/${slug}`;

			await moi.page.goto(fiche);
			await moi.page.getByRole("link", { name: "Archiver…" }).click();
			await moi.page.getByRole("radio", { name: "Publicité" }).check();
			await moi.page.getByLabel("Vos mots à l’auteur").fill(MOTS);
			if (!javaScriptEnabled)
				await moi.page
					.getByRole("group")
					.getByRole("button", { name: "Voir le courriel" })
					.click();
			await expect(moi.page.locator("blockquote")).toContainText(MOTS);
			await expect(moi.page.locator("blockquote")).toContainText(
				"Vous pouvez contester cette décision une fois, dans les 6 mois.",
			);
			await moi.page
				.getByRole("button", { name: "Archiver et prévenir l’auteur" })
				.click();
			await moi.page.waitForURL(/fait=/);
			expect((await auteur.page.goto(`/projets/${slug}`))?.status()).toBe(410);

			await auteur.page.goto(
				`/compte/contributions/projet/${slug}/contestation`,
			);
			await expect(auteur.page.locator("blockquote")).toContainText(MOTS);
			await auteur.page
				.getByLabel("Pourquoi cette fiche devrait revenir")
				.fill(TEXTE);
			await auteur.page
				.getByRole("button", { name: "Envoyer ma contestation" })
				.click();
			await auteur.page.waitForURL(/fait=contestation/);
			expect(
				(
					await autre.page.goto(
						`/compte/contributions/projet/${slug}/contestation`,
					)
				)?.status(),
			).toBe(404);

			await moi.page.goto(fiche);
			await expect(moi.page.getByRole("main")).toContainText(
				"Quelqu’un d’autre doit décider",
			);
			await autre.page.goto(moi.page.url());
			await expect(autre.page.getByRole("main")).toContainText(TEXTE);
			await expect(
				autre.page.getByRole("button", { name: "Publier" }),
			).toHaveCount(0);
			const fenetre = await autre.contexte.newPage();
			await fenetre.goto(autre.page.url());
			await autre.page.getByText("Corriger", { exact: true }).click();
			await autre.page.locator("#nom").fill("Les fontaines, corrigé");
			await autre.page
				.getByRole("button", { name: "Remettre dans l’annuaire" })
				.click();
			await autre.page.waitForURL(/fait=/);
			// Whoever still has the contest open is told that it is decided, and not that the entry is gone.
			await fenetre.getByLabel("Votre réponse à l’auteur").fill(MOTS);
			await fenetre
				.getByRole("button", { name: "Maintenir l’archivage" })
				.click();
			await expect(fenetre.getByRole("main").getByRole("alert")).toHaveText(
				"Quelqu’un a déjà décidé de cette contestation.",
			);
			// Nor are the words lost that were not sent.
			if (!javaScriptEnabled)
				await expect(fenetre.locator("blockquote").first()).toHaveText(MOTS);
			const [garde] = await site.base.lignes(
				"SELECT nom FROM projets WHERE slug = $1",
				[slug],
			);
			expect(garde).toEqual({ nom: "Les fontaines, corrigé" });
			expect((await auteur.page.goto(`/projets/${slug}`))?.status()).toBe(200);
			// The page of the mail is over: the list says what became of the entry.
			await auteur.page.goto(
				`/compte/contributions/projet/${slug}/contestation`,
			);
			await expect(auteur.page).toHaveURL("/compte/contributions");
			await auteur.page.goto(`/compte/contributions/projet/${slug}`);
			await expect(auteur.page).toHaveURL("/compte/contributions");
			const lus = await courrielsEnFile(site.base, auteur.id);
			expect(lus.map(({ gabarit }) => gabarit)).toEqual([
				"contribution_retiree",
				"contribution_retablie",
			]);
			for (const { contexte } of [auteur, moi, autre]) await contexte.close();
		},
	);
}
