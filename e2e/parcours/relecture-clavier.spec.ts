/** The review with the keyboard alone: real key presses, and the focus where the page puts it. */
import { devices, type Page } from "playwright/test";
import { creerCompte } from "#e2e/fixtures/comptes";
import { creerProjet, creerTheme } from "#e2e/fixtures/contenu";
import { navigateurDe } from "#e2e/fixtures/moderation";
import { expect, expectAccessible, type Site, test } from "#e2e/fixtures/site";

async function propose({ base }: Site, valeurs = {}) {
	const auteur = await creerCompte(base);
	const theme = await creerTheme(base);
	const projet = await creerProjet(base, {
		statut: "propose",
		auteur_id: auteur.id,
		themes: [theme.id],
		...valeurs,
	});
	return { ...projet, fiche: `/moderation/relecture/projet/${projet.slug}` };
}

function lire({ base }: Site, id: number) {
	return base.ligne<Record<string, string | null>>(
		"SELECT statut, motif_choisi, doublon_slug, label_ia, description FROM projets WHERE id = $1",
		[id],
	);
}

async function presser(page: Page, ...touches: readonly string[]) {
	for (const touche of touches) await page.keyboard.press(touche);
}

// What each decision takes: gestes.spec.ts.
test("the next similar entry is ticked by the same key, however quickly it is pressed again", async ({
	browser,
	site,
}) => {
	const nom = `Border les canaux ${Date.now()}`;
	const deja = [
		await creerProjet(site.base, { nom }),
		await creerProjet(site.base, { nom: `${nom} aussi` }),
	].map(({ slug }) => `projet/${slug}`);
	const { fiche } = await propose(site, { nom: `${nom} encore` });
	const { contexte } = await navigateurDe(browser, site, "moderateur");
	const page = await contexte.newPage();
	await page.goto(fiche);
	const coche = page.locator("input[name=doublon]:checked");
	await presser(page, "d");
	const premier = await coche.inputValue();
	await presser(page, "d");
	const second = await coche.inputValue();
	expect([premier, second].toSorted()).toEqual(deja.toSorted());
	await contexte.close();
});

test("a word, the AI label and the publication are three gestures of the hand on one page, and no key fires while one types", async ({
	browser,
	site,
}) => {
	const { id, fiche } = await propose(site, {
		description: "Une carte des fontaines de la ville, à jour chaque mois",
	});
	const { contexte } = await navigateurDe(browser, site, "moderateur");
	const page = await contexte.newPage();
	await page.goto(fiche);
	await presser(page, "e");
	// The title is what most needs a correction.
	await expect(page.locator("#nom")).toBeFocused();
	await page.locator("#description").focus();
	await presser(page, "Control+End");
	// All of them are keys of the page too.
	await page.keyboard.type(" pour qui part");
	await presser(page, "Escape", "i");
	await expect(page.locator("#label_ia")).toBeFocused();
	await presser(page, "ArrowDown", "Escape");
	expect((await lire(site, id)).statut).toBe("propose");
	await presser(page, "p");
	await page.waitForURL(/fait=/);
	expect(await lire(site, id)).toMatchObject({
		statut: "publie",
		label_ia: "sans_ia",
		description:
			"Une carte des fontaines de la ville, à jour chaque mois pour qui part",
	});
	await contexte.close();
});

test("a key pressed twice decides on one entry, and the last decision is undone by its key from the next entry and from the queue", async ({
	browser,
	site,
}) => {
	const nom = `Suite ${Date.now()}`;
	const cree_le = (n: number) => `2020-01-0${n}T00:00:00Z`;
	const un = await propose(site, { nom: `${nom} un`, cree_le: cree_le(1) });
	const deux = await propose(site, { nom: `${nom} deux`, cree_le: cree_le(2) });
	const { contexte } = await navigateurDe(browser, site, "moderateur");
	const page = await contexte.newPage();
	await page.goto(`${un.fiche}?q=${encodeURIComponent(nom)}`);
	await presser(page, "p", "p");
	await page.waitForURL(/fait=/);
	// The next entry of the filtered queue, with its filter.
	expect(page.url()).toContain(deux.slug);
	expect(new URL(page.url()).searchParams.get("q")).toBe(nom);
	expect((await lire(site, deux.id)).statut).toBe("propose");
	await presser(page, "u");
	await page.waitForURL(/annule=oui/);
	expect((await lire(site, un.id)).statut).toBe("propose");
	expect(page.url()).toContain(un.slug);

	await presser(page, "q");
	await page.waitForURL(/fait=/);
	await page.goto("/moderation");
	await expect(page.locator("[data-countdown]")).toContainText("seconde");
	await presser(page, "u");
	await page.waitForURL(/annule=oui/);
	expect((await lire(site, un.id)).statut).toBe("propose");
	await contexte.close();
});

