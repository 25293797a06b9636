/** Entries on other sites: what these may show, and that nobody votes there without knowing. */
import { autreSite } from "#e2e/fixtures/autre-site";
import { NIVEAU, sansFaute } from "#e2e/fixtures/axe";
import { creerBesoin, creerProjet } from "#e2e/fixtures/contenu";
import { expect, type Site, test } from "#e2e/fixtures/site";
import { SEUL, variantes } from "#e2e/fixtures/variantes";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { LANGUES } from "#lib/platform/langues";

const essais = variantes(test, import.meta.filename);

const NOM = "Des vélos <prêtés> & réparés";

function deuxFiches({ base }: Site) {
	return Promise.all([
		creerProjet(base, {
			nom: NOM,
			nb_votes: 12,
			traductions: JSON.stringify({ en: { nom: "Bikes <lent> & mended" } }),
		}),
		creerBesoin(base, { statut: "etude", nb_soutiens: 1 }),
	]);
}

for (const [round, langue, colorScheme] of essais(LANGUES, [
	"light",
	"dark",
] as const)) {
	round.test(
		`a project and a need are shown in a frame of another site, and lead to their own page: ${langue}, ${colorScheme}`,
		async ({ browser, site }) => {
			const t = texts(langue);
			const [projet, besoin] = await deuxFiches(site);
			const adresses = [`projets/${projet.slug}`, `besoins/${besoin.slug}`];
			const cadres = adresses.map(
				(une) =>
					`<iframe src="${site.url}${pageAddress(langue, `/integrer/${une}`)}" width="320" height="340"></iframe>`,
			);
			const ailleurs = await autreSite(cadres.join(""));
			const context = await browser.newContext({ colorScheme });
			try {
				const page = await context.newPage();
				const faults: string[] = [];
				page.on("console", (message) => {
					// The reads of this very test, in a document that runs nothing.
					if (!message.text().startsWith("Blocked script execution"))
						faults.push(message.text());
				});
				await page.goto(ailleurs.url);
				const [un, autre] = [0, 1].map((rang) =>
					page.frameLocator("iframe").nth(rang),
				);
				if (!un || !autre) throw new Error("no frame");
				await expect(un.getByRole("heading")).toContainText(
					langue === "fr" ? NOM : "Bikes <lent> & mended",
				);
				await expect(un.locator(".kind")).toContainText("12 votes");
				await expect(autre.locator(".kind")).toContainText(
					t("besoins.statut.etude"),
				);
				for (const cadre of [un, autre]) {
					await expect(cadre.locator("a")).toHaveCount(3);
					await expect(
						cadre.locator("script, form, button, input, iframe, img, link"),
					).toHaveCount(0);
					const [large, haut] = await cadre
						.locator("html")
						.evaluate((html) => [html.scrollWidth, html.scrollHeight]);
					expect(large).toBeLessThanOrEqual(320);
					expect(haut).toBeLessThanOrEqual(340);
				}
				const papier = await un
					.locator("body")
					.evaluate((body) => getComputedStyle(body).backgroundColor);
				expect(papier).toBe(
					colorScheme === "light" ? "rgb(255, 253, 248)" : "rgb(27, 34, 30)",
				);
				const ouverte = context.waitForEvent("page");
				await un.getByRole("link", { name: /Voter|Vote/ }).click();
				const fiche = await ouverte;
				await expect(fiche).toHaveURL(
					`${site.url}${pageAddress(langue, `/projets/${projet.slug}`)}`,
				);
				// The page opened has its scripts and forms, and no hold on who opened it.
				await expect(
					fiche.getByRole("main").getByRole("button").first(),
				).toBeVisible();
				expect(await fiche.evaluate(() => window.opener === null)).toBe(true);
				expect(await context.cookies()).toEqual([]);
				expect(faults).toEqual([]);
			} finally {
				await context.close();
				await ailleurs.fermer();
			}
		},
	);
}

test("an embed by itself is accessible, in both looks that a site may ask for", async ({
	page,
	site,
}) => {
	const [projet, besoin] = await deuxFiches(site);
	// Without its policy, which lets no script look at it.
	await page.route("**/integrer/**", async (route) => {
		const response = await route.fetch();
		const { "content-security-policy": policy, ...headers } =
			response.headers();
		expect(policy).toContain("sandbox");
		await route.fulfill({ response, headers });
	});
	for (const chemin of [
		`/integrer/projets/${projet.slug}`,
		`/en/integrer/besoins/${besoin.slug}?apparence=sombre`,
		`/integrer/besoins/${besoin.slug}?apparence=claire`,
	]) {
		await page.goto(chemin);
		// So little stands in it that the rules of a level alone would hardly apply.
		await sansFaute(page, {
			runOnly: { type: "tag", values: [...NIVEAU, "best-practice"] },
		});
	}
	const look = (chemin: string) =>
		page
			.goto(chemin)
			.then(() =>
				page
					.locator("html")
					.evaluate((html) => getComputedStyle(html).colorScheme),
			);
	const chemin = `/integrer/projets/${projet.slug}`;
	expect(await look(`${chemin}?apparence=sombre`)).toBe("dark");
	expect(await look(`${chemin}?apparence=claire`)).toBe("light");
	expect(await look(`${chemin}?apparence="><b>`)).toBe("light dark");
});

