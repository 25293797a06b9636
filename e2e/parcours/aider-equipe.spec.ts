/** Places are opened, offers answered by the team and the referents, and by nobody else: with the keyboard alone. */
import {
	besoinAvecPlace,
	etatDe,
	laisserPartir,
	MESSAGE,
} from "#e2e/fixtures/aide";
import { ecrire, presser } from "#e2e/fixtures/clavier";
import { creerCompte } from "#e2e/fixtures/comptes";
import { creerBesoin, creerOffre } from "#e2e/fixtures/contenu";
import { courrielPour } from "#e2e/fixtures/courriels";
import { seConnecter } from "#e2e/fixtures/entree";
import { navigateurDe } from "#e2e/fixtures/moderation";
import { expect, expectAccessible, test } from "#e2e/fixtures/site";
import { SCRIPTS, variantes } from "#e2e/fixtures/variantes";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { LANGUES } from "#lib/platform/langues";

const essais = variantes(test, import.meta.filename);

for (const [round, langue, javaScriptEnabled] of essais(LANGUES, SCRIPTS)) {
	round.test(
		`a moderator opens a place and names a referent, who reads an offer, declines it and stops being one: ${langue}, ${javaScriptEnabled ? "with" : "without"} JavaScript, keyboard only`,
		async ({ browser, site }) => {
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
				page.getByRole("link", { name: t("aider.moderation.ajouter") }),
			);
			await page.waitForURL(/place=nouvelle$/);
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

			await presser(page, page.locator(`main a[href$="place=${id}"]`));
			await page.waitForURL(new RegExp(`place=${id}$`));
			await ecrire(page, page.locator("#heures"), "4");
			await presser(
				page,
				page.getByRole("button", { name: t("edition.garder") }).first(),
			);
			await page.waitForURL(/garde=oui$/);
			await ecrire(page, page.locator("#courriel"), referent.courriel);
			await page.keyboard.press("Enter");
			await expect(page.getByRole("main")).toContainText(referent.courriel);

			const offre = await creerOffre(site.base, id, aidant.id, MESSAGE);
			const sienne = await referent.contexte.newPage();
			await sienne.goto(ici("/compte"));
			await expect(
				sienne.getByRole("link", { name: t("aider.recues.titre") }).first(),
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

			await presser(
				sienne,
				sienne.locator("main summary", {
					hasText: t("aider.recues.quitter"),
				}),
			);
			await presser(
				sienne,
				sienne.getByRole("button", { name: t("aider.recues.quitter_oui") }),
			);
			await sienne.waitForURL(/fait=contact_quitte$/);
			await expect(sienne.getByRole("main")).toContainText(
				t("compte.fait.contact_quitte"),
			);

			await page.goto(ici(`/moderation/besoins/${besoin.slug}/chantier`));
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
		},
	);
}

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
			`/moderation/besoins/${besoin.slug}/chantier`,
			`/moderation/besoins/${besoin.slug}/chantier?offre=${offre}`,
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
