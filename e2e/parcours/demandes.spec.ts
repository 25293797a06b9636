/** Between publishing and refusing: the moderators ask, the author answers; a refused author sends again. */
import { creerBesoin, creerTheme } from "#e2e/fixtures/contenu";
import { courrielsEnFile } from "#e2e/fixtures/courriels";
import { navigateurDe } from "#e2e/fixtures/moderation";
import {
	answered,
	expect,
	expectAccessible,
	type Site,
	test,
} from "#e2e/fixtures/site";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";

const essais = variantes(test, import.meta.filename);

const QUESTION = "Dans quelle commune, et pour qui ?";
const REPONSE = "À Lilas, pour les habitants des six immeubles de la rue.";

/** Somebody else refuses the need. */
async function refuser({ base }: Site, id: number, motif: string) {
	await base.lignes(
		"UPDATE besoins SET statut = 'refuse', motif = $2, motif_choisi = 'incomplet', modifie_le = clock_timestamp() WHERE id = $1",
		[id, motif],
	);
	await base.lignes(
		"UPDATE demandes SET close_le = now(), close_par = 0 WHERE besoin_id = $1",
		[id],
	);
	await base.lignes(
		`INSERT INTO journal (acteur, acte, objet, objet_id, avant, apres, motif)
		 VALUES ('operateur', 'changerStatutBesoin', 'besoin', $1, '{"statut":"propose"}', '{"statut":"refuse"}', $2)`,
		[id, motif],
	);
}

