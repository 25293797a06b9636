/** The pages of one need, one project, one article: what is in sight first, what a delivered need says, sharing. */
import type { Page } from "playwright/test";
import { atteindre, pointsEnVue } from "#e2e/fixtures/clavier";
import { creerCompte } from "#e2e/fixtures/comptes";
import {
	creerBesoin,
	creerJalon,
	creerLien,
	creerProjet,
	creerTheme,
} from "#e2e/fixtures/contenu";
import { seConnecter, vientDeFaire } from "#e2e/fixtures/entree";
import { expect, test } from "#e2e/fixtures/site";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";
import { STATUTS_BESOIN_PUBLICS } from "#lib/besoins/schema";

const essais = variantes(test, import.meta.filename);

const BESOIN = "/besoins/savoir-quand-passe-le-car-sans-smartphone";
const PROJET = "/projets/openstreetmap";
const TITRE_LONG = `Pouvoir ${"réparer ensemble ".repeat(7)}ici`;
const ARABE =
	"نحتاج إلى خريطة حرة لنوافير مياه الشرب في المدينة، then in English";

const BUREAUX = [
	{ width: 1440, height: 900 },
	{ width: 1024, height: 768 },
] as const;

const TELEPHONE = { width: 390, height: 844 } as const;

/** How far down a phone the first line of an entry's own text may begin. */
const PREMIERE_LIGNE_MAX = 420;

const DESCRIPTION =
	"Les premiers mots de la description, et assez de mots ensuite pour que la base en veuille : un besoin se raconte en quelques lignes.";

/** The lower edge of the first button of the sheet, from the top of the page. */
async function basDeLActe(page: Page): Promise<number> {
	const bouton = page.locator("main button[aria-pressed]").first();
	const boite = await bouton.boundingBox();
	return boite ? boite.y + boite.height : Number.POSITIVE_INFINITY;
}

async function sansDefilementLateral(page: Page, large: number) {
	expect(
		await page.evaluate(() => document.documentElement.scrollWidth),
		page.url(),
	).toBe(large);
}

for (const [round, prefixe] of essais(["", "/en"], SEUL)) {
	round.test(
		`${prefixe || "fr"}: the act of a need and of a project is within the first screen on a desk`,
		async ({ page, site }) => {
			const long = await creerBesoin(site.base, { titre: TITRE_LONG });
			const arabe = await creerBesoin(site.base, { titre: ARABE });
			for (const chemin of [
				BESOIN,
				PROJET,
				`/besoins/${long.slug}`,
				`/besoins/${arabe.slug}`,
			]) {
				await page.goto(prefixe + chemin);
				for (const ecran of BUREAUX) {
					await page.setViewportSize(ecran);
					expect(await basDeLActe(page), chemin).toBeLessThan(ecran.height);
					await sansDefilementLateral(page, ecran.width);
				}
			}
		},
	);

	round.test(
		`${prefixe || "fr"}: on a phone the words of a need in each state, and of a project, come before anything to press`,
		async ({ page, site }) => {
			const theme = await creerTheme(site.base);
			const besoins = await Promise.all(
				STATUTS_BESOIN_PUBLICS.map((statut) =>
					creerBesoin(site.base, {
						statut,
						titre: "Comprendre un courrier administratif sans rendez-vous",
						description: DESCRIPTION,
						territoire: "Nièvre",
						theme_id: theme.id,
					}),
				),
			);
			const projet = await creerProjet(site.base, { description: DESCRIPTION });
			await page.setViewportSize(TELEPHONE);
			for (const chemin of [
				...besoins.map(({ slug }) => `/besoins/${slug}`),
				`/projets/${projet.slug}`,
			]) {
				await page.goto(prefixe + chemin);
				const texte = page.getByText(DESCRIPTION, { exact: true }).first();
				const debut = (await texte.boundingBox())?.y ?? Number.NaN;
				expect(debut, chemin).toBeLessThanOrEqual(PREMIERE_LIGNE_MAX);
				expect(await basDeLActe(page), chemin).toBeGreaterThan(debut);
				await sansDefilementLateral(page, TELEPHONE.width);
			}
		},
	);
}

