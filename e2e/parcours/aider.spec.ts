/** "I can help": places, offers and their answers, with the keyboard alone. */
import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright/test";
import { creerCompte } from "#e2e/fixtures/comptes";
import {
	creerBesoin,
	creerOffre,
	creerPlace,
	creerTheme,
	slugUnique,
} from "#e2e/fixtures/contenu";
import { codePour, courrielPour } from "#e2e/fixtures/courriels";
import { seConnecter } from "#e2e/fixtures/entree";
import { navigateurDe } from "#e2e/fixtures/moderation";
import { expect, expectAccessible, type Site, test } from "#e2e/fixtures/site";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { LIBELLES_OFFRE } from "#lib/participation/offres/rules";
import { LANGUES } from "#lib/platform/langues";

const MESSAGE = "Je relève les fontaines le samedi, et je sais coder un peu.";

const TABS_MAX = 160;

/** Presses Tab until this has the focus. */
async function atteindre(page: Page, cible: Locator): Promise<void> {
	for (let fois = 0; fois < TABS_MAX; fois += 1) {
		if (await cible.evaluate((node) => node === document.activeElement)) return;
		await page.keyboard.press("Tab");
	}
	throw new Error("the keyboard does not reach it");
}

async function ecrire(page: Page, cible: Locator, texte: string) {
	await atteindre(page, cible);
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type(texte);
}

async function presser(page: Page, cible: Locator, touche = "Enter") {
	await atteindre(page, cible);
	await page.keyboard.press(touche);
}

/** A need in development that looks for one person. */
async function besoinAvecPlace(
	{ base }: Site,
	place: { nombre?: number; theme_id?: number; role?: string } = {},
) {
	const { nombre = 1, theme_id = null, role = "terrain" } = place;
	const besoin = await creerBesoin(base, {
		titre: `De l’eau au marché ${randomUUID().slice(0, 8)}`,
		statut: "developpement",
		theme_id,
	});
	const titre = `Relever les fontaines ${randomUUID().slice(0, 8)}`;
	const id = await creerPlace(base, besoin.id, { role, titre, nombre });
	return { besoin, place: { id, titre } };
}

async function etatDe({ base }: Site, courriel: string) {
	const { etat } = await base.ligne<{ etat: string }>(
		"SELECT o.etat FROM offres o JOIN comptes c ON c.id = o.compte_id WHERE c.courriel = $1",
		[courriel],
	);
	return etat;
}

/** What waits its time leaves now. */
async function laisserPartir({ base }: Site) {
	await base.lignes(
		"UPDATE courriels SET disponible_le = now() WHERE statut = 'attente'",
	);
}

for (const langue of LANGUES)
	for (const javaScriptEnabled of [true, false])
		test(`help is offered signed out, sent once signed in, accepted by mail and withdrawn: ${langue}, ${javaScriptEnabled ? "with" : "without"} JavaScript, keyboard only`, async ({
			browser,
			site,
		}) => {
			test.setTimeout(150_000);
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
					name: t("aider.bouton_quoi", { titre: place.titre }),
				}),
			);
			await page.waitForURL(
				`**${ici(`/besoins/${besoin.slug}/aider/${place.id}`)}`,
			);
			if (javaScriptEnabled) await expectAccessible(page);
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
				page.getByRole("link", { name: t("aider.verification.connexion") }),
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
			await leur.goto(ici("/moderation/offres"));
			await presser(
				leur,
				leur.locator(
					`main a[href="${ici(`/moderation/besoins/${besoin.slug}/places`)}"]`,
				),
			);
			await leur.waitForURL(/\/places$/);
			// Neither who nor what, until it is opened.
			await expect(leur.getByRole("main")).not.toContainText(MESSAGE);
			if (javaScriptEnabled) await expectAccessible(leur);
			await presser(leur, leur.locator(`main a[href*="/offres/"]`).first());
			await leur.waitForURL(/\/offres\/\d+$/);
			await expect(leur.getByRole("main")).toContainText(MESSAGE);
			await expect(leur.getByRole("main")).not.toContainText(courriel);
			expect(await etatDe(site, courriel)).toBe("vue");
			if (javaScriptEnabled) await expectAccessible(leur);
			await presser(
				leur,
				leur.getByRole("button", { name: t("aider.recues.accepter") }),
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
			expect((await courrielPour(site.server, moi.courriel)).texte).toContain(
				courriel,
			);

			// Taken: the public page tells neither of the place nor of who took it.
			await page.goto(ici(`/besoins/${besoin.slug}`));
			await expect(contenu).not.toContainText(place.titre);
			expect(await page.content()).not.toContain(courriel);

			await page.goto(ici("/compte/offres"));
			await expect(contenu).toContainText(LIBELLES_OFFRE.acceptee[langue]);
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
		});

