/** What moderators are told without asking: watched words, likeness, what rules published; and what they wrote is not lost. */
import type { Browser, Page } from "playwright/test";
import { creerCompte } from "#e2e/fixtures/comptes";
import { creerBesoin, creerProjet, creerTheme } from "#e2e/fixtures/contenu";
import { navigateurDe } from "#e2e/fixtures/moderation";
import { expect, type Site, test } from "#e2e/fixtures/site";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";

const essais = variantes(test, import.meta.filename);

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

async function ouvrir(
	browser: Browser,
	site: Site,
	role: "moderateur" | "admin",
	javaScriptEnabled = true,
) {
	const { contexte } = await navigateurDe(browser, site, role, {
		javaScriptEnabled,
	});
	const page = await contexte.newPage();
	await page.setViewportSize(DESK);
	return { page, contexte };
}

/** Not wider than a phone. */
async function expectFits(page: Page) {
	await page.setViewportSize(PHONE);
	expect(
		await page.locator("html").evaluate((html) => html.scrollWidth),
	).toBeLessThanOrEqual(PHONE.width);
	await page.setViewportSize(DESK);
}

const SEMBLABLES = "Garder les poules du quartier pendant les vacances";

// The server compares what has come every fifteen seconds: the other tests run meanwhile.
test.beforeAll(async ({ site }) => {
	for (const suite of ["", ", à plusieurs"])
		await creerBesoin(site.base, {
			...{ statut: "propose", titre: `${SEMBLABLES}${suite}` },
			description:
				"Personne ne peut les nourrir au mois d’août, ni les rentrer.",
		});
});

const ligne = (page: Page, nom: string) =>
	page.getByRole("listitem").filter({ hasText: nom });

for (const [round, javaScriptEnabled] of essais(SCRIPTS, SEUL)) {
	const avec = javaScriptEnabled ? "with JavaScript" : "without JavaScript";
	const cas = javaScriptEnabled ? "un" : "deux";

	round.test(
		`an administrator watches a word, and sees how many entries hold it; it is marked in the queue and in the text, ${avec}`,
		async ({ browser, site }) => {
			const mot = `tombola${cas}`;
			const { slug } = await creerBesoin(site.base, {
				statut: "propose",
				titre: `Un jeu pour l’école, ${cas}, ou une ${mot}`,
				description: `Nous voulons organiser des ${mot}s au printemps. Voir https://jeux-${cas}.exemple.fr/ pour la suite.`,
			});
			const admin = await ouvrir(browser, site, "admin", javaScriptEnabled);
			const moi = await ouvrir(browser, site, "moderateur", javaScriptEnabled);
			await admin.page.goto("/moderation/mots");
			const champ = admin.page.getByLabel(/^Mot, courte expression/);
			await champ.fill(mot.toUpperCase());
			await champ.press("Enter");
			await admin.page.waitForURL(/garde=oui/);
			await expect(ligne(admin.page, mot.toUpperCase())).toContainText(
				"une fiche à relire",
			);
			await expectFits(admin.page);
			await moi.page.goto("/moderation/mots");
			await expect(moi.page.getByRole("main")).toContainText(
				"Seule l’administration tient cette liste.",
			);
			await expect(
				moi.page.getByRole("button", { name: /surveiller/i }),
			).toHaveCount(0);
			await admin.page.goto("/en/moderation/mots");
			await admin.page
				.getByLabel(/^Word, short phrase/)
				.fill(`jeux-${cas}.exemple.fr`);
			await admin.page.getByRole("button", { name: "Watch this word" }).click();
			await admin.page.waitForURL(/garde=oui/);
			await expect(ligne(admin.page, mot.toUpperCase())).toContainText(
				"one entry to review",
			);
			await expectFits(admin.page);

			await moi.page.goto("/moderation");
			await moi.page.getByText("Filtrer la file").click();
			await moi.page
				.getByRole("searchbox", { name: "Mots cherchés" })
				.fill(`l’école, ${cas}`);
			await moi.page.getByRole("button", { name: "Filtrer" }).click();
			await moi.page.waitForURL(/q=/);
			await expect(moi.page.locator("[data-entree]")).toHaveCount(1);
			await expect(
				ligne(moi.page, `Un jeu pour l’école, ${cas}`),
			).toContainText("Mots surveillés");
			await expectFits(moi.page);
			await moi.page
				.getByRole("link", { name: `Un jeu pour l’école, ${cas}` })
				.click();
			await moi.page.waitForURL(new RegExp(`${slug}.*q=`));
			await expect(
				moi.page.locator("mark", { hasText: `${mot}s (mot surveillé)` }),
			).toBeVisible();
			await expect(moi.page.locator("h1 mark")).toHaveText(
				`${mot} (mot surveillé)`,
			);
			await expect(
				moi.page.locator("mark", {
					hasText: "(lien, nouvel onglet, mot surveillé)",
				}),
			).toBeVisible();
			await expectFits(moi.page);

			await admin.page.goto("/moderation/mots");
			await admin.page.getByText(/mots surveillés$/).click();
			await admin.page
				.getByRole("button", {
					name: `Ne plus surveiller ${mot.toUpperCase()}`,
				})
				.click();
			await admin.page.waitForURL(/garde=oui/);
			await expect(ligne(admin.page, mot.toUpperCase())).toHaveCount(0);
			await moi.page.reload();
			await expect(
				moi.page.locator("mark", { hasText: `${mot}s` }),
			).toHaveCount(0);
			for (const { contexte } of [admin, moi]) await contexte.close();
		},
	);

	round.test(
		`what an import published is listed until a moderator has seen it, from the list or from its page, ${avec}`,
		async ({ browser, site }) => {
			const noms = [1, 2].map((n) => `Publié par règle ${n} ${cas}`);
			for (const nom of noms) {
				const { id } = await creerProjet(site.base, { nom });
				await site.base.lignes(
					`INSERT INTO cles_import (nature, source, source_id, projet_id, valeurs, sans_relecture, sans_relecture_le)
				 VALUES ('projet', $1, $2, $3, '{}', 'publiee', now())`,
					[`Ouvert ${cas}`, nom, id],
				);
			}
			const [premier = "", second = ""] = noms;
			const { page, contexte } = await ouvrir(
				browser,
				site,
				"moderateur",
				javaScriptEnabled,
			);
			await page.goto("/moderation?genre=regle");
			await expect(ligne(page, premier)).toContainText(
				`Publiée par l’import «\u00a0Ouvert ${cas}\u00a0»`,
			);
			await expect(
				page.getByRole("link", { name: /^À traiter\s\(\d+\)$/ }),
			).toBeVisible();
			await expectFits(page);
			await page.getByRole("checkbox", { name: `Cocher ${premier}` }).check();
			await page
				.getByRole("button", { name: "Marquer comme vues celles" })
				.click();
			await page.waitForURL(/faites=1/);
			await expect(page.getByRole("main")).toContainText(
				"Une fiche est marquée comme vue.",
			);
			await expect(ligne(page, premier)).toHaveCount(0);
			await page.getByRole("link", { name: second }).click();
			await page.waitForURL(/relecture\/projet/);
			await expect(page.getByRole("main")).toContainText(
				`L’import «\u00a0Ouvert ${cas}\u00a0» a publié cette fiche sans relecture.`,
			);
			await expect(page.getByRole("link", { name: "Archiver…" })).toBeVisible();
			await expectFits(page);
			await page.getByRole("button", { name: "Je l’ai vue" }).click();
			await page.waitForURL(/faites=1/);
			await expect(ligne(page, second)).toHaveCount(0);
			await expect(page).toHaveURL(/genre=regle/);
			await contexte.close();
		},
	);
}

