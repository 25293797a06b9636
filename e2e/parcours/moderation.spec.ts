/** Every page of the moderation area: who may see it. */
import type { BrowserContext } from "playwright/test";
import { creerCompte } from "#e2e/fixtures/comptes";
import { codePour } from "#e2e/fixtures/courriels";
import {
	type FormulaireTrouve,
	formulairesDe as formulairesDuTexte,
} from "#e2e/fixtures/formulaires";
import {
	navigateurDe,
	pagesDeModeration,
	remplirModeration,
} from "#e2e/fixtures/moderation";
import { expect, type Site, test } from "#e2e/fixtures/site";

/** The requests of a browser that opens a page, and of its script for the page's data. */
const DEMANDES: readonly Record<string, string>[] = [
	{ accept: "text/html" },
	{ rsc: "1" },
];

/** Texts that only the area shows. */
const DEDANS = ["Déjà vu.", "a@exemple.org", "exemple.fr", "licorne"];

test("members get the plain 404 page from every page, file and data request", async ({
	browser,
	site,
}) => {
	const pages = [
		...pagesDeModeration(await remplirModeration(site)),
		"/moderation/journal/export",
		"/moderation/inconnue",
	];
	const { contexte } = await navigateurDe(browser, site, "membre");
	for (const chemin of pages)
		for (const headers of DEMANDES) {
			const reponse = await contexte.request.get(chemin, { headers });
			const texte = await reponse.text();
			// Next (16.4.6) says "not found" inside the data, under a 200.
			const absente =
				reponse.status() === 404 ||
				texte.includes("NEXT_HTTP_ERROR_FALLBACK;404");
			expect([absente, chemin]).toEqual([true, chemin]);
			if (!headers.rsc) expect(reponse.status()).toBe(404);
			for (const mot of DEDANS)
				expect(texte.includes(mot), `${chemin} ${mot}`).toBe(false);
		}
	await contexte.close();
});

test("anonymous readers are redirected to sign-in, and back, from every address of the area alike, whether the page exists or not", async ({
	browser,
	site,
}) => {
	const pages = [
		...pagesDeModeration(await remplirModeration(site)),
		"/moderation/journal/export?acte=modifierProjet",
		"/moderation/inconnue",
		"/moderation/projets/inconnu",
	];
	const etranger = await browser.newContext({ baseURL: site.url });
	for (const langue of ["", "/en"])
		for (const chemin of pages)
			for (const headers of DEMANDES) {
				const reponse = await etranger.request.get(langue + chemin, {
					headers,
					maxRedirects: 0,
				});
				const connexion = `${langue}/compte/connexion?retour=${encodeURIComponent(chemin)}`;
				if (!headers.rsc) {
					expect([reponse.status(), chemin]).toEqual([307, chemin]);
					expect(reponse.headers().location).toBe(connexion);
				}
				const texte = await reponse.text();
				for (const mot of DEDANS)
					expect(texte.includes(mot), `${chemin} ${mot}`).toBe(false);
			}
	await etranger.close();
});

test("a signed-out moderator who follows the daily mail's link is back at it after the code", async ({
	browser,
	site,
}) => {
	const { courriel } = await creerCompte(site.base, "moderateur");
	const contexte = await browser.newContext({ baseURL: site.url });
	const page = await contexte.newPage();
	await page.goto("/moderation?langue=en");
	await page.getByLabel("Adresse de courriel").fill(courriel);
	await page.getByRole("button", { name: "Recevoir un code" }).click();
	const code = await codePour(site.server, courriel);
	await page.getByLabel("Code à six chiffres").fill(code);
	await page.getByRole("button", { name: "Me connecter" }).click();
	await expect(page).toHaveURL("/moderation?langue=en");
	await expect(page.locator("h1")).toHaveText("Ce qui attend");
	await contexte.close();
});

async function envoyer(
	{ request }: BrowserContext,
	{ url }: Site,
	{ chemin, caches, champs }: FormulaireTrouve,
) {
	const multipart = new FormData();
	// Of several choices the last one: a role becomes the highest.
	for (const { nom, valeur } of [...caches, ...champs])
		multipart.set(nom, valeur);
	return request.post(chemin, {
		headers: { origin: url },
		multipart,
		maxRedirects: 0,
	});
}

/** The forms of what a page shows, as a browser without scripts would send them. */
async function formulairesDe(
	{ request }: BrowserContext,
	chemin: string,
): Promise<FormulaireTrouve[]> {
	const texte = await (await request.get(chemin)).text();
	const [contenu = ""] = /<main[\s\S]*<\/main>/.exec(texte) ?? [];
	return formulairesDuTexte(chemin, contenu);
}

