/** "I can help": help is offered, accepted and withdrawn, with the keyboard alone. */
import { randomUUID } from "node:crypto";
import {
	besoinAvecPlace,
	etatDe,
	laisserPartir,
	MESSAGE,
} from "#e2e/fixtures/aide";
import { ecrire, presser } from "#e2e/fixtures/clavier";
import { creerCompte } from "#e2e/fixtures/comptes";
import { creerBesoin, creerTheme, slugUnique } from "#e2e/fixtures/contenu";
import { codePour, courrielPour, courrielsPour } from "#e2e/fixtures/courriels";
import { seConnecter } from "#e2e/fixtures/entree";
import { navigateurDe } from "#e2e/fixtures/moderation";
import { expect, expectAccessible, test } from "#e2e/fixtures/site";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { LANGUES } from "#lib/platform/langues";

const essais = variantes(test, import.meta.filename);

for (const [round, langue, javaScriptEnabled] of essais(LANGUES, SCRIPTS)) {
	round.test(
		`help is offered signed out, sent once signed in, accepted by mail and withdrawn: ${langue}, ${javaScriptEnabled ? "with" : "without"} JavaScript, keyboard only`,
		async ({ browser, site }) => {
			const t = texts(langue);
			const ici = (chemin: string) => pageAddress(langue, chemin);
			const { besoin, place } = await besoinAvecPlace(site);
			const courriel = `${randomUUID()}@exemple.fr`;
			const contexte = await browser.newContext({
				javaScriptEnabled,
				baseURL: site.url,
			});
			const page = await contexte.newPage();
			const contenu = page.getByRole("main");

			await page.goto(ici(`/besoins/${besoin.slug}`));
			await expect(contenu).toContainText(t("aider.libres", { n: 1 }));
			await presser(
				page,
				page.getByRole("link", {
					name: t.markup("aider.bouton_quoi", { titre: () => place.titre }),
				}),
			);
			await page.waitForURL(
				`**${ici(`/besoins/${besoin.slug}/aider/${place.id}`)}`,
			);
			const message = page.getByLabel(t("aider.offre.message"));
			const envoi = page.getByRole("button", {
				name: t("aider.offre.continuer"),
			});
			await ecrire(page, message, "Trop court");
			await presser(page, page.locator("#contact"), "Space");
			await presser(page, envoi);
			await expect(contenu.getByRole("alert")).toBeVisible();
			await expect(message).toHaveValue("Trop court");
			await expect(page.locator("#contact")).toBeChecked();
			if (javaScriptEnabled) await expectAccessible(page);
			await ecrire(page, message, MESSAGE);
			await presser(page, envoi);
			await page.waitForURL(/\/verification$/);
			await expect(contenu).toContainText(MESSAGE);
			await expect(contenu).toContainText(t("aider.verification.contact_oui"));
			if (javaScriptEnabled) await expectAccessible(page);

			await presser(
				page,
				page.getByRole("link", { name: t("contributions.connexion") }),
			);
			await site.base.lignes("DELETE FROM envois_codes");
			await expect(contenu).toContainText(t("connexion.but.adresse.offre"));
			await ecrire(page, page.locator("#courriel"), courriel);
			await page.keyboard.press("Enter");
			const code = await codePour(site.server, courriel);
			await ecrire(page, page.locator("#code"), code);
			await page.keyboard.press("Enter");
			await page.waitForURL(/\/verification\?fait=connexion$/);
			await expect(contenu).toContainText(MESSAGE);
			await presser(
				page,
				page.getByRole("button", { name: t("aider.verification.envoyer") }),
			);
			await page.waitForURL(/\/merci$/);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(
				t("aider.merci.titre"),
			);
			expect(await etatDe(site, courriel)).toBe("envoyee");
			// Sent: neither the server nor the browser restores it.
			expect(
				await site.base.lignes(
					"SELECT 1 FROM brouillons WHERE nature = 'offre'",
				),
			).toEqual([]);
			await page.goto(ici(`/besoins/${besoin.slug}/aider/${place.id}`));
			await expect(contenu).toContainText(t("aider.offre.deja"));
			await expect(message).toHaveValue("");

			const moi = await navigateurDe(browser, site, "moderateur", {
				javaScriptEnabled,
			});
			await site.base.lignes(
				"UPDATE comptes SET langue = $2 WHERE courriel = ANY($1)",
				[[courriel, moi.courriel], langue],
			);
			const leur = await moi.contexte.newPage();
			await leur.goto(ici("/moderation?genre=offre"));
			await presser(
				leur,
				leur
					.locator(
						`main a[href^="${ici(`/moderation/besoins/${besoin.slug}/chantier`)}?offre="]`,
					)
					.first(),
			);
			// Its row leads to the offer itself.
			await leur.waitForURL(/offre=\d+$/);
			await expect(leur.getByRole("main")).toContainText(MESSAGE);
			await expect(leur.getByRole("main")).not.toContainText(courriel);
			expect(await etatDe(site, courriel)).toBe("vue");
			if (javaScriptEnabled) await expectAccessible(leur);
			await presser(
				leur,
				leur.getByText(t("aider.recues.accepter"), { exact: true }),
			);
			expect(await etatDe(site, courriel)).toBe("vue");
			await presser(
				leur,
				leur.getByRole("button", { name: t("aider.recues.oui_accepter") }),
			);
			await leur.waitForURL(/fait=offre_acceptee$/);
			await expect(leur.getByRole("main")).toContainText(
				t("compte.fait.offre_acceptee"),
			);
			expect(await etatDe(site, courriel)).toBe("acceptee");

			await laisserPartir(site);
			// The first mail was the code.
			const recu = await courrielPour(site.server, courriel, 2);
			expect(recu.texte).toContain(moi.courriel);
			expect(recu.texte).toContain(place.titre);
			// Among others: the mail of the day says what waits.
			await expect
				.poll(async () => {
					const recus = await courrielsPour(site.server, moi.courriel);
					return recus.some(({ texte }) => texte.includes(courriel));
				})
				.toBe(true);

			// Taken: the public page tells neither of the place nor of who took it.
			await page.goto(ici(`/besoins/${besoin.slug}`));
			await expect(contenu).not.toContainText(place.titre);
			expect(await page.content()).not.toContain(courriel);

			await page.goto(ici("/compte/offres"));
			await expect(contenu).toContainText(
				texts(langue)("compte.offres.etats.acceptee"),
			);
			if (javaScriptEnabled) await expectAccessible(page);
			const retrait = page.locator("main details", {
				hasText: t("compte.offres.retirer_oui"),
			});
			await presser(page, retrait.locator("summary"));
			await presser(
				page,
				page.getByRole("button", { name: t("compte.offres.retirer_oui") }),
			);
			await page.waitForURL(/fait=offre_retiree$/);
			expect(await etatDe(site, courriel)).toBe("retiree");
			await page.goto(ici(`/besoins/${besoin.slug}`));
			await expect(contenu).toContainText(place.titre);
			for (const un of [contexte, moi.contexte]) await un.close();
		},
	);
}

