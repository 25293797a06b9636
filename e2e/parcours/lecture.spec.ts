import type { Locator, Page } from "playwright/test";
import { creerProjet, creerTheme, slugUnique } from "#e2e/fixtures/contenu";
import { expect, type Site, test } from "#e2e/fixtures/site";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";

const essais = variantes(test, import.meta.filename);

const LANGUES = [
	{
		langue: "fr",
		prefixe: "",
		chercher: "Chercher un projet",
		un: "1 projet",
		deux: "2 projets",
		votes: "Les plus votés",
		suite: "Suivants",
		precedents: "Précédents",
		tranche: (dernier: number, total: number) => `21 à ${dernier} sur ${total}`,
		retirer: /Retirer le filtre Thème/,
		titre: "Projets : ",
		aucun: "Aucun projet",
		elargir: "Pour élargir",
		sans: (mots: string) => `sans « Mots : ${mots} » (1 résultat)`,
	},
	{
		langue: "en",
		prefixe: "/en",
		chercher: "Search the projects",
		un: "1 project",
		deux: "2 projects",
		votes: "Most votes",
		suite: "Next",
		precedents: "Previous",
		tranche: (dernier: number, total: number) => `21 to ${dernier} of ${total}`,
		retirer: /Remove the filter Theme/,
		titre: "Projects: ",
		aucun: "No projects",
		elargir: "To widen the search",
		sans: (mots: string) => `without “Words: ${mots}” (1 result)`,
	},
] as const;

/** A unique word, from the letters of a unique slug. */
function motUnique(): string {
	const chiffres = slugUnique("m").replace(/[^0-9a-f]/g, "");
	return `zé${[...chiffres].map((chiffre) => String.fromCharCode(103 + Number.parseInt(chiffre, 16))).join("")}`;
}

function elements(page: Page): Locator {
	return page.getByRole("main").locator("li h2");
}

/** Two projects with one rare word, one of them filed under a theme of its own. */
async function deuxProjets(site: Site) {
	const mot = motUnique();
	const theme = await creerTheme(site.base, { nom: `Thème ${mot}` });
	const atelier = await creerProjet(site.base, {
		nom: `Atelier ${mot}`,
		nb_votes: 0,
		themes: [theme.id],
	});
	const jardin = await creerProjet(site.base, { nom: `Jardin ${mot}` });
	return { mot, theme, atelier, jardin };
}

for (const [round, textes, javaScriptEnabled] of essais(LANGUES, SCRIPTS)) {
	test.describe(`in ${textes.langue}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		round.test(
			"a misspelt word without accents matches, filters and orders narrow the list, and the address gives the same list to another reader",
			async ({ page, site, request }) => {
				const { mot, atelier, jardin } = await deuxProjets(site);
				await page.goto(`${textes.prefixe}/projets`);
				// One of its letters is doubled, and its accent left out.
				const mal = `${mot.replace("é", "e").slice(0, 6)}${mot[5]}${mot.slice(6)}`;
				await page.getByLabel(textes.chercher).fill(mal);
				await page.keyboard.press("Enter");
				await expect(page.getByRole("status").first()).toHaveText(textes.deux);

				await page
					.getByRole("main")
					.getByRole("link", { name: `Thème ${mot}` })
					.click();
				await expect(page.getByRole("status").first()).toHaveText(textes.un);
				await expect(elements(page)).toHaveText([`Atelier ${mot}`]);

				await expect(page.getByRole("heading", { level: 1 })).toHaveText(
					`${textes.titre}Thème ${mot}`,
				);

				await page.getByRole("link", { name: textes.votes }).click();
				await expect(page).toHaveURL(/tri=votes/);
				const adresse = page.url();
				expect(await (await request.get(adresse)).text()).toContain(
					`/projets/${atelier.slug}"`,
				);
				expect(await (await request.get(adresse)).text()).not.toContain(
					`/projets/${jardin.slug}"`,
				);

				await page.getByRole("link", { name: textes.retirer }).click();
				await expect(page.getByRole("status").first()).toHaveText(textes.deux);
				await expect(page).toHaveURL(/tri=votes/);
			},
		);

		round.test(
			"the rest of a list is a link, each project comes once, the page says which ones it shows, and the reader can go back",
			async ({ page, site }) => {
				const { n } = await site.base.ligne<{ n: number }>(
					"SELECT count(*)::int AS n FROM projets WHERE statut = 'publie'",
				);
				// By address: two projects may have the same name.
				const adresses = () =>
					elements(page)
						.getByRole("link")
						.evaluateAll((liens) =>
							liens.map((lien) => lien.getAttribute("href")),
						);
				await page.goto(`${textes.prefixe}/projets`);
				const first = await adresses();
				expect(first).toHaveLength(20);
				await page.getByRole("link", { name: textes.suite }).click();
				await page.waitForURL(/apres=/);
				const second = await adresses();
				expect(second.length).toBeGreaterThan(0);
				expect(second.filter((adresse) => first.includes(adresse))).toEqual([]);
				await expect(page.getByRole("main")).toContainText(
					textes.tranche(Math.min(40, n), n),
				);
				await page.getByRole("link", { name: textes.precedents }).click();
				await expect.poll(adresses).toEqual(first);
			},
		);

		round.test(
			"an empty list suggests what to widen, and leads to it",
			async ({ page, site }) => {
				const { mot, theme } = await deuxProjets(site);
				// Two wrong letters: more than the search tolerates by itself.
				const mal = `${mot.slice(0, 4)}ww${mot.slice(6)}`;
				await page.goto(
					`${textes.prefixe}/projets?q=${encodeURIComponent(mal)}&theme=${theme.slug}`,
				);
				await expect(page.getByRole("status").first()).toHaveText(textes.aucun);
				await expect(page.getByText(textes.elargir)).toBeVisible();
				await page
					.getByRole("main")
					.getByRole("link", { name: textes.sans(mal) })
					.click();
				await expect(elements(page)).toHaveText([`Atelier ${mot}`]);
			},
		);
	});
}

