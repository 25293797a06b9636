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

test("on a phone whose text is twice as large, no choice of light or dark leaves the window", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/");
	await page.evaluate(() => {
		document.documentElement.style.fontSize = "200%";
	});
	for (const nom of ["Comme mon appareil", "Clair", "Sombre"]) {
		const { x = 0, width = 999 } =
			(await page.getByRole("button", { name: nom }).boundingBox()) ?? {};
		expect(x + width).toBeLessThanOrEqual(390);
	}
});