test("the next entry, by key or by link, is not shown before one agrees to lose what was written", async ({
	browser,
	site,
}) => {
	const auteur = await creerCompte(site.base);
	const theme = await creerTheme(site.base);
	for (const n of [1, 2])
		await creerProjet(site.base, {
			...{ statut: "propose", nom: `À garder ${n}`, auteur_id: auteur.id },
			...{ langue: "en", themes: [theme.id] },
			cree_le: new Date(Date.UTC(2026, 0, n)),
		});
	const { page, contexte } = await ouvrir(browser, site, "moderateur");
	const demandes: string[] = [];
	let reponse = false;
	page.on("dialog", (dialog) => {
		demandes.push(dialog.message());
		return reponse ? dialog.accept() : dialog.dismiss();
	});
	await page.goto("/moderation?q=garder&langue=en");
	await page.getByRole("link", { name: "À garder 1" }).click();
	await expect(page.getByText("1 sur 2")).toBeVisible();
	// Nothing was written: nothing is asked.
	await page.keyboard.press("j");
	await expect(page.getByText("2 sur 2")).toBeVisible();
	await page.keyboard.press("k");
	await expect(page.getByText("1 sur 2")).toBeVisible();
	expect(demandes).toEqual([]);
	await page.keyboard.press("e");
	const accroche = page.locator("[name=accroche]");
	await accroche.fill("Une accroche corrigée, pas encore gardée.");
	await accroche.press("Escape");
	await page.keyboard.press("j");
	await expect.poll(() => demandes.length).toBe(1);
	expect(demandes[0]).toContain("n’est pas enregistré");
	await page.getByRole("link", { name: "Fiche suivante" }).click();
	await expect.poll(() => demandes.length).toBe(2);
	await expect(page.getByText("1 sur 2")).toBeVisible();
	await expect(accroche).toHaveValue(
		"Une accroche corrigée, pas encore gardée.",
	);
	// Once saved, nothing is asked any more.
	await page.keyboard.press("s");
	await expect(page.getByText("C’est enregistré").first()).toBeVisible();
	await page.getByRole("link", { name: "Fiche suivante" }).click();
	await expect(page.getByText("2 sur 2")).toBeVisible();
	expect(demandes).toHaveLength(2);
	await page.keyboard.press("e");
	await page.locator("[name=accroche]").fill("Encore une autre accroche.");
	reponse = true;
	await page.getByRole("link", { name: "Fiche précédente" }).click();
	await expect(page.getByText("1 sur 2")).toBeVisible();
	expect(demandes).toHaveLength(3);
	await contexte.close();
});

test("two entries of the queue that are alike name each other soon after they came", async ({
	browser,
	site,
}) => {
	const { page, contexte } = await ouvrir(browser, site, "moderateur");
	// Other tests of this worker left entries that are alike: more than a page of them.
	const filtre = new URLSearchParams({ q: SEMBLABLES });
	await expect
		.poll(
			async () => {
				await page.goto(`/moderation?${filtre}`);
				// The row has the beginning of the title.
				return ligne(page, "Ressemble à Garder les poules").count();
			},
			{ timeout: 60_000, intervals: [2_000] },
		)
		.toBeGreaterThan(0);
	await expectFits(page);
	await contexte.close();
});
