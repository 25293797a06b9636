import type { Page } from "playwright/test";
import { creerCompte } from "#e2e/fixtures/comptes";
import { courrielPour } from "#e2e/fixtures/courriels";
import { entrer, seConnecter } from "#e2e/fixtures/entree";
import { expect, expectAccessible, test } from "#e2e/fixtures/site";
import { SEUL, variantes } from "#e2e/fixtures/variantes";
import { PREUVE_RECENTE_SECONDES } from "#lib/comptes/cles/rules";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { LANGUES, type Langue } from "#lib/platform/langues";

const essais = variantes(test, import.meta.filename);

/** Gives the browser a passkey device, that shows its keys as soon as it is asked. */
async function appareil(page: Page): Promise<{ oter(): Promise<void> }> {
	const cdp = await page.context().newCDPSession(page);
	await cdp.send("WebAuthn.enable");
	const { authenticatorId } = await cdp.send(
		"WebAuthn.addVirtualAuthenticator",
		{
			options: {
				protocol: "ctap2",
				transport: "usb",
				hasResidentKey: true,
				hasUserVerification: true,
				isUserVerified: true,
			},
		},
	);
	return {
		async oter() {
			await cdp.send("WebAuthn.removeVirtualAuthenticator", {
				authenticatorId,
			});
		},
	};
}

/** Adds a first passkey on the page of passkeys, and returns the recovery codes. */
async function ajouter(page: Page, langue: Langue, nom: string) {
	const t = texts(langue);
	await page.goto(pageAddress(langue, "/compte/cles"));
	await page.getByLabel(t("cles.nom")).fill(nom);
	await page.getByRole("button", { name: t("cles.ajouter_bouton") }).click();
	await expect(page.getByText(t("cles.nouveaux")).first()).toBeVisible();
	return page.getByRole("status").locator("li").allTextContents();
}