for (const [round, javaScriptEnabled] of essais(SCRIPTS, SEUL)) {
	const avec = javaScriptEnabled ? "with JavaScript" : "without JavaScript";

	round.test(
		`a moderator asks the author to complete, with a template; the answer comes back first in the queue, ${avec}`,
		async ({ browser, site }) => {
			const ouvrir = async (role: "membre" | "moderateur" | "admin") => {
				const { contexte, id } = await navigateurDe(browser, site, role, {
					javaScriptEnabled,
				});
				return { page: await contexte.newPage(), contexte, id };
			};
			const [auteur, moi, admin] = [
				await ouvrir("membre"),
				await ouvrir("moderateur"),
				await ouvrir("admin"),
			];
			await creerTheme(site.base);
			const nom = `Où et pour qui, ${javaScriptEnabled ? "un" : "deux"}`;
			await admin.page.goto("/moderation/modeles");
			await admin.page.locator("[name=nom]").fill(nom);
			await admin.page.locator("[name=texte_fr]").fill(QUESTION);
			await admin.page.locator("[name=texte_en]").fill("Where, and for whom?");
			await admin.page
				.getByRole("button", { name: "Enregistrer le modèle" })
				.click();
			await admin.page.waitForURL(/garde=oui/);

			const { slug, id } = await creerBesoin(site.base, {
				statut: "propose",
				titre: `Une laverie de quartier ${avec}`,
				auteur_id: auteur.id,
			});
			await moi.page.goto(`/moderation/relecture/besoin/${slug}`);
			// A refusal takes the same templates, and keeps what was chosen in it.
			await moi.page.getByRole("link", { name: "Refuser…" }).click();
			await moi.page.getByRole("radio", { name: "Publicité" }).check();
			const refus = moi.page.locator("details#refus");
			await refus.getByText("Insérer un modèle de réponse").click();
			await refus.getByRole("button", { name: nom }).click();
			await expect(moi.page.getByLabel("Vos mots à l’auteur")).toHaveValue(
				QUESTION,
			);
			if (javaScriptEnabled) {
				// One goes on typing: its letters are no keys.
				await moi.page.keyboard.type(" et pour qui ?");
				await expect(moi.page.getByLabel("Vos mots à l’auteur")).toHaveValue(
					`${QUESTION} et pour qui ?`,
				);
			}
			await expect(
				moi.page.getByRole("radio", { name: "Publicité" }),
			).toBeChecked();
			const demande = moi.page.locator("details#demande");
			const questions = demande.getByLabel("Vos questions à l’auteur");
			if (javaScriptEnabled) {
				await moi.page.getByText("Demander un complément…").focus();
				await moi.page.keyboard.press("c");
				await expect(questions).toBeFocused();
			} else await demande.getByText("Demander un complément…").click();
			await demande.getByText("Insérer un modèle de réponse").click();
			await demande.getByRole("button", { name: nom }).click();
			await expect(questions).toHaveValue(QUESTION);
			await demande.getByRole("button", { name: "Voir le courriel" }).click();
			await expect(demande.locator("blockquote")).toContainText(QUESTION);
			if (javaScriptEnabled) await expectAccessible(moi.page);
			// Somebody else asks first: told, and asked once more, this replaces it.
			await admin.page.goto(`/moderation/relecture/besoin/${slug}`);
			await admin.page.getByText("Demander un complément…").click();
			await admin.page
				.getByLabel("Vos questions à l’auteur")
				.fill("Et à quel prix ?");
			// No mail leaves that was not shown: the first press shows it.
			const envoyer = admin.page.getByRole("button", {
				name: "Demander à l’auteur",
			});
			await answered(admin.page, () => envoyer.click());
			await expect(
				admin.page.locator("details#demande blockquote"),
			).toContainText("Et à quel prix ?");
			await envoyer.click();
			await admin.page.waitForURL(/demande=envoyee/);
			const demander = moi.page.getByRole("button", {
				name: "Demander à l’auteur",
			});
			await demander.click();
			await expect(moi.page.getByRole("main").getByRole("alert")).toContainText(
				"Depuis que vous avez ouvert cette fiche, quelqu’un a décidé, ou a demandé",
			);
			await expect(questions).toHaveValue(QUESTION);
			await demander.click();
			// On to what waits next, which says so.
			await moi.page.waitForURL(/demande=envoyee/);
			expect(moi.page.url()).not.toContain(slug);
			await expect(moi.page.getByRole("main")).toContainText(
				"Votre demande à l’auteur de la fiche précédente est enregistrée",
			);

			await auteur.page.goto("/compte/contributions");
			await expect(auteur.page.getByRole("main")).toContainText(QUESTION);
			await auteur.page
				.getByRole("link", { name: /^Répondre au sujet de Une laverie/ })
				.click();
			await expect(auteur.page.getByRole("main")).toContainText(
				"La modération vous demande un complément",
			);
			if (javaScriptEnabled) await expectAccessible(auteur.page);
			await auteur.page.locator("textarea[name=description]").fill(REPONSE);
			await auteur.page
				.getByRole("button", { name: "Enregistrer et répondre" })
				.click();
			await auteur.page.waitForURL(/fait=reponse/);

			await moi.page.goto("/moderation");
			const premiere = moi.page.getByRole("listitem").filter({
				hasText: "L’auteur a répondu",
			});
			await premiere.getByRole("link", { name: /^Une laverie/ }).click();
			await expect(moi.page.getByRole("main")).toContainText(
				"L’auteur a répondu à la demande de",
			);
			await expect(moi.page.getByRole("main")).toContainText(REPONSE);
			await admin.page.goto(`/en/moderation/relecture/besoin/${slug}`);
			await expect(admin.page.getByRole("main")).toContainText(
				"The author has answered the request of",
			);
			const lus = await courrielsEnFile(site.base, auteur.id);
			// The answer came within the minute: the mail never left.
			const annulee = { gabarit: "complement_demande", statut: "annule" };
			expect(lus).toEqual([annulee, annulee]);

			await refuser(site, id, "Une laverie existe déjà.");
			await auteur.page.goto("/en/compte/contributions");
			await auteur.page
				.getByRole("link", { name: /^See and send again Une laverie/ })
				.click();
			await expect(auteur.page.getByRole("main")).toContainText(
				"Une laverie existe déjà.",
			);
			if (javaScriptEnabled) await expectAccessible(auteur.page);
			await auteur.page
				.locator("[name=titre]")
				.fill("Une laverie qui ouvre la nuit");
			await auteur.page
				.getByRole("button", { name: "Send again to the moderators" })
				.click();
			await auteur.page.waitForURL(/fait=renvoi/);
			await moi.page.goto(`/moderation/relecture/besoin/${slug}`);
			await expect(moi.page.getByRole("main")).toContainText(
				"Refusée une première fois, puis corrigée et renvoyée par son auteur.",
			);
			await expect(moi.page.getByRole("main")).toContainText(
				"Une laverie qui ouvre la nuit",
			);
			await moi.page
				.getByRole("link", { name: "Ce que l’auteur a changé" })
				.click();
			await expect(moi.page.getByRole("main")).toContainText(
				"a corrigé et renvoyé sa contribution refusée, le besoin",
			);
			for (const { contexte } of [auteur, moi, admin]) await contexte.close();
		},
	);
}
