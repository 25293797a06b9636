/** The page that nginx sends while nothing answers: it stands alone, in both languages and both appearances. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { NIVEAU, sansFaute } from "#e2e/fixtures/axe";

const PAGE = readFileSync(
	join(import.meta.dirname, "../../deploiement/indisponible.html"),
	"utf8",
);
const ADRESSE = "https://exemple.org/besoins/un-besoin";

for (const colorScheme of ["light", "dark"] as const)
	test(`the page while nothing answers (${colorScheme}): both languages, no fault that a machine finds, no other request, and nothing wider than a small screen`, async ({
		browser,
	}) => {
		const contexte = await browser.newContext({
			colorScheme,
			viewport: { width: 320, height: 640 },
		});
		const page = await contexte.newPage();
		const demandes: string[] = [];
		await page.route("**/*", (route) => {
			demandes.push(route.request().url());
			return route.fulfill({
				status: 503,
				contentType: "text/html; charset=utf-8",
				headers: {
					// What nginx.conf sends with it.
					"Content-Security-Policy":
						"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
				},
				body: PAGE,
			});
		});
		await page.goto(ADRESSE);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(
			"Le site revient dans un instant",
		);
		await expect(page.locator('[lang="en"]')).toContainText(
			"The site will be back in a moment",
		);
		const fond = await page.evaluate(
			() => getComputedStyle(document.body).backgroundColor,
		);
		expect(fond).toBe(
			colorScheme === "dark" ? "rgb(20, 26, 23)" : "rgb(251, 247, 238)",
		);
		expect(
			await page.evaluate(() => document.documentElement.scrollWidth),
		).toBeLessThanOrEqual(320);
		// Only our policy stands in the way of the checker.
		const libre = await contexte.newPage();
		await libre.setContent(PAGE);
		// Without links or fields few rules of the level apply: good practices too.
		await sansFaute(libre, {
			runOnly: { type: "tag", values: [...NIVEAU, "best-practice"] },
		});
		expect(demandes.filter((url) => !url.endsWith("/favicon.ico"))).toEqual([
			ADRESSE,
		]);
		await contexte.close();
	});
