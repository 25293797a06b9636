/** Sign-in by code, in a browser. */
import type { BrowserContext, Page } from "playwright/test";
import { creerCompte } from "#e2e/fixtures/comptes";
import { autreCode, codePour, courrielPour } from "#e2e/fixtures/courriels";
import {
	answered,
	expect,
	expectAccessible,
	type Site,
	test,
} from "#e2e/fixtures/site";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";
import {
	CODES_FAUX_MAX,
	ecrireDefi,
	lireDefi,
} from "#lib/comptes/connexion/codes/rules";

const essais = variantes(test, import.meta.filename);

const LANGUES = [
	{
		langue: "fr",
		prefixe: "",
		lien: "Se connecter",
		adresse: "Adresse de courriel",
		recevoir: "Recevoir un code",
		champ: "Code à six chiffres",
		entrer: "Me connecter",
		faux: "Ce n’est pas le bon code",
		perime: "Ce code ne vaut plus",
		erreur: /^Erreur\u00a0: Tapez votre code/,
		renvoyer: "Demander un autre code",
		attendre: "il y a moins d’une minute",
		navigateur: "Un code ne sert que dans le navigateur qui l’a demandé",
		dans: /dans \d+ secondes\./,
		renvoye: "C’est demandé.",
		ailleurs: "Ce navigateur n’attend pas de code",
		pause: "elle n’en accepte plus jusqu’à",
		compte: "Mon compte",
		invalide: "Ce n’est pas une adresse de courriel simple",
	},
	{
		langue: "en",
		prefixe: "/en",
		lien: "Sign in",
		adresse: "Email address",
		recevoir: "Get a code",
		champ: "Six-digit code",
		entrer: "Sign me in",
		faux: "This is not the right code",
		perime: "This code no longer works",
		erreur: /^Error: Type your code/,
		renvoyer: "Ask for another code",
		attendre: "less than a minute ago",
		navigateur: "A code only works in the browser that asked for it",
		dans: /in \d+ seconds\./,
		renvoye: "Done. If nothing arrives",
		ailleurs: "This browser has not asked for a code",
		pause: "it accepts no more until",
		compte: "My account",
		invalide: "This is not a plain email address",
	},
] as const;
type Mots = (typeof LANGUES)[number];

let rang = 0;
function nouvelleAdresse(langue: string): string {
	rang += 1;
	return `parcours${rang}-${langue}@exemple.fr`;
}

test.beforeEach(async ({ site }) => {
	await site.base.lignes("DELETE FROM envois_codes");
});

/** Submits the address on the sign-in page, and waits for the page of the code. */
async function donnerAdresse(page: Page, mots: Mots, courriel: string) {
	await page.goto(`${mots.prefixe}/compte/connexion?retour=${mots.prefixe}/`);
	await page.getByLabel(mots.adresse).fill(courriel);
	await page.getByRole("button", { name: mots.recevoir }).click();
	await expect(page).toHaveURL(`${mots.prefixe}/compte/connexion/code`);
	await expect(page.getByRole("main")).toContainText(courriel);
}

async function taperCode(page: Page, mots: Mots, code: string) {
	await page.getByLabel(mots.champ).fill(code);
	await page.getByRole("button", { name: mots.entrer }).click();
}

async function expectConnecte(page: Page, mots: Mots) {
	await expect(page).toHaveURL(mots.prefixe === "" ? "/" : mots.prefixe);
	const account = page.getByRole("link", { name: mots.compte });
	await expect(account).toBeVisible();
	// A session kept only in this page would not outlive it.
	await page.reload();
	await expect(account).toBeVisible();
}

/** Moves past the minute that a browser must wait before another request. */
async function attendreUneMinute(context: BrowserContext, site: Site) {
	await site.base.lignes(
		"UPDATE envois_codes SET le = le - interval '61 seconds'",
	);
	await site.base.lignes(
		"UPDATE defis SET cree_le = cree_le - interval '61 seconds'",
	);
	const cookies = await context.cookies();
	const cookie = cookies.find(({ name }) => name === "bc-defi");
	const garde = lireDefi(cookie?.value);
	if (!cookie || !garde) throw new Error("no challenge");
	const renvoi_le = garde.renvoi_le - 61;
	await context.addCookies([
		{ ...cookie, value: ecrireDefi({ ...garde, renvoi_le }) },
	]);
}

