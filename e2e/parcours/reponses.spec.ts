/** From a need that a project may answer to the link that a moderator confirms, with JavaScript and without. */
import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { creerCompte } from "#e2e/fixtures/comptes";
import { creerBesoin, creerProjet } from "#e2e/fixtures/contenu";
import { navigateurDe, ouvrirRecherche } from "#e2e/fixtures/moderation";
import { ouvrirSession } from "#e2e/fixtures/sessions";
import { expect, expectAccessible, type Site, test } from "#e2e/fixtures/site";
import { SCRIPTS, variantes } from "#e2e/fixtures/variantes";

const essais = variantes(test, import.meta.filename);

const LANGUES = [
	{
		langue: "fr",
		prefixe: "",
		titre: "Votre besoin, en une phrase",
		description: "Description",
		verifier: "Vérifier mes réponses",
		envoyer: "Envoyer mon besoin",
		oui: "Oui, cela y répond",
		presque: "Pas tout à fait",
		reprendre: "Non, reprendre mon texte",
		effacer: "Oui, effacer mon texte",
		tantMieux: "Tant mieux\u00a0!",
		voter: /^Voter pour/,
		manque: /^Ce qui manque, ou ce qui diffère/,
		continuer: "Continuer vers l’envoi de mon besoin",
		note: "Noté\u00a0: Il manque les heures.",
		repond: "Le projet qui y répond",
	},
	{
		langue: "en",
		prefixe: "/en",
		titre: "Your need, in one sentence",
		description: "Description",
		verifier: "Check my answers",
		envoyer: "Send my need",
		oui: "Yes, it meets my need",
		presque: "Not quite",
		reprendre: "No, back to my text",
		effacer: "Yes, erase my text",
		tantMieux: "Good to hear!",
		voter: /^Vote for/,
		manque: /^What is missing, or what differs/,
		continuer: "Continue with my need",
		note: "Noted: Il manque les heures.",
		repond: "The project that meets this need",
	},
] as const;
type Mots = (typeof LANGUES)[number];

/** Letters only: what is compared are words. */
function motUnique(): string {
	return randomUUID().replace(/[^a-f]/g, "") + "zq".repeat(3);
}

async function carteDe(site: Site) {
	const mot = motUnique();
	const nom = `Carte des ${mot}`;
	const accroche = `Trouver des ${mot} près de chez soi.`;
	return { mot, nom, ...(await creerProjet(site.base, { nom, accroche })) };
}

async function decrire(page: Page, mots: Mots, titre: string) {
	await page.goto(`${mots.prefixe}/decrire`);
	await page.getByLabel(mots.titre).fill(titre);
	await page
		.getByLabel(mots.description)
		.fill("Une description assez longue pour passer, sans rien d’autre.");
	await page.getByRole("button", { name: mots.verifier }).click();
	await expect(page).toHaveURL(`${mots.prefixe}/decrire/verification`);
}

const titre1 = (page: Page) => page.getByRole("heading", { level: 1 });

