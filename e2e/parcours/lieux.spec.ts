/** Where a need is: asked on the check page when its text may be several places, and never a commune so small that its author is recognised. */
import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { creerCompte } from "#e2e/fixtures/comptes";
import { seConnecter } from "#e2e/fixtures/entree";
import { expect, expectAccessible, type Site, test } from "#e2e/fixtures/site";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";
import { PETITE } from "#prisma/lieux.fixture";

const essais = variantes(test, import.meta.filename);

async function decrire(page: Page, titre: string, lieu: string) {
	await page.goto("/decrire");
	await page.locator("[name=titre]").fill(titre);
	await page
		.locator("textarea[name=description]")
		.fill("Une description assez longue pour être acceptée ici.");
	await page.locator("[name=territoire]").fill(lieu);
	await page.getByRole("button", { name: "Vérifier mes réponses" }).click();
	await page.waitForURL("**/decrire/verification");
}

async function envoyer(page: Page, { base }: Site, titre: string) {
	await page.getByRole("button", { name: "Envoyer mon besoin" }).click();
	await page.waitForURL("**/decrire/merci");
	return base.ligne("SELECT territoire, lieux FROM besoins WHERE titre = $1", [
		titre,
	]);
}

for (const [round, scripts] of essais(SCRIPTS, SEUL)) {
	test.describe(scripts ? "with scripts" : "without scripts", () => {
		test.use({ javaScriptEnabled: scripts });

		round.test(
			"a postcode of several communes is asked about, and what is answered is where the need is",
			async ({ page, site }) => {
				await seConnecter(page, site, (await creerCompte(site.base)).id);
				const titre = `Une fontaine ${randomUUID()}`;
				await decrire(page, titre, "01120");
				await expect(
					page.getByRole("group", { name: "Où, exactement ?" }),
				).toBeVisible();
				for (const nom of ["Tout le code postal 01120", "Laisser tel quel"])
					await expect(page.getByRole("radio", { name: nom })).toBeVisible();
				if (scripts) await expectAccessible(page);
				await page.getByRole("radio", { name: "Montluel (Ain)" }).check();
				expect(await envoyer(page, site, titre)).toEqual({
					territoire: "01120",
					lieux: ["commune-01262"],
				});
			},
		);

		round.test(
			"a text left as it is has no area, and one that nobody answers for has what it says without a doubt",
			async ({ page, site }) => {
				await seConnecter(page, site, (await creerCompte(site.base)).id);
				const titre = `Une fontaine ${randomUUID()}`;
				await decrire(page, titre, "Montreuil");
				await page.getByRole("radio", { name: "Laisser tel quel" }).check();
				expect(await envoyer(page, site, titre)).toEqual({
					territoire: "Montreuil",
					lieux: [],
				});
				const autre = `Une fontaine ${randomUUID()}`;
				await decrire(page, autre, "01120");
				expect(await envoyer(page, site, autre)).toEqual({
					territoire: "01120",
					lieux: ["dep-01"],
				});
			},
		);

		round.test(
			"of a small commune the area around it is shown, unless its author keeps the name",
			async ({ page, site }) => {
				await seConnecter(page, site, (await creerCompte(site.base)).id);
				const titre = `Une fontaine ${randomUUID()}`;
				await decrire(page, titre, PETITE.nom);
				await expect(
					page.getByText("compte moins de 500 habitants"),
				).toBeVisible();
				expect(await envoyer(page, site, titre)).toEqual({
					territoire: "CC de la Plaine de l'Ain",
					lieux: [PETITE.autour],
				});
				const autre = `Une fontaine ${randomUUID()}`;
				await decrire(page, autre, PETITE.nom);
				await page
					.getByRole("checkbox", { name: "Garder le nom que j’ai écrit" })
					.check();
				expect(await envoyer(page, site, autre)).toEqual({
					territoire: PETITE.nom,
					lieux: [PETITE.autour],
				});
			},
		);

		round.test(
			"a small commune chosen among its namesakes, or named beside another area, is told by the area around it",
			async ({ page, site }) => {
				await seConnecter(page, site, (await creerCompte(site.base)).id);
				const titre = `Une fontaine ${randomUUID()}`;
				await decrire(page, titre, "Sainte-Marie");
				await page
					.getByRole("radio", { name: "Sainte-Marie (Ardennes)" })
					.check();
				await expect(
					page.getByText("nous montrons CC de l'Argonne Ardennaise"),
				).toBeVisible();
				expect(await envoyer(page, site, titre)).toEqual({
					territoire: "CC de l'Argonne Ardennaise",
					lieux: ["epci-240800920"],
				});
				const autre = `Une fontaine ${randomUUID()}`;
				await decrire(page, autre, `${PETITE.nom}, Nantes`);
				await expect(
					page.getByText("compte moins de 500 habitants"),
				).toBeVisible();
				expect(await envoyer(page, site, autre)).toMatchObject({
					territoire: expect.not.stringContaining(PETITE.nom),
					lieux: expect.arrayContaining([PETITE.autour, "commune-44109"]),
				});
			},
		);
	});
}

test("the areas that are meant are shown while « Près de » is typed, and lead to the list near them with what was chosen", async ({
	page,
}) => {
	await page.goto("/besoins?statut=etude&tri=recents");
	const champ = page.getByLabel("Près de");
	const noms = page.getByRole("list", { name: "Lieux proposés" });
	// On a phone the filters are folded.
	if (!(await champ.isVisible())) await page.locator("summary").first().click();
	await champ.pressSequentially("montlu");
	await expect(noms.getByRole("link", { name: "Montluel Ain" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(noms).toHaveCount(0);
	await champ.fill("01120");
	await expect(noms.getByRole("link")).not.toHaveCount(0);
	await noms.getByRole("link", { name: "Montluel Ain" }).click();
	await expect(page).toHaveURL(/statut=etude&tri=recents&lieu=commune-01262$/);
	await expect(page.getByRole("heading", { level: 1 })).toContainText(
		"près de Montluel",
	);
});

test("the areas that begin so are offered while « where » is typed in a form, by keyboard too", async ({
	page,
}) => {
	await page.goto("/decrire");
	const champ = page.locator("input[name=territoire]");
	const noms = page.getByRole("list", { name: "Lieux proposés" });
	await champ.pressSequentially("montluel");
	await expect(noms.getByRole("button")).toHaveText(["Montluel (01)"]);
	await page.keyboard.press("Escape");
	await expect(noms).toHaveCount(0);
	await champ.fill("01120");
	await expect(noms.getByRole("button")).not.toHaveCount(0);
	await noms.getByRole("button", { name: "Montluel (01)" }).focus();
	await page.keyboard.press("Enter");
	await expect(champ).toHaveValue("Montluel (01)");
	await expect(champ).toBeFocused();
	await expect(noms).toHaveCount(0);
});
