/** Pages without the framework, in a browser: what they weigh, and what stays pleasant. */
import type { Page } from "playwright/test";
import { expect, test } from "#e2e/fixtures/site";

const SCRIPTS_MAX_OCTETS = 5_000;
const PROJET = "/projets/openstreetmap";

/** Bytes of scripts received over the network while the page loads. */
async function octetsDeScripts(page: Page, adresse: string): Promise<number> {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	const scripts = new Set<string>();
	const entiers = new Set<string>();
	let octets = 0;
	session.on("Network.responseReceived", ({ requestId, type }) => {
		if (type === "Script") scripts.add(requestId);
	});
	session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		if (!scripts.has(requestId)) return;
		entiers.add(requestId);
		octets += encodedDataLength;
	});
	await page.goto(adresse);
	await page.evaluate(
		() =>
			new Promise<void>((done) =>
				// A browser that is never idle calls it all the same.
				requestIdleCallback(() => done(), { timeout: 1_000 }),
			),
	);
	await expect.poll(() => entiers.size).toBe(scripts.size);
	await session.detach();
	return octets;
}

for (const adresse of ["/", "/projets", PROJET, "/en/besoins", "/chiffres"])
	test(`a first visit of ${adresse} receives one script of less than 5 kB`, async ({
		page,
	}) => {
		const octets = await octetsDeScripts(page, adresse);
		expect(octets).toBeGreaterThan(500);
		expect(octets).toBeLessThan(SCRIPTS_MAX_OCTETS);
	});

/** What the browser tells of the pages that it read beforehand, by their address. */
async function lectures(page: Page): Promise<Map<string, string>> {
	const session = await page.context().newCDPSession(page);
	const lues = new Map<string, string>();
	session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
		lues.set(new URL(prefetchUrl).pathname, status);
	});
	await session.send("Preload.enable");
	return lues;
}

test.describe("in silence", () => {
	test.use({ enSilence: true });

	for (const [adresse, brut] of [
		["/developpeurs", "/api/openapi.json"],
		["/flux", "/flux/articles.xml"],
	] as const)
		test(`from ${adresse} one goes to ${brut} and back, and the browser reports nothing`, async ({
			page,
		}) => {
			await page.goto(adresse);
			await page.locator(`main a[href="${brut}"]`).first().click();
			await expect(page).toHaveURL(brut);
			await page.goBack();
			await expect(page).toHaveURL(adresse);
		});
});

test("a page that a pointer rests on is read beforehand, a search and a page where one writes are not", async ({
	page,
}) => {
	const lues = await lectures(page);
	await page.goto("/projets");
	const contenu = page.getByRole("main");
	await contenu.getByRole("link", { name: "Proposer un projet" }).hover();
	await page.getByRole("link", { name: "Se connecter" }).hover();
	await contenu.locator(`a[href="${PROJET}"]`).hover();
	await expect.poll(() => lues.get(PROJET)).toMatch(/Ready|Success/);
	expect([...lues.keys()]).toEqual([PROJET]);
	await contenu.locator(`a[href="${PROJET}"]`).click();
	await expect(page).toHaveURL(PROJET);
	await expect(page.getByRole("heading", { level: 1 })).toContainText(
		"OpenStreetMap",
	);
});

test("where one writes, the framework follows the links, and nothing is read beforehand", async ({
	page,
}) => {
	const regles = page.locator('script[type="speculationrules"]');
	await page.goto("/");
	await expect(regles).toHaveCount(1);
	await page.goto("/decrire");
	await expect(page.getByRole("main").getByRole("textbox")).not.toHaveCount(0);
	await expect(regles).toHaveCount(0);
});

test("a page that the framework opens has what our script adds", async ({
	context,
	page,
	site,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.goto("/decrire");
	// A mark of the document, lost if another one is loaded.
	await page.evaluate(() => {
		document.documentElement.dataset.mark = "same";
	});
	await page
		.getByRole("link", { name: "Suivre sans compte", exact: true })
		.click();
	await expect(page).toHaveURL("/flux");
	const bouton = page.getByRole("button", { name: /Projets/ });
	await bouton.click();
	await expect(bouton).toContainText("Copié");
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
		`${site.url}/flux/projets.xml`,
	);
	await expect(page.locator("html")).toHaveAttribute("data-mark", "same");
});

for (const reducedMotion of ["reduce", "no-preference"] as const)
	test(`a page takes the place of another ${reducedMotion === "reduce" ? "at once for those who want less motion" : "by a short transition"}`, async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion });
		await page.addInitScript(() => {
			addEventListener("pagereveal", (event) => {
				document.documentElement.dataset.transition = String(
					event.viewTransition !== null,
				);
			});
		});
		await page.goto("/projets");
		await page
			.getByRole("navigation", { name: "Rubriques" })
			.getByRole("link", { name: "Besoins" })
			.click();
		await expect(page).toHaveURL("/besoins");
		await expect(page.locator("html")).toHaveAttribute(
			"data-transition",
			String(reducedMotion === "no-preference"),
		);
	});

test("the choice of light or dark keeps the place on the page, and is not sent again when the page is reloaded", async ({
	page,
}) => {
	await page.goto("/a-propos");
	const bouton = page.getByRole("button", { name: "Sombre" });
	await bouton.scrollIntoViewIfNeeded();
	const avant = await page.evaluate(() => scrollY);
	expect(avant).toBeGreaterThan(0);
	await bouton.click();
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(avant);
	const envois: string[] = [];
	page.on("request", (request) => envois.push(request.method()));
	await page.reload();
	expect(envois).not.toContain("POST");
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