for (const [round, mots, javaScriptEnabled] of essais(LANGUES, SCRIPTS)) {
	test.describe(`${mots.langue}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		round.test(
			"“yes” erases the text once confirmed, counts its words without an account, and offers a vote",
			async ({ page, site }) => {
				const { mot, nom, slug } = await carteDe(site);
				await decrire(page, mots, `Où trouver des ${mot}`);
				await page.getByRole("link", { name: `${mots.oui} ${nom}` }).click();
				await expect(page.getByRole("main")).toContainText(nom);
				await page.getByRole("link", { name: mots.reprendre }).click();
				await expect(page.getByRole("main")).toContainText(
					`Où trouver des ${mot}`,
				);
				await page.getByRole("link", { name: `${mots.oui} ${nom}` }).click();
				if (javaScriptEnabled) await expectAccessible(page);
				await page.getByRole("button", { name: mots.effacer }).click();
				await expect(titre1(page)).toHaveText(mots.tantMieux);
				await expect(page).toHaveURL(
					`${mots.prefixe}/decrire/repondu?projet=${slug}`,
				);
				await expect(
					page.getByRole("button", { name: mots.voter }).first(),
				).toBeVisible();
				if (javaScriptEnabled) await expectAccessible(page);
				await page.goto(`${mots.prefixe}/decrire`);
				await expect(page.getByLabel(mots.titre)).toHaveValue("");
			},
		);

		round.test(
			"“not quite” goes to the moderators with the need, who publish and link it in one act; then both pages show it",
			async ({ browser, context, page, site }) => {
				const { mot, nom, slug } = await carteDe(site);
				const compte = await creerCompte(site.base);
				const session = await ouvrirSession(site.base, compte.id);
				await context.addCookies([{ ...session, url: site.url }]);
				const titre = `Trouver les heures des ${mot}`;
				await decrire(page, mots, titre);
				await page
					.getByRole("link", { name: `${mots.presque} ${nom}` })
					.click();
				await page.getByLabel(mots.manque).fill("Il manque les heures.");
				if (javaScriptEnabled) await expectAccessible(page);
				await page.getByRole("button", { name: mots.continuer }).click();
				await expect(page.getByRole("main")).toContainText(mots.note);
				await page.getByRole("button", { name: mots.envoyer }).click();
				await expect(page).toHaveURL(`${mots.prefixe}/decrire/merci`);
				const besoin = await site.base.ligne<{ slug: string }>(
					"SELECT slug FROM besoins WHERE titre = $1",
					[titre],
				);
				const moderateur = await navigateurDe(browser, site, "moderateur", {
					javaScriptEnabled,
				});
				const fiche = await moderateur.contexte.newPage();
				await fiche.goto(`/moderation/relecture/besoin/${besoin.slug}`);
				await expect(fiche.getByRole("main")).toContainText(
					"Il manque les heures.",
				);
				await fiche.getByRole("button", { name: `Y répond ${nom}` }).click();
				await expect(fiche.getByRole("main")).toContainText("Confirmé");
				await fiche
					.getByRole("button", { name: "Publier", exact: true })
					.click();
				await fiche.waitForURL(/fait=/);
				await page.goto(`${mots.prefixe}/besoins/${besoin.slug}`);
				await expect(
					page.getByRole("heading", { name: mots.repond }),
				).toBeVisible();
				// Once: other projects may be close to its words, this one is no longer among them.
				const carte = page
					.getByRole("main")
					.getByRole("link", { name: nom, exact: true });
				await expect(carte).toHaveCount(1);
				await expect(page.getByRole("main")).not.toContainText(
					"Il manque les heures.",
				);
				await page.goto(`${mots.prefixe}/projets/${slug}`);
				await expect(page.getByRole("main")).toContainText(titre);
				await fiche.goto(`/moderation/relecture/besoin/${besoin.slug}`);
				await fiche
					.getByRole("button", { name: `N’y répond pas ${nom}` })
					.click();
				await expect(fiche.getByRole("main")).toContainText("Écarté");
				await page.goto(`${mots.prefixe}/besoins/${besoin.slug}`);
				await expect(
					page.getByRole("heading", { name: mots.repond }),
				).toHaveCount(0);
				await expect(carte).toHaveCount(0);
				await moderateur.contexte.close();
			},
		);
	});
}

test("while a need is typed, a project is answered for at once, and the Enter key answers for none", async ({
	page,
	site,
}) => {
	const { mot, nom, slug } = await carteDe(site);
	await page.goto("/decrire");
	const titre = page.getByLabel("Votre besoin, en une phrase");
	await titre.pressSequentially(`Trouver des ${mot}`);
	const oui = page.getByRole("button", { name: `Oui, cela y répond ${nom}` });
	await expect(oui).toBeVisible();
	await expectAccessible(page);
	await oui.click();
	await expect(page).toHaveURL(`/decrire/reponse?projet=${slug}`);
	await page.getByRole("link", { name: "Non, reprendre mon texte" }).click();
	// Not whole yet: the form comes back with it.
	await expect(page).toHaveURL("/decrire");
	await expect(titre).toHaveValue(`Trouver des ${mot}`);
	await titre.press("End");
	await titre.pressSequentially(" ici");
	await expect(oui).toBeVisible();
	await titre.press("Enter");
	// The description is missing, and that is what is answered.
	await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
	await expect(page).toHaveURL("/decrire");
});

test("a project that is only alike is shown apart, and a moderator links it", async ({
	browser,
	page,
	site,
}) => {
	const { mot, nom, slug } = await carteDe(site);
	const besoin = await creerBesoin(site.base, {
		titre: `Trouver des ${mot}`,
		territoire: "Lyon",
	});
	await page.goto(`/besoins/${besoin.slug}`);
	await expect(
		page.getByRole("heading", { name: "Projets qui y répondent peut-être" }),
	).toBeVisible();
	await expect(page.getByRole("main")).toContainText("Lyon · ");
	const { contexte } = await navigateurDe(browser, site, "moderateur");
	const liens = await contexte.newPage();
	await liens.goto(`/moderation/relecture/besoin/${besoin.slug}`);
	await ouvrirRecherche(liens);
	await liens
		.getByLabel("Chercher une autre fiche")
		.pressSequentially(`${site.url}/projets/${slug}`);
	// Found while one types, or among what resembles it already.
	await liens
		.getByRole("button", { name: `Y répond ${nom}` })
		.first()
		.click();
	await expect(liens.getByRole("main")).toContainText("Confirmé");
	await page.goto(`/besoins/${besoin.slug}`);
	await expect(
		page.getByRole("heading", { name: "Le projet qui y répond" }),
	).toBeVisible();
	await contexte.close();
});
