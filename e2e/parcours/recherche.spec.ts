import type { Page } from "playwright/test";
import { creerCompte } from "#e2e/fixtures/comptes";
import { creerBesoin, creerProjet, slugUnique } from "#e2e/fixtures/contenu";
import { seConnecter } from "#e2e/fixtures/entree";
import { expect, expectAccessible, type Site, test } from "#e2e/fixtures/site";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";
import { ACTES_MAX_PAR_MINUTE } from "#lib/platform/limits/site";

const essais = variantes(test, import.meta.filename);

const LANGUES = [
	{
		langue: "fr",
		prefixe: "",
		partout: "Chercher partout",
		mots: "Que cherchez-vous\u00a0?",
		total: (n: number, q: string) => `${n} résultats pour «\u00a0${q}\u00a0»`,
		aucun: (q: string) => `Aucun résultat pour «\u00a0${q}\u00a0»`,
		besoins: "1 besoin",
		projets: "4 projets",
		tous: "Voir les 4 projets trouvés",
		pertinence: "Pertinence",
		decrire: (q: string) => `Décrire «\u00a0${q}\u00a0»`,
		decrirez: "Vous le décrirez",
		enTete: "Décrire un besoin",
		titre: "Votre besoin, en une phrase",
		themes: "Parcourir un thème",
		suggestions: "Fiches proches de ce que vous écrivez",
		rechercher: "Rechercher",
		reessayer: "Réessayer",
		trop: /Trop de recherches/,
		encore: /Encore (?:\d+|une) seconde/,
	},
	{
		langue: "en",
		prefixe: "/en",
		partout: "Search everything",
		mots: "What are you looking for?",
		total: (n: number, q: string) => `${n} results for “${q}”`,
		aucun: (q: string) => `No results for “${q}”`,
		besoins: "1 need",
		projets: "4 projects",
		tous: "See all 4 projects found",
		pertinence: "Relevance",
		decrire: (q: string) => `Describe “${q}”`,
		decrirez: "You can describe it",
		enTete: "Describe a need",
		titre: "Your need, in one sentence",
		themes: "Browse a theme",
		suggestions: "Entries like what you are typing",
		rechercher: "Search",
		reessayer: "Try again",
		trop: /Too many searches/,
		encore: /more seconds?\./,
	},
] as const;

/** A word of letters that no other entry has. */
function motUnique(): string {
	const chiffres = slugUnique("m").replace(/[^0-9a-f]/g, "");
	return `vé${[...chiffres].map((chiffre) => String.fromCharCode(103 + Number.parseInt(chiffre, 16))).join("")}`;
}

/** One need and four projects with one rare word, two of them in their names. */
async function fiches(site: Site) {
	const mot = motUnique();
	await creerBesoin(site.base, { titre: `Réparer un ${mot}` });
	for (const nom of [`Atelier ${mot}`, `Le ${mot} de tous`])
		await creerProjet(site.base, { nom });
	for (const nom of ["Une grange", "Une forge"])
		await creerProjet(site.base, {
			nom: `${nom} ${slugUnique("x")}`,
			accroche: `On y prête un ${mot} à qui le demande.`,
		});
	return mot;
}

function marques(page: Page) {
	return page.getByRole("main").locator("mark");
}

for (const [round, textes, javaScriptEnabled] of essais(LANGUES, SCRIPTS)) {
	test.describe(`in ${textes.langue}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		round.test(
			"the search of the header finds needs and projects together, those named so first, marked, and leads to all of them in the same order",
			async ({ page, site }) => {
				const mot = await fiches(site);
				await page.goto(`${textes.prefixe}/a-propos`);
				await page
					.getByRole("banner")
					.getByRole("searchbox", { name: textes.partout })
					.fill(mot.replace("é", "e"));
				await page.keyboard.press("Enter");
				await expect(page).toHaveURL(/\/recherche\?q=/);
				await expect(page.getByRole("status").first()).toHaveText(
					textes.total(5, mot.replace("é", "e")),
				);
				await expect(page.getByLabel(textes.mots)).toHaveValue(
					mot.replace("é", "e"),
				);
				const main = page.getByRole("main");
				await expect(
					main.getByRole("heading", { level: 2, name: textes.besoins }),
				).toBeVisible();
				await expect(
					main.getByRole("heading", { level: 2, name: textes.projets }),
				).toBeVisible();
				await expect(main.getByRole("heading", { level: 3 })).toHaveCount(4);
				for (const texte of await marques(page).allTextContents())
					expect(texte).toBe(mot);
				expect(await marques(page).count()).toBeGreaterThanOrEqual(4);

				await main.getByRole("link", { name: textes.tous }).click();
				await expect(page).toHaveURL(/\/projets\?q=/);
				await expect(
					page.getByRole("link", { name: textes.pertinence }),
				).toHaveAttribute("aria-current", "true");
				const titres = await main.locator("li h2").allTextContents();
				expect(titres).toHaveLength(4);
				for (const titre of titres.slice(0, 2)) expect(titre).toContain(mot);
			},
		);

		round.test(
			"what a search finds may not be it: the need is described with the same words, from its results and from the list",
			async ({ page, site }) => {
				const mot = motUnique();
				await creerBesoin(site.base, { titre: `Un ${mot} pour tous` });
				for (const [liste, lien] of [
					["recherche", textes.decrirez],
					["besoins", textes.enTete],
				]) {
					await page.goto(`${textes.prefixe}/${liste}?q=${mot}`);
					await page.getByRole("link", { name: lien }).first().click();
					await expect(page.getByLabel(textes.titre)).toHaveValue(mot);
				}
			},
		);

		round.test(
			"a search that finds nothing offers the themes and to describe the need, and keeps the words",
			async ({ page }) => {
				const rien = `qzx${slugUnique("w").replace(/[^0-9a-f]/g, "")}`;
				await page.goto(`${textes.prefixe}/recherche?q=${rien}`);
				await expect(page.getByRole("status").first()).toHaveText(
					textes.aucun(rien),
				);
				await expect(page.getByLabel(textes.mots)).toHaveValue(rien);
				await expect(
					page.getByRole("heading", { name: textes.themes }),
				).toBeVisible();
				if (javaScriptEnabled) await expectAccessible(page);
				await page.getByRole("link", { name: textes.decrire(rien) }).click();
				await expect(page).toHaveURL(`${textes.prefixe}/decrire?titre=${rien}`);
				await expect(page.getByLabel(textes.titre)).toHaveValue(rien);
			},
		);
	});
}

for (const [round, textes] of essais(LANGUES, SEUL)) {
	test.describe(`in ${textes.langue}, over the limit`, () => {
		test.use({ statutAttendu: 429 });

		round.test(
			"a refused search is a 429 that says when to come back and keeps what was typed",
			async ({ page, site }) => {
				const { id } = await creerCompte(site.base);
				await seConnecter(page, site, id);
				for (let fois = 0; fois < ACTES_MAX_PAR_MINUTE; fois += 1)
					await page.request.get("/besoins?q=eau");
				for (const chemin of ["/recherche", "/projets", "/articles"]) {
					const reponse = await page.goto(
						`${textes.prefixe}${chemin}?q=l'eau & le vent`.replace("&", "%26"),
					);
					expect(reponse?.status()).toBe(429);
					expect(Number(reponse?.headers()["retry-after"])).toBeGreaterThan(0);
					const main = page.getByRole("main");
					await expect(main.getByText(textes.trop)).toBeVisible();
					await expect(main.getByText(textes.encore)).toBeVisible();
					await expect(main.getByRole("searchbox")).toHaveValue(
						"l'eau & le vent",
					);
					await expect(
						main.getByRole("link", { name: textes.reessayer }),
					).toHaveAttribute("href", new RegExp(`${chemin}\\?q=`));
				}
			},
		);
	});
}

