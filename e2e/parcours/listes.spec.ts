/** The first screen of lists, and the acts in their rows. */
import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { atteindre, pointsEnVue } from "#e2e/fixtures/clavier";
import { creerCompte } from "#e2e/fixtures/comptes";
import { creerBesoin, creerProjet, creerTheme } from "#e2e/fixtures/contenu";
import { entrer, pasUnDouble, seConnecter } from "#e2e/fixtures/entree";
import { answered, expect, test } from "#e2e/fixtures/site";
import { SCRIPTS, variantes } from "#e2e/fixtures/variantes";

const essais = variantes(test, import.meta.filename);

/** Where the title of each row starts, in pixels from the top of the window. */
function titles(page: Page): Promise<number[]> {
	return page
		.locator("main li h2")
		.evaluateAll((found) =>
			found.map((one) => one.getBoundingClientRect().top),
		);
}

const ECRANS = [
	{ width: 1440, height: 900, premier: 330, lignes: 5 },
	{ width: 1024, height: 900, premier: 360, lignes: 4 },
	{ width: 390, height: 844, premier: 360, lignes: 3 },
	{ width: 320, height: 640, premier: 370, lignes: 2 },
] as const;

test("on each screen the first titles of a list stand high, and nothing scrolls sideways", async ({
	page,
}) => {
	for (const adresse of [
		"/projets",
		"/besoins",
		"/projets?q=eau",
		"/besoins?q=eau",
		"/projets?theme=mobilite",
		"/en/projets",
		"/en/besoins?statut=etude",
	]) {
		await page.goto(adresse);
		for (const { width, height, premier, lignes } of ECRANS) {
			await page.setViewportSize({ width, height });
			const tops = await titles(page);
			expect(tops[0], adresse).toBeLessThan(premier);
			const seen = tops.filter((top) => top < height).length;
			expect(seen, adresse).toBeGreaterThanOrEqual(
				Math.min(lignes, tops.length),
			);
			expect(
				await page.evaluate(() => document.documentElement.scrollWidth),
				adresse,
			).toBe(width);
		}
	}
});

test("a row of a list whose title fits one line is at most 120 px high on a desk", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	for (const adresse of ["/projets", "/besoins"]) {
		await page.goto(adresse);
		const heights = await page
			.locator("main li:has(h2)")
			.evaluateAll((rows) =>
				rows
					.filter((row) => (row.querySelector("h2")?.offsetHeight ?? 0) < 40)
					.map((row) => row.getBoundingClientRect().height),
			);
		expect(heights.length).toBeGreaterThan(5);
		expect(Math.max(...heights)).toBeLessThanOrEqual(120);
	}
});

test("a second skip link leads past the filters, to the list", async ({
	page,
}) => {
	for (const adresse of ["/projets", "/en/besoins"]) {
		await page.goto(adresse);
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await page.keyboard.press("Tab");
		const lien = page.locator("main a").first();
		await expect(lien).toBeFocused();
		await expect(lien).toBeInViewport();
		await expect(lien).toHaveText(/\d (?:projets|needs)$/);
		await page.keyboard.press("Enter");
		await expect(page.getByRole("region").first()).toBeFocused();
	}
});

const LANGUES = [
	{
		langue: "fr",
		prefixe: "",
		voter: "(Voter|Mon vote) pour",
		soutenir: "(Soutenir|Je soutiens) le besoin",
		mien: "Le mien",
		merciVote: "votre vote est compté",
	},
	{
		langue: "en",
		prefixe: "/en",
		voter: "(Vote|My vote) for",
		soutenir: "(Support|I support) the need",
		mien: "Mine",
		merciVote: "your vote is counted",
	},
] as const;

