/** Words that mean the same, and words heard: what moderators do with them, with JavaScript and without. */
import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright/test";
import { creerProjet } from "#e2e/fixtures/contenu";
import { navigateurDe } from "#e2e/fixtures/moderation";
import {
	answered,
	expect,
	expectAccessible,
	type Site,
	test,
} from "#e2e/fixtures/site";
import { SCRIPTS, variantes } from "#e2e/fixtures/variantes";
import { RESEAUX_MIN } from "#lib/recherche/manquees/rules";

const essais = variantes(test, import.meta.filename);

const LANGUES = [
	{
		langue: "fr",
		prefixe: "",
		ajouter: "Ajouter un groupe",
		champ: "Mots qui veulent dire la même chose",
		verifier: "Voir ce que cela change",
		unSeul: /il n’y en a qu’un/,
		ailleurs: /est déjà dans un autre groupe/,
		apercu: "Ce que cela changerait",
		rien: "Rien",
		une: "Une fiche",
		nouvelle: "(nouvelle)",
		enregistrer: "Enregistrer ce groupe",
		garde: "C’est enregistré.",
		retirer: "Retirer ce groupe…",
		confirmerRetrait: "Retirer ce groupe",
		change: /Quelqu’un a changé ce groupe/,
		parti: /Quelqu’un a retiré ce groupe/,
		phrase: /^En faire une phrase d’un projet/,
		equivalence: /^En faire un mot de même sens/,
		ecarter: /^Mettre de côté/,
		projet: "Projet",
		texte: "Phrase",
		ajouterPhrase: "Ajouter cette phrase",
		inconnu: /ce projet n’existe pas/i,
		ouvrir: "Ouvrir ce groupe",
		choisir: /choisissez-le ci-dessous/,
	},
	{
		langue: "en",
		prefixe: "/en",
		ajouter: "Add a group",
		champ: "Words that mean the same",
		verifier: "See what it changes",
		unSeul: /there is only one/,
		ailleurs: /is in another group already/,
		apercu: "What it would change",
		rien: "Nothing",
		une: "One entry",
		nouvelle: "(new)",
		enregistrer: "Save this group",
		garde: "Saved.",
		retirer: "Remove this group…",
		confirmerRetrait: "Remove this group",
		change: /Somebody has changed this group/,
		parti: /Somebody has taken this group out/,
		phrase: /^Add it to a project as a phrase/,
		equivalence: /^Add it to words with the same meaning/,
		ecarter: /^Set aside/,
		projet: "Project",
		texte: "Phrase",
		ajouterPhrase: "Add this phrase",
		inconnu: /this project does not exist/i,
		ouvrir: "Open this group",
		choisir: /choose one below/,
	},
] as const;
type Mots = (typeof LANGUES)[number];

/** Letters only: what is searched are words. */
function motUnique(): string {
	return randomUUID().replace(/[^a-f]/g, "") + "zq".repeat(3);
}

async function ouvrir(
	browser: Browser,
	site: Site,
	javaScriptEnabled: boolean,
): Promise<Page> {
	const { contexte } = await navigateurDe(browser, site, "moderateur", {
		javaScriptEnabled,
	});
	return contexte.newPage();
}

const bouton = (page: Page, name: string | RegExp) =>
	page.getByRole("button", { name });

async function ecrire(page: Page, mots: Mots, termes: readonly string[]) {
	await page.getByLabel(mots.champ).fill(termes.join("\n"));
	await bouton(page, mots.verifier).click();
}

async function enregistrer(page: Page, mots: Mots, termes: readonly string[]) {
	await page.goto(`${mots.prefixe}/moderation/vocabulaire/nouveau`);
	await ecrire(page, mots, termes);
	await bouton(page, mots.enregistrer).click();
	await expect(page.getByText(mots.garde)).toBeVisible();
}

/** The group of a word, as its row is; undefined when there is none. */
async function groupeDe({ base }: Site, mot: string) {
	const [groupe] = await base.lignes<{ id: number; termes: string[] }>(
		"SELECT id, termes FROM equivalences WHERE $1 = ANY(termes)",
		[mot],
	);
	return groupe;
}

