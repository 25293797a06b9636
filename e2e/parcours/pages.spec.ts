/**
 * Every page that the site has, opened once: the browser says nothing, no policy is
 * violated, nothing is asked of others, there is one heading, it fits a small screen,
 * everybody can use it, and its links lead somewhere.
 */
import type { APIRequestContext } from "playwright/test";
import { adressesDe, routesDe } from "#e2e/fixtures/arborescence";
import { seConnecter } from "#e2e/fixtures/entree";
import { PLEINE_TAILLE } from "#e2e/fixtures/epreuve";
import { enAnglais, pagesDeFiches } from "#e2e/fixtures/lecture";
import { pagesDeModeration, remplirModeration } from "#e2e/fixtures/moderation";
import {
	inviter,
	type Lecteur,
	ouvrirTous,
	pagesDe,
	peupler,
} from "#e2e/fixtures/peuplement";
import { expect, type Site, test } from "#e2e/fixtures/site";
import { shapeOf, visiter } from "#e2e/fixtures/visite";
import { completeEnvironment } from "#lib/platform/config/env";

const MINUTES = 60_000;

test.describe.configure({ timeout: 10 * MINUTES });

/** Number of addresses of one shape (the same page with the same choices made) that are followed. */
const ALIKE_MAX = 4;
/** Where one signs in: what asks for it leads there, and comes back. */
const SIGN_IN = /^(?:\/en)?\/compte\/connexion\?retour=/;
/** Personal pages, and links that send something. */
const PERSONAL = /^(?:\/en)?\/(?:compte|moderation|connexion)(?:\/|$)/;

const routes = routesDe();

/** Each page in one language, every other one in English; in both at full size. */
function enDeuxLangues(pages: readonly string[]): string[] {
	return pages.flatMap((page, rang) => {
		if (PLEINE_TAILLE) return [page, enAnglais(page)];
		return rang % 2 === 0 ? page : enAnglais(page);
	});
}

async function monde({ base, secret }: Site) {
	completeEnvironment({ NEXTAUTH_SECRET: secret });
	const lecteurs = await inviter(base);
	const { noms } = await peupler(base, lecteurs);
	await ouvrirTous(base, lecteurs);
	const compte = (qui: Lecteur["qui"]) =>
		lecteurs.find((un) => un.qui === qui)?.id ?? 0;
	return {
		compte,
		pages: adressesDe(routes, "page", noms),
		// Without what a browser saves instead of showing.
		images: adressesDe(routes, "fichier", noms).filter((adresse) =>
			/\.(?:png|svg|ico)$/.test(adresse),
		),
	};
}

/** A need in each state, and lists that are filtered or empty. */
async function autresPages({ base }: Site): Promise<string[]> {
	const besoins = await base.lignes<{ chemin: string }>(
		`SELECT DISTINCT ON (statut) '/besoins/' || slug AS chemin FROM besoins
		 WHERE statut IN ('publie', 'etude', 'developpement', 'livre') AND slug NOT LIKE 'besoin-%'
		 ORDER BY statut, id`,
	);
	expect(besoins).toHaveLength(4);
	return [
		...besoins.map(({ chemin }) => chemin),
		...(await pagesDeFiches(base)),
		"/projets?q=zzzzzz&theme=mobilite",
		"/projets?theme=mobilite&label_ia=sans_ia",
		"/besoins?statut=etude",
		"/recherche?q=eau",
	];
}

/** Without the pages that ask to sign in: the one that they lead to is opened once. */
async function sansConnexion(
	request: APIRequestContext,
	pages: readonly string[],
): Promise<string[]> {
	const ouvertes: string[] = [];
	for (const page of pages) {
		const { location = "" } = PERSONAL.test(page)
			? (await request.get(page, { maxRedirects: 0 })).headers()
			: {};
		if (!SIGN_IN.test(location)) ouvertes.push(page);
	}
	return ouvertes;
}

test("for a reader who is signed out", async ({ browser, request, site }) => {
	const { pages, images } = await monde(site);
	const page = await browser.newPage({ baseURL: site.url });
	const toutes = enDeuxLangues([
		...pagesDe("personne", pages),
		...(await autresPages(site)),
	]);
	const ouvertes = await sansConnexion(request, toutes);
	expect(toutes.length - ouvertes.length).toBeGreaterThan(20);
	const { faults, links, shown } = await visiter(page, site.url, [
		...[...ouvertes, "/compte/connexion?retour=%2Fcompte"],
		...images,
	]);
	expect(faults).toEqual([]);
	expect(shown.length).toBeGreaterThan(35);
	const alike = new Map<string, number>();
	const broken: string[] = [];
	for (const link of links) {
		if (PERSONAL.test(link) || shown.includes(link)) continue;
		const shape = shapeOf(link);
		const count = (alike.get(shape) ?? 0) + 1;
		alike.set(shape, count);
		// Every entry is requested; a fifth way to sort a list is not.
		if (count > ALIKE_MAX && link.includes("?")) continue;
		const answer = await request.get(link);
		if (!answer.ok()) broken.push(`${answer.status()} ${link}`);
	}
	expect(broken).toEqual([]);
	expect(links.length).toBeGreaterThan(100);
	await page.close();
});

for (const [titre, qui, partie] of [
	["a member", "membre", /^\/(?:compte|proposer|decrire)(?:\/|$)/],
	["an administrator", "admin", /^\/moderation(?:\/|$)/],
] as const)
	test(`of the area of ${titre}`, async ({ browser, site }) => {
		const { compte, pages } = await monde(site);
		const page = await browser.newPage({ baseURL: site.url });
		await seConnecter(page, site, compte(qui));
		const siennes = pages.filter((adresse) => partie.test(adresse));
		const autres =
			qui === "admin" ? pagesDeModeration(await remplirModeration(site)) : [];
		const { faults, shown } = await visiter(
			page,
			site.url,
			enDeuxLangues([...new Set([...siennes, ...autres])]),
		);
		expect(faults).toEqual([]);
		expect(shown.length).toBeGreaterThan(15);
		await page.close();
	});
