import { creerBesoin, creerProjet, creerTheme } from "#e2e/fixtures/contenu";
import { motsCoupes } from "#e2e/fixtures/mots-coupes";
import { expect, test } from "#e2e/fixtures/site";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";

const essais = variantes(test, import.meta.filename);

const PAGES = [
	{
		langue: "fr",
		adresse: "/",
		autre: "/en",
		titre: "Ce que nous bâtissons en commun, et ce qui nous manque encore.",
		evitement: "Aller au contenu",
		bascule: "English",
	},
	{
		langue: "en",
		adresse: "/en",
		autre: "/",
		titre: "What we are building in common, and what’s still missing.",
		evitement: "Skip to content",
		bascule: "Français",
	},
] as const;

for (const [
	round,
	{ langue, adresse, autre, titre, bascule },
	javaScriptEnabled,
] of essais(PAGES, SCRIPTS)) {
	test.describe(`${adresse}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		round.test(
			"the page describes the directory, in its language, and links to its counterpart",
			async ({ page, site }) => {
				const answer = await page.goto(adresse);
				expect(answer?.status()).toBe(200);
				await expect(page.locator("html")).toHaveAttribute("lang", langue);
				await expect(page.getByRole("heading", { level: 1 })).toHaveText(titre);
				const alternate = (hreflang: string) =>
					page.locator(`link[rel=alternate][hreflang="${hreflang}"]`);
				await expect(alternate("fr")).toHaveAttribute("href", site.url);
				await expect(alternate("en")).toHaveAttribute("href", `${site.url}/en`);
				await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
					"href",
					langue === "fr" ? site.url : `${site.url}/en`,
				);
			},
		);

		round.test(
			"the language link leads to the same page, search included",
			async ({ page }) => {
				await page.goto(adresse);
				await page.getByRole("link", { name: bascule }).click();
				await expect(page).toHaveURL(autre);
				await expect(page.locator("html")).not.toHaveAttribute("lang", langue);
				const liste = (de: string) =>
					`${de === "/" ? "" : de}/projets?q=eau&tri=votes`;
				await page.goto(liste(adresse));
				await page.getByRole("link", { name: bascule }).click();
				await expect(page).toHaveURL(liste(autre));
				await expect(page.locator("html")).not.toHaveAttribute("lang", langue);
			},
		);
	});
}

for (const [round, { adresse, evitement }] of essais(PAGES, SEUL)) {
	round.test(
		`${adresse}: the first tab stop skips to the content`,
		async ({ page }) => {
			await page.goto(adresse);
			await page.keyboard.press("Tab");
			const skip = page.getByRole("link", { name: evitement });
			await expect(skip).toBeFocused();
			await expect(skip).toBeInViewport();
			await page.keyboard.press("Enter");
			await expect(page.getByRole("main")).toBeFocused();
		},
	);
}

test("the figures match the directory, in the format of each language", async ({
	page,
	site,
}) => {
	await site.base.lignes(
		`INSERT INTO projets (slug, nom, accroche, description, statut, publie_le)
		 SELECT 'chiffres-' || n, 'Projet ' || n, 'Une accroche.', repeat('a', 40), 'publie', now()
		 FROM generate_series(1, 1234) AS n`,
	);
	try {
		const { n } = await site.base.ligne<{ n: number }>(
			"SELECT count(*)::int AS n FROM projets WHERE statut = 'publie'",
		);
		const figure = (text: string) =>
			page.getByRole("main").getByRole("listitem").filter({ hasText: text });
		await page.goto("/");
		await expect(figure("projets publiés")).toHaveText(
			`${n.toLocaleString("fr")} projets publiés`,
		);
		await page.goto("/en");
		await expect(figure("published projects")).toHaveText(
			`${n.toLocaleString("en")} published projects`,
		);
	} finally {
		await site.base.lignes("DELETE FROM projets WHERE slug LIKE 'chiffres-%'");
	}
});

test("on a phone the page has four screens at most", async ({ page, site }) => {
	const theme = await creerTheme(site.base, { nom: "Inclusion numérique" });
	for (let n = 0; n < 6; n += 1) {
		await creerProjet(site.base, {
			nom: `L’Heureux Cyclage de la ville ${n}`,
			accroche: "Des ateliers où l’on apprend à réparer soi-même son vélo.",
		});
		await creerBesoin(site.base, {
			titre: `Comprendre un courrier administratif sans rendez-vous ${n}`,
			description:
				"Il faudrait une aide qui dise de quoi parle la lettre. ".repeat(3),
			territoire: "Nièvre",
			theme_id: theme.id,
		});
	}
	await page.setViewportSize({ width: 390, height: 844 });
	for (const adresse of ["/", "/en"]) {
		await page.goto(adresse);
		expect(
			await page.evaluate(() => document.documentElement.scrollHeight),
		).toBeLessThanOrEqual(4 * 844);
	}
});

test("the page is readable at 320 px, which is also 400 % of a desktop, without scrolling sideways", async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	for (const adresse of ["/", "/en"]) {
		await page.goto(adresse);
		expect(
			await page.evaluate(() => document.documentElement.scrollWidth),
		).toBe(320);
		// The states of a need's way stand side by side, each word whole.
		expect(await motsCoupes(page, "main ol li")).toEqual([]);
	}
});