for (const [round, mots, javaScriptEnabled] of essais(LANGUES, {
	toutes: SCRIPTS,
})) {
	test.describe(`${mots.langue}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		round.test(
			"a new person submits an address, mistypes the code, types it right, and is back on their page",
			async ({ page, site }) => {
				const courriel = nouvelleAdresse(mots.langue);
				await page.goto(mots.prefixe === "" ? "/" : mots.prefixe);
				await page.getByRole("link", { name: mots.lien, exact: true }).click();
				await expect(page).toHaveURL(`${mots.prefixe}/compte/connexion`);
				await donnerAdresse(page, mots, courriel);
				const code = await codePour(site.server, courriel);
				await taperCode(page, mots, autreCode(code));
				await expect(page.getByRole("alert").first()).toContainText(mots.faux);
				await expect(page).toHaveTitle(mots.erreur);
				await expect(page.getByLabel(mots.champ)).toHaveValue(autreCode(code));
				await taperCode(page, mots, `${code.slice(0, 3)} - ${code.slice(3)}`);
				await expectConnecte(page, mots);
				const { langue } = await site.base.ligne<{ langue: string }>(
					"SELECT langue FROM comptes WHERE courriel = $1",
					[courriel],
				);
				expect(langue).toBe(mots.langue);
				// A signed-in reader is redirected away from it.
				await page.goto(`${mots.prefixe}/compte/connexion?retour=/`);
				await expect(page).toHaveURL(mots.prefixe === "" ? "/" : mots.prefixe);
			},
		);

		round.test(
			"an expired code is rejected; another is requested after a minute, and signs in",
			async ({ page, context, site }) => {
				const courriel = nouvelleAdresse(mots.langue);
				await donnerAdresse(page, mots, courriel);
				const vieux = await codePour(site.server, courriel);
				await page.getByRole("button", { name: mots.renvoyer }).click();
				await expect(page.getByRole("status").first()).toContainText(
					mots.attendre,
				);
				await site.base.lignes(
					"UPDATE defis SET expire_le = now() WHERE courriel = $1",
					[courriel],
				);
				await attendreUneMinute(context, site);
				// Not reloaded, which without scripts would ask for a code again.
				await page.goto(page.url());
				await taperCode(page, mots, vieux);
				await expect(page.getByRole("alert").first()).toContainText(
					mots.perime,
				);
				await page.getByRole("button", { name: mots.renvoyer }).click();
				await expect(page.getByRole("status").first()).toContainText(
					mots.renvoye,
				);
				// What was said of the former code is gone.
				await expect(page.locator("main")).not.toContainText(mots.perime);
				const neuf = await codePour(site.server, courriel, 2);
				await taperCode(page, mots, neuf);
				await expectConnecte(page, mots);
			},
		);

		round.test(
			"the mail's link fills in the code where it was requested; in another browser it says to go back there",
			async ({ page, browser, site }) => {
				const courriel = nouvelleAdresse(mots.langue);
				await donnerAdresse(page, mots, courriel);
				const { texte } = await courrielPour(site.server, courriel);
				const lien = /http\S+code=\d{6}/.exec(texte)?.[0] ?? "";
				const elsewhere = await browser.newContext({ javaScriptEnabled });
				const other = await elsewhere.newPage();
				await other.goto(lien);
				await expect(other.getByRole("heading", { level: 1 })).toHaveText(
					mots.ailleurs,
				);
				await elsewhere.close();
				await page.goto(lien);
				await expect(page.getByLabel(mots.champ)).toHaveValue(/^\d{6}$/);
				await page.getByRole("button", { name: mots.entrer }).click();
				await expectConnecte(page, mots);
			},
		);
	});
}

for (const [round, mots, javaScriptEnabled] of essais(LANGUES, SCRIPTS)) {
	test.describe(`${mots.langue}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		round.test(
			"each of two browsers is told that a code only serves where it was asked for; seconds are told where they count down",
			async ({ page, browser, site }) => {
				const courriel = nouvelleAdresse(mots.langue);
				const autre = await browser.newContext({
					javaScriptEnabled,
					baseURL: site.url,
				});
				const dites: string[] = [];
				for (const une of [page, await autre.newPage()]) {
					await donnerAdresse(une, mots, courriel);
					const contenu = une.getByRole("main");
					await expect(contenu).toContainText(mots.navigateur);
					const secondes = contenu.getByText(mots.dans);
					await expect(secondes).toHaveCount(javaScriptEnabled ? 1 : 0);
					const dit = await contenu.textContent();
					dites.push(String(dit).replace(/\d+ second/, "n second"));
					if (!javaScriptEnabled) continue;
					const avant = await secondes.textContent();
					await expect(secondes).not.toHaveText(String(avant));
				}
				// The same words: they do not tell whether the address is known.
				expect(dites[1]).toBe(dites[0]);
				await autre.close();
			},
		);

		round.test(
			"an invalid address is reported beside its field, and kept",
			async ({ page }) => {
				await page.goto(`${mots.prefixe}/compte/connexion`);
				await page.getByLabel(mots.adresse).fill("pas une adresse");
				await page.getByRole("button", { name: mots.recevoir }).click();
				await expect(page.locator("#courriel-erreur")).toContainText(
					mots.invalide,
				);
				await expect(page.getByLabel(mots.adresse)).toHaveValue(
					"pas une adresse",
				);
			},
		);
	});
}

