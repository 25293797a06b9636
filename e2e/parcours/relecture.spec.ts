/** From a suggestion to its decision, with JavaScript and without. */
import type { Page } from "playwright/test";
import { creerCompte, creerJeton } from "#e2e/fixtures/comptes";
import { creerProjet } from "#e2e/fixtures/contenu";
import { navigateurDe } from "#e2e/fixtures/moderation";
import { expect, type Site, test } from "#e2e/fixtures/site";

async function propose({ base }: Site, langue = "fr", valeurs = {}) {
	const auteur = await creerCompte(base);
	await base.lignes("UPDATE comptes SET langue = $2 WHERE id = $1", [
		auteur.id,
		langue,
	]);
	const projet = await creerProjet(base, {
		statut: "propose",
		auteur_id: auteur.id,
		...valeurs,
	});
	return {
		auteur,
		...projet,
		fiche: `/moderation/relecture/projet/${projet.slug}`,
	};
}

function courriels({ base }: Site, compte_id: number) {
	return base.lignes<{ gabarit: string; statut: string }>(
		"SELECT gabarit, statut FROM courriels WHERE compte_id = $1 ORDER BY id",
		[compte_id],
	);
}

async function statutDe({ base }: Site, id: number): Promise<string> {
	const { statut } = await base.ligne<{ statut: string }>(
		"SELECT statut FROM projets WHERE id = $1",
		[id],
	);
	return statut;
}

async function deciderDe(page: Page, nom: string): Promise<void> {
	await page.getByRole("button", { name: nom, exact: true }).click();
	await page.waitForURL(/fait=/);
}

for (const javaScriptEnabled of [true, false]) {
	const avec = javaScriptEnabled ? "with JavaScript" : "without JavaScript";

	test(`a proposal is published, its author told, and the API shows it, ${avec}`, async ({
		browser,
		site,
	}) => {
		const { id, slug, fiche, auteur } = await propose(site);
		const { contexte } = await navigateurDe(browser, site, "moderateur", {
			javaScriptEnabled,
		});
		const page = await contexte.newPage();
		await page.goto(fiche);
		await deciderDe(page, "Publier");
		expect(await statutDe(site, id)).toBe("publie");
		expect(await courriels(site, auteur.id)).toEqual([
			{ gabarit: "contribution_publiee", statut: "attente" },
		]);
		const jeton = await creerJeton(site.base, auteur.id);
		const lu = await contexte.request.get(`/api/projets/${slug}`, {
			headers: { authorization: `Bearer ${jeton}` },
		});
		expect(await lu.json()).toMatchObject({ slug });
		expect((await page.goto(`/projets/${slug}`))?.status()).toBe(200);
		await contexte.close();
	});

	test(`D3: a publication is undone from the banner that tells it, ${avec}`, async ({
		browser,
		site,
	}) => {
		const { id, fiche, auteur } = await propose(site);
		const { contexte } = await navigateurDe(browser, site, "moderateur", {
			javaScriptEnabled,
		});
		const page = await contexte.newPage();
		await page.goto(fiche);
		await deciderDe(page, "Publier");
		await page.getByRole("button", { name: "Annuler cette décision" }).click();
		await page.waitForURL(/annule=oui/);
		expect(page.url()).toContain(fiche);
		expect(await statutDe(site, id)).toBe("propose");
		expect(await courriels(site, auteur.id)).toEqual([
			{ gabarit: "contribution_publiee", statut: "annule" },
		]);
		await contexte.close();
	});

	test(`a refusal shows its mail in the author's language before it is sent, ${avec}`, async ({
		browser,
		site,
	}) => {
		const deja = await creerProjet(site.base);
		const { id, fiche, auteur } = await propose(site, "en");
		const { contexte } = await navigateurDe(browser, site, "moderateur", {
			javaScriptEnabled,
		});
		const page = await contexte.newPage();
		await page.goto(fiche);
		await page.getByRole("link", { name: "Refuser…" }).click();
		await page
			.getByRole("combobox", { name: "Raison" })
			.selectOption("doublon");
		await page.getByLabel("Fiche déjà présente").fill(deja.slug);
		await page.getByLabel("Vos mots à l’auteur").fill("Have a look at it.");
		await page.getByRole("button", { name: "Voir le courriel" }).click();
		const courriel = page.locator("blockquote");
		await expect(courriel).toContainText(
			"An entry of the directory already covers it.",
		);
		await expect(courriel).toContainText("Have a look at it.");
		await expect(courriel).toContainText(`/projets/${deja.slug}`);
		expect(await statutDe(site, id)).toBe("propose");
		await deciderDe(page, "Refuser et prévenir l’auteur");
		expect(await statutDe(site, id)).toBe("refuse");
		expect(await courriels(site, auteur.id)).toEqual([
			{ gabarit: "contribution_refusee", statut: "attente" },
		]);
		const { motif, motif_choisi, doublon_slug } = await site.base.ligne<
			Record<string, string>
		>("SELECT motif, motif_choisi, doublon_slug FROM projets WHERE id = $1", [
			id,
		]);
		expect({ motif_choisi, doublon_slug }).toEqual({
			motif_choisi: "doublon",
			doublon_slug: deja.slug,
		});
		expect(motif).toContain("Have a look at it.");
		await contexte.close();
	});

	test(`of two moderators on one entry, the second is told what the first did, ${avec}`, async ({
		browser,
		site,
	}) => {
		const { id, fiche } = await propose(site);
		const premier = await navigateurDe(browser, site, "moderateur");
		const second = await navigateurDe(browser, site, "moderateur", {
			javaScriptEnabled,
		});
		const page = await premier.contexte.newPage();
		const autre = await second.contexte.newPage();
		for (const ouverte of [page, autre]) await ouverte.goto(fiche);
		await deciderDe(page, "Publier");
		await autre.getByRole("button", { name: "Mettre en quarantaine" }).click();
		await autre.waitForURL(/conflit=oui/);
		await expect(
			autre.getByText("Quelqu’un est passé avant vous"),
		).toBeVisible();
		await expect(autre.getByText(premier.courriel).first()).toBeVisible();
		expect(await statutDe(site, id)).toBe("publie");
		for (const { contexte } of [premier, second]) await contexte.close();
	});

	test(`D15: what filled the honeypot is listed apart, and recovered, ${avec}`, async ({
		browser,
		site,
	}) => {
		const nom = `Sincère ${Date.now()}`;
		const { id } = await creerProjet(site.base, { statut: "quarantaine", nom });
		const { contexte } = await navigateurDe(browser, site, "moderateur", {
			javaScriptEnabled,
		});
		const page = await contexte.newPage();
		await page.goto("/moderation");
		await expect(page.getByRole("link", { name: nom })).toHaveCount(0);
		await page.goto("/moderation/quarantaine");
		await page.getByRole("link", { name: nom }).click();
		await deciderDe(page, "Récupérer");
		expect(await statutDe(site, id)).toBe("propose");
		await contexte.close();
	});
}
