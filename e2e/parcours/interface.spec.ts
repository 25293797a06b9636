/** The base of every page: the theme chosen by the reader. */
import { answered, expect, test } from "#e2e/fixtures/site";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";

const essais = variantes(test, import.meta.filename);

for (const [round, javaScriptEnabled] of essais(SCRIPTS, SEUL))
	test.describe(`JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled, colorScheme: "light" });

		round.test(
			"the reader's choice of a dark page is kept from page to page, and can be reset",
			async ({ page }) => {
				await page.goto("/");
				const background = () =>
					page.evaluate(() => getComputedStyle(document.body).backgroundColor);
				const light = await background();
				await page.getByRole("button", { name: "Sombre" }).click();
				await expect(page.locator("html")).toHaveAttribute(
					"data-theme",
					"dark",
				);
				await page.goto("/en");
				await expect(page.locator("html")).toHaveAttribute(
					"data-theme",
					"dark",
				);
				expect(await background()).not.toBe(light);
				await expect(
					page.getByRole("button", { name: "Dark" }),
				).toHaveAttribute("aria-pressed", "true");
				await answered(page, () =>
					page.getByRole("button", { name: "Match my device" }).click(),
				);
				await expect(page.locator("html")).not.toHaveAttribute("data-theme");
				expect(await background()).toBe(light);
			},
		);
	});