for (const [round, textes] of essais(LANGUES, SEUL)) {
	round.test(
		`in ${textes.langue}, with the keyboard alone: search, reach a project, come back`,
		async ({ page, site }) => {
			const { mot } = await deuxProjets(site);
			await page.goto(`${textes.prefixe}/projets`);
			const field = page.getByRole("main").getByRole("searchbox");
			for (let stops = 0; stops < 30; stops += 1) {
				if (await field.evaluate((node) => node === document.activeElement))
					break;
				await page.keyboard.press("Tab");
			}
			await expect(field).toBeFocused();
			await page.keyboard.type(`jardin ${mot}`);
			await page.keyboard.press("Enter");
			const link = page.getByRole("link", {
				name: `Jardin ${mot}`,
				exact: true,
			});
			await expect(link).toBeVisible();
			for (let stops = 0; stops < 90; stops += 1) {
				if (await link.evaluate((node) => node === document.activeElement))
					break;
				await page.keyboard.press("Tab");
			}
			await expect(link).toBeFocused();
			await page.keyboard.press("Enter");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(
				`Jardin ${mot}`,
			);
		},
	);
}

test("a truncated address still shows a list: invalid parts are ignored", async ({
	page,
}) => {
	for (const adresse of [
		"/projets?tri=autre&label_ia=rien&limite=0",
		"/projets?apres=coupe",
		"/besoins?statut=propose&role=x&apres=%00",
		`/besoins?q=${"a".repeat(300)}`,
		"/articles?apres=coupe&apres=encore",
	]) {
		const answer = await page.goto(adresse);
		expect(answer?.status(), adresse).toBe(200);
	}
});

test("each step has its own address, in the order of the need's life", async ({
	page,
}) => {
	await page.goto("/besoins/savoir-quand-passe-le-car-sans-smartphone");
	const steps = page.locator("[id^=etape-]");
	const ids = await steps.evaluateAll((nodes) => nodes.map(({ id }) => id));
	expect(new Set(ids).size).toBe(ids.length);
	expect(ids.length).toBeGreaterThan(2);
	expect(ids.at(-1)).toBe("etape-1");
	await page.goto("/besoins/savoir-quand-passe-le-car-sans-smartphone#etape-1");
	await expect(page.locator("#etape-1")).toBeInViewport();
	await expect(page.locator("[aria-current=step]")).toContainText(
		"En développement",
	);
});
