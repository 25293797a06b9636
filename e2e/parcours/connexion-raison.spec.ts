/** Sign-in tells what it is for, and the page that follows what was done or what is left. */
import { randomUUID } from "node:crypto";
import { creerBesoin, creerProjet } from "#e2e/fixtures/contenu";
import { entrer } from "#e2e/fixtures/entree";
import { expect, expectAccessible, test } from "#e2e/fixtures/site";
import { SCRIPTS, variantes } from "#e2e/fixtures/variantes";

const essais = variantes(test, import.meta.filename);

const LANGUES = [
	{
		langue: "fr",
		prefixe: "",
		etape: "Étape 1 sur 2",
		soutenir: /^Soutenir le besoin /,
		pour: "Pour que votre soutien à",
		retour: "Revenir à la page, sans me connecter",
		merci: "Vous êtes la première personne à soutenir ce besoin.",
		titre: "Votre besoin, en une phrase",
		description: "Description",
		verifier: "Vérifier mes réponses",
		connexion: "Se connecter pour envoyer",
		envoyer: "Pour envoyer votre besoin",
		texte: "Revenir à mon texte, sans me connecter",
		reste: "Il ne reste qu’à envoyer.",
		bouton: "Envoyer mon besoin",
		jetons: "Pour ouvrir la page « Mes jetons d’accès à l’API »",
	},
	{
		langue: "en",
		prefixe: "/en",
		etape: "Step 1 of 2",
		soutenir: /^Support the need /,
		pour: "For your support for",
		retour: "Go back to the page without signing in",
		merci: "You are the 1st person to support this need.",
		titre: "Your need, in one sentence",
		description: "Description",
		verifier: "Check my answers",
		connexion: "Sign in to send",
		envoyer: "To send your need",
		texte: "Go back to my text without signing in",
		reste: "Just press send.",
		bouton: "Send my need",
		jetons: "To open the page “My API tokens”",
	},
] as const;

const HOSTILE = `Un bac </title><script>window.vole=1</script> « d’ici »`;

for (const [round, mots, javaScriptEnabled] of essais(LANGUES, SCRIPTS)) {
	test.describe(`${mots.langue}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		round.test(
			"a support that waits is named by both steps of sign-in, and what was done stands at the top of the page that follows",
			async ({ page, site }) => {
				const { slug } = await creerBesoin(site.base, { titre: HOSTILE });
				const besoin = `${mots.prefixe}/besoins/${slug}`;
				await page.goto(besoin);
				await page.getByRole("button", { name: mots.soutenir }).first().click();
				const contenu = page.getByRole("main");
				await expect(contenu).toContainText(mots.etape);
				await expect(contenu).toContainText(mots.pour);
				await expect(contenu).toContainText(HOSTILE);
				if (javaScriptEnabled) await expectAccessible(page);
				await page.getByRole("link", { name: mots.retour }).click();
				await expect(page).toHaveURL(besoin);
				await page.getByRole("button", { name: mots.soutenir }).first().click();
				const courriel = `${randomUUID()}@exemple.fr`;
				await entrer(page, site, mots.langue, courriel, async () => {
					await expect(contenu).toContainText(mots.etape.replace("1", "2"));
					await expect(contenu).toContainText(HOSTILE);
				});
				await expect(page).toHaveURL(besoin);
				// Before the title itself.
				await expect(contenu.locator(":scope > *").first()).toContainText(
					mots.merci,
				);
			},
		);

		round.test(
			"acts asked for in two windows are each counted, as the sign-in page of each said",
			async ({ page, context, site }) => {
				const { slug } = await creerBesoin(site.base);
				const autre = await creerBesoin(site.base);
				const demander = async (fenetre: typeof page, vise: string) => {
					await fenetre.goto(`${mots.prefixe}/besoins/${vise}`);
					await fenetre
						.getByRole("button", { name: mots.soutenir })
						.first()
						.click();
					await expect(fenetre.getByRole("main")).toContainText(mots.pour);
				};
				await demander(page, slug);
				const seconde = await context.newPage();
				await demander(seconde, autre.slug);
				await entrer(page, site, mots.langue, `${randomUUID()}@exemple.fr`);
				await expect(page.getByRole("main")).toContainText(mots.merci);
				expect(
					await site.base.lignes(
						"SELECT nb_soutiens FROM besoins WHERE slug IN ($1, $2)",
						[slug, autre.slug],
					),
				).toEqual([{ nb_soutiens: 1 }, { nb_soutiens: 1 }]);
			},
		);

		round.test(
			"a text that waits is announced, and its button is at the top once its author is back",
			async ({ page, site }) => {
				const titre = `Besoin ${randomUUID()}`;
				await page.goto(`${mots.prefixe}/decrire`);
				await page.getByLabel(mots.titre).fill(titre);
				await page
					.getByLabel(mots.description)
					.fill("Une description assez longue pour passer.");
				await page.getByRole("button", { name: mots.verifier }).click();
				await page.getByRole("link", { name: mots.connexion }).click();
				await expect(page.getByRole("main")).toContainText(mots.envoyer);
				await page.getByRole("link", { name: mots.texte }).click();
				await page.getByRole("link", { name: mots.connexion }).click();
				await entrer(page, site, mots.langue, `${randomUUID()}@exemple.fr`);
				const avis = page.getByRole("main").getByRole("status").first();
				await expect(avis).toContainText(mots.reste);
				if (javaScriptEnabled) await expectAccessible(page);
				await avis.getByRole("button", { name: mots.bouton }).click();
				await expect(page).toHaveURL(`${mots.prefixe}/decrire/merci`);
				const envoyes = await site.base.lignes(
					"SELECT 1 FROM besoins WHERE titre = $1",
					[titre],
				);
				expect(envoyes).toHaveLength(1);
			},
		);

		round.test(
			"a page of the account area is named before it opens",
			async ({ page }) => {
				await page.goto(`${mots.prefixe}/compte/jetons`);
				await expect(page.getByRole("main")).toContainText(mots.jetons);
			},
		);
	});
}

test("an address can make sign-in say nothing: no act is named where none waits, nor a text that the address holds", async ({
	page,
	site,
}) => {
	const { slug } = await creerProjet(site.base, {
		nom: "Un projet jamais nommé",
	});
	for (const retour of [
		`/projets/${slug}?fait=vote`,
		"/projets/perdu?fait=vote",
		"/projets/%3Cb%3Egagné%3C%2Fb%3E?fait=vote",
		"https://ailleurs.test/projets/x?fait=vote",
	]) {
		await page.goto(`/compte/connexion?retour=${encodeURIComponent(retour)}`);
		const contenu = page.getByRole("main");
		await expect(contenu).toContainText("Étape 1 sur 2");
		await expect(contenu).not.toContainText(
			/jamais nommé|gagné|perdu|ailleurs|votre vote/,
		);
	}
});
