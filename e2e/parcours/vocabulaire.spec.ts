/** Searches without result: what moderators see of them, with JavaScript and without. */
import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright/test";
import { navigateurDe } from "#e2e/fixtures/moderation";
import { expect, type Site, test } from "#e2e/fixtures/site";
import { SCRIPTS, variantes } from "#e2e/fixtures/variantes";
import { RESEAUX_MIN } from "#lib/recherche/rules";

const essais = variantes(test, import.meta.filename);

const LANGUES = [
	{ langue: "fr", prefixe: "" },
	{ langue: "en", prefixe: "/en" },
] as const;
/** Letters only: what is searched are words. */
function motUnique(): string {
	return randomUUID().replace(/[^a-f]/g, "") + "zq".repeat(3);
}

async function ouvrir(
	browser: Browser,
	site: Site,
	javaScriptEnabled: boolean,
): Promise<Page> {
	const { contexte } = await navigateurDe(browser, site, "moderateur", {
		javaScriptEnabled,
	});
	return contexte.newPage();
}

for (const [round, mots, javaScriptEnabled] of essais(LANGUES, SCRIPTS)) {
	test.describe(`${mots.langue}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		round.test(
			"a search without result is counted for its network, and shown to moderators from five on only",
			async ({ browser, site, page: lecteur }) => {
				const mot = motUnique();
				const vues = async () =>
					(
						await site.base.lignes(
							"SELECT 1 FROM manquees_vues WHERE mots = $1 AND langue = $2",
							[mot, mots.langue],
						)
					).length;
				// Other tests searched in vain from here: a network has its fill in a day.
				await site.base.lignes("DELETE FROM manquees_reseaux");
				for (let fois = 0; fois < RESEAUX_MIN + 1; fois += 1)
					await lecteur.goto(`${mots.prefixe}/recherche?q=${mot}`);
				await expect.poll(vues).toBe(1);
				const page = await ouvrir(browser, site, javaScriptEnabled);
				const chemin = `${mots.prefixe}/moderation/mots`;
				await page.goto(chemin);
				await expect(page.getByRole("main")).not.toContainText(mot);
				// What other networks add, as they would have.
				await site.base.lignes(
					`INSERT INTO manquees_vues (empreinte, langue, mots, jour)
					 SELECT sha256(($1::text || n)::bytea), $2, $1, (SELECT max(jour) FROM manquees_vues) FROM generate_series(1, $3::int) AS n`,
					[mot, mots.langue, RESEAUX_MIN - 2],
				);
				await page.goto(chemin);
				await expect(page.getByRole("main")).not.toContainText(mot);
				await site.base.lignes(
					"INSERT INTO recherches_manquees (langue, mots, reseaux, dernier) VALUES ($2, $1, $3, current_date)",
					[mot, mots.langue, RESEAUX_MIN],
				);
				await page.goto(chemin);
				const ligne = page.getByRole("listitem").filter({ hasText: mot });
				await expect(ligne).toHaveCount(1);
				await page.context().close();
			},
		);
	});
}
