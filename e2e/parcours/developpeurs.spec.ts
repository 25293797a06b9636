import type { RunOptions } from "axe-core";
import { DE_COULEUR, NIVEAU, sansFaute } from "#e2e/fixtures/axe";
import { creerCompte, creerJeton } from "#e2e/fixtures/comptes";
import { deplierTout, motsCoupes } from "#e2e/fixtures/mots-coupes";
import { expect, type Site, test } from "#e2e/fixtures/site";
import { SEUL, variantes } from "#e2e/fixtures/variantes";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { LANGUES, type Langue } from "#lib/platform/langues";

const essais = variantes(test, import.meta.filename);

/** The long ones, which have a list of their contents. */
const REFERENCE = "/developpeurs/reference";
const LONGUES = [
	"/developpeurs",
	REFERENCE,
	`${REFERENCE}/lecture`,
	`${REFERENCE}/participation`,
] as const;
const PAGES = [...LONGUES, "/developpeurs/erreurs"] as const;

const adresseDe = (page: string, langue: Langue) => pageAddress(langue, page);

/** Good practice and the contrast of 7:1 included. */
const TOUT: RunOptions = {
	runOnly: { type: "tag", values: [...NIVEAU, "best-practice"] },
	rules: { "color-contrast-enhanced": { enabled: true } },
};
const COULEURS: RunOptions = {
	runOnly: {
		type: "rule",
		values: [...DE_COULEUR, "color-contrast-enhanced"],
	},
};

for (const [round, page_, langue] of essais({ toutes: PAGES }, LANGUES))
	round.test(
		`${adresseDe(page_, langue)}, every part opened, has no fault of accessibility that axe can tell, light on a desk, and dark by hand on a phone; no word of a table is broken, and it is no wider than the window, at 320, 390 and 1440 px`,
		async ({ page }) => {
			await page.setViewportSize({ width: 1280, height: 900 });
			await page.goto(adresseDe(page_, langue));
			await expect(page).toHaveTitle(/./);
			await deplierTout(page);
			await sansFaute(page, TOUT);
			await page.evaluate(() => {
				document.documentElement.dataset.theme = "dark";
			});
			for (const width of [320, 1440, 390]) {
				await page.setViewportSize({ width, height: 900 });
				expect(await motsCoupes(page), `${width} px`).toEqual([]);
				expect(
					await page.evaluate(() => document.documentElement.scrollWidth),
				).toBe(width);
			}
			await sansFaute(page, COULEURS, 1);
		},
	);

test("the check of accessibility finds a text without contrast and a button without a name", async ({
	page,
}) => {
	await page.goto("/developpeurs");
	await page.evaluate(() => {
		const main = document.querySelector("main");
		const text = document.createElement("p");
		text.textContent = "Illisible";
		text.style.cssText = "color:#bbb;background:#ccc";
		main?.append(text, document.createElement("button"));
	});
	const found = await sansFaute(page, TOUT).then(() => "", String);
	expect(found).toContain("color-contrast");
	expect(found).toContain("button-name");
});