test("the journal's file contains what the filter matches, and no formula", async ({
	browser,
	site,
}) => {
	await site.base.lignes(
		"INSERT INTO journal (acteur, acte, objet, objet_slug, motif) VALUES ('operateur', 'modifierProjet', 'projet', 'pour-csv', '=1+1')",
	);
	const { contexte } = await navigateurDe(browser, site, "moderateur");
	const reponse = await contexte.request.get(
		"/moderation/journal/export?slug=pour-csv",
	);
	expect(reponse.headers()["content-type"]).toContain("text/csv");
	const lignes = (await reponse.text()).trim().split("\r\n");
	expect(lignes).toHaveLength(2);
	expect(lignes[1]).toContain(`,"'=1+1"`);
	await contexte.close();
});

test("an administrator who gives up that role, and is not the last, is back in the account's own area and not before a page that is missing", async ({
	browser,
	site,
}) => {
	await creerCompte(site.base, "admin");
	const { contexte, id } = await navigateurDe(browser, site, "admin");
	const page = await contexte.newPage();
	const rendre = async (role: string) => {
		await page.goto(`/moderation/comptes/${id}`);
		await page.locator(`[name=role][value=${role}]`).check();
		await page.getByRole("button", { name: "Donner ce rôle" }).click();
	};
	await rendre("moderateur");
	await expect(page).toHaveURL(`/moderation/comptes/${id}?garde=oui`);
	await site.base.lignes("UPDATE comptes SET role = 'admin' WHERE id = $1", [
		id,
	]);
	await rendre("membre");
	await expect(page).toHaveURL("/compte");
	await contexte.close();
});

for (const javaScriptEnabled of [true, false])
	test(`what was saved before is no longer told beside what is refused now, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
		browser,
		site,
	}) => {
		const { contexte } = await navigateurDe(browser, site, "admin", {
			javaScriptEnabled,
		});
		const page = await contexte.newPage();
		const garde = page.getByText("C’est enregistré.");
		await page.goto("/moderation/mots");
		const mot = javaScriptEnabled ? "perlimpinpin" : "abracadabra";
		for (const refuse of [false, true]) {
			await page.locator("[name=mot]").fill(mot);
			await page.getByRole("button", { name: "Surveiller ce mot" }).click();
			// Outside of it stands the announcer of Next, an alert too.
			await expect(page.locator("main").getByRole("alert")).toHaveCount(
				refuse ? 1 : 0,
			);
			await expect(garde).toBeVisible({ visible: !refuse });
		}
		await contexte.close();
	});

test("an administrator signs one account out everywhere; that form and the one of roles change nothing when a moderator sends them", async ({
	browser,
	site,
}) => {
	const admin = await navigateurDe(browser, site, "admin");
	const moderateur = await navigateurDe(browser, site, "moderateur");
	const membre = await navigateurDe(browser, site, "membre");
	const fiche = `/moderation/comptes/${membre.id}`;
	const autre = await moderateur.contexte.newPage();
	await autre.goto(fiche);
	await expect(autre.locator("#roles, #sessions")).toHaveCount(0);
	// The sessions and the role: a moderator may suspend an account.
	const interdits = (await formulairesDe(admin.contexte, fiche)).filter(
		({ caches, champs }) =>
			[...caches, ...champs].every(({ nom }) => nom !== "motif"),
	);
	expect(interdits).toHaveLength(2);
	const comptes = () =>
		site.base.lignes(
			"SELECT c.id, c.role, s.id AS session FROM comptes c LEFT JOIN sessions s ON s.compte_id = c.id ORDER BY 1, 3",
		);
	const avant = await comptes();
	for (const formulaire of interdits)
		await envoyer(moderateur.contexte, site, formulaire);
	expect(await comptes()).toEqual(avant);
	const page = await admin.contexte.newPage();
	await page.goto(fiche);
	await page.locator('section[aria-labelledby="sessions"] summary').click();
	await page.getByRole("button", { name: "Oui, fermer ses sessions" }).click();
	await expect(page.getByRole("status").first()).toContainText(
		"Une session est fermée",
	);
	const chezLui = await membre.contexte.newPage();
	await chezLui.goto("/compte");
	await expect(chezLui).toHaveURL(/\/compte\/connexion/);
	for (const { contexte } of [admin, moderateur, membre])
		await contexte.close();
});