for (const [round, langue] of essais(LANGUES, SEUL)) {
	const t = texts(langue);

	round.test(
		`${langue}: an administrator adds a passkey, signs in again with it, and shows it again before a role changes`,
		async ({ page, site }) => {
			const { id, courriel } = await creerCompte(site.base, "admin");
			const membre = await creerCompte(site.base);
			await seConnecter(page, site, id);
			await appareil(page);
			const codes = await ajouter(page, langue, "Téléphone");
			expect(codes).toHaveLength(10);
			await expectAccessible(page);
			await expect(
				page.getByRole("heading", { name: "Téléphone" }),
			).toBeVisible();

			// The mail about the passkey is the first, before the one with the code.
			await courrielPour(site.server, courriel);
			await page.context().clearCookies();
			await page.goto(pageAddress(langue, "/moderation/journal"));
			await entrer(page, site, langue, courriel, undefined, 2);
			await expect(page).toHaveTitle(new RegExp(`^${t("cles.preuve.titre")}`));
			await expectAccessible(page);
			// Without the passkey, the area is closed.
			await page.goto(pageAddress(langue, "/moderation/journal"));
			await expect(page).toHaveURL(/\/compte\/cles\/preuve\?/);
			await page.getByRole("button", { name: t("cles.preuve.bouton") }).click();
			await expect(page).toHaveURL(/\/moderation\/journal$/);

			await site.base.lignes(
				"UPDATE sessions SET prouvee_le = now() - make_interval(secs => $2) WHERE compte_id = $1 AND prouvee_le IS NOT NULL",
				[id, PREUVE_RECENTE_SECONDES + 1],
			);
			await page.goto(
				pageAddress(langue, `/moderation/comptes/${membre.id}#roles`),
			);
			await expect(
				page.getByRole("button", { name: t("suivi.role.confirmer") }),
			).toHaveCount(0);
			await page.locator("#roles a, [aria-labelledby=roles] a").first().click();
			await page.getByRole("button", { name: t("cles.preuve.bouton") }).click();
			await expect(page).toHaveURL(
				new RegExp(`/moderation/comptes/${membre.id}`),
			);
			await expect(
				page.getByRole("button", { name: t("suivi.role.confirmer") }),
			).toBeVisible();
		},
	);

	round.test(
		`${langue}: that a passkey is required of the team, and no longer, is said where it is decided, at once`,
		async ({ page, site }) => {
			const { id } = await creerCompte(site.base, "admin");
			await seConnecter(page, site, id);
			await appareil(page);
			await ajouter(page, langue, "Téléphone");
			await page.goto(pageAddress(langue, "/moderation/comptes"));
			const jour = new Date(Date.now() + 20 * 86_400_000).toISOString();
			await page.locator("input[type=date]").fill(jour.slice(0, 10));
			await page
				.getByRole("button", { name: t("cles.exigence.exiger") })
				.click();
			const lever = page.getByRole("button", {
				name: t("cles.exigence.lever"),
			});
			await lever.click();
			await expect(lever).toHaveCount(0);
			expect(await site.base.lignes("SELECT 1 FROM exigences_cles")).toEqual(
				[],
			);
		},
	);

	round.test(
		`${langue}: a passkey that is not shown says so, and a recovery code opens the way, once`,
		async ({ page, site }) => {
			const { id } = await creerCompte(site.base, "moderateur");
			await seConnecter(page, site, id);
			const { oter } = await appareil(page);
			const [code = ""] = await ajouter(page, langue, "Clé USB");
			await oter();
			await page.context().clearCookies();
			await seConnecter(page, site, id);
			// Signed in by the mailbox alone: the account can't be taken away.
			for (const chemin of ["/compte/adresse", "/compte/effacement"]) {
				await page.goto(pageAddress(langue, chemin));
				await expect(page).toHaveURL(
					new RegExp(
						`/compte/cles/preuve\\?retour=${encodeURIComponent(chemin)}$`,
					),
				);
			}
			await page.goto(pageAddress(langue, "/compte/sessions"));
			await expect(
				page.locator("summary", { hasText: t("compte.sessions.partout") }),
			).toHaveCount(0);
			await expectAccessible(page);
			await page
				.getByRole("main")
				.locator(`a[href*="${pageAddress(langue, "/compte/cles/preuve")}"]`)
				.click();
			await expect(page).toHaveURL(/retour=%2Fcompte%2Fsessions$/);
			await page.goto(pageAddress(langue, "/moderation"));
			const cdp = await page.context().newCDPSession(page);
			await cdp.send("WebAuthn.enable");
			await cdp.send("WebAuthn.addVirtualAuthenticator", {
				options: { protocol: "ctap2", transport: "usb" },
			});
			await page.getByRole("button", { name: t("cles.preuve.bouton") }).click();
			await expect(page.getByText(t("cles.abandon"))).toBeVisible();
			await page.getByLabel(t("cles.preuve.code")).fill("abcd");
			await page
				.getByRole("button", { name: t("cles.preuve.secours_bouton") })
				.click();
			await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
			await page.getByLabel(t("cles.preuve.code")).fill(code);
			await page
				.getByRole("button", { name: t("cles.preuve.secours_bouton") })
				.click();
			await expect(page).toHaveURL(/\/moderation$/);
		},
	);
}

test.describe("scripts off", () => {
	test.use({ javaScriptEnabled: false });

	test("the passkey's page says that it needs scripts, and takes a recovery code without them", async ({
		page,
		browser,
		site,
	}) => {
		const t = texts("fr");
		const { id } = await creerCompte(site.base, "moderateur");
		const avec = await browser.newPage({
			baseURL: site.url,
			javaScriptEnabled: true,
		});
		await seConnecter(avec, site, id);
		await appareil(avec);
		const [code = ""] = await ajouter(avec, "fr", "Clé");
		await avec.close();
		await seConnecter(page, site, id);
		await page.goto("/moderation");
		await expect(page.getByText(t("cles.sans_script"))).toBeVisible();
		await page.getByLabel(t("cles.preuve.code")).fill(code);
		await page
			.getByRole("button", { name: t("cles.preuve.secours_bouton") })
			.click();
		await expect(page).toHaveURL(/\/moderation$/);
	});
});

test.describe("a member", () => {
	test.use({ statutAttendu: 404 });

	test("sees nothing of passkeys", async ({ page, site }) => {
		const { id } = await creerCompte(site.base);
		await seConnecter(page, site, id);
		await page.goto("/compte/cles");
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		expect(await page.content()).not.toContain("passkey");
		await page.goto("/compte/profil");
		await expect(
			page.getByRole("link", { name: texts("fr")("cles.menu") }),
		).toHaveCount(0);
	});
});