for (const langue of LANGUES)
	for (const javaScriptEnabled of [true, false])
		test(`a moderator opens a place and names a referent, who reads an offer and declines it: ${langue}, ${javaScriptEnabled ? "with" : "without"} JavaScript, keyboard only`, async ({
			browser,
			site,
		}) => {
			test.setTimeout(150_000);
			const t = texts(langue);
			const ici = (chemin: string) => pageAddress(langue, chemin);
			const besoin = await creerBesoin(site.base, { statut: "etude" });
			const moi = await navigateurDe(browser, site, "moderateur", {
				javaScriptEnabled,
			});
			const referent = await navigateurDe(browser, site, "membre", {
				javaScriptEnabled,
			});
			const aidant = await creerCompte(site.base);
			await site.base.lignes(
				"UPDATE comptes SET langue = $2 WHERE id = ANY($1)",
				[[aidant.id, referent.id], langue],
			);

			const page = await moi.contexte.newPage();
			await page.goto(ici(`/moderation/besoins/${besoin.slug}/chantier`));
			await presser(
				page,
				page.getByRole("link", { name: t("aider.moderation.lien") }),
			);
			await page.waitForURL(/\/places$/);
			if (javaScriptEnabled) await expectAccessible(page);
			await ecrire(page, page.locator("#titre"), "Écrire la carte");
			await ecrire(page, page.locator("#texte"), "Une page et son serveur.");
			await ecrire(page, page.locator("#titre_en"), "Write the map");
			await ecrire(page, page.locator("#nombre"), "21");
			await ecrire(page, page.locator("#heures"), "3");
			const ouvrir = page.getByRole("button", {
				name: t("aider.moderation.ouvrir"),
			});
			await presser(page, ouvrir);
			await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
			await expect(page.locator("#titre")).toHaveValue("Écrire la carte");
			await ecrire(page, page.locator("#nombre"), "2");
			await presser(page, ouvrir);
			await page.waitForURL(/garde=oui$/);
			const { id } = await site.base.ligne<{ id: number }>(
				"SELECT id FROM places WHERE besoin_id = $1 AND nombre = 2 AND heures = 3",
				[besoin.id],
			);

			await presser(page, page.locator(`main a[href$="/places/${id}"]`));
			await page.waitForURL(new RegExp(`/places/${id}$`));
			if (javaScriptEnabled) await expectAccessible(page);
			await ecrire(page, page.locator("#heures"), "4");
			await presser(
				page,
				page.getByRole("button", { name: t("edition.garder") }),
			);
			await page.waitForURL(/garde=oui$/);
			await ecrire(page, page.locator("#courriel"), referent.courriel);
			await page.keyboard.press("Enter");
			await expect(page.getByRole("main")).toContainText(referent.courriel);

			const offre = await creerOffre(site.base, id, aidant.id, MESSAGE);
			const sienne = await referent.contexte.newPage();
			await sienne.goto(ici("/compte"));
			await expect(
				sienne.getByRole("link", { name: t("aider.recues.menu") }).first(),
			).toBeAttached();
			await sienne.goto(ici("/compte/offres/recues"));
			if (javaScriptEnabled) await expectAccessible(sienne);
			await presser(
				sienne,
				sienne.locator(`main a[href$="/recues/${besoin.slug}"]`),
			);
			await sienne.waitForURL(new RegExp(`/recues/${besoin.slug}$`));
			if (javaScriptEnabled) await expectAccessible(sienne);
			await presser(sienne, sienne.locator(`main a[href$="/${offre}"]`));
			await sienne.waitForURL(new RegExp(`/${offre}$`));
			await expect(sienne.getByRole("main")).toContainText(MESSAGE);
			await presser(
				sienne,
				sienne.locator("main summary", {
					hasText: t("aider.recues.decliner"),
				}),
			);
			await presser(
				sienne,
				sienne.getByRole("button", { name: t("aider.recues.oui_decliner") }),
			);
			await sienne.waitForURL(/fait=offre_declinee$/);
			expect(await etatDe(site, aidant.courriel)).toBe("declinee");
			await laisserPartir(site);
			const { texte } = await courrielPour(site.server, aidant.courriel);
			expect(texte).toContain(langue === "en" ? "Write the map" : "la carte");

			await page.goto(ici(`/moderation/besoins/${besoin.slug}/places`));
			await presser(
				page,
				page.locator("main summary", {
					hasText: t("aider.moderation.fermer"),
				}),
			);
			await presser(
				page,
				page.getByRole("button", { name: t("aider.moderation.fermer_oui") }),
			);
			await page.waitForURL(/garde=oui$/);
			await page.goto(ici(`/besoins/${besoin.slug}/aider/${id}`));
			await expect(page.getByRole("main")).toContainText(
				t("aider.offre.fermee"),
			);
			await page.goto(ici("/moderation/journal"));
			await expect(page.getByRole("main")).toContainText(besoin.slug);
			for (const un of [moi, referent]) await un.contexte.close();
		});

