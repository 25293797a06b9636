/** From a suggestion to its decision, with JavaScript and without. */
import type { Page } from "playwright/test";
import { creerCompte, creerJeton } from "#e2e/fixtures/comptes";
import { creerProjet, creerTheme } from "#e2e/fixtures/contenu";
import { courrielsEnFile } from "#e2e/fixtures/courriels";
import { navigateurDe, ouvrirRecherche } from "#e2e/fixtures/moderation";
import { answered, expect, type Site, test } from "#e2e/fixtures/site";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";
import { MOTS_REFUS_MAX } from "#lib/moderation/relecture/schema";

const essais = variantes(test, import.meta.filename);

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

for (const [round, javaScriptEnabled] of essais(SCRIPTS, SEUL)) {
	const avec = javaScriptEnabled ? "with JavaScript" : "without JavaScript";

	round.test(
		`a proposal is published, its author informed, and the API shows it, ${avec}`,
		async ({ browser, site }) => {
			const { id, slug, fiche, auteur } = await propose(site);
			const { contexte } = await navigateurDe(browser, site, "moderateur", {
				javaScriptEnabled,
			});
			const page = await contexte.newPage();
			await page.goto(fiche);
			await deciderDe(page, "Publier");
			expect(await statutDe(site, id)).toBe("publie");
			expect(await courrielsEnFile(site.base, auteur.id)).toEqual([
				{ gabarit: "contribution_publiee", statut: "attente" },
			]);
			const jeton = await creerJeton(site.base, auteur.id);
			const lu = await contexte.request.get(`/api/projets/${slug}`, {
				headers: { authorization: `Bearer ${jeton}` },
			});
			expect(await lu.json()).toMatchObject({ slug });
			expect((await page.goto(`/projets/${slug}`))?.status()).toBe(200);
			await contexte.close();
		},
	);

	round.test(
		`D3: a publication is undone from the banner that announces it, ${avec}`,
		async ({ browser, site }) => {
			const { id, fiche, auteur } = await propose(site);
			const { contexte } = await navigateurDe(browser, site, "moderateur", {
				javaScriptEnabled,
			});
			const page = await contexte.newPage();
			await page.goto(fiche);
			await deciderDe(page, "Publier");
			await page
				.getByRole("button", { name: "Annuler cette décision" })
				.click();
			await page.waitForURL(/annule=oui/);
			expect(page.url()).toContain(fiche);
			expect(await statutDe(site, id)).toBe("propose");
			expect(await courrielsEnFile(site.base, auteur.id)).toEqual([
				{ gabarit: "contribution_publiee", statut: "annule" },
			]);
			await contexte.close();
		},
	);

	round.test(
		`a refusal shows its mail in the author's language before it is sent, and a double is ticked among the similar ones or searched for, ${avec}`,
		async ({ browser, site }) => {
			const deja = await creerProjet(site.base);
			const { id, fiche, auteur } = await propose(site, "en");
			const { contexte } = await navigateurDe(browser, site, "moderateur", {
				javaScriptEnabled,
			});
			const page = await contexte.newPage();
			await page.goto(fiche);
			await page.getByRole("link", { name: "Refuser…" }).click();
			await page.getByRole("radio", { name: "Déjà dans l’annuaire" }).check();
			await page.getByLabel("Vos mots à l’auteur").fill("Have a look at it.");
			// "Already listed" needs the existing entry.
			await page
				.getByRole("button", { name: "Refuser et prévenir l’auteur" })
				.click();
			const alerte = page.getByRole("main").getByRole("alert");
			await expect(alerte).toContainText("Choisissez la fiche déjà présente");
			await ouvrirRecherche(page);
			await page.getByLabel("Chercher une autre fiche").fill(deja.slug);
			await page.keyboard.press("Enter");
			await expect(alerte).toHaveCount(0);
			await page.locator(`input[value="projet/${deja.slug}"]`).check();
			if (!javaScriptEnabled)
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
			expect(await courrielsEnFile(site.base, auteur.id)).toEqual([
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
		},
	);

	round.test(
		`the mail that is shown follows what is written, and is what is recorded and mailed, ${avec}`,
		async ({ browser, site }) => {
			const { id, fiche, auteur } = await propose(site);
			const { contexte } = await navigateurDe(browser, site, "moderateur", {
				javaScriptEnabled,
			});
			const page = await contexte.newPage();
			await page.goto(fiche);
			await page.getByRole("link", { name: "Refuser…" }).click();
			const mots = page.getByLabel("Vos mots à l’auteur");
			const courriel = page.locator("blockquote");
			await page.getByRole("radio", { name: "Hors sujet" }).check();
			await mots.fill("Premier texte.");
			if (!javaScriptEnabled)
				await page.getByRole("button", { name: "Voir le courriel" }).click();
			await expect(courriel).toContainText("Premier texte.");
			await expect(mots).toHaveValue("Premier texte.");
			await page.getByRole("radio", { name: "Publicité" }).check();
			await mots.fill("Second texte.");
			if (javaScriptEnabled) {
				await expect(courriel).toContainText("> Second texte.");
				await expect(courriel).toContainText("promotion d’un produit");
				await expect(courriel).not.toContainText("Premier texte.");
			}
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
		},
	);

	round.test(
		`words too long for a refusal come back complete with their limit, and no reason is preselected, ${avec}`,
		async ({ browser, site }) => {
			const { id, fiche } = await propose(site);
			const { contexte } = await navigateurDe(browser, site, "moderateur", {
				javaScriptEnabled,
			});
			const page = await contexte.newPage();
			await page.goto(fiche);
			await page.getByRole("link", { name: "Refuser…" }).click();
			const long = "é".repeat(4000);
			const mots = page.getByLabel("Vos mots à l’auteur");
			await mots.fill(long);
			if (javaScriptEnabled)
				await expect(page.locator("#texte-restants")).toContainText(
					"caractères de trop",
				);
			const refuser = page.getByRole("button", {
				name: "Refuser et prévenir l’auteur",
			});
			await answered(page, () => refuser.click());
			const resume = page.getByRole("alert").first();
			await expect(resume).toContainText("Raison");
			await expect(resume).toContainText(String(MOTS_REFUS_MAX));
			await expect(mots).toHaveValue(long);
			await page.getByRole("radio", { name: "Hors sujet" }).check();
			await mots.fill("é".repeat(MOTS_REFUS_MAX));
			await deciderDe(page, "Refuser et prévenir l’auteur");
			expect(await statutDe(site, id)).toBe("refuse");
			await contexte.close();
		},
	);

	round.test(
		`a corrected word and the AI label are saved and published from the one page, ${avec}`,
		async ({ browser, site }) => {
			const theme = await creerTheme(site.base);
			const { id, fiche } = await propose(site, "fr", {
				themes: [theme.id],
				description: "Une carte des fontaines de la ville, avec une fote.",
			});
			const { contexte } = await navigateurDe(browser, site, "moderateur", {
				javaScriptEnabled,
			});
			const page = await contexte.newPage();
			await page.goto(fiche);
			await page.getByText("Corriger", { exact: true }).click();
			const texte = page.getByRole("textbox", {
				name: "Description",
				exact: true,
			});
			await texte.fill("Une carte des fontaines de la ville, sans faute.");
			await page.getByLabel("Label IA").selectOption("sans_ia");
			await deciderDe(page, "Publier");
			expect(
				await site.base.ligne(
					"SELECT statut, label_ia, description FROM projets WHERE id = $1",
					[id],
				),
			).toEqual({
				statut: "publie",
				label_ia: "sans_ia",
				description: "Une carte des fontaines de la ville, sans faute.",
			});
			await contexte.close();
		},
	);

	round.test(
		`saving keeps the refusal that was begun, and a corrected name gives the address under which the entry is published, ${avec}`,
		async ({ browser, site }) => {
			const theme = await creerTheme(site.base);
			const nom = `Le puits commun ${Date.now()}`;
			const { id, fiche } = await propose(site, "fr", { themes: [theme.id] });
			const { contexte } = await navigateurDe(browser, site, "moderateur", {
				javaScriptEnabled,
			});
			const page = await contexte.newPage();
			await page.goto(fiche);
			await page.getByRole("link", { name: "Refuser…" }).click();
			await page.getByRole("radio", { name: "Publicité" }).check();
			await page.getByLabel("Vos mots à l’auteur").fill("Sans le prix, oui.");
			await page.getByText("Corriger", { exact: true }).click();
			await page.getByRole("textbox", { name: "Nom", exact: true }).fill(nom);
			await answered(page, () =>
				page.getByRole("button", { name: "Enregistrer", exact: true }).click(),
			);
			await expect(page.getByText("C’est enregistré.")).toBeVisible();
			await expect(page.locator("h1")).toHaveText(nom);
			await expect(
				page.getByRole("radio", { name: "Publicité" }),
			).toBeChecked();
			await expect(page.getByLabel("Vos mots à l’auteur")).toHaveValue(
				"Sans le prix, oui.",
			);
			await deciderDe(page, "Publier");
			expect(await statutDe(site, id)).toBe("publie");
			const slug = nom.toLowerCase().replaceAll(" ", "-");
			expect((await page.goto(`/projets/${slug}`))?.status()).toBe(200);
			// The page of the review that was open leads there still.
			await page.goto(fiche);
			await expect(page.locator("h1")).toHaveText(nom);
			await contexte.close();
		},
	);

	round.test(
		`of two moderators on one entry, the second is told of the first, ${avec}`,
		async ({ browser, site }) => {
			const { id, fiche } = await propose(site);
			const premier = await navigateurDe(browser, site, "moderateur");
			const second = await navigateurDe(browser, site, "moderateur", {
				javaScriptEnabled,
			});
			const page = await premier.contexte.newPage();
			const autre = await second.contexte.newPage();
			for (const ouverte of [page, autre]) await ouverte.goto(fiche);
			await autre.getByRole("link", { name: "Refuser…" }).click();
			await autre.getByRole("radio", { name: "Publicité" }).check();
			await autre.getByLabel("Vos mots à l’auteur").fill("Un prix y est.");
			await deciderDe(page, "Publier");
			await autre
				.getByRole("button", { name: "Refuser et prévenir l’auteur" })
				.click();
			const alerte = autre.getByRole("main").getByRole("alert");
			await expect(alerte).toContainText(
				"Depuis que vous avez ouvert cette fiche, quelqu’un a décidé",
			);
			expect(await statutDe(site, id)).toBe("publie");
			await expect(autre.getByLabel("Vos mots à l’auteur")).toHaveValue(
				"Un prix y est.",
			);
			// What the page offers now: the entry as the other one left it.
			await expect(
				autre.getByRole("link", { name: "Archiver…" }),
			).toBeVisible();
			for (const { contexte } of [premier, second]) await contexte.close();
		},
	);

	round.test(
		`D15: a filled honeypot is listed separately, and recovered, ${avec}`,
		async ({ browser, site }) => {
			const nom = `Sincère ${Date.now()}`;
			const { id } = await creerProjet(site.base, {
				statut: "quarantaine",
				nom,
			});
			const { contexte } = await navigateurDe(browser, site, "moderateur", {
				javaScriptEnabled,
			});
			const page = await contexte.newPage();
			await page.goto("/moderation");
			await expect(page.getByRole("link", { name: nom })).toHaveCount(0);
			await page.goto("/moderation/fiches?statut=quarantaine");
			await page.getByRole("link", { name: nom }).click();
			await deciderDe(page, "Récupérer");
			expect(await statutDe(site, id)).toBe("propose");
			await contexte.close();
		},
	);
}

test("the seconds to undo go on when a search shows the form anew", async ({
	browser,
	site,
}) => {
	const { fiche } = await propose(site);
	await propose(site);
	const { contexte } = await navigateurDe(browser, site, "moderateur");
	const page = await contexte.newPage();
	await page.goto(fiche);
	await deciderDe(page, "Publier");
	const compte = page.locator("[data-countdown]").first();
	const secondes = async () =>
		Number(/\d+/.exec((await compte.textContent()) ?? "")?.[0]);
	await expect(compte).toContainText("secondes");
	const debut = await secondes();
	await expect.poll(secondes).toBeLessThan(debut - 1);
	await ouvrirRecherche(page);
	await page.getByLabel("Chercher une autre fiche").fill("zzzz");
	await answered(page, () => page.keyboard.press("Enter"));
	expect(await secondes()).toBeLessThan(debut - 1);
	await contexte.close();
});