for (const [round, mots] of essais(LANGUES, SEUL)) {
	round.test(
		`sign-in is accessible while it refuses and waits, and so is the mail, ${mots.langue}`,
		async ({ page, site }) => {
			const { prefixe } = mots;
			await page.goto(`${prefixe}/compte/connexion`);
			// Next has its own alert on every page, out of sight.
			const alerte = page.getByRole("main").getByRole("alert");
			await answered(page, () =>
				page.getByRole("button", { name: mots.recevoir }).click(),
			);
			await expect(alerte).toBeVisible();
			await expectAccessible(page);
			const courriel = nouvelleAdresse(mots.langue);
			await donnerAdresse(page, mots, courriel);
			const { cle, sujet } = await courrielPour(site.server, courriel);
			await answered(page, () => taperCode(page, mots, "12"));
			await expect(alerte).toBeVisible();
			await expectAccessible(page);
			await page.goto(`${prefixe}/dev/courriels/${cle}`);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(sujet);
			await expectAccessible(page);
			await page.getByRole("link", { name: /messagerie|mail reader/ }).click();
			await expect(
				page.getByText(sujet.slice(-6), { exact: true }),
			).toBeVisible();
		},
	);

	round.test(
		`${mots.prefixe}/connexion redirects to sign-in, and keeps the page to return to`,
		async ({ page }) => {
			await page.goto(`${mots.prefixe}/connexion?retour=/projets`);
			await expect(page).toHaveURL(
				`${mots.prefixe}/compte/connexion?retour=%2Fprojets`,
			);
		},
	);
}

test("a mailbox whose codes others guess is paused for them; the mail's link lets its owner in meanwhile, in a new browser, and reports it", async ({
	browser,
	site,
}) => {
	const [mots] = LANGUES;
	const { id, courriel } = await creerCompte(site.base);
	await site.base.lignes("UPDATE comptes SET entre_le = now() WHERE id = $1", [
		id,
	]);
	const ouvrir = () => browser.newContext({ baseURL: site.url });
	const [etranger, proprietaire] = [await ouvrir(), await ouvrir()];
	const page = await etranger.newPage();
	await donnerAdresse(page, mots, courriel);
	const code = await codePour(site.server, courriel);
	await taperCode(page, mots, autreCode(code));
	await expect(page.getByRole("alert").first()).toContainText(mots.faux);
	await site.base.lignes(
		"INSERT INTO codes_faux (boite) SELECT boite FROM codes_faux, generate_series(1, $1) ORDER BY le DESC LIMIT $1",
		[CODES_FAUX_MAX - 2],
	);
	await answered(page, () => taperCode(page, mots, autreCode(code, 2)));
	const pause = await courrielPour(site.server, courriel, 2);
	await taperCode(page, mots, code);
	await expect(page.getByRole("alert").first()).toContainText(mots.pause);
	const [lien] = /\/compte\/connexion\?passage=[\w-]+/.exec(pause.texte) ?? [];
	if (!lien) throw new Error(pause.texte);
	const autre = await proprietaire.newPage();
	await autre.goto(lien);
	await autre.getByLabel(mots.adresse).fill(courriel);
	await autre.getByRole("button", { name: mots.recevoir }).click();
	await taperCode(autre, mots, await codePour(site.server, courriel, 3));
	await expect(autre).toHaveURL("/compte");
	const { texte } = await courrielPour(site.server, courriel, 4);
	const [sessions] = /\/compte\/sessions/.exec(texte) ?? [];
	if (!sessions) throw new Error(texte);
	await autre.goto(sessions);
	const alerte = autre.getByLabel(/^M’écrire quand mon compte est ouvert/);
	await expect(alerte).toBeChecked();
	await alerte.uncheck();
	await autre.getByRole("button", { name: "Enregistrer ce choix" }).click();
	await expect(autre.getByRole("status").first()).toContainText("Plus aucun");
	await expect(alerte).not.toBeChecked();
	for (const contexte of [etranger, proprietaire]) await contexte.close();
});
