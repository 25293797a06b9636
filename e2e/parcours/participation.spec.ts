/** Votes, supports and reports, signed in or not, with scripts and without. */
import { randomUUID } from "node:crypto";
import { creerCompte, creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import { creerBesoin, creerProjet } from "#e2e/fixtures/contenu";
import {
	entrer,
	pasUnDouble,
	seConnecter,
	vientDeFaire,
} from "#e2e/fixtures/entree";
import { PLEINE_TAILLE } from "#e2e/fixtures/epreuve";
import { answered, expect, expectAccessible, test } from "#e2e/fixtures/site";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";

const essais = variantes(test, import.meta.filename);

const LANGUES = [
	{
		langue: "fr",
		prefixe: "",
		voter: /^(Voter|Mon vote) pour /,
		vote: "1 vote",
		compris: "1 vote dont vous",
		annuler: "Annuler",
		merciVote: "votre vote est compté",
		soutenir: /^(Soutenir|Je soutiens) le besoin /,
		soutien: "1 soutien dont vous",
		merciSoutien: "Merci. Vous êtes la première personne à soutenir ce besoin.",
		caseEtapes: "Me prévenir par courriel quand ça avance",
		avec: "Ses étapes vous arrivent par courriel.",
		sans: "Ses étapes ne vous sont pas envoyées.",
		arreter: "Ne plus les recevoir",
		reprendre: "Les recevoir par courriel",
		signaler: "Signaler un problème",
		doublon: "Cette fiche existe déjà",
		mots: "Quelques mots",
		transmettre: "Envoyer le signalement",
		transmis: "votre signalement est transmis",
		erreur: "Erreur\u00a0: Signaler un problème",
	},
	{
		langue: "en",
		prefixe: "/en",
		voter: /^(Vote|My vote) for /,
		vote: "1 vote",
		compris: "1 vote including you",
		annuler: "Undo",
		merciVote: "your vote is counted",
		soutenir: /^(Support|I support) the need /,
		soutien: "1 supporter including you",
		merciSoutien: "Thank you. You are the 1st person to support this need.",
		caseEtapes: "Email me updates",
		avec: "Updates are on.",
		sans: "Updates are off.",
		arreter: "Turn updates off",
		reprendre: "Turn updates on",
		signaler: "Report a problem",
		doublon: "This entry already exists",
		mots: "A few words",
		transmettre: "Send the report",
		transmis: "your report has reached",
		erreur: "Error: Report a problem",
	},
] as const;

for (const [round, mots, javaScriptEnabled] of essais(LANGUES, {
	toutes: SCRIPTS,
})) {
	test.describe(`${mots.langue}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		round.test(
			"a vote requested while signed out is recorded by signing in, confirmed on the page that the reader returns to, and undone by the same button",
			async ({ page, site }) => {
				const { slug, id } = await creerProjet(site.base, {
					nom: "Fontaines <b>libres</b>",
				});
				await page.goto(`${mots.prefixe}/projets/${slug}`);
				const bouton = page.getByRole("button", { name: mots.voter }).first();
				await expect(bouton).toHaveAttribute("aria-pressed", "false");
				await bouton.click();
				await expect(page).toHaveURL(/\/compte\/connexion\?retour=/);
				expect(page.url()).not.toContain("secret");
				await entrer(page, site, mots.langue, `${randomUUID()}@exemple.fr`);
				await expect(page).toHaveURL(`${mots.prefixe}/projets/${slug}`);
				await expect(page.getByRole("main")).toContainText(mots.merciVote);
				await expect(bouton).toHaveAttribute("aria-pressed", "true");
				await expect(page.getByRole("main")).toContainText(mots.compris);
				expect(
					await site.base.ligne(
						"SELECT nb_votes, (SELECT count(*)::int FROM votes WHERE projet_id = p.id) AS n FROM projets p WHERE id = $1",
						[id],
					),
				).toEqual({ nb_votes: 1, n: 1 });
				await answered(page, () => bouton.click());
				await expect(bouton).toHaveAttribute("aria-pressed", "false");
				expect(
					await site.base.ligne("SELECT nb_votes FROM projets WHERE id = $1", [
						id,
					]),
				).toEqual({ nb_votes: 0 });
				await page.reload();
				await expect(bouton).toHaveAttribute("aria-pressed", "false");
			},
		);

		// Each of the two in one of the modes; in both at full size.
		for (const avec of PLEINE_TAILLE ? [true, false] : [javaScriptEnabled])
			round.test(
				`a support ${avec ? "with" : "without"} its steps by email, requested while signed out, then changed in one action`,
				async ({ page, site }) => {
					const { slug } = await creerBesoin(site.base);
					await page.goto(`${mots.prefixe}/besoins/${slug}`);
					const etapes = page.getByRole("checkbox", { name: mots.caseEtapes });
					await expect(etapes).toBeChecked();
					if (!avec) await etapes.uncheck();
					const bouton = page
						.getByRole("button", { name: mots.soutenir })
						.first();
					await bouton.click();
					await entrer(page, site, mots.langue, `${randomUUID()}@exemple.fr`);
					await expect(page).toHaveURL(`${mots.prefixe}/besoins/${slug}`);
					const contenu = page.getByRole("main");
					await expect(contenu).toContainText(mots.merciSoutien);
					await expect(bouton).toHaveAttribute("aria-pressed", "true");
					await expect(contenu).toContainText(mots.soutien);
					await expect(contenu).toContainText(avec ? mots.avec : mots.sans);
					await answered(page, () =>
						page
							.getByRole("button", {
								name: avec ? mots.arreter : mots.reprendre,
							})
							.click(),
					);
					await expect(contenu).toContainText(avec ? mots.sans : mots.avec);
					await page.reload();
					await expect(contenu).toContainText(avec ? mots.sans : mots.avec);
				},
			);
	});
}

for (const [round, mots, javaScriptEnabled] of essais(LANGUES, SCRIPTS)) {
	test.describe(`${mots.langue}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		round.test(
			"a no to the steps is still there when the support is withdrawn and given again",
			async ({ page, site }) => {
				const { slug } = await creerBesoin(site.base);
				await seConnecter(page, site, (await creerCompte(site.base)).id);
				await page.goto(`${mots.prefixe}/besoins/${slug}`);
				const etapes = page.getByRole("checkbox", { name: mots.caseEtapes });
				const bouton = page
					.getByRole("button", { name: mots.soutenir })
					.first();
				await etapes.uncheck();
				await bouton.click();
				await expect(page.getByRole("main")).toContainText(mots.sans);
				await pasUnDouble(page);
				await bouton.click();
				await expect(bouton).toHaveAttribute("aria-pressed", "false");
				await expect(etapes).not.toBeChecked();
			},
		);

		round.test(
			"a report lists what is missing, keeps the typed text, and returns to the entry once sent",
			async ({ page, site }) => {
				const { slug, id } = await creerBesoin(site.base);
				await page.goto(`${mots.prefixe}/besoins/${slug}`);
				await page.getByRole("link", { name: mots.signaler }).click();
				await page.getByLabel(mots.mots).fill("Voir <img src=x onerror=1>");
				await page.getByRole("button", { name: mots.transmettre }).click();
				// The label is a question: its error follows without a colon.
				await expect(
					page.getByRole("main").getByRole("alert").getByRole("link"),
				).toHaveText(/\? \p{Lu}/u);
				await expect(page).toHaveTitle(new RegExp(`^${mots.erreur}`));
				await expect(page.getByLabel(mots.mots)).toHaveValue(
					"Voir <img src=x onerror=1>",
				);
				await page.getByLabel(mots.doublon).check();
				await page.getByRole("button", { name: mots.transmettre }).click();
				await expect(page).toHaveURL(`${mots.prefixe}/besoins/${slug}`);
				await expect(page.getByRole("main")).toContainText(mots.transmis);
				expect(
					await site.base.ligne(
						"SELECT motif, texte, compte_id FROM signalements WHERE besoin_id = $1",
						[id],
					),
				).toEqual({
					motif: "doublon",
					texte: "Voir <img src=x onerror=1>",
					compte_id: null,
				});
			},
		);
	});
}

