import {
	creerArticle,
	creerBesoin,
	creerEtape,
	creerProjet,
} from "#e2e/fixtures/contenu";
import { expect, test } from "#e2e/fixtures/site";

test("a need on paper keeps its states, its address and its day, and has nothing to press; a link whose text is its address is written once", async ({
	page,
	site,
}) => {
	const depot = "https://git.example.org/commun/depot";
	const besoin = await creerBesoin(site.base, {
		statut: "developpement",
		depot,
		description: `Une description assez longue, avec ${depot} dedans.`,
	});
	await creerEtape(site.base, besoin.id, { numero: 1, jour: "2025-09-18" });
	await page.goto(`/besoins/${besoin.slug}`);
	const pied = page.getByText(`${site.url}/besoins/${besoin.slug}`).last();
	await page.emulateMedia({ media: "print", colorScheme: "dark" });
	await expect(pied).toBeVisible();
	await expect(page.locator("body > p").last()).toHaveText(
		new RegExp(`^Page du \\d.* \\d{4} · ${site.url}/besoins/${besoin.slug}$`),
	);
	for (const control of await page
		.locator("main :is(button, input, select, textarea)")
		.all())
		await expect(control).toBeHidden();
	const point = page.locator("main [aria-current='step'] > span").first();
	expect(
		await point.evaluate((dot) =>
			getComputedStyle(dot).getPropertyValue("print-color-adjust"),
		),
	).toBe("exact");
	const liens = page.locator(`main a[href="${depot}"]`, { hasText: depot });
	expect(await liens.count()).toBeGreaterThan(0);
	for (const lien of await liens.all())
		expect(
			await lien.evaluate((link) => getComputedStyle(link, "::after").content),
		).toBe("none");
	expect((await page.pdf()).length).toBeGreaterThan(5_000);
});

test("a dark look chosen by hand prints as ink on white", async ({
	page,
	site,
}) => {
	const projet = await creerProjet(site.base, {
		site_web: "https://example.org/carte",
	});
	await page.goto(`/en/projets/${projet.slug}`);
	await page.evaluate(() => {
		document.documentElement.dataset.theme = "dark";
	});
	await page.emulateMedia({ media: "print" });
	const [ink, action] = await page.evaluate(() => [
		getComputedStyle(document.body).color,
		getComputedStyle(document.querySelector("main a") ?? document.body).color,
	]);
	expect(ink).toBe("rgb(0, 0, 0)");
	expect(action).toBe("rgb(15, 81, 56)");
	await expect(page.locator("body > p").last()).toHaveText(/^Page as of \d/);
	// Its text is the host alone: the whole address is written after it.
	expect(
		await page
			.locator('main a[href="https://example.org/carte"]')
			.first()
			.evaluate((link) => getComputedStyle(link, "::after").content),
	).toContain("https://example.org/carte");
});

test("an article on paper writes a bare address once, and that of a worded link after it", async ({
	page,
	site,
}) => {
	const article = await creerArticle(site.base, {
		html: '<p><a href="https://example.org/a?b=1&amp;c=2" rel="noopener noreferrer">https://example.org/a?b=1&amp;c=2</a> et <a href="https://example.org/b" rel="noopener noreferrer">ceci</a>.</p>',
	});
	await page.goto(`/articles/${article.slug}`);
	await page.emulateMedia({ media: "print" });
	const suites = await page
		.locator(".prose a")
		.evaluateAll((links) =>
			links.map((link) => getComputedStyle(link, "::after").content),
		);
	expect(suites[0]).toBe("none");
	expect(suites[1]).toContain("https://example.org/b");
});

for (const [prefixe, peu, assez, code] of [
	["", "Moins de 5 personnes", "12 personnes", /^Code QR/],
	["/en", "Fewer than 5 people", "12 people", /^QR code/],
] as const)
	test(`the poster of a need fills one sheet of A4 alone, tells how many people by fives, and loads nothing from elsewhere: ${prefixe || "/"}`, async ({
		page,
		site,
	}) => {
		page.on("request", (asked) =>
			expect(new URL(asked.url()).origin).toBe(site.url),
		);
		for (const [nb_soutiens, dit] of [
			[2, peu],
			[12, assez],
		] as const) {
			const { slug } = await creerBesoin(site.base, { nb_soutiens });
			await page.goto(`${prefixe}/affiche/besoins/${slug}`);
			const affiche = page.locator("main article");
			await expect(affiche).toContainText(dit);
			await expect(affiche.getByRole("img", { name: code })).toBeVisible();
			await expect(affiche).toContainText(
				`${site.url.replace("http://", "")}${prefixe}/besoins/${slug}`,
			);
			await page.setViewportSize({ width: 320, height: 700 });
			expect(
				await page.evaluate(() => document.documentElement.scrollWidth),
			).toBe(320);
			await page.setViewportSize({ width: 1280, height: 900 });
			const pdf = (
				await page.pdf({
					format: "A4",
					margin: { top: "10mm", bottom: "10mm", left: "10mm", right: "10mm" },
				})
			).toString("latin1");
			expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
			await page.emulateMedia({ media: "print" });
			await expect(page.locator("body > p").last()).toBeHidden();
			await page.emulateMedia({ media: null });
		}
	});
