/** Without a script, what can no longer be done is said where its button was. */
import { creerBesoin, creerEtape } from "#e2e/fixtures/contenu";
import { navigateurDe } from "#e2e/fixtures/moderation";
import { expect, test } from "#e2e/fixtures/site";

test("without a script, a decision that is undone after its minute stays, and the page says why", async ({
	browser,
	site,
}) => {
	const { id, slug } = await creerBesoin(site.base, { statut: "propose" });
	const { contexte } = await navigateurDe(browser, site, "moderateur", {
		javaScriptEnabled: false,
	});
	const page = await contexte.newPage();
	await page.goto(`/moderation/relecture/besoin/${slug}`);
	await page
		.getByRole("button", { name: "Mettre en quarantaine" })
		.first()
		.click();
	await page.waitForURL(/fait=/);
	await site.base.lignes(
		"UPDATE journal SET le = le - interval '61 seconds' WHERE objet = 'besoin' AND objet_id = $1",
		[id],
	);
	await page.getByRole("button", { name: "Annuler cette décision" }).click();
	await expect(page.getByRole("main")).toContainText(
		"Il est trop tard pour annuler",
	);
	await contexte.close();
});

test("without a script, a step that a colleague removed while one corrects it is told to be gone, with what was written", async ({
	browser,
	site,
}) => {
	const { id, slug } = await creerBesoin(site.base, { statut: "etude" });
	await creerEtape(site.base, id, { numero: 1, jour: "2026-03-01" });
	const { contexte } = await navigateurDe(browser, site, "moderateur", {
		javaScriptEnabled: false,
	});
	const page = await contexte.newPage();
	const chantier = `/moderation/besoins/${slug}/chantier`;
	await page.goto(`${chantier}?etape=1`);
	await page
		.getByLabel("Texte", { exact: true })
		.first()
		.fill("Corrigé avec soin.");
	await site.base.lignes("DELETE FROM etapes WHERE besoin_id = $1", [id]);
	await page.getByRole("button", { name: "Enregistrer" }).first().click();
	const main = page.getByRole("main");
	await expect(main).toContainText("n’existe plus");
	await expect(main).toContainText("Corrigé avec soin.");
	await contexte.close();
});