test("on a phone the act comes back at the foot of the window once it has left it, and works from there; a delivered need has no such bar", async ({
	page,
	site,
}) => {
	const { slug } = await creerBesoin(site.base, {
		statut: "etude",
		cahier: "- Tout le monde\n".repeat(60),
	});
	const compte = await creerCompte(site.base);
	await seConnecter(page, site, compte.id);
	await page.setViewportSize(TELEPHONE);
	await page.goto(`/besoins/${slug}`);
	const acte = page.locator("main form[id^=acte] button[aria-pressed]");
	const barre = page.locator("[data-bar] button");
	await expect(barre).not.toBeInViewport();
	await acte.scrollIntoViewIfNeeded();
	await expect(barre).not.toBeInViewport();
	// As soon as the sheet is above the window, not at the end of the page alone.
	await page.setViewportSize({ width: 390, height: 500 });
	await page.locator("[data-bar]").evaluate((bar) => {
		const rest = bar.parentElement?.getBoundingClientRect().top ?? 0;
		window.scrollBy(0, rest + 5);
	});
	await expect(acte).not.toBeInViewport();
	await expect(barre).not.toBeInViewport();
	await page.mouse.wheel(0, 100);
	await expect(barre).toBeInViewport({ ratio: 1 });
	await barre.click();
	await expect(barre).toHaveAttribute("aria-pressed", "true");
	await expect(acte).toHaveAttribute("aria-pressed", "true");
	await expect(page.locator("[data-bar]")).toContainText("1 soutien");

	const livre = await creerBesoin(site.base, { statut: "livre" });
	await page.goto(`/besoins/${livre.slug}`);
	await expect(page.locator("[data-bar]")).toHaveCount(0);
});

test("on a desk the sheet follows the reader, and nothing in it scrolls by itself", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1024, height: 660 });
	await page.goto(BESOIN);
	await page.evaluate(() => window.scrollTo(0, 500));
	const acte = page.locator("main button[aria-pressed]").first();
	await expect(acte).toBeInViewport();
	expect(
		await acte.evaluate((bouton) => {
			const autour: Element[] = [];
			for (
				let element = bouton.parentElement;
				element && element.tagName !== "MAIN";
				element = element.parentElement
			)
				autour.push(element);
			return autour.filter(
				(element) => getComputedStyle(element).overflowY !== "visible",
			).length;
		}),
	).toBe(0);
});

const LANGUES = [
	{
		prefixe: "",
		tete: /^Résolu le 2 octobre 2025\s: /,
		repond: " y répond",
		jours: "Une réponse trouvée en 231 jours.",
		merci: "Merci aux 3 personnes qui l’ont soutenu",
		voir: "Voir ",
		depuis: "depuis le 13 février 2025",
		exprime: "Exprimé",
	},
	{
		prefixe: "/en",
		tete: /^Solved on 2 October 2025: /,
		repond: " meets this need",
		jours: "An answer found in 231 days.",
		merci: "Thanks to the 3 people who supported it",
		voir: "See ",
		depuis: "since 13 February 2025",
		exprime: "Expressed",
	},
] as const;