test("after a support the page thanks once: which person one is, and how neighbours learn of the need, by its own address; a delivered one moves no faster", async ({
	page,
	context,
	site,
}) => {
	await seConnecter(page, site, (await creerCompte(site.base)).id);
	await context.grantPermissions(["clipboard-read", "clipboard-write"], {
		origin: site.url,
	});
	const contenu = page.getByRole("main");
	const pourquoi = "quand ses voisins le savent";
	for (const statut of ["publie", "livre"] as const) {
		const { slug } = await creerBesoin(site.base, { statut, nb_soutiens: 11 });
		const adresse = `/besoins/${slug}`;
		await page.goto(adresse);
		await expect(contenu).not.toContainText("Vous êtes la");
		await page
			.getByRole("button", { name: /^Soutenir le besoin / })
			.first()
			.click();
		await expect(contenu).toContainText(
			"Merci. Vous êtes la 12e personne à soutenir ce besoin.",
		);
		await expect(contenu.getByText(pourquoi)).toHaveCount(
			statut === "livre" ? 0 : 1,
		);
		await expectAccessible(page);
		await page
			.getByRole("button", { name: "Copier le lien du besoin" })
			.click();
		await expect(page.getByText("Lien copié")).toBeVisible();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
			`${site.url}${adresse}`,
		);
		await vientDeFaire(context, site.url, `soutien ${adresse}`);
		await page.goto(adresse);
		await expect(
			contenu.getByText("Vous êtes la 12e personne à soutenir"),
		).toBeVisible();
		await expect(
			page.getByRole("button", { name: "Ne plus les recevoir" }),
		).toHaveCount(1);
		await context.clearCookies({ name: "bc-fait" });
		await page.goto(adresse);
		await expect(contenu).not.toContainText("Vous êtes la");
	}
});