const QUESTION = "Qu’est-ce qui vous manque, là où vous vivez\u00a0?";

test("while a search is typed, entries whose name has it are links under the field; Escape closes them", async ({
	page,
	site,
}) => {
	const mot = motUnique();
	const projet = await creerProjet(site.base, { nom: `Atelier ${mot}` });
	await page.goto("/");
	const champ = page.getByLabel(QUESTION);
	await champ.pressSequentially(mot, { delay: 30 });
	const liste = page.getByRole("list", {
		name: "Fiches proches de ce que vous écrivez",
	});
	const lien = liste.getByRole("link");
	await expect(lien).toHaveText(new RegExp(`Atelier ${mot}.*Projet`));
	await expectAccessible(page);
	// By the clock of the page: what it tells here may come late.
	const asked = await page.evaluate(() =>
		performance
			.getEntriesByType("resource")
			.filter(({ name }) => name.includes("/recherche/titres"))
			.map(({ startTime }) => startTime),
	);
	expect(asked.length).toBeGreaterThan(0);
	for (const [rang, at] of asked.entries())
		expect(at - (asked[rang - 1] ?? 0)).toBeGreaterThan(250);
	await page.keyboard.press("Escape");
	await expect(liste).toHaveCount(0);
	await expect(champ).toHaveValue(mot);
	await champ.pressSequentially(" ", { delay: 30 });
	await expect(lien).toHaveCount(1);
	await lien.click();
	await expect(page).toHaveURL(`/projets/${projet.slug}`);
});

test("on the start page the search is the question that begins the journey, and the header has no other", async ({
	page,
}) => {
	for (const width of [1440, 390]) {
		await page.setViewportSize({ width, height: 844 });
		await page.goto("/");
		await expect(page.getByRole("searchbox")).toHaveCount(1);
		await expect(
			page.getByRole("banner").getByRole("link", { name: "Chercher partout" }),
		).toBeHidden();
		const champ = page.getByRole("searchbox", { name: QUESTION });
		expect((await champ.boundingBox())?.height).toBeCloseTo(64, 0);
	}
	await page.getByRole("searchbox").fill("eau");
	await page.getByRole("button", { name: "Voir ce qui existe" }).click();
	await expect(page).toHaveURL("/recherche?q=eau");
});

test("the header has one line on a desk; on a phone it leads to the search by a link, in two lines at most", async ({
	page,
}) => {
	const banner = page.getByRole("banner");
	for (const address of ["/en/aider", "/projets"]) {
		await page.goto(address);
		await page.setViewportSize({ width: 960, height: 844 });
		expect((await banner.boundingBox())?.height, address).toBeLessThan(75);
		for (const width of [360, 375, 390]) {
			await page.setViewportSize({ width, height: 844 });
			// A part whose name took two lines would make it 126.
			expect((await banner.boundingBox())?.height, address).toBeLessThan(124);
		}
	}
	await banner.getByRole("link", { name: "Chercher partout" }).click();
	await expect(page).toHaveURL("/recherche");
	await expect(page.getByLabel("Que cherchez-vous\u00a0?")).toBeVisible();
});

test("an unknown address and the browser lead to the search of everything", async ({
	request,
}) => {
	const page404 = await (await request.get("/nulle-part")).text();
	expect(page404).toContain('action="/recherche"');
	const anglais = await (await request.get("/en/nulle-part")).text();
	expect(anglais).toContain('action="/en/recherche"');
	const description = await (await request.get("/opensearch.xml")).text();
	expect(description).toContain("/recherche?q={searchTerms}");
});
