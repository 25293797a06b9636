/** What citizens would say of a project: proposed, corrected, reviewed, edited and shown. */
import { randomUUID } from "node:crypto";
import { creerTheme, slugUnique } from "#e2e/fixtures/contenu";
import { navigateurDe } from "#e2e/fixtures/moderation";
import { expect, expectAccessible, test } from "#e2e/fixtures/site";
import { SCRIPTS, variantes } from "#e2e/fixtures/variantes";

const essais = variantes(test, import.meta.filename);

const LANGUES = [
	{
		langue: "fr",
		prefixe: "",
		nom: "Nom du projet",
		accroche: "En une phrase",
		question: "Comment quelqu’un dirait-il qu’il en a besoin",
		champ: "mots_habitants",
		autre: "mots_habitants_en",
		verifier: "Vérifier mes réponses",
		envoyer: "Envoyer ma proposition",
		reste: "Encore 10 phrases possibles.",
		courte:
			"Phrase 2 («\u00a0x\u00a0»). Écrivez au moins 3 caractères\u00a0: il y en a 1.",
		longue: /Phrase 3 .* 80 caractères\u00a0: il en a 81\.$/,
		trop: "12 phrases au plus\u00a0: il y en a 13.",
		cherche: "Utile pour…",
	},
	{
		langue: "en",
		prefixe: "/en",
		nom: "Name of the project",
		accroche: "In one sentence",
		question: "How would someone say that they need it",
		champ: "mots_habitants_en",
		autre: "mots_habitants",
		verifier: "Check my answers",
		envoyer: "Send my suggestion",
		reste: "10 more phrases possible.",
		courte: "Phrase 2 (“x”). Write at least 3 characters: there are 1 so far.",
		longue: /Phrase 3 .* 80 characters: it has 81\.$/,
		trop: "12 phrases at most: there are 13.",
		cherche: "Useful for…",
	},
] as const;

const DESCRIPTION = "Quarante caractères au moins, et rien d’autre ici.";
const RTL = "איפה לאכול היום";
const DITES = ["où manger quand on est à la rue", RTL];

test.beforeAll(async ({ site }) => {
	await creerTheme(site.base, { nom: "Eau", slug: slugUnique("eau") });
});

for (const [round, mots, javaScriptEnabled] of essais(LANGUES, SCRIPTS)) {
	round.test(
		`${mots.langue}, scripts ${javaScriptEnabled ? "on" : "off"}: phrases are typed one on a line, each wrong one is told, and they are checked, sent, and shown on the page in its language`,
		async ({ browser, site }) => {
			const auteur = await navigateurDe(browser, site, "membre", {
				javaScriptEnabled,
			});
			const page = await auteur.contexte.newPage();
			const nom = `Projet ${randomUUID()}`;
			await page.goto(`${mots.prefixe}/proposer`);
			await page.getByLabel(mots.nom).fill(nom);
			await page.getByLabel(mots.accroche).fill("Une accroche assez longue.");
			const continuer = page.getByRole("button", { name: /^Continue[r]?$/ });
			await continuer.click();
			await page.locator("textarea[name=description]").fill(DESCRIPTION);
			await page.getByRole("checkbox").first().check();
			await continuer.click();
			const champ = page.getByLabel(mots.question);
			await expect(champ).toHaveAttribute("name", mots.champ);
			const verifier = page.getByRole("button", { name: mots.verifier });
			const alerte = page.getByRole("main").getByRole("alert");
			const erreur = page.locator(`#${mots.champ}-erreur`);

			const fausses = `${DITES[0]}\nx\n\n${"é".repeat(81)}`;
			await champ.fill(fausses);
			await verifier.click();
			await expect(alerte.getByRole("link")).toHaveCount(1);
			await expect(erreur).toContainText(mots.courte);
			await expect(erreur).toHaveText(mots.longue);
			await expect(champ).toHaveValue(fausses);
			await page.setViewportSize({ width: 320, height: 640 });
			expect(
				await page.evaluate(() => document.documentElement.scrollWidth),
			).toBe(320);

			await champ.fill(Array(13).fill("une phrase").join("\n"));
			await verifier.click();
			await expect(erreur).toHaveText(mots.trop);

			await champ.fill(`\n${DITES.join("\n")}\n`);
			if (javaScriptEnabled)
				await expect(page.getByText(mots.reste)).toBeVisible();
			await verifier.click();
			await expect(page).toHaveURL(`${mots.prefixe}/proposer/verification`);
			for (const dite of DITES)
				await expect(
					page.getByRole("definition").filter({ hasText: dite }),
				).toHaveText(dite);
			if (javaScriptEnabled) await expectAccessible(page);
			await page.goto(`${mots.prefixe}/proposer?etape=3`);
			await expect(champ).toHaveValue(DITES.join("\n"));
			await verifier.click();
			await page.getByRole("button", { name: mots.envoyer }).click();
			await expect(page).toHaveURL(`${mots.prefixe}/proposer/merci`);
			const { slug, ...lu } = await site.base.ligne<Record<string, unknown>>(
				"UPDATE projets SET statut = 'publie', publie_le = now() WHERE nom = $1 RETURNING slug, mots_habitants, mots_habitants_en",
				[nom],
			);
			expect(lu).toEqual({ [mots.champ]: DITES, [mots.autre]: [] });

			await page.goto(`${mots.prefixe}/projets/${slug}`);
			await expect(page.getByText(mots.cherche)).toBeVisible();
			await expect(page.getByText(RTL)).toBeVisible();
			const autreLangue = mots.langue === "fr" ? "/en" : "";
			await page.goto(`${autreLangue}/projets/${slug}`);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(nom);
			await expect(page.getByText(RTL)).toHaveCount(0);
			await auteur.contexte.close();
		},
	);
}

