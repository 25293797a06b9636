/** Two needs are merged by a moderator, and a supporter leaves: with the keyboard alone. */
import type { Locator, Page } from "playwright/test";
import { ecrire, presser } from "#e2e/fixtures/clavier";
import { creerCompte } from "#e2e/fixtures/comptes";
import { creerBesoin } from "#e2e/fixtures/contenu";
import { courrielPour } from "#e2e/fixtures/courriels";
import { navigateurDe, ouvrirRecherche } from "#e2e/fixtures/moderation";
import { expect, type Site, test } from "#e2e/fixtures/site";
import { SCRIPTS, variantes } from "#e2e/fixtures/variantes";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { LANGUES, type Langue } from "#lib/platform/langues";

const essais = variantes(test, import.meta.filename);

const RAISON = "Les deux demandent la même fontaine.";

/** The button that says that another need is the same. */
function memeChose(page: Page, slug: string): Locator {
	// Entries that hardly resemble it are folded.
	return page
		.locator(`button[value^="reunir besoin/${slug}"]`)
		.filter({ visible: true });
}

/** Two needs; the first is supported by the account. */
async function deuxBesoins({ base }: Site, compte_id: number, langue: Langue) {
	const un = await creerBesoin(base, { titre: "Une fontaine au marché" });
	const autre = await creerBesoin(base, { titre: "De l’eau au marché" });
	for (const { id } of [un, autre])
		await base.lignes(
			"INSERT INTO jalons (besoin_id, statut) VALUES ($1, 'publie')",
			[id],
		);
	await base.lignes(
		"INSERT INTO soutiens (compte_id, besoin_id) VALUES ($1, $2)",
		[compte_id, un.id],
	);
	// The need that more people support is kept.
	for (const { id } of [await creerCompte(base), await creerCompte(base)])
		await base.lignes(
			"INSERT INTO soutiens (compte_id, besoin_id) VALUES ($1, $2)",
			[id, autre.id],
		);
	await base.lignes(
		"UPDATE besoins b SET nb_soutiens = (SELECT count(*) FROM soutiens s WHERE s.besoin_id = b.id) WHERE id = ANY($1)",
		[[un.id, autre.id]],
	);
	await base.lignes("UPDATE comptes SET langue = $2 WHERE id = $1", [
		compte_id,
		langue,
	]);
	return { un, autre };
}

async function nombreDe({ base }: Site, id: number): Promise<number> {
	const { n } = await base.ligne<{ n: number }>(
		"SELECT nb_soutiens AS n FROM besoins WHERE id = $1",
		[id],
	);
	return n;
}

for (const [round, langue, javaScriptEnabled] of essais(LANGUES, SCRIPTS)) {
	round.test(
		`two needs are merged, their old address leads on, and a supporter leaves: ${langue}, ${javaScriptEnabled ? "with" : "without"} JavaScript, keyboard only`,
		async ({ browser, site, request }) => {
			const t = texts(langue);
			const ici = (chemin: string) => pageAddress(langue, chemin);
			const moi = await navigateurDe(browser, site, "moderateur", {
				javaScriptEnabled,
			});
			const soutien = await navigateurDe(browser, site, "membre", {
				javaScriptEnabled,
			});
			const { un, autre } = await deuxBesoins(site, soutien.id, langue);
			const page = await moi.contexte.newPage();

			await page.goto(ici(`/moderation/relecture/besoin/${un.slug}`));
			await ouvrirRecherche(page);
			await ecrire(
				page,
				page.locator("#cherche"),
				`${site.url}/besoins/${autre.slug}`,
			);
			if (!javaScriptEnabled) await page.keyboard.press("Enter");
			const meme = memeChose(page, autre.slug);
			await meme.waitFor();
			await presser(page, page.getByText(t("reunions.moderation.pourquoi")));
			await ecrire(page, page.locator("#raison"), RAISON);
			await presser(page, meme);
			await page.waitForURL(/fait=\d+/);
			await expect(page.getByRole("main")).toContainText(
				t("moderation.annulation.annuler"),
			);
			await page.goto(ici(`/moderation/relecture/besoin/${un.slug}`));
			await expect(page.getByRole("main")).toContainText(RAISON);

			const ancienne = await request.get(
				`${site.url}${ici(`/besoins/${un.slug}`)}`,
				{ maxRedirects: 0 },
			);
			expect(ancienne.status()).toBe(308);
			// Undone, the address has its page again: no browser may keep the way.
			expect(ancienne.headers()["cache-control"]).toMatch(/no-store|no-cache/);
			expect(ancienne.headers().location).toMatch(
				new RegExp(`${ici(`/besoins/${autre.slug}`)}$`),
			);
			const lue = await soutien.contexte.newPage();
			await lue.goto(ici(`/besoins/${un.slug}`));
			await expect(lue.getByRole("main")).toContainText(RAISON);
			expect(await nombreDe(site, autre.id)).toBe(3);

			await site.base.lignes(
				"UPDATE courriels SET disponible_le = now() WHERE compte_id = $1",
				[soutien.id],
			);
			const { texte } = await courrielPour(site.server, soutien.courriel);
			expect(texte).toContain(RAISON);
			const lien = /\S*\/reprise\/[\w-]+/.exec(texte)?.[0] ?? "";
			for (const method of ["GET", "HEAD"])
				expect((await request.fetch(lien, { method })).status()).toBe(200);
			expect(await nombreDe(site, autre.id)).toBe(3);

			// Whoever reads the mail need not be signed in.
			const lecteur = await browser.newContext({ javaScriptEnabled });
			const reprise = await lecteur.newPage();
			await reprise.goto(lien);
			await presser(
				reprise,
				reprise.getByRole("button", { name: t("reunions.reprise.oui") }),
			);
			await expect(reprise.getByRole("main")).toContainText(
				t("reunions.reprise.rien"),
			);
			expect(await nombreDe(site, autre.id)).toBe(2);

			for (const { contexte } of [moi, soutien]) await contexte.close();
			await lecteur.close();
		},
	);
}

