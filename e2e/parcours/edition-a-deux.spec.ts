/** Two people edit one text at the same time: what the second is shown, and how to continue. */
import {
	creerArticle,
	creerBesoin,
	creerLien,
	creerProjet,
} from "#e2e/fixtures/contenu";
import { navigateurDe } from "#e2e/fixtures/moderation";
import { answered, expect, expectAccessible, test } from "#e2e/fixtures/site";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";

const essais = variantes(test, import.meta.filename);

for (const [round, javaScriptEnabled] of essais(SCRIPTS, SEUL))
	round.test(
		`the second to save an article sees both versions field by field and can save, ${javaScriptEnabled ? "with" : "without"} JavaScript`,
		async ({ browser, site }) => {
			const { slug } = await creerArticle(site.base, {
				texte: "Texte du début.",
				resume: "Résumé du début.",
			});
			const premier = await navigateurDe(browser, site, "moderateur");
			const second = await navigateurDe(browser, site, "moderateur", {
				javaScriptEnabled,
			});
			const page = await premier.contexte.newPage();
			const autre = await second.contexte.newPage();
			for (const ouverte of [page, autre])
				await ouverte.goto(`/moderation/articles/${slug}`);
			const texte = "Texte en Markdown";
			await page.getByLabel(texte, { exact: true }).fill("Texte du premier.");
			await page
				.getByLabel("Résumé", { exact: true })
				.fill("Résumé du premier.");
			await page.getByRole("button", { name: "Enregistrer" }).click();
			await page.waitForURL(/garde=oui/);
			await autre.getByLabel(texte, { exact: true }).fill("Texte du second.");
			await autre.getByRole("button", { name: "Enregistrer" }).click();
			await expect(autre.getByRole("alert").first()).toContainText(
				premier.courriel,
			);
			const change = autre.getByRole("region", {
				name: "Ce qui a changé pendant que vous écriviez",
			});
			await expect(change).toContainText("Texte du premier.");
			await expect(change).toContainText("Texte du second.");
			await expect(change).toContainText("Résumé du premier.");
			await expect(change).toContainText("Résumé du début.");
			await expect(autre.getByLabel(texte, { exact: true })).toHaveValue(
				"Texte du second.",
			);
			await expect(autre.getByLabel("Résumé", { exact: true })).toHaveValue(
				"Résumé du premier.",
			);
			if (javaScriptEnabled) await expectAccessible(autre);
			if (javaScriptEnabled) {
				await change
					.getByRole("button", {
						name: `Prendre le texte enregistré (${texte})`,
					})
					.click();
				await expect(autre.getByLabel(texte, { exact: true })).toHaveValue(
					"Texte du premier.",
				);
				await change
					.getByRole("button", { name: `Remettre le mien (${texte})` })
					.click();
			}
			await autre.getByRole("button", { name: "Enregistrer" }).click();
			await autre.waitForURL(/garde=oui/);
			const lu = await site.base.ligne<Record<string, string>>(
				"SELECT texte, resume FROM articles WHERE slug = $1",
				[slug],
			);
			expect(lu).toEqual({
				texte: "Texte du second.",
				resume: "Résumé du premier.",
			});
			// One's own next save is not a conflict.
			await autre.getByLabel(texte, { exact: true }).fill("Texte d’après.");
			await answered(autre, () =>
				autre.getByRole("button", { name: "Enregistrer" }).click(),
			);
			expect(
				await site.base.ligne("SELECT texte FROM articles WHERE slug = $1", [
					slug,
				]),
			).toEqual({ texte: "Texte d’après." });
			// Every text is still there.
			await autre.goto(`/moderation/articles/${slug}`);
			await autre.getByRole("link", { name: "Versions antérieures" }).click();
			const editions = autre
				.locator("main ul > li")
				.filter({ has: autre.locator("dl") });
			await expect(editions).toHaveCount(3);
			await expect(editions.nth(0)).toContainText("AvantTexte du second.");
			await expect(editions.nth(0)).toContainText("AprèsTexte d’après.");
			for (const { contexte } of [premier, second]) await contexte.close();
		},
	);

test("a text that was saved beside a link that somebody decided meanwhile can be changed again: its own save is no conflict", async ({
	browser,
	site,
}) => {
	const besoin = await creerBesoin(site.base, {});
	const projet = await creerProjet(site.base, {});
	await creerLien(site.base, besoin.id, projet.id, "suggere");
	const { contexte } = await navigateurDe(browser, site, "moderateur");
	const page = await contexte.newPage();
	await page.goto(`/moderation/relecture/besoin/${besoin.slug}`);
	await page.locator("#correction > summary").click();
	const description = page.locator("#description");
	const [premiere, seconde] = ["premiere", "seconde"].map(
		(quelle) =>
			`Une ${quelle} description, assez longue pour que la base en veuille.`,
	);
	await description.fill(premiere ?? "");
	await site.base.lignes(
		"UPDATE liens SET etat = 'ecarte', decide_le = now() WHERE besoin_id = $1",
		[besoin.id],
	);
	await answered(page, () =>
		page.locator(`[value="confirme projet/${projet.slug} suggere"]`).click(),
	);
	await expect(page.getByRole("alert").first()).toContainText("entre-temps");
	await description.fill(seconde ?? "");
	await answered(page, () =>
		page.getByRole("button", { name: "Enregistrer" }).click(),
	);
	await expect(page.locator("main form [role=alert]")).toHaveCount(0);
	expect(
		await site.base.ligne("SELECT description FROM besoins WHERE id = $1", [
			besoin.id,
		]),
	).toEqual({ description: seconde });
	await contexte.close();
});
