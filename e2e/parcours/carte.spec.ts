/** What one who reuses a project asks first: typed, checked, reviewed, edited, shown, copied and downloaded. */
import { randomUUID } from "node:crypto";
import { parse } from "yaml";
import { creerProjet, creerTheme, slugUnique } from "#e2e/fixtures/contenu";
import { navigateurDe } from "#e2e/fixtures/moderation";
import { expect, expectAccessible, test } from "#e2e/fixtures/site";
import { SCRIPTS, variantes } from "#e2e/fixtures/variantes";
import { PubliccodeComplet } from "#lib/platform/text/publiccode.fixture";

const essais = variantes(test, import.meta.filename);

const DEPOT = "https://git.example.org/eau/carte";
const LIENS = [
	"documentation https://eau.example/aide",
	"feuille_de_route https://eau.example/suite",
] as const;
const DESCRIPTION = "Quarante caractères au moins, et rien d’autre ici.";

const LANGUES = [
	{
		langue: "fr",
		prefixe: "",
		nom: "Nom du projet",
		accroche: "En une phrase",
		verifier: "Vérifier mes réponses",
		envoyer: "Envoyer ma proposition",
		licence: /n’est pas une expression SPDX/,
		lien: /^Ligne 2\. Écrivez d’abord où mène le lien/,
		contact: /Donnez l’adresse complète d’une page/,
		stade: "Stable\u00a0: prêt à servir",
		titre: "Reprendre ce projet",
		licences:
			"European Union Public License 1.2 (EUPL-1.2) ou, au choix, MIT License (MIT)",
		liens: ["Documentation", "Feuille de route"],
		copier: "Copier l’adresse du code source",
		copie: "Copié",
		fichier: "publiccode.yml de ce projet",
		publier: "Publier",
	},
	{
		langue: "en",
		prefixe: "/en",
		nom: "Name of the project",
		accroche: "In one sentence",
		verifier: "Check my answers",
		envoyer: "Send my suggestion",
		licence: /not an SPDX expression/,
		lien: /^Line 2\. Write first what the link leads to/,
		contact: /Give the whole address of a page/,
		stade: "Stable: ready to use",
		titre: "Reuse this project",
		licences:
			"European Union Public License 1.2 (EUPL-1.2) or, as you choose, MIT License (MIT)",
		liens: ["Documentation", "Roadmap"],
		copier: "Copy the address of the source code",
		copie: "Copied",
		fichier: "publiccode.yml of this project",
		publier: "Publish",
	},
] as const;

test.beforeAll(async ({ site }) => {
	await creerTheme(site.base, { nom: "Eau", slug: slugUnique("eau") });
});

