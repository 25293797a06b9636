import type { BrowserContext, Page } from "playwright/test";
import { creerCompte, creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import {
	creerBesoin,
	creerProjet,
	creerTheme,
	slugUnique,
} from "#e2e/fixtures/contenu";
import { navigateurDe } from "#e2e/fixtures/moderation";
import { ouvrirSession } from "#e2e/fixtures/sessions";
import { expect, type Site, test } from "#e2e/fixtures/site";
import { soutenir } from "#e2e/fixtures/soutiens";
import { SCRIPTS, variantes } from "#e2e/fixtures/variantes";
import { texts } from "#lib/i18n/texts";
import { LANGUES, type Langue } from "#lib/platform/langues";

const essais = variantes(test, import.meta.filename);

async function connecter(context: BrowserContext, site: Site, id: number) {
	const cookie = await ouvrirSession(site.base, id);
	await context.addCookies([{ ...cookie, url: site.url }]);
}

async function membre(context: BrowserContext, site: Site, nom?: string) {
	const compte = await creerCompte(site.base, "membre", nom ?? null);
	await connecter(context, site, compte.id);
	return compte;
}

function chemin(langue: Langue, suite: string): string {
	return `${langue === "en" ? "/en" : ""}/compte${suite}`;
}

async function voterEnBase(site: Site, compte_id: number, projet_id: number) {
	await site.base.lignes(
		"INSERT INTO votes (compte_id, projet_id) VALUES ($1, $2)",
		[compte_id, projet_id],
	);
	await site.base.lignes(
		"UPDATE projets SET nb_votes = nb_votes + 1 WHERE id = $1",
		[projet_id],
	);
}

/** Content of every kind, so that no page is empty. */
async function remplir(site: Site, compte_id: number) {
	const { base } = site;
	const theme = await creerTheme(base);
	const projet = await creerProjet(base);
	const archive = await creerProjet(base, { statut: "archive" });
	const besoin = await creerBesoin(base);
	for (const { id } of [projet, archive])
		await voterEnBase(site, compte_id, id);
	await soutenir(base, compte_id, besoin.id);
	const mien = { auteur_id: compte_id };
	const propose = await creerProjet(base, {
		...mien,
		statut: "propose",
		themes: [theme.id],
	});
	const refuse = await creerBesoin(base, {
		...mien,
		statut: "refuse",
		motif: `Déjà recensé : /besoins/${besoin.slug}.`,
	});
	const decrit = await creerBesoin(base, { ...mien, statut: "propose" });
	return { theme, projet, archive, besoin, propose, refuse, decrit };
}

const actif = (page: Page) => page.getByRole("status").first();

for (const [round, langue, javaScriptEnabled] of essais(LANGUES, SCRIPTS)) {
	const t = texts(langue);

	test.describe(`${langue}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		round.test(
			"a name and a language of mails are saved, shown again, and bounded as in the API",
			async ({ page, context, site }) => {
				const { id } = await membre(context, site);
				await page.goto(chemin(langue, "/profil"));
				await page.getByLabel(t("compte.profil.nom")).fill("x".repeat(121));
				await page.getByRole("button", { name: t("edition.garder") }).click();
				await expect(page.getByRole("main").getByRole("alert")).toContainText(
					"120",
				);
				await page.getByLabel(t("compte.profil.nom")).fill("Dominique");
				await page.getByLabel(t("compte.langues.en")).check();
				await page.getByRole("button", { name: t("edition.garder") }).click();
				await expect(actif(page)).toHaveText(t("compte.fait.profil"));
				expect(
					await site.base.ligne(
						"SELECT nom, langue FROM comptes WHERE id = $1",
						[id],
					),
				).toEqual({ nom: "Dominique", langue: "en" });
				await page.goto(chemin(langue, ""));
				await expect(page.getByRole("heading", { level: 1 })).toHaveText(
					t("compte.apercu.bonjour", { nom: "Dominique" }),
				);
			},
		);

		round.test(
			"D14: a vote on an archived project is withdrawn here, and the count follows",
			async ({ page, context, site }) => {
				const { id } = await membre(context, site);
				const { slug, ...projet } = await creerProjet(site.base, {
					statut: "archive",
				});
				await voterEnBase(site, id, projet.id);
				await page.goto(chemin(langue, "/votes"));
				await expect(page.getByText(t("compte.votes.archive"))).toBeVisible();
				await page
					.getByRole("button", {
						name: t("compte.votes.retirer_quoi", { nom: `Projet ${slug}` }),
					})
					.click();
				await expect(actif(page)).toHaveText(t("compte.fait.vote"));
				await expect(page.getByText(t("compte.votes.vide"))).toBeVisible();
				expect(
					await site.base.ligne("SELECT nb_votes FROM projets WHERE id = $1", [
						projet.id,
					]),
				).toEqual({ nb_votes: 0 });
			},
		);

		round.test(
			"each need's mails are switched off and on, and all stopped at once; the support stays",
			async ({ page, context, site }) => {
				const { id } = await membre(context, site);
				const besoins = [
					await creerBesoin(site.base, { titre: "Un premier besoin" }),
					await creerBesoin(site.base, { titre: "Un second besoin" }),
				];
				for (const besoin of besoins) await soutenir(site.base, id, besoin.id);
				const refus = async () =>
					(
						await site.base.lignes(
							"SELECT 1 FROM refus_etapes WHERE compte_id = $1",
							[id],
						)
					).length;
				const nom = "Un premier besoin";
				await page.goto(chemin(langue, "/soutiens"));
				await page
					.getByRole("button", {
						name: t("participation.etapes.arreter_quoi", { nom }),
					})
					.click();
				await expect(actif(page)).toHaveText(t("compte.fait.etapes_non"));
				expect(await refus()).toBe(1);
				await page
					.getByRole("button", {
						name: t("participation.etapes.reprendre_quoi", { nom }),
					})
					.click();
				await expect(actif(page)).toHaveText(t("compte.fait.etapes_oui"));
				expect(await refus()).toBe(0);
				await page
					.getByText(t("compte.soutiens.tout"), { exact: true })
					.click();
				await page
					.getByRole("button", { name: t("compte.soutiens.tout_oui") })
					.click();
				await expect(actif(page)).toHaveText(t("compte.fait.etapes_toutes"));
				expect(await refus()).toBe(2);
				await page
					.getByRole("button", {
						name: t("compte.soutiens.retirer_quoi", { nom }),
					})
					.click();
				await expect(actif(page)).toHaveText(t("compte.fait.soutien"));
			},
		);

		round.test(
			"a contribution that awaits review is corrected, then withdrawn after confirmation; a refusal links to the existing entry",
			async ({ page, context, site }) => {
				const { id } = await membre(context, site);
				const { propose, besoin } = await remplir(site, id);
				const nom = `Projet ${propose.slug}`;
				await page.goto(chemin(langue, "/contributions"));
				await expect(
					page.getByRole("link", { name: `/besoins/${besoin.slug}` }),
				).toHaveAttribute("href", new RegExp(`/besoins/${besoin.slug}$`));
				await page
					.getByRole("link", {
						name: t("compte.contributions.corriger_quoi", { nom }),
					})
					.click();
				await page.getByLabel(t("champs.projet.nom.question")).fill("x");
				const envoyer = page.getByRole("button", {
					name: t("compte.correction.enregistrer"),
				});
				await envoyer.click();
				await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
				const corrige = slugUnique("corrige");
				await page.getByLabel(t("champs.projet.nom.question")).fill(corrige);
				await envoyer.click();
				await expect(actif(page)).toHaveText(t("compte.fait.correction"));
				await page
					.getByText(t("compte.contributions.retirer_quoi", { nom: corrige }))
					.locator("xpath=ancestor::summary")
					.click();
				await page
					.getByRole("button", {
						name: t("compte.contributions.retirer_oui"),
					})
					.first()
					.click();
				await expect(actif(page)).toHaveText(t("compte.fait.retrait"));
				expect(
					await site.base.lignes("SELECT 1 FROM projets WHERE id = $1", [
						propose.id,
					]),
				).toEqual([]);
			},
		);

		round.test(
			"another device is signed out, then all of them",
			async ({ page, context, site }) => {
				const { id } = await membre(context, site);
				await ouvrirSession(site.base, id);
				await page.goto(chemin(langue, "/sessions"));
				await page
					.getByRole("button", {
						name: t("compte.sessions.fermer_quoi", {
							nom: t("compte.sessions.inconnu"),
						}),
					})
					.click();
				await expect(actif(page)).toHaveText(t("compte.fait.session"));
				await page
					.getByText(t("compte.sessions.partout"), { exact: true })
					.click();
				await page
					.getByRole("button", { name: t("compte.sessions.partout_oui") })
					.click();
				await expect(page).toHaveURL(/\/compte\/connexion/);
				expect(
					await site.base.lignes(
						"SELECT 1 FROM sessions WHERE compte_id = $1",
						[id],
					),
				).toEqual([]);
			},
		);

		round.test(
			"D10: a suspension blocks the next action on an open page, and every token",
			async ({ page, context, site }) => {
				const admin = await creerCompteAvecJeton(site.base, "admin");
				const compte = await creerCompteAvecJeton(site.base);
				await connecter(context, site, compte.id);
				await page.goto(chemin(langue, "/profil"));
				const appeler = (
					suite: string,
					init: RequestInit & { jeton: string },
				) =>
					fetch(`${site.url}/api/${suite}`, {
						...init,
						headers: {
							Authorization: `Bearer ${init.jeton}`,
							"Content-Type": "application/json",
						},
					});
				const suspension = await appeler(`admin/comptes/${compte.id}`, {
					method: "PATCH",
					body: JSON.stringify({ suspendu: true }),
					jeton: admin.jeton,
				});
				expect(suspension.status).toBe(204);
				await page.getByLabel(t("compte.profil.nom")).fill("Trop tard");
				await page.getByRole("button", { name: t("edition.garder") }).click();
				if (javaScriptEnabled)
					await expect(
						page.getByText(t("formulaires.refus.session")),
					).toBeVisible();
				else await expect(page.getByRole("main")).toContainText("Trop tard");
				const moi = await appeler("moi", { jeton: compte.jeton });
				expect(moi.status).toBe(401);
				expect(
					await site.base.ligne("SELECT nom FROM comptes WHERE id = $1", [
						compte.id,
					]),
				).toEqual({ nom: null });
			},
		);
	});
}

test("a session that ends while one writes loses nothing: signed in again, the same text is sent", async ({
	page,
	context,
	site,
}) => {
	const t = texts("fr");
	const { id } = await membre(context, site);
	await page.goto(chemin("fr", "/profil"));
	const nom = page.getByLabel(t("compte.profil.nom"));
	const garder = page.getByRole("button", { name: t("edition.garder") });
	await nom.fill("Lina");
	await context.clearCookies();
	await garder.click();
	await expect(page.getByText(t("formulaires.refus.session"))).toBeVisible();
	await expect(nom).toHaveValue("Lina");
	await connecter(context, site, id);
	await garder.click();
	await expect(actif(page)).toHaveText(t("compte.fait.profil"));
	expect(
		await site.base.ligne("SELECT nom FROM comptes WHERE id = $1", [id]),
	).toEqual({ nom: "Lina" });
});

test("without a script, a form sent after the session ended shows what was written, saves nothing, and leads to sign-in and back; one that holds no text leads there at once", async ({
	browser,
	site,
}) => {
	const { contexte, id } = await navigateurDe(browser, site, "membre", {
		javaScriptEnabled: false,
	});
	const page = await contexte.newPage();
	for (const [langue, ecrit] of [
		["fr", "Lina de la rue <des> Lilas"],
		["en", "Lina of Lilac Street"],
	] as const) {
		const t = texts(langue);
		await connecter(contexte, site, id);
		await page.goto(chemin(langue, "/profil"));
		await page.getByLabel(t("compte.profil.nom")).fill(ecrit);
		await contexte.clearCookies();
		const sent = page.waitForResponse(
			(one) => one.request().method() === "POST",
		);
		await page.getByRole("button", { name: t("edition.garder") }).click();
		expect((await sent).status()).toBe(409);
		expect((await sent).headers()["cache-control"]).toContain("no-store");
		const main = page.getByRole("main");
		await expect(main).toContainText(t("erreurs.envoi.session"));
		await expect(main).toContainText(ecrit);
		await page.getByRole("link", { name: t("erreurs.retour") }).click();
		await expect(page).toHaveURL(/\/compte\/connexion\?retour=.*profil/);
		await connecter(contexte, site, id);
		await page.goto(chemin(langue, "/profil"));
		await page.getByLabel(t("compte.profil.nom")).fill("Lina");
		await contexte.clearCookies();
		await page.getByRole("button", { name: t("edition.garder") }).click();
		await expect(page).toHaveURL(/\/compte\/connexion\?retour=.*profil/);
	}
	expect(
		await site.base.ligne("SELECT nom FROM comptes WHERE id = $1", [id]),
	).toEqual({ nom: null });
	await contexte.close();
});

test("a reader who is signed out is redirected to sign-in from every page of the account area, and sees nothing of it", async ({
	request,
}) => {
	for (const suite of [
		"",
		"/profil",
		"/votes",
		"/soutiens",
		"/contributions",
		"/jetons",
		"/sessions",
		"/donnees",
		"/donnees/export",
		"/adresse",
		"/effacement",
	]) {
		const reponse = await request.get(chemin("fr", suite), {
			maxRedirects: 0,
		});
		expect(reponse.headers().location).toMatch(/\/compte\/connexion\?retour=/);
	}
});
