import { expect, test } from "#e2e/fixtures/site";

const PREFIXES = ["", "/en"];

test("a feed opened in a browser is a readable page, and a feed library in the browser can parse the feed", async ({
	page,
	site,
}) => {
	await site.base.lignes(
		`INSERT INTO projets (slug, nom, accroche, description, usage_ia, statut, publie_le)
		 VALUES ('flux-hostile', $1, 'Une accroche <i>.', repeat('é', 40), $2, 'publie', now())`,
		['<script>alert(1)</script> ]]> & "x"', "Rien \u0001 &amp; <b>"],
	);
	for (const prefixe of PREFIXES) {
		await page.goto(`${prefixe}/flux/projets.xml`);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(
			page.getByRole("link", { name: "<script>alert(1)</script>" }),
		).toBeVisible();
		const lu = await page.evaluate(async (adresse) => {
			const texte = await (await fetch(adresse)).text();
			const feed = new DOMParser().parseFromString(texte, "application/xml");
			return {
				erreurs: feed.getElementsByTagName("parsererror").length,
				racine: feed.documentElement.localName,
				titre: feed.querySelector("entry > title")?.textContent,
				langue: feed.querySelector("entry > title")?.getAttribute("xml:lang"),
			};
		}, `${prefixe}/flux/projets.xml`);
		expect(lu).toEqual({
			erreurs: 0,
			racine: "feed",
			titre: '&lt;script&gt;alert(1)&lt;/script&gt; ]]&gt; &amp; "x"',
			langue: "fr",
		});
	}
});

test("pages link to the feed with the same content", async ({ page }) => {
	for (const [adresse, flux] of [
		["/projets", "/flux/projets.xml"],
		["/en/projets?theme=eau", "/en/flux/projets.xml?theme=eau"],
		["/besoins", "/flux/besoins.xml"],
		["/en/articles", "/en/flux/articles.xml"],
	] as const) {
		await page.goto(adresse);
		await expect(
			page.locator("link[type='application/atom+xml']").first(),
		).toHaveAttribute("href", new RegExp(`${flux.replace(/[.?]/g, "\\$&")}$`));
	}
});

test("the address of a feed is copied by its button, which confirms it", async ({
	context,
	page,
	site,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.goto("/flux");
	const bouton = page.getByRole("button", { name: /Projets/ });
	await bouton.click();
	await expect(bouton).toContainText("Copié");
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
		`${site.url}/flux/projets.xml`,
	);
});
