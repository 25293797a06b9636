/** What a browser says of every page and picture that the site has: nothing. */
import type { Page } from "playwright/test";
import { adressesDe, routesDe } from "#e2e/fixtures/arborescence";
import { seConnecter } from "#e2e/fixtures/entree";
import {
	inviter,
	ouvrirTous,
	pagesDe,
	peupler,
} from "#e2e/fixtures/peuplement";
import { expect, type Site, tellViolations, test } from "#e2e/fixtures/site";
import { completeEnvironment } from "#lib/platform/config/env";

const MINUTES = 60_000;
/** A page that answers so says it on the console: nothing can prevent it. */
const STATUS = /the server responded with a status of (?:404|410)/;

const routes = routesDe();

/** Pages and pictures, without what a browser saves instead of showing. */
function adressesA(noms: Parameters<typeof adressesDe>[2]): string[] {
	return [
		...adressesDe(routes, "page", noms),
		...adressesDe(routes, "fichier", noms).filter((adresse) =>
			/\.(?:png|svg|ico)$/.test(adresse),
		),
	];
}

async function monde({ base, secret }: Site) {
	completeEnvironment({ NEXTAUTH_SECRET: secret });
	const lecteurs = await inviter(base);
	const { noms } = await peupler(base, lecteurs);
	await ouvrirTous(base, lecteurs);
	return { lecteurs, adresses: adressesA(noms) };
}

/** Opens each address and collects what the console got, each message after its address. */
async function ouvrir(page: Page, adresses: readonly string[]) {
	const dits: string[] = [];
	let adresse = "";
	page.on("console", (message) => {
		if (!STATUS.test(message.text()))
			dits.push(`${adresse} ${message.type()}: ${message.text()}`);
	});
	page.on("pageerror", ({ message }) => dits.push(`${adresse} ${message}`));
	await tellViolations(page);
	for (adresse of adresses) await page.goto(adresse, { waitUntil: "load" });
	return dits;
}

test.describe("the console stays empty, and no policy is violated,", () => {
	test.describe.configure({ timeout: 10 * MINUTES });

	test("on every page and picture, for a reader who is signed out", async ({
		browser,
		site,
	}) => {
		const { adresses } = await monde(site);
		const page = await browser.newPage({ baseURL: site.url });
		expect(await ouvrir(page, pagesDe("personne", adresses))).toEqual([]);
		await page.close();
	});

	test("on every page of the account area and of moderation, for an administrator", async ({
		browser,
		site,
	}) => {
		const { adresses, lecteurs } = await monde(site);
		const admin = lecteurs.find(({ qui }) => qui === "admin");
		if (!admin) throw new Error("no administrator");
		const page = await browser.newPage({ baseURL: site.url });
		await seConnecter(page, site, admin.id);
		const siennes = adresses.filter((adresse) =>
			/^\/(?:compte|moderation|proposer|decrire)(?:\/|$)/.test(adresse),
		);
		expect(await ouvrir(page, siennes)).toEqual([]);
		await page.close();
	});
});