test("the search for broken words finds one", async ({ page }) => {
	await page.goto("/developpeurs/erreurs");
	await page.evaluate(() => {
		const cell = document.querySelector("td");
		if (!cell) throw new Error("no cell");
		cell.textContent = "anticonstitutionnellement";
		cell.style.cssText =
			"display:block;width:5rem;overflow-wrap:anywhere;word-break:break-all";
	});
	expect(await motsCoupes(page)).toHaveLength(1);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	for (const [round, langue] of essais(LANGUES, SEUL)) {
		round.test(
			`${langue}: every address, parameter, answer and error of the API can be read, and no form to try is shown`,
			async ({ page, request }) => {
				const prefixe = langue === "en" ? "/en" : "";
				await page.goto(`${prefixe}${REFERENCE}`);
				const document = await (await request.get("/api/openapi.json")).json();
				const texte = (await page.locator("main").textContent()) ?? "";
				for (const [chemin, methodes] of Object.entries<Record<string, never>>(
					document.paths,
				))
					for (const methode of Object.keys(methodes))
						expect(texte).toContain(`${methode.toUpperCase()} ${chemin}`);
				for (const objet of Object.keys(document.components.schemas))
					await expect(page.locator(`[id="objet-${objet}"]`)).toHaveCount(1);
				await page.locator("#listerProjets").evaluate((ligne) => {
					const pli = ligne.closest("details");
					if (pli) pli.open = true;
				});
				await page.locator("#listerProjets a").click();
				await expect(page).toHaveURL(/\/reference\/lecture#listerProjets$/);
				const projets = page.locator("#listerProjets");
				await expect(projets.getByRole("rowheader").first()).toBeVisible();
				await expect(projets).toContainText("mis_en_avant");
				await expect(
					projets.getByRole("link", { name: "429" }),
				).toHaveAttribute("href", `${prefixe}/developpeurs/erreurs#erreur-429`);
				const t = texts(langue);
				await expect(
					projets.locator("summary", {
						hasText: t("developpeurs.essai.titre"),
					}),
				).toBeHidden();
				await expect(
					projets.locator("summary", {
						hasText: t("developpeurs.langages.python"),
					}),
				).toBeVisible();
				await page.goto(`${prefixe}/developpeurs/erreurs`);
				for (const ligne of [
					"erreur-401",
					"erreur-422",
					"occupe",
					"code-missing",
				])
					await expect(page.locator(`[id="${ligne}"]`)).toBeVisible();
			},
		);
	}
});

test("the contents stay in view on a desk, are folded on a phone, and every entry leads somewhere", async ({
	page,
}) => {
	for (const adresse of LONGUES) {
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.goto(adresse);
		const sommaire = page.getByRole("navigation", {
			name: texts("fr")("developpeurs.sommaire"),
		});
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
		await expect(sommaire.getByRole("link").first()).toBeInViewport();
		const perdus = await sommaire
			.locator("a")
			.evaluateAll((links) =>
				links
					.map((link) => link.getAttribute("href") ?? "")
					.filter((href) => document.getElementById(href.slice(1)) === null),
			);
		expect(perdus).toEqual([]);
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(adresse);
		await expect(sommaire.getByRole("link")).toHaveCount(0);
		await sommaire.locator("summary").click();
		await expect(sommaire.getByRole("link").first()).toBeVisible();
	}
});

test("printed, everything folded is on the paper, and neither the contents nor the forms are", async ({
	page,
}) => {
	await page.goto(`${REFERENCE}/lecture`);
	const cache = page.locator('[data-exemple="listerProjets-python"]');
	await expect(cache).toBeHidden();
	await page.emulateMedia({ media: "print" });
	const hauteurs = await page.evaluate(() =>
		[...document.querySelectorAll("main details:not(.no-print, nav *)")].map(
			(details) =>
				details.getBoundingClientRect().height -
				(details.querySelector("summary")?.getBoundingClientRect().height ?? 0),
		),
	);
	expect(hauteurs.length).toBeGreaterThan(40);
	expect(hauteurs.filter((hauteur) => hauteur < 20)).toEqual([]);
	await expect(page.locator("#listerProjets form")).toBeHidden();
	await expect(
		page.getByRole("navigation", {
			name: texts("fr")("developpeurs.sommaire"),
		}),
	).toBeHidden();
});

test("a program is copied whole by its button", async ({ context, page }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.goto(`${REFERENCE}/lecture`);
	const appel = page.locator("#lireMoi");
	await appel.getByRole("button", { name: "curl" }).click();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
		await appel.locator('[data-exemple="lireMoi-curl"] code').textContent(),
	);
});

async function jetonDe(site: Site): Promise<string> {
	const { id } = await creerCompte(site.base);
	return creerJeton(site.base, id);
}

