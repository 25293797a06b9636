/** The two contribution forms: write first, sign in last, nothing lost. */
import { randomUUID } from "node:crypto";
import { creerCompte } from "#e2e/fixtures/comptes";
import { creerBesoin, creerTheme, slugUnique } from "#e2e/fixtures/contenu";
import {
	continuer,
	DESCRIPTION,
	HOSTILE,
	LANGUES,
	remplirProjet,
	verifier,
} from "#e2e/fixtures/contribuer";
import { entrer, seConnecter } from "#e2e/fixtures/entree";
import { expect, expectAccessible, type Site, test } from "#e2e/fixtures/site";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";
import { ACTES_MAX_PAR_MINUTE } from "#lib/platform/limits/site";

const essais = variantes(test, import.meta.filename);

async function lireBesoin(site: Site, titre: string) {
	return site.base.lignes<{ statut: string; description: string }>(
		"SELECT statut, description FROM besoins WHERE titre = $1",
		[titre],
	);
}

test.beforeAll(async ({ site }) => {
	await creerTheme(site.base, { nom: "Eau", slug: slugUnique("eau") });
});

for (const [round, mots, javaScriptEnabled] of essais(LANGUES, {
	toutes: SCRIPTS,
})) {
	test.describe(`${mots.langue}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		round.test(
			"a project written while signed out is checked, sent once signed in, and no typed text is lost or run",
			async ({ page, site }) => {
				const nom = `Projet ${randomUUID()}`;
				await page.goto(`${mots.prefixe}/proposer`);
				const hote = `${randomUUID()}.exemple.org`;
				// An address as people type it.
				await page.locator("#site_web").fill(hote);
				await remplirProjet(page, mots, nom);
				await verifier(page, mots);
				await expect(page).toHaveURL(`${mots.prefixe}/proposer/verification`);
				const contenu = page.getByRole("main");
				await expect(contenu).toContainText(nom);
				await expect(contenu).toContainText(`https://${hote}`);
				await expect(contenu).toContainText(HOSTILE);
				await expect(contenu).toContainText(mots.public);
				await page.getByRole("link", { name: mots.modifier }).click();
				await expect(page).toHaveURL(/\/proposer\?etape=2#description$/);
				await expect(page.getByLabel(mots.description)).toHaveValue(
					DESCRIPTION,
				);
				await expect(page.getByLabel(mots.description)).toBeInViewport();
				await continuer(page, mots, 3);
				await expect(
					page.getByLabel(mots.ouvert, { exact: true }),
				).toBeChecked();
				await verifier(page, mots);
				await page.getByRole("link", { name: mots.connexion }).click();
				await entrer(page, site, mots.langue, `${randomUUID()}@exemple.fr`);
				await expect(page).toHaveURL(
					`${mots.prefixe}/proposer/verification?fait=connexion`,
				);
				await expect(contenu).toContainText(HOSTILE);
				await page
					.getByRole("button", { name: mots.envoyerProjet })
					.last()
					.click();
				await expect(page).toHaveURL(`${mots.prefixe}/proposer/merci`);
				await expect(page.getByRole("heading", { level: 1 })).toHaveText(
					mots.merciProjet,
				);
				await expect(
					page.locator(`main a[href="${mots.prefixe}/compte/contributions"]`),
				).toHaveCount(1);
				expect(
					await site.base.ligne(
						"SELECT statut, origine, langue, description, code_ouvert, (SELECT count(*)::int FROM projet_themes WHERE projet_id = p.id) AS themes FROM projets p WHERE nom = $1",
						[nom],
					),
				).toEqual({
					statut: "propose",
					origine: "contribution",
					langue: mots.langue,
					description: DESCRIPTION,
					code_ouvert: true,
					themes: 1,
				});
				// Sent: neither the server nor the browser restores it.
				if (javaScriptEnabled)
					await expect
						.poll(() => page.evaluate(() => localStorage.length))
						.toBe(0);
				await page.goto(`${mots.prefixe}/proposer`);
				await expect(page.getByLabel(mots.nom)).toHaveValue("");
			},
		);

		round.test(
			"errors are listed in a summary that links to each field, and the typed text is kept",
			async ({ page }) => {
				await page.goto(`${mots.prefixe}/proposer`);
				await page.getByLabel(mots.nom).fill("Un beau projet");
				await page.getByLabel(mots.accroche).fill("Court");
				const suite = page.getByRole("button", {
					name: mots.continuer,
					exact: true,
				});
				await suite.click();
				const alerte = page.getByRole("main").getByRole("alert");
				await expect(alerte.getByRole("link")).toHaveCount(1);
				await expect(page).toHaveTitle(mots.erreur);
				await expect(page.getByLabel(mots.nom)).toHaveValue("Un beau projet");
				await expect(page.getByLabel(mots.accroche)).toHaveValue("Court");
				await alerte.getByRole("link").first().click();
				await expect(page.getByLabel(mots.accroche)).toBeFocused();
				// Kept by the server too, although rejected.
				await page.goto(`${mots.prefixe}/proposer`);
				await expect(page.getByLabel(mots.accroche)).toHaveValue("Court");
				await page.goto(`${mots.prefixe}/proposer/verification`);
				await expect(page).toHaveURL(`${mots.prefixe}/proposer`);
				await page.getByLabel(mots.accroche).fill("Assez longue maintenant");
				await continuer(page, mots, 2);
				await suite.click();
				await expect(alerte.getByRole("link")).toHaveCount(2);
				// The way back asks for nothing, and loses nothing.
				await page.getByLabel(mots.description).fill("Un début");
				await page.getByRole("button", { name: mots.retour }).click();
				await expect(page).toHaveURL(`${mots.prefixe}/proposer`);
				await expect(page.getByLabel(mots.nom)).toHaveValue("Un beau projet");
				await continuer(page, mots, 2);
				await expect(page.getByLabel(mots.description)).toHaveValue("Un début");
				// The last step leads to the first that lacks something.
				await page.goto(`${mots.prefixe}/proposer?etape=3`);
				await verifier(page, mots);
				await expect(page).toHaveURL(`${mots.prefixe}/proposer?etape=2`);
			},
		);
	});
}