for (const [round, mots] of essais(LANGUES, SEUL)) {
	round.test(
		`${mots.langue}: a vote, its withdrawal and the way back from there with the keyboard alone, announced politely`,
		async ({ page, site }) => {
			const projet = await creerProjet(site.base);
			await seConnecter(page, site, (await creerCompte(site.base)).id);
			await page.goto(`${mots.prefixe}/projets/${projet.slug}`);
			const bouton = page.getByRole("button", { name: mots.voter }).first();
			for (let presses = 0; presses < 40; presses += 1) {
				await page.keyboard.press("Tab");
				if (await bouton.evaluate((one) => one === document.activeElement))
					break;
			}
			await expect(bouton).toBeFocused();
			await page.keyboard.press("Enter");
			await expect(bouton).toHaveAttribute("aria-pressed", "true");
			await expect(bouton).toBeFocused();
			await expect(
				page.getByRole("status").filter({ hasText: mots.vote }),
			).toHaveCount(1);
			await pasUnDouble(page);
			await page.keyboard.press("Space");
			await expect(bouton).toHaveAttribute("aria-pressed", "false");
			const annuler = page.getByRole("button", { name: mots.annuler });
			// Shown once the server has answered, from when a double press counts.
			await expect(annuler).toBeVisible();
			await pasUnDouble(page);
			await annuler.focus();
			await page.keyboard.press("Enter");
			await expect(bouton).toHaveAttribute("aria-pressed", "true");
		},
	);

	round.test(
		`${mots.langue}: pages are accessible after a vote and after a rejected report`,
		async ({ page, site }) => {
			const projet = await creerProjet(site.base);
			const besoin = await creerBesoin(site.base);
			await seConnecter(page, site, (await creerCompte(site.base)).id);
			await page.goto(`${mots.prefixe}/projets/${projet.slug}`);
			const voter = page.getByRole("button", { name: mots.voter }).first();
			await answered(page, () => voter.click());
			await expect(voter).toHaveAttribute("aria-pressed", "true");
			await expectAccessible(page);
			await page.goto(`${mots.prefixe}/besoins/${besoin.slug}/signaler`);
			await page.getByRole("button", { name: mots.transmettre }).click();
			await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
			await expectAccessible(page);
		},
	);
}

test("what was just done is not told to a reader who has not voted, nor to a signed-out one", async ({
	page,
	context,
	site,
}) => {
	const { slug } = await creerProjet(site.base);
	await vientDeFaire(context, site.url, `vote /projets/${slug}`);
	await page.goto(`/projets/${slug}`);
	await expect(page.getByRole("main")).not.toContainText("est compté");
	await seConnecter(page, site, (await creerCompte(site.base)).id);
	await page.goto(`/projets/${slug}`);
	await expect(page.getByRole("main")).not.toContainText("est compté");
});

// The server and the pages have a copy of the code each, and one pool of connections.
test("votes and supports pass by turns from a page and from the API of one server", async ({
	page,
	request,
	site,
}) => {
	const { id, jeton } = await creerCompteAvecJeton(site.base);
	await seConnecter(page, site, id);
	const { slug } = await creerBesoin(site.base);
	const projet = await creerProjet(site.base);
	await page.goto(`/besoins/${slug}`);
	const bouton = page
		.getByRole("button", { name: /^(Soutenir|Je soutiens)/ })
		.first();
	for (const gives of [true, false, true]) {
		await pasUnDouble(page);
		await answered(page, () => bouton.click());
		await expect(bouton).toHaveAttribute("aria-pressed", String(gives));
		const [vote, soutien] = [
			`/api/projets/${projet.slug}/vote`,
			`/api/besoins/${slug}/soutien`,
		];
		for (const path of [vote, soutien]) {
			const answer = await request.fetch(path, {
				method: gives ? "PUT" : "DELETE",
				headers: { authorization: `Bearer ${jeton}` },
			});
			expect(answer.status(), path).toBe(200);
		}
	}
});