test.describe("refused", () => {
	test.use({ statutAttendu: 404 });

	test("offers are no page for another account, nor a place of another need, nor the list for who is no referent", async ({
		page,
		site,
	}) => {
		const { besoin, place } = await besoinAvecPlace(site);
		const autre = await creerBesoin(site.base);
		const aidant = await creerCompte(site.base);
		const offre = await creerOffre(site.base, place.id, aidant.id, MESSAGE);
		await seConnecter(page, site, (await creerCompte(site.base)).id);
		for (const chemin of [
			"/compte/offres/recues",
			`/compte/offres/recues/${besoin.slug}`,
			`/compte/offres/recues/${besoin.slug}/${offre}`,
			`/compte/offres/recues/${besoin.slug}/x`,
			`/moderation/besoins/${besoin.slug}/places`,
			`/moderation/besoins/${besoin.slug}/offres/${offre}`,
			"/moderation/offres",
			`/besoins/${autre.slug}/aider/${place.id}`,
			`/besoins/${besoin.slug}/aider/0${place.id}`,
			`/besoins/${besoin.slug}/aider/99999999999`,
			`/besoins/${besoin.slug}/aider/999999999`,
		]) {
			const reponse = await page.goto(chemin);
			expect([chemin, reponse?.status()]).toEqual([chemin, 404]);
			expect(await page.content()).not.toContain(MESSAGE);
		}
		expect(await etatDe(site, aidant.courriel)).toBe("envoyee");
	});
});

test("who is signed out is led to sign-in before any offer", async ({
	page,
	site,
}) => {
	const { besoin } = await besoinAvecPlace(site);
	for (const chemin of [
		"/compte/offres",
		`/compte/offres/recues/${besoin.slug}`,
	]) {
		await page.goto(chemin);
		await expect(page).toHaveURL(/\/compte\/connexion\?/);
	}
});

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
	await expect(page.getByRole("main").getByRole("alert")).toContainText(
		t("aider.offre.fermee"),
	);
	await expect(page.getByLabel(t("aider.offre.message"))).toHaveValue(MESSAGE);
	await page.reload();
	await expect(page.getByRole("main")).toContainText(t("aider.offre.fermee"));
	await expect(
		page.getByRole("link", { name: t("aider.offre.autres") }),
	).toBeVisible();
});

for (const langue of LANGUES)
	test(`the list of open places is filtered by role and theme, and followed: ${langue}`, async ({
		page,
		request,
		site,
	}) => {
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
		await expectAccessible(page);
		await page
			.getByRole("navigation", { name: t("aider.role") })
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
	});