for (const [round, mots, javaScriptEnabled] of essais(LANGUES, SCRIPTS)) {
	round.test(
		`${mots.langue}, scripts ${javaScriptEnabled ? "on" : "off"}: the fields are typed, each wrong one is told, and once published the page says how to reuse the project`,
		async ({ browser, site }) => {
			const auteur = await navigateurDe(browser, site, "membre", {
				javaScriptEnabled,
			});
			const page = await auteur.contexte.newPage();
			const nom = `Projet ${randomUUID()}`;
			const champ = (cle: string) => page.locator(`main [name=${cle}]`);
			await page.goto(`${mots.prefixe}/proposer`);
			await page.getByLabel(mots.nom).fill(nom);
			await page.getByLabel(mots.accroche).fill("Une accroche assez longue.");
			const continuer = page.getByRole("button", {
				name: /^Continue[r]?$/,
			});
			await continuer.click();
			await champ("description").fill(DESCRIPTION);
			await page.getByRole("checkbox").first().check();
			await continuer.click();
			await page.locator("main summary").click();
			await champ("depot").fill(DEPOT);
			await champ("licence_code").fill("Licence libre");
			await champ("stade").selectOption({ label: mots.stade });
			await champ("liens").fill(`${LIENS[0]}\nhttps://eau.example/suite`);
			await champ("finance_par").fill("Ville de Lyon\nRégion");
			await champ("contact").fill("nous");
			const verifier = page.getByRole("button", { name: mots.verifier });
			await verifier.click();
			const alerte = page.getByRole("main").getByRole("alert");
			await expect(alerte.getByRole("link")).toHaveCount(3);
			await expect(page.locator("#licence_code-erreur")).toContainText(
				mots.licence,
			);
			await expect(page.locator("#liens-erreur")).toHaveText(mots.lien);
			await expect(page.locator("#contact-erreur")).toContainText(mots.contact);
			await expect(champ("liens")).toHaveValue(
				`${LIENS[0]}\nhttps://eau.example/suite`,
			);
			await page.setViewportSize({ width: 320, height: 640 });
			expect(
				await page.evaluate(() => document.documentElement.scrollWidth),
			).toBe(320);

			await champ("licence_code").fill("eupl-1.2 or MIT");
			await champ("liens").fill(
				`${LIENS[0]}\n${mots.liens[1]} : https://eau.example/suite`,
			);
			await champ("contact").fill("equipe@eau.example");
			await verifier.click();
			await expect(page).toHaveURL(`${mots.prefixe}/proposer/verification`);
			await expect(
				page.getByRole("definition").filter({ hasText: mots.stade }),
			).toBeVisible();
			await page.goto(`${mots.prefixe}/proposer?etape=3`);
			await expect(champ("depot")).toHaveValue(DEPOT);
			await expect(champ("stade")).toHaveValue("stable");
			await verifier.click();
			await page.getByRole("button", { name: mots.envoyer }).click();
			await expect(page).toHaveURL(`${mots.prefixe}/proposer/merci`);
			const { slug, ...lu } = await site.base.ligne<Record<string, unknown>>(
				`SELECT slug, depot, licence_code, stade, liens, finance_par, contact, code_ouvert
				 FROM projets WHERE nom = $1`,
				[nom],
			);
			expect(lu).toEqual({
				depot: DEPOT,
				licence_code: "EUPL-1.2 OR MIT",
				stade: "stable",
				liens: LIENS,
				finance_par: ["Ville de Lyon", "Région"],
				contact: "equipe@eau.example",
				code_ouvert: true,
			});

			const moderateur = await navigateurDe(browser, site, "moderateur");
			const relue = await moderateur.contexte.newPage();
			await relue.goto(`${mots.prefixe}/moderation/relecture/projet/${slug}`);
			const definie = (dit: string) =>
				relue.getByRole("definition").filter({ hasText: dit }).first();
			for (const dit of ["EUPL-1.2 OR MIT", mots.stade])
				await expect(definie(dit)).toHaveText(dit);
			await expect(
				definie(DEPOT).getByRole("link", { name: DEPOT }),
			).toHaveAttribute("href", DEPOT);
			for (const lien of LIENS)
				await expect(definie(LIENS[0])).toContainText(lien);
			await relue
				.getByRole("button", { name: mots.publier, exact: true })
				.first()
				.click();
			await expect
				.poll(async () => {
					const { statut } = await site.base.ligne<{ statut: string }>(
						"SELECT statut FROM projets WHERE nom = $1",
						[nom],
					);
					return statut;
				})
				.toBe("publie");

			await page.goto(`${mots.prefixe}/projets/${slug}`);
			const bloc = page.getByRole("region", { name: mots.titre });
			await expect(bloc.getByRole("link", { name: DEPOT })).toHaveAttribute(
				"href",
				DEPOT,
			);
			await expect(bloc.getByText(mots.licences)).toBeVisible();
			await expect(bloc.getByText(mots.stade)).toBeVisible();
			for (const lien of mots.liens)
				await expect(
					bloc.getByText(lien, { exact: false }).first(),
				).toBeVisible();
			await expect(
				bloc.getByRole("link", { name: "equipe@eau.example" }),
			).toHaveAttribute("href", "mailto:equipe@eau.example");
			expect(
				await page.evaluate(() => document.documentElement.scrollWidth),
			).toBe(320);
			const telecharge = await page.request.get(
				(await bloc
					.getByRole("link", { name: mots.fichier })
					.getAttribute("href")) ?? "",
			);
			const objet: unknown = parse(await telecharge.text());
			expect(PubliccodeComplet.safeParse(objet).error).toBeUndefined();
			expect(objet).toMatchObject({ name: nom, url: DEPOT });
			if (javaScriptEnabled) {
				await expectAccessible(page);
				await auteur.contexte.grantPermissions([
					"clipboard-read",
					"clipboard-write",
				]);
				await bloc.getByRole("button", { name: mots.copier }).click();
				await expect(bloc.getByText(mots.copie)).toBeVisible();
				expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
					DEPOT,
				);
			} else await expect(bloc.getByRole("button")).toBeHidden();
			for (const { contexte } of [auteur, moderateur]) await contexte.close();
		},
	);
}

test("a moderator edits the fields, the earlier text is kept with what changed, and the list is filtered by what they say", async ({
	browser,
	site,
}) => {
	const { id: theme, slug: dossier } = await creerTheme(site.base);
	const valeurs = { themes: [theme] };
	const { slug } = await creerProjet(site.base, {
		...valeurs,
		...{ depot: DEPOT, licence_code: "MIT", stade: "essai", liens: LIENS },
	});
	const autre = await creerProjet(site.base, valeurs);
	const moderateur = await navigateurDe(browser, site, "moderateur");
	const page = await moderateur.contexte.newPage();
	await page.goto(`/moderation/relecture/projet/${slug}`);
	await page.getByText("Corriger", { exact: true }).click();
	await expect(page.locator("[name=liens]")).toHaveValue(LIENS.join("\n"));
	await expect(page.locator("[name=stade]")).toHaveValue("essai");
	await page.locator("[name=licence_code]").fill("gpl-3.0");
	await page.locator("[name=stade]").selectOption("arrete");
	await page.locator("[name=liens]").fill(LIENS[0] ?? "");
	await page.getByRole("button", { name: "Enregistrer" }).click();
	await expect(page.getByText("C’est enregistré").first()).toBeVisible();
	expect(
		await site.base.ligne(
			"SELECT licence_code, stade, liens, code_ouvert FROM projets WHERE slug = $1",
			[slug],
		),
	).toEqual({
		licence_code: "GPL-3.0-only",
		stade: "arrete",
		liens: [LIENS[0]],
		code_ouvert: true,
	});
	await page.goto(`/moderation/versions/projet/${slug}`);
	for (const dit of ["MIT", "GPL-3.0-only"])
		await expect(page.getByText(dit).first()).toBeVisible();

	const liste = `/projets?theme=${dossier}`;
	for (const [filtre, prefixe] of [
		["licence_code=GPL-3.0-only", ""],
		["stade=arrete", "/en"],
		["depot=true", ""],
	]) {
		await page.goto(`${prefixe}${liste}&${filtre}`);
		const lignes = page.getByRole("main");
		await expect(
			lignes.locator(`a[href$="/projets/${slug}"]`).first(),
		).toBeVisible();
		await expect(
			lignes.locator(`a[href$="/projets/${autre.slug}"]`),
		).toHaveCount(0);
	}
	await page.goto(liste);
	await expect(page.locator("select[name=licence_code]")).toHaveCount(1);
	await moderateur.contexte.close();
});