for (const [round, langue] of essais(LANGUES, SEUL)) {
	const t = texts(langue);

	const adresse = `${langue === "en" ? "/en" : ""}${REFERENCE}`;

	round.test(
		`${langue}: a call is tried with a token pasted once, kept by the tab alone and sent to this site alone`,
		async ({ context, page, site }) => {
			const jeton = await jetonDe(site);
			const portes: string[] = [];
			page.on("request", (envoye) => {
				if (JSON.stringify(envoye.headers()).includes(jeton))
					portes.push(new URL(envoye.url()).pathname);
				expect(envoye.url()).not.toContain(jeton);
			});
			await page.goto(`${adresse}/lecture`);
			const moi = page.locator("#lireMoi");
			await moi
				.locator("summary", { hasText: t("developpeurs.essai.titre") })
				.click();
			await moi.getByLabel(t("developpeurs.essai.jeton")).fill(jeton);
			await moi
				.getByRole("button", { name: t("developpeurs.essai.envoyer") })
				.click();
			await expect(moi.getByRole("status")).toContainText("200");
			await expect(moi).toContainText('RateLimit: "compte";r=');
			await expect(moi.locator("form")).toContainText('"valide": true');
			// Another operation, and the same page again, ask for nothing more.
			await page.reload();
			const themes = page.locator("#listerThemes");
			await themes
				.locator("summary", { hasText: t("developpeurs.essai.titre") })
				.click();
			await expect(
				themes.getByLabel(t("developpeurs.essai.jeton"), { exact: true }),
			).toBeHidden();
			await themes
				.getByRole("button", { name: t("developpeurs.essai.envoyer") })
				.click();
			await expect(themes.getByRole("status")).toContainText("200");
			expect(portes).toEqual(["/api/moi", "/api/themes"]);
			expect(
				await page.evaluate(() => JSON.stringify(localStorage)),
			).not.toContain(jeton);
			expect(JSON.stringify(await context.cookies())).not.toContain(jeton);
			const autre = await context.newPage();
			await autre.goto("/a-propos");
			expect(
				await autre.evaluate(() => JSON.stringify(sessionStorage)),
			).not.toContain(jeton);
			await autre.close();
			await themes
				.getByRole("button", { name: t("developpeurs.essai.oublier") })
				.click();
			expect(
				await page.evaluate(() => JSON.stringify(sessionStorage)),
			).not.toContain(jeton);
		},
	);

	round.test(
		`${langue}: what acts says so before it is sent, and acts`,
		async ({ page, site }) => {
			const jeton = await jetonDe(site);
			await site.base.lignes(
				`INSERT INTO projets (slug, nom, accroche, description, statut, publie_le)
			 VALUES ($1, 'Un essai', 'Une accroche.', repeat('a', 40), 'publie', now())`,
				[`essai-${langue}`],
			);
			await page.goto(`${adresse}/participation`);
			const vote = page.locator("#voterPourProjet");
			await vote
				.locator("summary", { hasText: t("developpeurs.essai.titre") })
				.click();
			await expect(vote.getByText(t("developpeurs.essai.vrai"))).toBeVisible();
			await vote.getByLabel(t("developpeurs.essai.jeton")).fill(jeton);
			await vote.getByLabel(/^slug/).fill(`essai-${langue}`);
			await vote
				.getByRole("button", { name: t("developpeurs.essai.envoyer_vrai") })
				.click();
			await expect(vote.getByRole("status")).toContainText("200");
			expect(
				await site.base.ligne("SELECT nb_votes FROM projets WHERE slug = $1", [
					`essai-${langue}`,
				]),
			).toEqual({ nb_votes: 1 });
		},
	);
}

test.describe("a refused call", () => {
	test.use({ statutAttendu: 401 });

	test("shows its status and its reason", async ({ page }) => {
		await page.goto(`${REFERENCE}/lecture`);
		const moi = page.locator("#lireMoi");
		await moi.locator("summary", { hasText: "Essayer" }).click();
		await moi.getByLabel("Votre jeton").fill("bc_faux");
		await moi.getByRole("button", { name: "Envoyer l’appel" }).click();
		await expect(moi.getByRole("status")).toContainText("401");
		await expect(moi.locator("form")).toContainText('"detail"');
	});
});

test("no page may be styled from its own elements", async ({ request }) => {
	for (const adresse of PAGES) {
		const politique = (await request.get(adresse)).headers()[
			"content-security-policy"
		];
		expect(politique).toContain("style-src 'self' 'nonce-");
		expect(politique).not.toContain("unsafe-inline");
	}
});
