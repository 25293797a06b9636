/** What each gesture of a moderator takes, counted by what the page hears of real keys and clicks. */
import type { Page } from "playwright/test";
import { creerCompte } from "#e2e/fixtures/comptes";
import { creerProjet, creerTheme } from "#e2e/fixtures/contenu";
import {
	type Ear,
	type Gesture,
	GOALS,
	gesture,
	gestureOf,
	type Heard,
	isMet,
	type Kind,
	listenTo,
	openEntry,
	openFirst,
	RIGHT,
	WRONG,
} from "#e2e/fixtures/gestes";
import { navigateurDe } from "#e2e/fixtures/moderation";
import { expect, type Site, test } from "#e2e/fixtures/site";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";

const essais = variantes(test, import.meta.filename);

/** A queue that `q=nom` filters: one entry of each kind, and two more of the account that advertises. */
async function remplir({ base }: Site, nom: string) {
	const theme = await creerTheme(base);
	const compost = "Composter ensemble au pied des immeubles";
	const deja = await creerProjet(base, {
		nom: `${compost} ${nom}`,
		accroche: `${compost}, dans tout le quartier.`,
		description: `${compost} : chacun apporte ses épluchures au bac de la cour.`,
	});
	const honnete = await creerCompte(base);
	const annonceur = await creerCompte(base);
	const textes = [
		["publish", "Une carte des fontaines", honnete],
		["correct", "Un prêt de remorques à vélo", honnete],
		["refuse", "Une brocante de printemps", honnete],
		["double", compost, honnete],
		["spam", "Montres de luxe à moins 90 %", annonceur],
		["spam", "Crédit immédiat sans dossier", annonceur],
		["spam", "Casino et tours offerts", annonceur],
	] as const;
	const plan = new Map<number, Kind>();
	for (const [at, [kind, debut, auteur]] of textes.entries()) {
		const { id } = await creerProjet(base, {
			statut: "propose",
			nom: `${debut} ${nom}`,
			accroche: `${debut}, pour tout le quartier.`,
			description: `${debut}, pour tout le quartier et toute l’année. Ouvert ${WRONG}`,
			themes: [theme.id],
			auteur_id: auteur.id,
			cree_le: new Date(Date.UTC(2020, 0, at + 1)),
		});
		plan.set(id, kind);
	}
	return { plan, deja, honnete, annonceur };
}

/** Goes through the filtered queue with the hands, and returns what each gesture took. */
async function relire(
	page: Page,
	oreille: Ear,
	plan: ReadonlyMap<number, Kind>,
	double: string,
): Promise<Map<Kind, Gesture>> {
	const faits = new Map<Kind, Gesture>();
	for (
		let id = await openEntry(page);
		id !== null;
		id = await openEntry(page)
	) {
		const kind = plan.get(id);
		if (kind === undefined) break;
		oreille.begin();
		await gesture(page, kind, double);
		faits.set(kind, await oreille.end());
	}
	return faits;
}

test("publishing takes one key, a refusal three, a correction of the text with its AI label five acts, a double two, and an account's flood with its suspension four", async ({
	browser,
	site,
}) => {
	const nom = `gestes${Date.now()}`;
	const { plan, deja, honnete, annonceur } = await remplir(site, nom);
	const { contexte } = await navigateurDe(browser, site, "moderateur");
	const page = await contexte.newPage();
	const oreille = await listenTo(page);
	await page.goto(`/moderation?q=${nom}`);
	expect(await openFirst(page)).toBe(true);
	const faits = await relire(page, oreille, plan, `projet/${deja.slug}`);
	for (const [kind, fait] of faits)
		expect.soft([kind, fait, isMet(kind, fait)]).toEqual([kind, fait, true]);
	expect([...faits.keys()]).toEqual([...Object.keys(GOALS)]);

	const lus = await site.base.lignes<Record<string, string>>(
		`SELECT id, statut, motif_choisi, doublon_slug, label_ia, substring(description from '\\S+$') AS fin
		 FROM projets WHERE id = ANY($1) ORDER BY id`,
		[[...plan.keys()]],
	);
	const [publie, corrige, refuse, double, ...annonces] = lus;
	expect(publie).toMatchObject({ statut: "publie", fin: WRONG });
	expect(corrige).toMatchObject({
		...{ statut: "publie", label_ia: "sans_ia", fin: RIGHT },
	});
	expect(refuse).toMatchObject({
		...{ statut: "refuse", motif_choisi: "publicite" },
	});
	expect(double).toMatchObject({
		...{ statut: "refuse", motif_choisi: "doublon", doublon_slug: deja.slug },
	});
	expect(annonces.map(({ statut }) => statut)).toEqual(
		Array(3).fill("quarantaine"),
	);
	const suspendus = await site.base.lignes<{ id: number }>(
		"SELECT id FROM comptes WHERE suspendu AND id = ANY($1)",
		[[honnete.id, annonceur.id]],
	);
	expect(suspendus).toEqual([{ id: annonceur.id }]);
	// The page says both, and leads back to the queue.
	await expect(page.getByRole("main")).toContainText(
		"C’est fait pour 3 propositions.",
	);
	await expect(page.getByRole("main")).toContainText("Membre · Suspendu");
	await page.keyboard.press("j");
	await page.waitForURL(/\/moderation$/);
	await contexte.close();
});

