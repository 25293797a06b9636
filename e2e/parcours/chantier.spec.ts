/** From a need to its delivery: the work space, its steps and their mails, articles, a suspension. */
import { creerCompte, creerJeton } from "#e2e/fixtures/comptes";
import { creerBesoin, creerProjet } from "#e2e/fixtures/contenu";
import { courrielsEnFile } from "#e2e/fixtures/courriels";
import { navigateurDe, ouvrirRecherche } from "#e2e/fixtures/moderation";
import { answered, expect, type Site, test } from "#e2e/fixtures/site";
import { creerSoutien } from "#e2e/fixtures/soutiens";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";

const essais = variantes(test, import.meta.filename);

async function etapesMailees({ base }: Site, compte_id: number) {
	const courriels = await courrielsEnFile(base, compte_id);
	return courriels.filter(({ gabarit }) => gabarit === "etape");
}

for (const [round, javaScriptEnabled] of essais(SCRIPTS, SEUL)) {
	const avec = javaScriptEnabled ? "with JavaScript" : "without JavaScript";

	round.test(
		`a need goes to study, gets its brief, a step mailed once to each subscriber, and is delivered, ${avec}`,
		async ({ browser, site }) => {
			const titre = `Des bancs à l’ombre ${Date.now()}`;
			const besoin = await creerBesoin(site.base, { titre });
			const projet = await creerProjet(site.base);
			const [abonne, refusant, passant] = [
				await creerSoutien(site.base, besoin.id),
				await creerSoutien(site.base, besoin.id, { refus: true }),
				await creerCompte(site.base),
			];
			const { contexte } = await navigateurDe(browser, site, "moderateur", {
				javaScriptEnabled,
			});
			const page = await contexte.newPage();
			const fiche = `/moderation/relecture/besoin/${besoin.slug}`;
			await page.goto(fiche);
			await page.getByRole("button", { name: "Passer à l’étude" }).click();
			await page.waitForURL(/fait=/);
			await page
				.getByRole("link", { name: "État et espace de travail" })
				.click();
			await page
				.getByLabel("Ce qu’il faut faire", { exact: true })
				.fill("Poser dix bancs.");
			await page
				.getByLabel("Ce qu’il faut faire (Version anglaise)")
				.fill("Put ten benches.");
			await page.getByLabel("Terrain").check();
			await page
				.getByRole("textbox", { name: "Code source" })
				.fill("https://exemple.fr/depot");
			await page.getByRole("button", { name: "Enregistrer" }).click();
			await page.waitForURL(/garde=oui/);
			await expect(page.getByText("Une personne sera prévenue")).toBeVisible();
			await page.getByLabel("Titre", { exact: true }).fill("Premier banc");
			await page.getByLabel("Texte", { exact: true }).fill("Il est posé.");
			await answered(page, () =>
				page.getByRole("button", { name: "Publier et prévenir" }).click(),
			);
			await expect(
				page.getByRole("region", { name: "Ce qui partira par courriel" }),
			).toContainText("Il est posé.");
			expect(await etapesMailees(site, abonne.id)).toHaveLength(0);
			await page.getByRole("button", { name: "Publier et prévenir" }).click();
			await expect(page.getByText("Étape 1 · Premier banc")).toBeVisible();
			expect(await etapesMailees(site, abonne.id)).toHaveLength(1);
			for (const { id } of [refusant, passant])
				expect(await etapesMailees(site, id)).toHaveLength(0);
			await page
				.getByRole("link", { name: "Modifier ou retirer l’étape 1" })
				.click();
			await page.waitForURL(/etape=1/);
			await page.getByLabel("Texte", { exact: true }).fill("Il est bien posé.");
			// The form of the step stands above that of the brief.
			await answered(page, () =>
				page.getByRole("button", { name: "Enregistrer" }).first().click(),
			);
			expect(await etapesMailees(site, abonne.id)).toHaveLength(1);
			await page.goto(fiche);
			await ouvrirRecherche(page);
			await page.getByLabel("Chercher une autre fiche").fill(projet.slug);
			await page.keyboard.press("Enter");
			const trouvee = page.getByRole("listitem").filter({
				has: page.locator(`[value="confirme projet/${projet.slug}"]`),
			});
			await answered(page, () =>
				trouvee.getByRole("button", { name: "Y répond" }).click(),
			);
			await answered(page, () =>
				page.getByRole("button", { name: "C’est son projet" }).click(),
			);
			expect(
				await site.base.ligne("SELECT projet_id FROM besoins WHERE id = $1", [
					besoin.id,
				]),
			).toEqual({ projet_id: projet.id });
			await page.goto(fiche);
			await page.getByRole("button", { name: "Marquer résolu" }).click();
			await page.waitForURL(/fait=/);
			const jeton = await creerJeton(site.base, passant.id);
			const lu = await contexte.request.get(`/api/besoins/${besoin.slug}`, {
				headers: { authorization: `Bearer ${jeton}` },
			});
			expect(await lu.json()).toMatchObject({
				statut: "livre",
				cahier: "Poser dix bancs.",
				roles: ["terrain"],
				depot: "https://exemple.fr/depot",
				projet: { slug: projet.slug },
				etapes: [{ titre: "Premier banc", texte: "Il est bien posé." }],
				traductions: { en: { cahier: "Put ten benches." } },
			});
			await contexte.close();
		},
	);

	round.test(
		`an article is previewed, kept as a draft that is not public, then published, ${avec}`,
		async ({ browser, site }) => {
			const titre = `Un article ${Date.now()}`;
			const { contexte } = await navigateurDe(browser, site, "moderateur", {
				javaScriptEnabled,
			});
			const page = await contexte.newPage();
			await page.goto("/moderation/articles/nouveau");
			await page.getByLabel("Titre", { exact: true }).fill(titre);
			await page.getByLabel("Résumé", { exact: true }).fill("En bref.");
			await page
				.getByLabel("Texte en Markdown", { exact: true })
				.fill("Du **gras**.<script>alert(1)</script>");
			await page.getByLabel("Signature").fill("L’équipe");
			await page.getByRole("button", { name: "Voir l’aperçu" }).click();
			await expect(page.locator(".prose strong")).toHaveText("gras");
			await expect(page.getByLabel("Titre", { exact: true })).toHaveValue(
				titre,
			);
			await page.getByRole("button", { name: "Enregistrer" }).click();
			await page.waitForURL(/garde=oui/);
			const slug = new URL(page.url()).pathname.split("/").at(-1);
			expect((await contexte.request.get(`/articles/${slug}`)).status()).toBe(
				404,
			);
			await page.getByRole("radio", { name: "Publié" }).check();
			await answered(page, () =>
				page.getByRole("button", { name: "Enregistrer" }).click(),
			);
			expect((await contexte.request.get(`/articles/${slug}`)).status()).toBe(
				200,
			);
			await contexte.close();
		},
	);

	round.test(
		`D10: a suspension announces what it cuts, ends tokens at once, and changes no count, nor does lifting it, ${avec}`,
		async ({ browser, site }) => {
			const membre = await creerCompte(site.base);
			const projet = await creerProjet(site.base, { nb_votes: 1 });
			await site.base.lignes(
				"INSERT INTO votes (compte_id, projet_id) VALUES ($1, $2)",
				[membre.id, projet.id],
			);
			const jeton = await creerJeton(site.base, membre.id);
			const { contexte } = await navigateurDe(browser, site, "moderateur", {
				javaScriptEnabled,
			});
			const page = await contexte.newPage();
			const votes = async () =>
				(
					await site.base.ligne<{ nb_votes: number }>(
						"SELECT nb_votes FROM projets WHERE id = $1",
						[projet.id],
					)
				).nb_votes;
			await page.goto(`/moderation/comptes/${membre.id}`);
			await page.getByText("Suspendre le compte…").click();
			await expect(page.getByText("un jeton d’API, révoqué")).toBeVisible();
			await page.getByLabel("Raison, que la personne lira").fill("Essai.");
			await page.getByRole("button", { name: "Oui, suspendre" }).click();
			await page.waitForURL(/garde=oui/);
			expect(await votes()).toBe(1);
			const refuse = await contexte.request.get("/api/moi", {
				headers: { authorization: `Bearer ${jeton}` },
			});
			expect(refuse.status()).toBe(401);
			await page.getByRole("button", { name: "Lever la suspension" }).click();
			await expect(page.getByText("Suspendre le compte…")).toBeVisible();
			expect(await votes()).toBe(1);
			await contexte.close();
		},
	);
}