test("nobody votes inside a frame: no other page is shown in one", async ({
	browser,
	site,
}) => {
	const [projet, besoin] = await deuxFiches(site);
	const chemins = [
		`/projets/${projet.slug}`,
		`/en/besoins/${besoin.slug}`,
		"/projets",
		"/",
		"/compte/connexion",
		"/integrer/projets/aucun-de-ce-nom",
	];
	const ailleurs = await autreSite(
		chemins.map((un) => `<iframe src="${site.url}${un}"></iframe>`).join(""),
	);
	const context = await browser.newContext();
	try {
		const page = await context.newPage();
		const refused: string[] = [];
		page.on("console", (message) => refused.push(message.text()));
		await page.goto(ailleurs.url);
		const frames = page.frames().slice(1);
		expect(frames).toHaveLength(chemins.length);
		for (const frame of frames) {
			await frame.waitForLoadState();
			expect(await frame.locator("button, form, a").count()).toBe(0);
		}
		expect(
			refused.filter((one) => /frame-ancestors|refused/i.test(one)).length,
		).toBeGreaterThanOrEqual(chemins.length);
	} finally {
		await context.close();
		await ailleurs.fermer();
	}
});

test("a page that takes only what says so shows badges and share images, and its scripts read feeds, open data and oEmbed", async ({
	browser,
	site,
}) => {
	const [projet, besoin] = await deuxFiches(site);
	const images = [
		`/badge/projets/${projet.slug}.svg`,
		`/en/badge/besoins/${besoin.slug}.svg`,
		`/projets/${projet.slug}/image.png`,
		"/image.png",
	];
	const ailleurs = await autreSite(
		images.map((une) => `<img src="${site.url}${une}" alt="">`).join(""),
		true,
	);
	const context = await browser.newContext();
	try {
		const page = await context.newPage();
		await page.goto(ailleurs.url);
		const largeurs = await page
			.locator("img")
			.evaluateAll((shown) =>
				shown.map((one) => one instanceof HTMLImageElement && one.naturalWidth),
			);
		expect(largeurs).toHaveLength(images.length);
		for (const largeur of largeurs) expect(largeur).toBeGreaterThan(80);
		const lire = (chemin: string) =>
			page.evaluate(
				(adresse) =>
					fetch(adresse).then(
						(response) => response.status,
						() => "refused",
					),
				site.url + chemin,
			);
		const fiche = encodeURIComponent(`${site.url}/projets/${projet.slug}`);
		for (const chemin of [
			"/flux/projets.xml",
			"/en/flux/besoins.xml",
			"/donnees/catalogue.jsonld",
			"/chiffres/votes.csv",
			"/robots.txt",
			`/oembed?url=${fiche}`,
		])
			expect([chemin, await lire(chemin)]).toEqual([chemin, 200]);
		for (const chemin of ["/", `/projets/${projet.slug}`])
			expect([chemin, await lire(chemin)]).toEqual([chemin, "refused"]);
	} finally {
		await context.close();
		await ailleurs.fermer();
	}
});

for (const [round, langue] of essais(LANGUES, SEUL)) {
	round.test(
		`the code is copied from the page, oEmbed is discovered there, and both show the same frame: ${langue}`,
		async ({ page, site, context, request }) => {
			const t = texts(langue);
			const [projet, besoin] = await deuxFiches(site);
			await context.grantPermissions(["clipboard-read", "clipboard-write"], {
				origin: site.url,
			});
			for (const [nature, slug] of [
				["projets", projet.slug],
				["besoins", besoin.slug],
			]) {
				await page.goto(pageAddress(langue, `/${nature}/${slug}`));
				await page.getByText(t("fiche.partage.titre"), { exact: true }).click();
				const copier = async (nom: string) => {
					await page
						.getByRole("button", { name: `${t("copie.copier")} ${nom}` })
						.click();
					return page.evaluate(() => navigator.clipboard.readText());
				};
				const cadre = await copier(t("integrer.cadre"));
				const src =
					site.url + pageAddress(langue, `/integrer/${nature}/${slug}`);
				expect(cadre).toContain(`<iframe src="${src}"`);
				const badge = await copier(t("integrer.badge"));
				expect(badge).toContain(
					`](${site.url}${pageAddress(langue, `/badge/${nature}/${slug}.svg`)})](`,
				);
				const adresse = await page
					.locator('link[type="application/json+oembed"]')
					.getAttribute("href");
				const decrit = await (await request.get(adresse ?? "")).json();
				expect(decrit).toMatchObject({ version: "1.0", type: "rich" });
				expect(decrit.html).toBe(cadre);
			}
		},
	);
}