// With scripts and without, from the page of an entry: participation.spec.ts.
for (const [round, mots, javaScriptEnabled] of essais(LANGUES, SCRIPTS)) {
	test.describe(`${mots.langue}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		round.test(
			"one votes and supports from a list, sees one's own pressed there, and takes it back by the same button",
			async ({ page, site }) => {
				const compte = await creerCompte(site.base);
				const projet = await creerProjet(site.base);
				const besoin = await creerBesoin(site.base);
				await seConnecter(page, site, compte.id);
				for (const { adresse, nom, table } of [
					{
						adresse: `/projets?q=${projet.slug}`,
						nom: new RegExp(`${mots.voter} Projet ${projet.slug}`),
						table: "votes",
					},
					{
						adresse: `/besoins?q=${besoin.slug}`,
						nom: new RegExp(`${mots.soutenir} .*Besoin ${besoin.slug}`),
						table: "soutiens",
					},
				] as const) {
					await page.goto(`${mots.prefixe}${adresse}`);
					const bouton = page.getByRole("button", { name: nom });
					await expect(bouton).toHaveAttribute("aria-pressed", "false");
					await answered(page, () => bouton.click());
					await expect(bouton).toHaveAttribute("aria-pressed", "true");
					await expect(
						page.getByText(mots.mien, { exact: true }),
					).toBeVisible();
					const count = `SELECT count(*)::int AS n FROM ${table} WHERE compte_id = ${compte.id}`;
					expect((await site.base.ligne<{ n: number }>(count)).n).toBe(1);
					await page.reload();
					await expect(bouton).toHaveAttribute("aria-pressed", "true");
					await pasUnDouble(page);
					await answered(page, () => bouton.click());
					await expect(bouton).toHaveAttribute("aria-pressed", "false");
					expect((await site.base.ligne<{ n: number }>(count)).n).toBe(0);
				}
			},
		);
	});
}

test("signed out, a vote from the start page leads to sign-in and is cast on return; nobody else sees it pressed", async ({
	page,
	site,
	browser,
}) => {
	await page.goto("/");
	const bouton = page.getByRole("button", { name: /^Voter pour / }).first();
	await answered(page, () => bouton.click());
	await entrer(page, site, "fr", `${randomUUID()}@exemple.fr`);
	await expect(page.getByRole("main")).toContainText("votre vote est compté");
	await page.goto("/");
	await expect(
		page.getByRole("button", { name: /Mon vote pour /, pressed: true }),
	).toHaveCount(1);
	const autre = await browser.newPage();
	await autre.goto(new URL("/", page.url()).href);
	await expect(
		autre.getByRole("main").getByRole("button", { pressed: true }),
	).toHaveCount(0);
	await autre.close();
});

test("filters stand in the address without empty ones, are told in the title, and are counted", async ({
	page,
}) => {
	await page.goto("/besoins");
	const onglets = page.getByRole("navigation", { name: "Où en est le besoin" });
	const livres = onglets.getByRole("link", { name: /^Résolu \d/ });
	const attendus = Number((await livres.textContent())?.replace(/\D/g, ""));
	await livres.click();
	await page.waitForURL("**/besoins?statut=livre");
	await expect(page.locator("main li h2")).toHaveCount(attendus);

	await page.goto("/projets");
	const mobilite = page
		.getByRole("navigation", { name: "Thèmes" })
		.getByRole("link", { name: /^Mobilité/ });
	const n = Number((await mobilite.textContent())?.replace(/\D/g, ""));
	await mobilite.click();
	await page.waitForURL("**/projets?theme=mobilite");
	await expect(page).toHaveTitle(
		new RegExp(`^Projets\u00a0: Mobilité \\(${n}\\)`),
	);
	await page.getByRole("button", { name: "Appliquer" }).click();
	await page.waitForURL("**/projets?theme=mobilite");
});

test("a list near a place says how far each entry is, asks which place is meant, and each entry leads to it", async ({
	page,
	site,
}) => {
	const titre = `Une fontaine ${randomUUID()}`;
	const { slug } = await creerBesoin(site.base, {
		titre,
		territoire: "Nantes",
		lieux: ["commune-44109"],
	});
	const chercher = async (texte: string) => {
		await page.getByRole("textbox", { name: "Près de" }).fill(texte);
		await page.getByRole("button", { name: "Appliquer" }).click();
	};
	await page.goto("/besoins?tri=recents");
	await chercher("44100");
	await page.waitForURL("**/besoins?lieu=commune-44109&tri=recents");
	await expect(page).toHaveTitle(/^Besoins près de Nantes \(/);
	await expect(
		page.locator('link[type="application/atom+xml"]').first(),
	).toHaveAttribute("href", /\/flux\/besoins\.xml\?lieu=commune-44109$/);
	const section = (nom: string) =>
		page.locator("section", {
			has: page.getByRole("heading", {
				level: 2,
				name: new RegExp(`^${nom} \\d+$`),
			}),
		});
	await expect(
		section("Nantes").getByRole("link", { name: titre }),
	).toBeVisible();
	await chercher("Rezé");
	await page.waitForURL("**lieu=commune-44143**");
	await expect(
		section("Nantes Métropole").getByRole("link", { name: titre }),
	).toBeVisible();
	await chercher("Montreuil");
	await expect(page.getByText("Lequel ?")).toBeVisible();
	await page
		.getByRole("link", { name: "Montreuil (Seine-Saint-Denis)" })
		.click();
	await page.waitForURL("**lieu=commune-93048**");
	await chercher("Nulle part");
	await expect(page.getByText(/Nous ne connaissons pas ce lieu/)).toBeVisible();
	await page.goto(`/besoins/${slug}`);
	await page.getByRole("link", { name: "Nantes", exact: true }).click();
	await page.waitForURL("**/besoins?lieu=commune-44109");
	// What earlier addresses named leads there too.
	await page.goto("/en/besoins?territoire=nantes");
	await page.waitForURL("**/en/besoins?lieu=commune-44109");
	await expect(page).toHaveTitle(/^Needs near Nantes \(/);
});

test("beside a search each filter counts what its words find, and offers nothing else", async ({
	page,
	site,
}) => {
	const mot = `m${randomUUID().replaceAll("-", "")}`;
	const [un, deux] = [await creerTheme(site.base), await creerTheme(site.base)];
	await creerProjet(site.base, { nom: `Un ${mot}`, themes: [un.id] });
	await creerProjet(site.base, {
		nom: `Deux ${mot}`,
		themes: [un.id, deux.id],
	});
	await creerProjet(site.base, { themes: [deux.id] });
	await creerBesoin(site.base, { titre: `Trois ${mot}`, statut: "etude" });
	await creerBesoin(site.base, { titre: `Quatre ${mot}` });

	await page.goto(`/projets?q=${mot}`);
	const themes = page
		.getByRole("navigation", { name: "Thèmes" })
		.getByRole("link");
	await expect(themes).toHaveCount(2);
	await themes.filter({ hasText: `${deux.slug} 1` }).click();
	await page.waitForURL(/theme=/);
	await expect(page.locator("main li h2")).toHaveCount(1);
	await expect(themes.filter({ hasText: `${un.slug} 2` })).toHaveCount(1);

	await page.goto(`/besoins?q=${mot}`);
	const etats = page
		.getByRole("navigation", { name: "Où en est le besoin" })
		.getByRole("link");
	await expect(etats).toHaveText([
		"Tous2",
		"Exprimé1",
		"À l’étude1",
		"En développement0",
		"Résolu0",
	]);
	await etats.filter({ hasText: "À l’étude" }).click();
	await page.waitForURL(/statut=etude/);
	await expect(page.locator("main li h2")).toHaveCount(1);

	await page.goto(`/projets?q=${mot}introuvable`);
	await expect(page.getByRole("navigation", { name: "Thèmes" })).toHaveCount(0);
});

test("on a phone the line of themes follows the focus: each is in sight when it has it", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const adresse of ["/besoins", "/"]) {
		await page.goto(adresse);
		const themes = page.locator(
			"main ul:has([data-tint], svg) > li > a:has(svg)",
		);
		const names = await themes.allTextContents();
		expect(names.length).toBeGreaterThan(5);
		await atteindre(page, themes.first());
		for (const name of names) {
			expect(await pointsEnVue(page), name).toBe(9);
			await page.keyboard.press("Tab");
		}
	}
});