test("a reader who reports a repeated need names the other one, and the moderators find it beside the first", async ({
	browser,
	page,
	site,
}) => {
	const un = await creerBesoin(site.base, { titre: "Une fontaine" });
	const autre = await creerBesoin(site.base, { titre: "De l’eau fraîche" });
	await page.goto(`/besoins/${un.slug}/signaler`);
	await page.getByLabel("Cette fiche existe déjà").check();
	await page
		.getByLabel("L’adresse de l’autre besoin")
		.fill(`${site.url}/besoins/${autre.slug}`);
	await page.getByRole("button", { name: "Envoyer le signalement" }).click();
	await page.waitForURL(`/besoins/${un.slug}`);
	const moi = await navigateurDe(browser, site, "moderateur");
	const file = await moi.contexte.newPage();
	await file.goto(`/moderation/relecture/besoin/${un.slug}`);
	await file
		.getByRole("link", { name: "Comparer avec l’autre besoin" })
		.click();
	await file.waitForURL(/cherche=/);
	await expect(memeChose(file, autre.slug)).toBeVisible();
	await moi.contexte.close();
});

test("two needs that await review become one by one press, which is undone within the minute", async ({
	browser,
	site,
}) => {
	const moi = await navigateurDe(browser, site, "moderateur");
	const [un, autre] = [
		await navigateurDe(browser, site, "membre"),
		await navigateurDe(browser, site, "membre"),
	];
	const texte = {
		titre: "Des bancs le long du chemin de halage",
		description:
			"Le chemin de halage est long et sans ombre : des bancs aideraient les personnes âgées à s’y reposer.",
		statut: "propose",
	} as const;
	const premier = await creerBesoin(site.base, {
		...{ ...texte, auteur_id: un.id, cree_le: new Date("2020-01-01") },
	});
	const second = await creerBesoin(site.base, {
		...{ ...texte, auteur_id: autre.id, cree_le: new Date("2020-01-02") },
	});
	const page = await moi.contexte.newPage();
	await page.goto(`/moderation/relecture/besoin/${second.slug}`);
	await memeChose(page, premier.slug).click();
	await page.waitForURL(/fait=\d+/);
	const etats = () =>
		site.base.lignes<{ statut: string; nb: number }>(
			"SELECT statut, nb_soutiens AS nb FROM besoins WHERE id = ANY($1) ORDER BY id",
			[[premier.id, second.id]],
		);
	expect(await etats()).toEqual([
		{ statut: "propose", nb: 1 },
		{ statut: "fusionne", nb: 0 },
	]);
	const attend = page.getByText(texts("fr")("moderation.voisins.fait"));
	await page.goto(`/moderation/relecture/besoin/${premier.slug}`);
	await expect(attend).toBeVisible();
	const ailleurs = await creerBesoin(site.base, { statut: "propose" });
	await page.goto(`/moderation/relecture/besoin/${ailleurs.slug}`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(attend).toBeHidden();
	await page.keyboard.press("u");
	await page.waitForURL(/annule=oui/);
	expect(await etats()).toEqual([
		{ statut: "propose", nb: 0 },
		{ statut: "propose", nb: 0 },
	]);
	for (const { contexte } of [moi, un, autre]) await contexte.close();
});
