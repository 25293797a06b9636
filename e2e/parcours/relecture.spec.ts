/** From a suggestion to its decision, with JavaScript and without. */
import type { Page } from "playwright/test";
import { creerCompte, creerJeton } from "#e2e/fixtures/comptes";
import { creerProjet } from "#e2e/fixtures/contenu";
import { navigateurDe } from "#e2e/fixtures/moderation";
import { answered, expect, type Site, test } from "#e2e/fixtures/site";
import { MOTS_REFUS_MAX } from "#lib/moderation/relecture/schema";

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

	test(`a proposal is published, its author informed, and the API shows it, ${avec}`, async ({
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

	test(`D3: a publication is undone from the banner that announces it, ${avec}`, async ({
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
		await page.getByLabel("Vos mots à l’auteur").fill("Have a look at it.");
		// "Already listed" needs the existing entry.
		await page.getByRole("button", { name: "Voir le courriel" }).click();
		const alerte = page.getByRole("main").getByRole("alert");
		await expect(alerte).toContainText("Choisissez la fiche déjà présente");
		await page.getByLabel("Chercher une autre fiche").fill(deja.slug);
		const trouvee = page.locator(`input[value="projet/${deja.slug}"]`);
		if (javaScriptEnabled)
			await page.getByRole("button", { name: "Chercher", exact: true }).click();
		else await page.keyboard.press("Enter");
		// It may already be among the similar ones: the answer gives new fields.
		await expect(alerte).toHaveCount(0);
		await trouvee.check();
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

	test(`text changed after the mail's preview is what is recorded and mailed, ${avec}`, async ({
		browser,
		site,
	}) => {
		const { id, fiche, auteur } = await propose(site);
		const { contexte } = await navigateurDe(browser, site, "moderateur", {
			javaScriptEnabled,
		});
		const page = await contexte.newPage();
		await page.goto(fiche);
		await page.getByRole("link", { name: "Refuser…" }).click();
		const raison = page.getByRole("combobox", { name: "Raison" });
		const mots = page.getByLabel("Vos mots à l’auteur");
		await expect(raison).toBeFocused();
		await raison.selectOption("hors_sujet");
		await mots.fill("Premier texte.");
		await page.getByRole("button", { name: "Voir le courriel" }).click();
		await expect(page.locator("blockquote")).toContainText("Premier texte.");
		await expect(mots).toHaveValue("Premier texte.");
		await raison.selectOption("publicite");
		await mots.fill("Second texte.");
		if (javaScriptEnabled)
			await expect(page.locator("blockquote")).toHaveCount(0);
		await deciderDe(page, "Refuser et prévenir l’auteur");
		const { motif, motif_choisi } = await site.base.ligne<
			Record<string, string>
		>("SELECT motif, motif_choisi FROM projets WHERE id = $1", [id]);
		expect(motif_choisi).toBe("publicite");
		expect(motif).toContain("Second texte.");
		const envois = await site.base.lignes<{ donnees: { motif: string } }>(
			"SELECT donnees FROM courriels WHERE compte_id = $1",
			[auteur.id],
		);
		expect(envois.map(({ donnees }) => donnees.motif)).toEqual([motif]);
		await contexte.close();
	});

	test(`texts too long for a refusal come back complete with their limit, and no reason is preselected, ${avec}`, async ({
		browser,
		site,
	}) => {
		const { id, fiche } = await propose(site);
		const { contexte } = await navigateurDe(browser, site, "moderateur", {
			javaScriptEnabled,
		});
		const page = await contexte.newPage();
		await page.goto(`${fiche}/refus`);
		const long = "é".repeat(4000);
		const mots = page.getByLabel("Vos mots à l’auteur");
		await mots.fill(long);
		for (const bouton of ["Voir le courriel", "Refuser et prévenir l’auteur"]) {
			await answered(page, () =>
				page.getByRole("button", { name: bouton }).click(),
			);
			const resume = page.getByRole("alert").first();
			await expect(resume).toContainText("Raison");
			await expect(resume).toContainText(String(MOTS_REFUS_MAX));
			await expect(mots).toHaveValue(long);
		}
		await page
			.getByRole("combobox", { name: "Raison" })
			.selectOption("hors_sujet");
		await mots.fill("é".repeat(MOTS_REFUS_MAX));
		await page.getByRole("button", { name: "Voir le courriel" }).click();
		await expect(page.locator("blockquote")).toContainText("éééé");
		await deciderDe(page, "Refuser et prévenir l’auteur");
		expect(await statutDe(site, id)).toBe("refuse");
		await contexte.close();
	});

	test(`of two moderators on one entry, the second is shown what the first did, ${avec}`, async ({
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

	test(`D15: a filled honeypot is listed separately, and recovered, ${avec}`, async ({
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

test("the keyboard alone refuses: the focus is where the next key is needed, and the key that refuses waits for the mail", async ({
	browser,
	site,
}) => {
	const { id, fiche } = await propose(site);
	const { contexte } = await navigateurDe(browser, site, "moderateur");
	const page = await contexte.newPage();
	await page.goto(fiche);
	await page.locator('[data-touches="actives"]').waitFor();
	await page.keyboard.press("r");
	await page.waitForURL(/refus/);
	await page.locator('[data-touches="actives"]').waitFor();
	await expect(page.getByRole("combobox", { name: "Raison" })).toBeFocused();
	await page.keyboard.press("h");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(
		page.getByRole("region", { name: "Le courriel que l’auteur recevra" }),
	).toBeFocused();
	expect(await statutDe(site, id)).toBe("propose");
	await page.keyboard.press("r");
	await page.waitForURL(/fait=/);
	expect(await statutDe(site, id)).toBe("refuse");
	await contexte.close();
});
