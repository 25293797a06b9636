import {
	creerArticle,
	creerBesoin,
	creerEtape,
	creerProjet,
	creerTheme,
	slugUnique,
} from "#e2e/fixtures/contenu";
import { expect, test } from "#e2e/fixtures/site";
import { SEUL, variantes } from "#e2e/fixtures/variantes";

const essais = variantes(test, import.meta.filename);

const LANGUES = [
	{ prefixe: "", abonner: /^S’abonner/, jour: "18 septembre 2025" },
	{ prefixe: "/en", abonner: /^Subscribe to/, jour: "18 September 2025" },
] as const;

const ATOM = "link[rel='alternate'][type='application/atom+xml']";

for (const [round, { prefixe, abonner, jour }] of essais(LANGUES, SEUL)) {
	round.test(
		`the steps feed opened at ${prefixe}/flux shows each step under its own day`,
		async ({ page, site }) => {
			const besoin = await creerBesoin(site.base, { statut: "etude" });
			await creerEtape(site.base, besoin.id, { numero: 1, jour: "2025-09-18" });
			await page.goto(`${prefixe}/flux/besoins/${besoin.slug}.xml`);
			await expect(page.locator("article time")).toHaveText([jour]);
		},
	);

	round.test(
		`${prefixe}/flux links to the feed of each theme by its name, which titles the page that it leads to`,
		async ({ page, site }) => {
			const nom = `Eaux & rivières ${slugUnique("t")}`;
			const theme = await creerTheme(site.base, { nom });
			await creerProjet(site.base, { themes: [theme.id] });
			await page.goto(`${prefixe}/flux`);
			const liens = page.getByRole("link", { name: nom });
			await expect(liens).toHaveCount(3);
			await liens.first().click();
			await expect(page.getByRole("heading", { level: 1 })).toContainText(nom);
			await expect(page.getByRole("heading", { level: 1 })).not.toContainText(
				theme.slug,
			);
			await expect(page.locator("article")).toHaveCount(1);
		},
	);

	round.test(
		`a reader of ${prefixe}/articles, of an article and of a project finds the feed that tells more of them`,
		async ({ page, site }) => {
			const nom = `Thème ${slugUnique("t")}`;
			const theme = await creerTheme(site.base, { nom });
			const projet = await creerProjet(site.base, { themes: [theme.id] });
			const article = await creerArticle(site.base);
			const annonces = async (adresse: string) => {
				await page.goto(`${prefixe}${adresse}`);
				return page
					.locator(ATOM)
					.evaluateAll((links) =>
						links.map((link) => [
							new URL(String(link.getAttribute("href"))).pathname,
							link.getAttribute("title"),
						]),
					);
			};
			const articles = `${prefixe}/flux/articles.xml`;
			expect((await annonces(`/articles/${article.slug}`))[0]?.[0]).toBe(
				articles,
			);
			expect(await annonces(`/projets/${projet.slug}`)).toEqual([
				[`${prefixe}/flux/projets.xml`, expect.any(String)],
				[`${prefixe}/flux/projets.xml`, expect.stringContaining(nom)],
			]);
			expect(
				(await annonces(`/projets?theme=${theme.slug}`)).map(
					([, titre]) => titre,
				),
			).toEqual([expect.stringContaining(nom)]);
			expect((await annonces("/articles"))[0]?.[0]).toBe(articles);
			await page.getByRole("link", { name: abonner }).click();
			await expect(page).toHaveURL(new RegExp(`${articles}$`));
			await expect(page.locator("article").first()).toBeVisible();
		},
	);
}