for (const [round, javaScriptEnabled] of essais(SCRIPTS, SEUL))
	round.test(
		`an account's flood is quarantined and the account suspended from one button, told before, and not offered for one of the team, ${javaScriptEnabled ? "with" : "without"} JavaScript`,
		async ({ browser, site }) => {
			const { annonceur } = await remplir(site, `flot${Date.now()}`);
			const { contexte } = await navigateurDe(browser, site, "moderateur", {
				javaScriptEnabled,
			});
			const page = await contexte.newPage();
			await page.goto(`/moderation/comptes/${annonceur.id}`);
			// The Enter key on a box presses no button that stands folded.
			await page.getByRole("checkbox").first().press("Enter");
			await page
				.getByText(
					"Mettre en quarantaine les fiches cochées et suspendre le compte…",
				)
				.click();
			await expect(page.getByRole("main")).toContainText("Suspendre coupe");
			// The mail that will leave, as on no other page.
			await expect(page.getByRole("main")).toContainText("(votre raison)");
			await page
				.getByLabel("Raison, que la personne lira")
				.fill("Des annonces.");
			// The list of keys says so.
			if (javaScriptEnabled) await page.keyboard.press("Control+Enter");
			else
				await page
					.getByRole("button", {
						name: "Oui, mettre en quarantaine les fiches cochées et suspendre",
					})
					.click();
			await page.waitForURL(/faits=/);
			expect(
				await site.base.ligne(
					`SELECT c.suspendu, j.motif FROM comptes c
				 JOIN journal j ON j.objet = 'compte' AND j.objet_id = c.id AND j.acte = 'suspendreCompte' WHERE c.id = $1`,
					[annonceur.id],
				),
			).toEqual({ suspendu: true, motif: "Des annonces." });
			const { id } = await creerCompte(site.base, "moderateur");
			await creerProjet(site.base, { statut: "propose", auteur_id: id });
			await page.goto(`/moderation/comptes/${id}`);
			await expect(page.getByText("Mettre en quarantaine cette")).toBeVisible();
			await expect(page.getByText("suspendre le compte…")).toHaveCount(0);
			await contexte.close();
		},
	);

const key = (field = "", path = "/a"): Heard => ({ kind: "key", field, path });
const focus = (field: string): Heard => ({ kind: "focus", field, path: "/a" });

test("each key of a page and each click is an act, and so is each page counted once", () => {
	const click: Heard = { kind: "click", field: "", path: "/b" };
	expect(gestureOf([key(), key(), click])).toEqual({
		...{ acts: 3, keys: 2, clicks: 1, pages: 2 },
	});
	expect(gestureOf([])).toEqual({ acts: 0, keys: 0, clicks: 0, pages: 0 });
});

test("a field is one act from the key that goes there to the one that leaves it; another field is another act", () => {
	const typed = [key(), focus("nom"), key("nom"), key("nom"), key("nom")];
	expect(gestureOf(typed)).toMatchObject({ acts: 1, keys: 4 });
	const two = [...typed, key(), focus("label_ia"), key("label_ia"), key()];
	expect(gestureOf(two)).toMatchObject({ acts: 3, keys: 7 });
	// Left and come back to: twice.
	expect(gestureOf([key("nom"), key(), key("nom")]).acts).toBe(3);
});
