/** What a browser shows while the network is down. */
import { creerCompte } from "#e2e/fixtures/comptes";
import { seConnecter } from "#e2e/fixtures/entree";
import { expect, test } from "#e2e/fixtures/site";

const LANGUES = [
	["/projets", "Vous êtes hors ligne", "Réessayer", "Projets"],
	["/en/projets", "You are offline", "Try again", "Projects"],
] as const;

/** How many scripts of this site work apart from its pages. */
const WORKERS = async () =>
	(await navigator.serviceWorker.getRegistrations()).length;

test.use({ statutAttendu: 503 });

test("somebody signed in is told, in the language of the address, that the network is down, and gets the page asked for once it is back", async ({
	page,
	site,
}) => {
	await seConnecter(page, site, (await creerCompte(site.base)).id);
	await page.goto("/");
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
	});
	for (const [adresse, titre, reessayer, attendu] of LANGUES) {
		await page.context().setOffline(true);
		await page.goto(adresse);
		const heading = page.getByRole("heading", { level: 1 });
		await expect(heading).toHaveText(titre);
		await expect(page.getByRole("banner")).toContainText("Bien commun");
		await expect(page).toHaveURL(adresse);
		await page.context().setOffline(false);
		await page.getByRole("link", { name: reessayer }).click();
		await expect(heading).toHaveText(attendu);
		await expect(page).toHaveURL(adresse);
	}
});

test("somebody signed in who opens a feed gets the page that shows it, as everybody does", async ({
	page,
	site,
}) => {
	await seConnecter(page, site, (await creerCompte(site.base)).id);
	await page.goto("/");
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
	});
	for (const adresse of ["/flux/articles.xml", "/en/flux/besoins.xml"]) {
		const answer = await page.goto(adresse);
		expect(answer?.headers()["content-type"]).toContain("text/html");
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	}
});

test("the browser of a reader who is signed out keeps nothing of the site", async ({
	page,
}) => {
	for (const adresse of ["/", "/projets", "/en/besoins"]) {
		await page.goto(adresse);
		await page.evaluate(
			() =>
				new Promise<void>((done) =>
					requestIdleCallback(() => done(), { timeout: 1_000 }),
				),
		);
		expect(await page.evaluate(WORKERS)).toBe(0);
		expect(await page.evaluate(() => caches.keys())).toEqual([]);
	}
});

test("signing out takes the kept page away", async ({ page, site }) => {
	await seConnecter(page, site, (await creerCompte(site.base)).id);
	await page.goto("/compte");
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
	});
	expect(await page.evaluate(WORKERS)).toBe(1);
	await page.getByRole("button", { name: "Se déconnecter" }).first().click();
	await expect(
		page.getByRole("banner").getByRole("link", { name: "Se connecter" }),
	).toBeVisible();
	await page.goto("/");
	await expect.poll(() => page.evaluate(WORKERS)).toBe(0);
	await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});
