/** From a reader's report to its decision, its answer and the journal. */
import { randomUUID } from "node:crypto";
import { creerBesoin, creerProjet } from "#e2e/fixtures/contenu";
import { navigateurDe } from "#e2e/fixtures/moderation";
import { motsCoupes } from "#e2e/fixtures/mots-coupes";
import {
	answered,
	expect,
	expectAccessible,
	type Site,
	test,
} from "#e2e/fixtures/site";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";

const essais = variantes(test, import.meta.filename);

function reponses({ base }: Site, destinataire: string) {
	return base.lignes(
		"SELECT langue, statut, donnees ->> 'reponse' AS reponse FROM courriels WHERE destinataire = $1 AND gabarit = 'signalement_traite'",
		[destinataire],
	);
}

for (const [round, javaScriptEnabled] of essais(SCRIPTS, SEUL)) {
	const avec = javaScriptEnabled ? "with JavaScript" : "without JavaScript";

	round.test(
		`a report is decided from the page of its entry, and its reader gets the mail that the moderator was shown, ${avec}`,
		async ({ browser, site }) => {
			const nom = `Carte des fontaines ${Date.now()}`;
			const { slug } = await creerProjet(site.base, { nom });
			const adresse = `ada-${slug}@exemple.org`;
			const lectrice = await browser.newContext({
				baseURL: site.url,
				javaScriptEnabled,
			});
			const lue = await lectrice.newPage();
			await lue.goto(`/en/projets/${slug}/signaler`);
			await lue.getByLabel("A link leads nowhere").check();
			await lue.getByLabel("A few words").fill("The map is gone.");
			await lue.getByLabel("Your email address").fill("ada");
			await lue.getByRole("button", { name: "Send the report" }).click();
			await expect(lue.getByRole("main").getByRole("alert")).toContainText(
				"This is not a plain email address",
			);
			await expect(lue.getByLabel("A few words")).toHaveValue(
				"The map is gone.",
			);
			await lue.getByLabel("Your email address").fill(adresse);
			await lue.getByRole("button", { name: "Send the report" }).click();
			await lue.waitForURL(new RegExp(`/${slug}$`));

			const { contexte } = await navigateurDe(browser, site, "moderateur", {
				javaScriptEnabled,
			});
			const page = await contexte.newPage();
			await page.goto(`/moderation/relecture/projet/${slug}`);
			const ici = page.getByRole("region", {
				name: "Signalements des lecteurs",
			});
			await expect(ici).toContainText("The map is gone.");
			await expect(ici).toContainText("Attend une réponse par courriel");
			expect(await page.content()).not.toContain(adresse);
			// The text comes first: the form is folded.
			await page.getByText("Décider de ce signalement").click();
			await page.getByRole("radio", { name: "Fiche corrigée" }).check();
			await page.getByLabel("Note pour la modération").fill("Lien refait.");
			await page.getByLabel("Votre réponse").fill("Thank you");
			await answered(page, () =>
				page.getByRole("button", { name: "Clore ce signalement" }).click(),
			);
			const courriel = page.getByRole("region", {
				name: "Ce qui partira par courriel",
			});
			await expect(courriel).toContainText("À une personne, en anglais");
			await expect(courriel).toContainText(`Your report: ${nom}`);
			await expect(courriel).toContainText("Thank you");
			await expect(courriel.locator("blockquote")).toHaveAttribute(
				"lang",
				"en",
			);
			expect(await reponses(site, adresse)).toEqual([]);
			if (javaScriptEnabled) await expectAccessible(page);
			// Changed after it was shown: shown again, never sent unseen.
			await page.getByLabel("Votre réponse").fill("Thank you, Ada.");
			await answered(page, () =>
				page.getByRole("button", { name: "Clore ce signalement" }).click(),
			);
			await expect(courriel).toContainText("Thank you, Ada.");
			expect(await reponses(site, adresse)).toEqual([]);
			await page.getByRole("button", { name: "Clore ce signalement" }).click();
			await page.waitForURL(/clos=oui/);
			expect(await reponses(site, adresse)).toEqual([
				{ langue: "en", statut: "attente", reponse: "Thank you, Ada." },
			]);
			await page.goto("/moderation/sante");
			const envoi = page.getByRole("listitem").filter({ hasText: nom });
			await expect(envoi).toContainText("À qui a signalé");

			await page.goto(`/moderation/relecture/projet/${slug}`);
			await page.getByText("Un signalement clos").click();
			const clos = page.locator("details", { hasText: "Un signalement clos" });
			for (const dit of ["Fiche corrigée", "Lien refait.", "Thank you, Ada."])
				await expect(clos).toContainText(dit);
			await clos.getByRole("button", { name: "Remettre en attente" }).click();
			await expect(ici).toContainText("Attend une réponse par courriel");
			// Cancelled, the mail keeps no address.
			expect(await reponses(site, adresse)).toEqual([]);
			await lectrice.close();
			await contexte.close();
		},
	);
}