for (const [round, langue, javaScriptEnabled] of essais(LANGUES, SCRIPTS)) {
	round.test(
		`a role without an open place is a row with its button, on the need and in the list, and what is offered reaches the team: ${langue}, ${javaScriptEnabled ? "with" : "without"} JavaScript`,
		async ({ browser, site }) => {
			const t = texts(langue);
			const ici = (chemin: string) => pageAddress(langue, chemin);
			const theme = await creerTheme(site.base, { slug: slugUnique("eau") });
			const titre = `Savoir quand passe le car ${randomUUID().slice(0, 8)}`;
			const { id, slug } = await creerBesoin(site.base, {
				titre,
				statut: "etude",
				theme_id: theme.id,
				roles: ["code", "terrain"],
			});
			const contexte = await browser.newContext({
				javaScriptEnabled,
				baseURL: site.url,
				viewport: { width: 320, height: 640 },
			});
			const page = await contexte.newPage();
			const contenu = page.getByRole("main");
			const bouton = (role: "code" | "terrain") =>
				contenu.getByRole("button", {
					name: t.markup("aider.bouton_quoi", {
						titre: () => `${t(`lecture.besoins.roles.${role}.nom`)}, ${titre}`,
					}),
				});
			await page.goto(ici(`/aider?theme=${theme.slug}`));
			await expect(contenu.getByRole("status")).toHaveText(
				t("aider.total", { n: 2 }),
			);
			await expect(bouton("code")).toBeVisible();
			expect(
				await page.evaluate(() => document.documentElement.scrollWidth),
			).toBe(320);
			if (javaScriptEnabled) await expectAccessible(page);
			await bouton("terrain").click();
			await page.waitForURL(new RegExp(`/besoins/${slug}/aider/\\d+$`));
			await expect(contenu).toContainText(titre);
			await expect(contenu).not.toContainText(t("aider.distance"));

			await seConnecter(page, site, (await creerCompte(site.base)).id);
			await page.goto(ici(`/besoins/${slug}`));
			await bouton("terrain").click();
			await page.getByLabel(t("aider.offre.message")).fill(MESSAGE);
			await page
				.getByRole("button", { name: t("aider.offre.continuer") })
				.click();
			await page.waitForURL(/\/verification$/);
			await page
				.getByRole("button", { name: t("aider.verification.envoyer") })
				.click();
			await page.waitForURL(/\/merci$/);
			expect(
				await site.base.lignes(
					"SELECT p.role, p.libre, o.etat FROM offres o JOIN places p ON p.id = o.place_id WHERE p.besoin_id = $1",
					[id],
				),
			).toEqual([{ role: "terrain", libre: true, etat: "envoyee" }]);

			const moi = await navigateurDe(browser, site, "moderateur");
			const leur = await moi.contexte.newPage();
			await leur.goto(`/moderation/besoins/${slug}/chantier`);
			await leur
				.locator(`main a[href*="${slug}/chantier?offre="]`)
				.first()
				.click();
			await expect(leur.getByRole("main")).toContainText(MESSAGE);
			await leur
				.getByText(texts("fr")("aider.recues.accepter"), { exact: true })
				.click();
			await leur
				.getByRole("button", { name: texts("fr")("aider.recues.oui_accepter") })
				.click();
			await leur.waitForURL(/fait=offre_acceptee$/);
			await page.goto(ici(`/besoins/${slug}`));
			await expect(contenu).toContainText(t("aider.aidants", { n: 1 }));
			for (const un of [contexte, moi.contexte]) await un.close();
		},
	);
}