test("the author corrects the phrases that await review, a moderator reads and edits them in both languages, and nothing is lost", async ({
	browser,
	site,
}) => {
	const auteur = await navigateurDe(browser, site, "membre");
	const moderateur = await navigateurDe(browser, site, "moderateur");
	const slug = slugUnique("repas");
	const lire = () =>
		site.base.ligne(
			"SELECT mots_habitants, mots_habitants_en FROM projets WHERE slug = $1",
			[slug],
		);
	const { id: theme } = await creerTheme(site.base);
	const { id } = await site.base.ligne<{ id: number }>(
		`INSERT INTO projets (slug, nom, accroche, description, statut, auteur_id, mots_habitants)
		 VALUES ($1, 'Des repas', 'Une accroche assez longue.', $2, 'propose', $3, '{un repas,un lit}') RETURNING id`,
		[slug, DESCRIPTION, auteur.id],
	);
	await site.base.lignes(
		"INSERT INTO projet_themes (projet_id, theme_id, position) VALUES ($1, $2, 0)",
		[id, theme],
	);
	const page = await auteur.contexte.newPage();
	await page.goto(`/compte/contributions/projet/${slug}`);
	const francais = "[name=mots_habitants]";
	await expect(page.locator(francais)).toHaveValue("un repas\nun lit");
	// React moves the caret of a filled field when it takes the page over: a fill
	// selects the text and then writes, and that may come between.
	const ecrites = "un repas\nun lit\nun abri";
	await expect(async () => {
		await page.locator(francais).fill(ecrites);
		await expect(page.locator(francais)).toHaveValue(ecrites, { timeout: 1 });
	}).toPass();
	await page.getByRole("button", { name: "Enregistrer" }).click();
	await page.waitForURL(/fait=correction/);
	expect(await lire()).toEqual({
		mots_habitants: ["un repas", "un lit", "un abri"],
		mots_habitants_en: [],
	});

	const relue = await moderateur.contexte.newPage();
	await relue.goto(`/moderation/relecture/projet/${slug}`);
	await expect(
		relue.getByRole("definition").filter({ hasText: "un abri" }),
	).toHaveText("un repas\nun lit\nun abri");
	await relue.goto(`/moderation/relecture/projet/${slug}`);
	await relue.getByText("Corriger", { exact: true }).click();
	await relue.locator("[name=mots_habitants_en]").fill("a bed\na bed!");
	await relue.getByRole("button", { name: "Enregistrer" }).click();
	await expect(relue.getByText("C’est enregistré").first()).toBeVisible();
	expect(await lire()).toEqual({
		mots_habitants: ["un repas", "un lit", "un abri"],
		mots_habitants_en: ["a bed"],
	});

	await site.base.lignes(
		"UPDATE projets SET mots_habitants = '{}', mots_habitants_en = '{}' WHERE id = $1",
		[id],
	);
	await relue.goto(`/moderation/relecture/projet/${slug}`);
	await expect(relue.locator(francais)).toBeHidden();
	await relue.getByRole("link", { name: /^Aucune phrase/ }).click();
	await expect(relue.locator(francais)).toBeVisible();
	for (const { contexte } of [auteur, moderateur]) await contexte.close();
});