test("on a phone the text of a reported entry comes before the form that closes its reports; of a report closed meanwhile one is told, and keeps one’s words, without a script", async ({
	browser,
	site,
}) => {
	const rue = `rue-${randomUUID()}`;
	const { id, slug } = await creerBesoin(site.base, {
		description: `Une carte des bancs à l’ombre, tenue par les habitants, ${rue}`,
	});
	const [recu] = await site.base.lignes(
		"INSERT INTO signalements (besoin_id, motif, texte, courriel, langue) VALUES ($1, 'inexact', 'Faux.', 'lou@exemple.org', 'fr') RETURNING id",
		[id],
	);
	const { contexte } = await navigateurDe(browser, site, "moderateur", {
		javaScriptEnabled: false,
	});
	const page = await contexte.newPage();
	await page.setViewportSize({ width: 390, height: 844 });
	const ici = `/moderation/relecture/besoin/${slug}`;
	await page.goto(ici);
	// Another test may have a word of the text watched, and marked in it.
	await expect(page.getByText(rue).first()).toBeInViewport();
	await page.getByText("Décider de ce signalement").click();
	await page.getByRole("radio", { name: "Fiche gardée" }).check();
	await page.getByLabel("Votre réponse").fill("Nous avons vérifié.");
	await page.getByLabel("Note pour la modération").fill("Vu sur place.");
	const clore = page.getByRole("button", { name: "Clore ce signalement" });
	await clore.click();
	// A colleague closes it, before this one confirms.
	await site.base.lignes(
		"UPDATE signalements SET traite_le = now(), decision = 'infonde' WHERE id = $1",
		[recu?.id],
	);
	// What was shown is no longer what would leave: as when no mail is wanted.
	await clore.click();
	await expect(page.getByRole("main").getByRole("alert")).toContainText(
		"Quelqu’un a clos ces signalements",
	);
	await expect(page.getByLabel("Votre réponse")).toHaveValue(
		"Nous avons vérifié.",
	);
	await expect(page.getByLabel("Note pour la modération")).toHaveValue(
		"Vu sur place.",
	);
	await contexte.close();
});

test("reports that nobody waits for are closed on the page of their entry, and the journal tells it in words", async ({
	browser,
	site,
}) => {
	const titre = `Des bancs ${Date.now()}`;
	const { id } = await creerBesoin(site.base, { titre });
	await site.base.lignes(
		"INSERT INTO signalements (besoin_id, motif, texte) VALUES ($1, 'inexact', 'Faux.')",
		[id],
	);
	const { contexte, courriel } = await navigateurDe(
		browser,
		site,
		"moderateur",
	);
	const page = await contexte.newPage();
	await page.goto("/moderation?genre=signalement");
	await page.getByRole("link", { name: titre }).click();
	await page.getByText("Décider de ce signalement").click();
	await page.getByRole("radio", { name: "Sans fondement" }).check();
	await page.getByRole("button", { name: "Clore ce signalement" }).click();
	await page.waitForURL(/clos=oui/);
	await expect(
		page.getByText("C’est décidé, et noté au journal."),
	).toBeVisible();
	await page.getByRole("link", { name: "Administration" }).click();
	await page
		.getByRole("main")
		.getByRole("link", { name: "Journal", exact: true })
		.click();
	await page.waitForURL(/journal/);
	const acte = page.getByRole("listitem").filter({ hasText: titre }).first();
	await expect(acte).toContainText(
		`${courriel} a clos un signalement au sujet du besoin ${titre}`,
	);
	await expect(acte).toContainText("Sans fondement");
	await acte.getByRole("link", { name: titre }).click();
	await page.waitForURL(/relecture\/besoin/);
	await expect(
		page.locator("summary", { hasText: "Un signalement clos" }),
	).toBeVisible();
	await contexte.close();
});

for (const [round, langue] of essais(["", "/en"], SEUL)) {
	round.test(
		`the journal is in words at 390 px, with exact dates and filters, and nothing is cut inside a word, ${langue || "/fr"}`,
		async ({ browser, site }) => {
			const nom = `Carte ${Date.now()}`;
			const { id, slug } = await creerProjet(site.base, { nom });
			await site.base.lignes(
				`INSERT INTO journal (acteur, acte, objet, objet_id, objet_slug, avant, apres, le) VALUES
			 ('systeme', 'changerStatutProjet', 'projet', $1, $2, '{"statut":"propose"}', '{"statut":"publie"}', '2026-05-03T12:05:00Z'),
			 ('operateur', 'modifierProjet', 'projet', $1, $2, '{"label_ia":"sans_ia"}', '{"champs":["nom"],"label_ia":"ia_appoint"}', '2026-05-04T12:05:00Z'),
			 ('operateur', 'acteDAutrefois', 'projet', $1, $2, NULL, NULL, '2026-05-05T12:05:00Z')`,
				[id, slug],
			);
			const { contexte } = await navigateurDe(browser, site, "moderateur");
			const page = await contexte.newPage();
			await page.setViewportSize({ width: 390, height: 844 });
			await page.goto(`${langue}/moderation/journal`);
			const en = langue !== "";
			await page
				.getByLabel(
					en ? "Title or address of the entry" : "Titre ou adresse de la fiche",
				)
				.fill(nom);
			await page
				.locator("select[name=acte]")
				.selectOption("changerStatutProjet");
			await page
				.getByRole("button", { name: en ? "Filter" : "Filtrer" })
				.click();
			await page.waitForURL(/acte=changerStatutProjet/);
			const journal = page.getByRole("list", { name: "Journal", exact: true });
			await expect(journal.getByRole("listitem")).toHaveCount(1);
			await expect(journal).toContainText(
				en
					? `The site published the project ${nom}`
					: `Le site a publié le projet ${nom}`,
			);
			await expect(journal.locator("time")).toHaveText(
				en ? "3 May 2026 at 14:05" : "3 mai 2026 à 14:05",
			);
			await page.goto(
				`${langue}/moderation/journal?slug=${slug}&du=2026-05-04&au=2026-05-05`,
			);
			await expect(journal.getByRole("listitem")).toHaveCount(2);
			await expect(journal).toContainText("acteDAutrefois");
			expect(await motsCoupes(page, "main li, main label")).toEqual([]);
			expect(
				await page.evaluate(() => document.documentElement.scrollWidth),
			).toBe(390);
			await contexte.close();
		},
	);
}