test("a place that closes while one writes says so, and what was typed stays on the page", async ({
	page,
	site,
}) => {
	const t = texts("fr");
	const { besoin, place } = await besoinAvecPlace(site);
	await seConnecter(page, site, (await creerCompte(site.base)).id);
	await page.goto(`/besoins/${besoin.slug}/aider/${place.id}`);
	await page.getByLabel(t("aider.offre.message")).fill(MESSAGE);
	await site.base.lignes(
		"UPDATE places SET fermee_le = now(), fermeture = 'equipe' WHERE id = $1",
		[place.id],
	);
	await page.getByRole("button", { name: t("aider.offre.continuer") }).click();
	const contenu = page.getByRole("main");
	await expect(contenu).toContainText(t("aider.offre.fermee"));
	await expect(contenu).toContainText(MESSAGE);
	await page.reload();
	await expect(contenu).toContainText(MESSAGE);
	await expect(
		page.getByRole("link", { name: t("aider.offre.autres") }),
	).toBeVisible();
});

for (const [round, langue] of essais(LANGUES, SEUL)) {
	round.test(
		`the list of open places is filtered by role and theme, and followed: ${langue}`,
		async ({ page, request, site }) => {
			const t = texts(langue);
			const ici = (chemin: string) => pageAddress(langue, chemin);
			const theme = await creerTheme(site.base, { slug: slugUnique("eau") });
			const un = await besoinAvecPlace(site, { theme_id: theme.id });
			const autre = await besoinAvecPlace(site, {
				theme_id: theme.id,
				role: "code",
			});
			const ailleurs = await besoinAvecPlace(site);
			await page.goto(ici(`/aider?theme=${theme.slug}`));
			const contenu = page.getByRole("main");
			await expect(contenu.getByRole("status")).toHaveText(
				t("aider.total", { n: 2 }),
			);
			await expect(contenu).not.toContainText(ailleurs.place.titre);
			await page
				.getByRole("navigation", { name: t("lecture.filtres.role") })
				.getByRole("link", { name: t("lecture.besoins.roles.code.nom") })
				.click();
			await page.waitForURL(/role=code/);
			await expect(contenu).toContainText(autre.place.titre);
			await expect(contenu).not.toContainText(un.place.titre);
			const flux = await page
				.locator('link[rel="alternate"][type="application/atom+xml"]')
				.getAttribute("href");
			expect(flux).toBe(
				`${site.url}${ici(`/flux/places.xml?theme=${theme.slug}`)}`,
			);
			const atom = await (await request.get(flux ?? "")).text();
			expect(atom).toContain(un.place.titre);
			expect(atom).toContain(autre.place.titre);
			expect(atom).not.toContain(ailleurs.place.titre);
		},
	);
}
