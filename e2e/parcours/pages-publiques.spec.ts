import { enAnglais, PAGES_FIXES, pagesDeFiches } from "#e2e/fixtures/lecture";
import { CODE_SOURCE, expect, test } from "#e2e/fixtures/site";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";

const essais = variantes(test, import.meta.filename);

for (const [round, langue, javaScriptEnabled] of essais(
	["fr", "en"] as const,
	SCRIPTS,
)) {
	const adresse = (chemin: string) =>
		langue === "fr" ? chemin : enAnglais(chemin);

	const autre = (chemin: string) =>
		langue === "fr" ? enAnglais(chemin) : chemin;

	test.describe(`in ${langue}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		round.test(
			"every page is in its language, has its title and links to its counterpart",
			async ({ page, request, site }) => {
				for (const chemin of [
					...PAGES_FIXES,
					...(await pagesDeFiches(site.base)),
				]) {
					const answer = await page.goto(adresse(chemin));
					expect(answer?.status(), chemin).toBe(200);
					await expect(page).toHaveTitle(/Bien commun/);
					await expect(page.locator("html")).toHaveAttribute("lang", langue);
					await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
					const whole = (path: string) => site.url + path.replace(/^\/$/, "");
					await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
						"href",
						whole(adresse(chemin)),
					);
					await expect(
						page.locator(
							`link[rel=alternate][hreflang="${langue === "fr" ? "en" : "fr"}"]`,
						),
					).toHaveAttribute("href", whole(autre(chemin)));
					const bascule = page.getByRole("banner").locator("[hreflang]");
					await expect(bascule).toHaveAttribute("href", autre(chemin));
					const la = await request.get(autre(chemin));
					expect(la.status(), autre(chemin)).toBe(200);
					expect(await la.text()).toMatch(
						new RegExp(`<html[^>]* lang="${langue === "fr" ? "en" : "fr"}"`),
					);
				}
			},
		);
	});
}

for (const [round, langue] of essais(["fr", "en"] as const, SEUL)) {
	const adresse = (chemin: string) =>
		langue === "fr" ? chemin : enAnglais(chemin);

	round.test(
		`in ${langue}: the page about the site leads to what it speaks of, in the same language`,
		async ({ page, request, site }) => {
			await page.goto(adresse("/a-propos"));
			const liens = await page
				.getByRole("main")
				.locator("a")
				.evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
			for (const chemin of [
				"/projets",
				"/besoins",
				"/donnees",
				"/developpeurs",
			])
				expect(liens).toContain(adresse(chemin));
			for (const lien of liens.filter((un) => un !== CODE_SOURCE)) {
				expect(lien.startsWith("/en/")).toBe(langue === "en");
				expect((await request.get(`${site.url}${lien}`)).status(), lien).toBe(
					200,
				);
			}
		},
	);
}

test.describe("an entry that was public once", () => {
	test.use({ statutAttendu: 410 });

	test("D14: answers 410 in the reader's language, and still 404 to an API client", async ({
		page,
		site,
	}) => {
		await site.base.lignes(
			`INSERT INTO projets (slug, nom, accroche, description, statut, publie_le)
			 VALUES ('retire-du-site', 'Zorglub', 'Une accroche.', repeat('a', 40), 'archive', now())`,
		);
		for (const [adresse, titre] of [
			["/projets/retire-du-site", "Cette page a été retirée"],
			["/en/projets/retire-du-site", "This page was taken down"],
		] as const) {
			const answer = await page.goto(adresse);
			expect(answer?.status()).toBe(410);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(titre);
			await expect(page.getByText("Zorglub")).toHaveCount(0);
		}
	});
});

// One that does not has no such link: e2e/api/code-source.spec.ts.
test("an instance that names its source code links to it from the foot of a page and from the page about the site", async ({
	request,
}) => {
	for (const [chemin, ...noms] of [
		["/a-propos", "Code source", "son code source"],
		["/en/a-propos", "Source code", "its source code"],
	] as const) {
		const texte = await (await request.get(chemin)).text();
		for (const nom of noms)
			expect(texte).toMatch(
				new RegExp(`<a [^>]*href="${CODE_SOURCE}"[^>]*>${nom}</a>`),
			);
	}
});