test("the list of keys opens in sight on every page of the area, closes again, and the keys can be turned off", async ({
	browser,
	site,
}) => {
	const { id, fiche } = await propose(site);
	const { contexte } = await navigateurDe(browser, site, "moderateur");
	const page = await contexte.newPage();
	for (const chemin of ["/moderation", "/moderation/journal", fiche]) {
		await page.goto(chemin);
		const liste = page.getByRole("region", { name: "Touches du clavier" });
		await expect(liste).toBeHidden();
		await presser(page, "?");
		await expect(liste).toBeInViewport();
		await presser(page, "?");
		await expect(liste).toBeHidden();
	}
	await presser(page, "?");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Couper les touches" }).click();
	await presser(page, "Escape", "p", "q");
	await page.reload();
	await presser(page, "p", "q");
	await page.getByRole("button", { name: "Touches du clavier" }).click();
	await page.getByRole("button", { name: "Activer les touches" }).click();
	expect((await lire(site, id)).statut).toBe("propose");
	await contexte.close();
});

test("where a finger points no button tells of keys until a keyboard reaches it, and a decision shows none", async ({
	browser,
	site,
}) => {
	const { fiche } = await propose(site);
	const { contexte } = await navigateurDe(browser, site, "moderateur");
	const telephone = await browser.newContext({
		...devices["Pixel 7"],
		baseURL: site.url,
		storageState: await contexte.storageState(),
	});
	const page = await telephone.newPage();
	for (const largeur of [390, 1024]) {
		await page.setViewportSize({ width: largeur, height: 844 });
		await page.goto(fiche);
		const bouton = page.getByRole("button", { name: "Touches du clavier" });
		// What stands around it clips it.
		const autour = bouton.locator("..");
		const taille = async () => (await autour.boundingBox())?.width ?? 0;
		expect(await taille()).toBeLessThanOrEqual(1);
		await bouton.focus();
		expect(await taille()).toBeGreaterThan(100);
		await page.locator("[data-touche=r]").click();
		await expect(page.getByRole("radio", { name: "Hors sujet" })).toBeVisible();
		const touche = page.locator("fieldset label [aria-hidden=true]").first();
		await expect(touche).toBeHidden();
	}
	await presser(page, "?");
	await expect(
		page.getByRole("button", { name: "Couper les touches" }),
	).toBeVisible();
	for (const ouvert of [telephone, contexte]) await ouvert.close();
});

test("no key is lost before the framework runs: what it opens and ticks is still there afterwards", async ({
	browser,
	site,
}) => {
	const { id, fiche } = await propose(site);
	const { contexte } = await navigateurDe(browser, site, "moderateur");
	const page = await contexte.newPage();
	let laisser = () => {};
	const attend = new Promise<void>((fin) => {
		laisser = fin;
	});
	// All the framework's scripts wait; ours does not.
	await page.route(/_next\/static\/(?!browser\/).*\.js/, async (route) => {
		await attend;
		await route.continue();
	});
	await page.goto(fiche, { waitUntil: "commit" });
	await page.locator("html[data-touches=actives]").waitFor();
	await presser(page, "r", "2", "Tab");
	laisser();
	// React has taken over the page that the keys were pressed on.
	await page.waitForFunction(() =>
		Object.keys(document.querySelector("main") ?? {}).some((key) =>
			key.startsWith("__reactFiber"),
		),
	);
	await expect(page.getByRole("radio", { name: "Hors sujet" })).toBeChecked();
	await expect(page.locator("blockquote")).toContainText("intérêt commun");
	expect((await lire(site, id)).statut).toBe("propose");
	await contexte.close();
});

test("on a phone the text begins in the first screen, the decisions are at the thumb, and the page is accessible with its reasons open", async ({
	browser,
	site,
}) => {
	const description =
		"Écrire à moi@exemple.org, voir carte.exemple.fr ou appeler le 04 78 00 11 22.";
	const { fiche } = await propose(site, { description });
	const { contexte } = await navigateurDe(browser, site, "moderateur");
	const page = await contexte.newPage();
	await page.setViewportSize({ width: 390, height: 844 });
	for (const langue of ["", "/en"]) {
		await page.goto(langue + fiche);
		const texte = page.getByText(description.slice(0, 10)).first();
		await expect(texte).toBeInViewport();
		for (const touche of ["p", "r"])
			await expect(page.locator(`[data-touche=${touche}]`)).toBeInViewport({
				ratio: 1,
			});
		expect(
			await page.evaluate(() => document.documentElement.scrollWidth),
		).toBeLessThanOrEqual(390);
		// What resembles it stands right under the text, before its correction.
		const [voisins, correction] = await Promise.all(
			["#voisins", "#correction"].map((id) => page.locator(id).boundingBox()),
		);
		expect(voisins?.y).toBeLessThan(correction?.y ?? 0);
		await page.locator("[data-touche=r]").click();
		await expect(page.locator("#choix")).toBeInViewport();
	}
	await expectAccessible(page);
	// What tells of somebody is marked, and a link opens beside.
	await page.goto(fiche);
	const marques = page.getByRole("main").locator("mark");
	await expect(marques).toHaveText([
		/^moi@exemple\.org/,
		/^carte\.exemple\.fr/,
		/^04 78 00 11 22/,
	]);
	const lien = marques.getByRole("link");
	await expect(lien).toHaveAttribute("target", "_blank");
	await expect(lien).toHaveAttribute("rel", /noopener/);
	await contexte.close();
});