for (const [round, mots, javaScriptEnabled] of essais(LANGUES, SCRIPTS)) {
	test.describe(`${mots.langue}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		round.test(
			"a person who describes an existing need is shown it, and supports that instead",
			async ({ page, site }) => {
				const mot = `zorglub${randomUUID().slice(0, 6)}`;
				const deja = await creerBesoin(site.base, {
					titre: `Réparer son ${mot} en ville`,
				});
				await seConnecter(page, site, (await creerCompte(site.base)).id);
				await page.goto(`${mots.prefixe}/decrire`);
				await page.getByLabel(mots.titre).fill(`Réparer mon ${mot} en ville`);
				// The needs of the other journeys are similar too.
				const plutot = page
					.getByRole("link", { name: mots.soutenirPlutot })
					.filter({ hasText: mot });
				if (!javaScriptEnabled) {
					await page.getByLabel(mots.description).fill(DESCRIPTION);
					await verifier(page, mots);
				}
				await plutot.click();
				await expect(page).toHaveURL(`${mots.prefixe}/besoins/${deja.slug}`);
				const bouton = page
					.getByRole("button", { name: mots.soutenir })
					.first();
				await bouton.click();
				await expect(bouton).toHaveAttribute("aria-pressed", "true");
			},
		);

		round.test(
			"D16: the limit is reported with the text kept, and the text is sent once it has passed",
			async ({ page, site }) => {
				const { id } = await creerCompte(site.base);
				await site.base.lignes(
					"INSERT INTO fenetres_contributions (compte_id, debut, nombre) VALUES ($1, now(), 2000000000)",
					[id],
				);
				const titre = `Besoin ${randomUUID()}`;
				await seConnecter(page, site, id);
				await page.goto(`${mots.prefixe}/decrire`);
				await page.getByLabel(mots.titre).fill(titre);
				await page.getByLabel(mots.description).fill(DESCRIPTION);
				await verifier(page, mots);
				const envoyer = page.getByRole("button", { name: mots.envoyerBesoin });
				await envoyer.click();
				await expect(page.getByRole("main").getByRole("alert")).toContainText(
					mots.limite,
				);
				expect(await lireBesoin(site, titre)).toEqual([]);
				await site.base.lignes(
					"DELETE FROM fenetres_contributions WHERE compte_id = $1",
					[id],
				);
				await envoyer.click();
				await expect(page.getByRole("heading", { level: 1 })).toHaveText(
					mots.merciBesoin,
				);
				expect(await lireBesoin(site, titre)).toEqual([
					{ statut: "propose", description: DESCRIPTION },
				]);
			},
		);

		round.test(
			"D15: a filled honeypot gets the same thanks, and is quarantined",
			async ({ page, site }) => {
				const titre = `Besoin ${randomUUID()}`;
				await seConnecter(page, site, (await creerCompte(site.base)).id);
				await page.goto(`${mots.prefixe}/decrire`);
				await expect(page.locator("[name=piege]")).not.toBeInViewport();
				expect(await page.getByRole("textbox").count()).toBe(3);
				await page.getByLabel(mots.titre).fill(titre);
				await page.getByLabel(mots.description).fill(DESCRIPTION);
				await page.locator("[name=piege]").fill("acheter", { force: true });
				await verifier(page, mots);
				await page.getByRole("button", { name: mots.envoyerBesoin }).click();
				await expect(page.getByRole("heading", { level: 1 })).toHaveText(
					mots.merciBesoin,
				);
				expect(await lireBesoin(site, titre)).toMatchObject([
					{ statut: "quarantaine" },
				]);
			},
		);
	});
}

for (const [round, mots] of essais(LANGUES, SEUL)) {
	round.test(
		`${mots.langue}: the remaining characters are counted while typing, and the browser keeps the text through a reload`,
		async ({ page }) => {
			await page.goto(`${mots.prefixe}/proposer`);
			await page.getByLabel(mots.nom).fill("Dix 💧 lettr");
			await page.getByLabel(mots.nom).fill("Dix 💧 lett");
			await expect(page.getByText(mots.restants)).toBeVisible();
			await page.reload();
			await expect(page.getByText(mots.repris)).toBeVisible();
			await expect(page.getByText(mots.restants)).toBeVisible();
			await page.goto(`${mots.prefixe}/proposer?etape=2`);
			await expect(page.getByText(mots.repris)).toBeHidden();
			await page.getByLabel(mots.description).fill("Un début");
			await page.reload();
			await expect(page.getByText(mots.repris)).toBeVisible();
			await expect(page.getByLabel(mots.description)).toHaveValue("Un début");
			await page.goto(`${mots.prefixe}/proposer`);
			await expect(page.getByLabel(mots.nom)).toHaveValue("Dix 💧 lett");
		},
	);

	round.test(
		`${mots.langue}: the first step of a project is one screen of a phone, its button in sight`,
		async ({ page }) => {
			await page.setViewportSize({ width: 390, height: 844 });
			await page.goto(`${mots.prefixe}/proposer`);
			await expect(page.getByRole("textbox", { name: mots.nom })).toBeVisible();
			const bas = await page
				.getByRole("button", { name: mots.continuer, exact: true })
				.evaluate((one) => one.getBoundingClientRect().bottom);
			expect(bas).toBeLessThanOrEqual(844);
		},
	);

	round.test(
		`${mots.langue}: a need is described with the keyboard alone`,
		async ({ page, site }) => {
			const titre = `Besoin ${randomUUID()}`;
			await seConnecter(page, site, (await creerCompte(site.base)).id);
			await page.goto(`${mots.prefixe}/decrire`);
			const atteindre = async (nom: string, role: "textbox" | "button") => {
				const cible = page.getByRole(role, { name: nom });
				for (let presses = 0; presses < 40; presses += 1) {
					if (await cible.evaluate((one) => one === document.activeElement))
						return;
					await page.keyboard.press("Tab");
				}
				await expect(cible).toBeFocused();
			};
			await atteindre(mots.titre, "textbox");
			await page.keyboard.type(titre);
			await atteindre(mots.description, "textbox");
			await page.keyboard.type(
				"Une description tapée au clavier, assez longue.",
			);
			await atteindre(mots.verifier, "button");
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL(/\/decrire\/verification$/);
			await atteindre(mots.envoyerBesoin, "button");
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL(/\/decrire\/merci$/);
			expect(await lireBesoin(site, titre)).toHaveLength(1);
		},
	);

	round.test(
		`${mots.langue}: the forms fit 320 px, and are accessible rejected, checked and sent`,
		async ({ page, site }) => {
			await page.setViewportSize({ width: 320, height: 640 });
			await seConnecter(page, site, (await creerCompte(site.base)).id);
			const voir = async (dossier: string) => {
				// The other form is made of the same parts.
				if (dossier === "proposer") await expectAccessible(page);
				expect(
					await page.evaluate(() => document.documentElement.scrollWidth),
				).toBe(320);
			};
			for (const [dossier, champ, envoyer] of [
				["proposer", mots.nom, mots.envoyerProjet],
				["decrire", mots.titre, mots.envoyerBesoin],
			] as const) {
				await page.goto(`${mots.prefixe}/${dossier}`);
				await page
					.getByRole("button", {
						name: dossier === "proposer" ? mots.continuer : mots.verifier,
						exact: true,
					})
					.click();
				await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
				await voir(dossier);
				const nom = `Besoin ${"m".repeat(90)}`;
				if (dossier === "proposer")
					await remplirProjet(page, mots, nom, () => voir(dossier));
				else {
					await page.getByLabel(champ).fill(nom);
					await page.getByLabel(mots.description).fill(DESCRIPTION);
				}
				await verifier(page, mots);
				await expect(page).toHaveURL(/\/verification$/);
				await voir(dossier);
				await page.getByRole("button", { name: envoyer }).click();
				await expect(page).toHaveURL(/\/merci$/);
				await voir(dossier);
			}
		},
	);
}

test("D17: existing entries are suggested 60 times a minute per account, with an exact wait beyond, and never without an account", async ({
	page,
	site,
	request,
}) => {
	const mot = `fontaine${randomUUID().slice(0, 6)}`;
	const besoin = await creerBesoin(site.base, { titre: `Une ${mot} d’eau` });
	const { id } = await creerCompte(site.base);
	await seConnecter(page, site, id);
	const cookies = await page.context().cookies();
	const cookie = cookies
		.map(({ name, value }) => `${name}=${value}`)
		.join("; ");
	const demander = () =>
		request.get(
			`/proches?q=${encodeURIComponent(`Où est la ${mot} d'eau ?`)}`,
			{
				headers: { cookie },
			},
		);
	const premiere = await demander();
	expect(premiere.status()).toBe(200);
	expect(premiere.headers()["cache-control"]).toContain("no-store");
	const [proche] = (await premiere.json()).besoins;
	expect(proche).toMatchObject({ slug: besoin.slug });
	await Promise.all(
		Array.from({ length: ACTES_MAX_PAR_MINUTE }, () => demander()),
	);
	const refusee = await demander();
	expect(refusee.status()).toBe(429);
	expect(Number(refusee.headers()["retry-after"])).toBeGreaterThan(0);
});