for (const [round, mots, javaScriptEnabled] of essais(LANGUES, SCRIPTS)) {
	test.describe(`${mots.langue}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		round.test(
			"a group is refused with its reason, checked on the present content, saved, found, and taken out",
			async ({ browser, site, page: lecteur }) => {
				const [neuf, connu] = [motUnique(), motUnique()];
				await creerProjet(site.base, { nom: `Carte ${connu}` });
				const recherche = `${mots.prefixe}/recherche?q=${neuf}`;
				await lecteur.goto(recherche);
				await expect(lecteur.getByRole("main")).not.toContainText(connu);
				const page = await ouvrir(browser, site, javaScriptEnabled);
				await page.goto(`${mots.prefixe}/moderation/vocabulaire`);
				if (javaScriptEnabled) await expectAccessible(page);
				await page.getByRole("link", { name: mots.ajouter }).click();
				await answered(page, () => ecrire(page, mots, [neuf]));
				await expect(page.getByRole("alert").first()).toContainText(
					mots.unSeul,
				);
				await expect(page.getByLabel(mots.champ)).toHaveValue(neuf);
				if (javaScriptEnabled) await expectAccessible(page);
				await ecrire(page, mots, [neuf, connu]);
				await expect(page.locator("h1")).toHaveText(mots.apercu);
				const [entete, avant, apres] = [
					page.getByRole("row").filter({ hasText: neuf }),
					page.getByRole("cell").first(),
					page.getByRole("cell").nth(1),
				];
				await expect(entete).toHaveCount(1);
				await expect(avant).toHaveText(mots.rien);
				await expect(apres).toContainText(mots.une);
				await expect(apres).toContainText(`Carte ${connu} ${mots.nouvelle}`);
				if (javaScriptEnabled) await expectAccessible(page);
				expect(await groupeDe(site, neuf)).toBeUndefined();
				await bouton(page, mots.enregistrer).click();
				await expect(page.getByText(mots.garde)).toBeVisible();
				await lecteur.goto(recherche);
				await expect(lecteur.getByRole("main")).toContainText(connu);

				await page.goto(`${mots.prefixe}/moderation/vocabulaire?q=${neuf}`);
				await page.getByRole("link", { name: `${neuf}, ${connu}` }).click();
				await page.getByRole("link", { name: mots.retirer }).click();
				await bouton(page, mots.confirmerRetrait).click();
				await expect(page.getByText(mots.garde)).toBeVisible();
				expect(await groupeDe(site, neuf)).toBeUndefined();
				await page.context().close();
			},
		);

		round.test(
			"a word of another group is refused, which is named and opened from there; of two moderators at once, the second is told",
			async ({ browser, site }) => {
				const [un, deux, trois, quatre] = [1, 2, 3, 4].map(motUnique);
				const page = await ouvrir(browser, site, javaScriptEnabled);
				await enregistrer(page, mots, [un ?? "", deux ?? ""]);
				await page.goto(`${mots.prefixe}/moderation/vocabulaire/nouveau`);
				await answered(page, () =>
					ecrire(page, mots, [deux ?? "", trois ?? ""]),
				);
				const alerte = page.getByRole("alert").first();
				await expect(alerte).toContainText(mots.ailleurs);
				await expect(alerte).toContainText(`${un}, ${deux}`);

				await page.getByRole("link", { name: mots.ouvrir }).click();
				await expect(page.getByLabel(mots.champ)).toHaveValue(`${un}\n${deux}`);

				const groupe = await groupeDe(site, un ?? "");
				const chemin = `${mots.prefixe}/moderation/vocabulaire/${groupe?.id}`;
				const autre = await ouvrir(browser, site, javaScriptEnabled);
				for (const [qui, mot] of [
					[page, trois],
					[autre, quatre],
				] as const) {
					await qui.goto(chemin);
					await ecrire(qui, mots, [un ?? "", mot ?? ""]);
					await expect(qui.locator("h1")).toHaveText(mots.apercu);
				}
				await bouton(page, mots.enregistrer).click();
				await expect(page.getByText(mots.garde)).toBeVisible();
				await answered(autre, () => bouton(autre, mots.enregistrer).click());
				const dit = autre.getByRole("alert").first();
				await expect(dit).toContainText(mots.change);
				await expect(dit).toContainText(`${un}, ${trois}`);
				expect((await groupeDe(site, un ?? ""))?.termes).toEqual([un, trois]);

				await autre.goto(chemin);
				await page.goto(chemin);
				await ecrire(page, mots, [un ?? "", quatre ?? ""]);
				await expect(page.locator("h1")).toHaveText(mots.apercu);
				await site.base.lignes("DELETE FROM equivalences WHERE id = $1", [
					groupe?.id,
				]);
				await answered(autre, () =>
					ecrire(autre, mots, [un ?? "", quatre ?? ""]),
				);
				await answered(page, () => bouton(page, mots.enregistrer).click());
				for (const qui of [autre, page])
					await expect(qui.getByRole("alert").first()).toContainText(
						mots.parti,
					);
				await expect(autre.getByLabel(mots.champ)).toHaveValue(
					`${un}\n${quatre}`,
				);
				for (const qui of [page, autre]) await qui.context().close();
			},
		);

		round.test(
			"a search without result is counted for its network, and shown to moderators from five on only",
			async ({ browser, site, page: lecteur }) => {
				const mot = motUnique();
				const vues = async () =>
					(
						await site.base.lignes(
							"SELECT 1 FROM manquees_vues WHERE mots = $1 AND langue = $2",
							[mot, mots.langue],
						)
					).length;
				// Other tests searched in vain from here: a network has its fill in a day.
				await site.base.lignes("DELETE FROM manquees_reseaux");
				for (let fois = 0; fois < RESEAUX_MIN + 1; fois += 1)
					await lecteur.goto(`${mots.prefixe}/recherche?q=${mot}`);
				await expect.poll(vues).toBe(1);
				const page = await ouvrir(browser, site, javaScriptEnabled);
				const chemin = `${mots.prefixe}/moderation/mots`;
				await page.goto(chemin);
				await expect(page.getByRole("main")).not.toContainText(mot);
				// What other networks add, as they would have.
				await site.base.lignes(
					`INSERT INTO manquees_vues (empreinte, langue, mots, jour)
					 SELECT sha256(($1::text || n)::bytea), $2, $1, (SELECT max(jour) FROM manquees_vues) FROM generate_series(1, $3::int) AS n`,
					[mot, mots.langue, RESEAUX_MIN - 2],
				);
				await page.goto(chemin);
				await expect(page.getByRole("main")).not.toContainText(mot);
				await site.base.lignes(
					"INSERT INTO recherches_manquees (langue, mots, reseaux, dernier) VALUES ($2, $1, $3, current_date)",
					[mot, mots.langue, RESEAUX_MIN],
				);
				await page.goto(chemin);
				const ligne = page.getByRole("listitem").filter({ hasText: mot });
				await expect(ligne).toHaveCount(1);
				if (javaScriptEnabled) await expectAccessible(page);
				await ligne.getByRole("link", { name: mots.equivalence }).click();
				await expect(page.getByLabel(mots.champ)).toHaveValue(mot);
				await page.goto(chemin);
				await ligne.getByRole("button", { name: mots.ecarter }).click();
				await expect(page.getByText(mots.garde)).toBeVisible();
				await expect(ligne).toHaveCount(0);
				await page.context().close();
			},
		);

		round.test(
			"a word heard becomes a phrase of its project, and leaves the list",
			async ({ browser, site }) => {
				const mot = motUnique();
				const { id, slug } = await creerProjet(site.base, {});
				await site.base.lignes(
					"INSERT INTO mots_entendus (projet_id, mot, nombre) VALUES ($1, $2, 3)",
					[id, mot],
				);
				const page = await ouvrir(browser, site, javaScriptEnabled);
				// Without its word, the address of a phrase leads to the words.
				await page.goto(`${mots.prefixe}/moderation/mots/phrase`);
				await expect(page.getByText(mots.choisir)).toBeVisible();
				const ligne = page.getByRole("listitem").filter({ hasText: mot });
				await ligne.getByRole("link", { name: mots.phrase }).click();
				const projet = page.getByLabel(mots.projet, { exact: true });
				await expect(projet).toHaveValue(slug);
				await expect(page.getByLabel(mots.texte, { exact: true })).toHaveValue(
					mot,
				);
				if (javaScriptEnabled) await expectAccessible(page);
				await projet.fill("inconnu-ici");
				await answered(page, () => bouton(page, mots.ajouterPhrase).click());
				await expect(page.getByRole("alert").first()).toContainText(
					mots.inconnu,
				);
				await projet.fill(`${site.url}/projets/${slug}`);
				await page
					.getByLabel(mots.texte, { exact: true })
					.fill(`trouver ${mot}`);
				await bouton(page, mots.ajouterPhrase).click();
				await expect(page.getByText(mots.garde)).toBeVisible();
				await expect(ligne).toHaveCount(0);
				expect(
					await site.base.ligne(
						"SELECT mots_habitants FROM projets WHERE id = $1",
						[id],
					),
				).toMatchObject({ mots_habitants: [`trouver ${mot}`] });
				await page.context().close();
			},
		);
	});
}
