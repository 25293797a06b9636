/** What a browser and the server keep after a sign-out. */
import { randomBytes } from "node:crypto";
import { creerCompte } from "#e2e/fixtures/comptes";
import { ouvrirSession } from "#e2e/fixtures/sessions";
import { expect, test } from "#e2e/fixtures/site";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";
import {
	COOKIE_BROUILLON,
	SECRET_OCTETS,
} from "#lib/contributions/brouillons/rules";
import { texts } from "#lib/i18n/texts";
import { COOKIE_ACTE } from "#lib/participation/rules";
import { secretHash } from "#lib/platform/runtime/derive-key";

const essais = variantes(test, import.meta.filename);

const t = texts("fr");

for (const [round, javaScriptEnabled] of essais(SCRIPTS, SEUL))
	test.describe(`JavaScript ${javaScriptEnabled}`, () => {
		test.use({ javaScriptEnabled });

		round.test(
			"signing out empties the browser's storage, and deletes drafts and pending acts",
			async ({ page, context, site }) => {
				const { id } = await creerCompte(site.base, "membre", null);
				const secret = randomBytes(SECRET_OCTETS).toString("base64url");
				const cookies = [
					await ouvrirSession(site.base, id),
					{ name: COOKIE_BROUILLON, value: secret },
					{ name: COOKIE_ACTE, value: secret },
				];
				await context.addCookies(
					cookies.map((cookie) => ({ ...cookie, url: site.url })),
				);
				await site.base.lignes(
					`INSERT INTO brouillons (empreinte, nature, contenu, expire_le)
				 VALUES ($1, 'projet', '{}', now() + interval '1 hour')`,
					[secretHash(secret)],
				);
				const garde = async () =>
					(await context.storageState()).origins.flatMap(({ localStorage }) =>
						localStorage.map(({ name }) => name),
					);
				await page.goto("/proposer");
				await page.locator('input[name="nom"]').fill("Un secret de rédaction");
				if (javaScriptEnabled)
					await expect.poll(garde).toContain("bc-brouillon-projet");
				await page.goto("/compte");
				await page
					.getByRole("button", { name: t("compte.apercu.sortir") })
					.click();
				await expect(page).toHaveURL(`${site.url}/`);
				await expect.poll(garde).toEqual([]);
				const restent = (await context.cookies()).map(({ name }) => name);
				for (const { name } of cookies) expect(restent).not.toContain(name);
				expect(
					await site.base.lignes(
						"SELECT 1 FROM brouillons WHERE empreinte = $1",
						[secretHash(secret)],
					),
				).toEqual([]);
			},
		);
	});