for (const [round, mots, javaScriptEnabled] of essais(LANGUES, SCRIPTS)) {
	test.describe(`${mots.prefixe || "fr"}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		round.test(
			"a delivered need begins with its project, the days it took and thanks; its line ends there, and a date has one word",
			async ({ page, site }) => {
				const theme = await creerTheme(site.base);
				const projet = await creerProjet(site.base, { nom: "Fontaines" });
				const besoin = await creerBesoin(site.base, {
					statut: "livre",
					nb_soutiens: 3,
					theme_id: theme.id,
					cree_le: "2025-02-11T18:42:07Z",
					cahier: "## Pour qui\n\n- Tout le monde",
				});
				await creerLien(site.base, besoin.id, projet.id);
				for (const [statut, le] of [
					["publie", "2025-02-13T09:15:40Z"],
					["livre", "2025-10-02T14:20:31Z"],
				] as const)
					await creerJalon(site.base, besoin.id, statut, le);
				await page.goto(`${mots.prefixe}/besoins/${besoin.slug}`);
				const livraison = page.getByRole("region", { name: mots.tete });
				await expect(livraison.getByRole("heading")).toContainText(
					`Fontaines${mots.repond}`,
				);
				await expect(livraison).toContainText(mots.jours);
				await expect(livraison).toContainText(mots.merci);
				// Before the support button, in the page as on the screen.
				await expect(
					page.locator("#livraison, main button[aria-pressed]").first(),
				).toHaveId("livraison");
				const etats = page.locator(
					"main article ol:has([aria-current=step]) li",
				);
				await expect(etats).toHaveCount(2);
				await expect(etats.last()).toHaveAttribute("aria-current", "step");
				await expect(etats.first()).toContainText(mots.exprime);
				// One date for one event: that of the line under the title.
				await expect(
					page.locator("main h1 + p").filter({ hasText: mots.depuis }),
				).toHaveCount(1);
				await expect(page.locator("#cahier")).toBeVisible();
				await expect(page.locator(".prose h3")).toHaveText("Pour qui");
				await expect(page.locator(".prose li")).toHaveText("Tout le monde");
				await livraison
					.getByRole("link", { name: `${mots.voir}Fontaines` })
					.click();
				await expect(page).toHaveURL(`${mots.prefixe}/projets/${projet.slug}`);
			},
		);

		round.test(
			"a need ends with what to do next, without a script too",
			async ({ page, site }) => {
				const theme = await creerTheme(site.base);
				const besoin = await creerBesoin(site.base, { theme_id: theme.id });
				await page.goto(`${mots.prefixe}/besoins/${besoin.slug}`);
				const suite = page.getByRole("region").filter({
					has: page.locator("#suite"),
				});
				for (const chemin of ["/decrire", `/besoins?theme=${theme.slug}`])
					await expect(
						suite.locator(`a[href="${mots.prefixe}${chemin}"]`),
					).toBeVisible();
			},
		);
	});
}

test("after a vote the canonical address, what is copied, mailed and printed are the page's own", async ({
	page,
	site,
	context,
}) => {
	const { slug, id } = await creerProjet(site.base);
	const compte = await creerCompte(site.base);
	await site.base.lignes(
		"INSERT INTO votes (compte_id, projet_id) VALUES ($1, $2)",
		[compte.id, id],
	);
	await seConnecter(page, site, compte.id);
	await context.grantPermissions(["clipboard-read", "clipboard-write"], {
		origin: site.url,
	});
	await vientDeFaire(context, site.url, `vote /projets/${slug}`);
	await page.goto(`/projets/${slug}`);
	await expect(page.getByRole("main")).toContainText("votre vote est compté");
	const url = `${site.url}/projets/${slug}`;
	await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
		"href",
		url,
	);
	await page.getByRole("button", { name: "Copier le lien" }).click();
	await expect(page.getByText("Lien copié")).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
	await page.getByText("Plus de moyens de partager").click();
	await expect(
		page.getByRole("link", { name: "Par courriel" }),
	).toHaveAttribute("href", new RegExp(`${encodeURIComponent(url)}$`));
	await page.emulateMedia({ media: "print" });
	await expect(page.getByText(url, { exact: true }).first()).toBeVisible();
	await expect(page.locator("main button:visible")).toHaveCount(0);
});

test("the phone's own share menu gets the page's address; a browser without one copies it instead", async ({
	browser,
	site,
}) => {
	for (const estTelephone of [true, false]) {
		const contexte = await browser.newContext({
			hasTouch: estTelephone,
			isMobile: estTelephone,
			viewport: { width: 390, height: 844 },
		});
		await contexte.addInitScript((avec) => {
			if (avec)
				Object.defineProperty(navigator, "share", {
					value: async (what: ShareData) => {
						document.title = `partagé ${what.url}`;
					},
				});
			else Reflect.deleteProperty(Navigator.prototype, "share");
		}, estTelephone);
		const page = await contexte.newPage();
		await page.goto(`${site.url}${PROJET}?x=1`);
		await expect(
			page.getByRole("button", { name: "Copier le lien" }),
		).toBeVisible({ visible: !estTelephone });
		const bouton = page.getByRole("button", { name: "Partager", exact: true });
		await expect(bouton).toHaveCount(estTelephone ? 1 : 0);
		if (estTelephone) {
			await bouton.click();
			await expect(page).toHaveTitle(`partagé ${site.url}${PROJET}`);
		}
		await contexte.close();
	}
});

test("the picture of a delivered need names the project, once there is one", async ({
	request,
	site,
}) => {
	const besoin = await creerBesoin(site.base, { statut: "livre" });
	const image = async () =>
		(await request.get(`/besoins/${besoin.slug}/image.png`)).body();
	const seule = await image();
	const projet = await creerProjet(site.base);
	await creerLien(site.base, besoin.id, projet.id);
	await expect.poll(async () => (await image()).equals(seule)).toBe(false);
	expect((await image()).subarray(1, 4).toString()).toBe("PNG");
});

test("the steps of the way to a page stand on one line with what parts them", async ({
	page,
}) => {
	await page.goto(BESOIN);
	const bas = await page
		.locator("main nav li")
		.first()
		.evaluate((etape) =>
			[...etape.children].map((partie) => {
				const zone = document.createRange();
				zone.selectNodeContents(partie);
				return Math.round(zone.getBoundingClientRect().bottom);
			}),
		);
	expect(bas).toHaveLength(2);
	expect(bas[0]).toBe(bas[1]);
});

test("what has the focus in a sheet that is higher than the window is in sight, from wherever it is reached", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 650 });
	await page.goto("/besoins/trouver-une-fontaine-d-eau-potable");
	const code = page.getByRole("link", { name: "depots.example.org" });
	await page.mouse.wheel(0, 800);
	await expect
		.poll(() => page.evaluate(() => window.scrollY))
		.toBeGreaterThan(700);
	await atteindre(page, code);
	expect(await pointsEnVue(page)).toBe(9);
});
