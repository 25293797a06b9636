import { expect, type Site, test } from "#e2e/fixtures/site";
import { SCRIPTS, SEUL, variantes } from "#e2e/fixtures/variantes";

const essais = variantes(test, import.meta.filename);

const SITUATIONS = [
	{
		langue: "fr",
		prefixe: "",
		introuvable: "Page introuvable",
		panne: "Une erreur de notre côté",
		indisponible: "Un instant, s’il vous plaît",
		reessayer: "Réessayer",
		bascule: "English",
	},
	{
		langue: "en",
		prefixe: "/en",
		introuvable: "Page not found",
		panne: "An error on our side",
		indisponible: "One moment, please",
		reessayer: "Try again",
		bascule: "Français",
	},
] as const;

/** A page that is rendered at each request: searches are never cached. */
const JAMAIS_PRET = "/besoins?q=fontaine";

/** Runs `work` while a table that pages read is missing. */
async function withoutNeeds(site: Site, work: () => Promise<void>) {
	await site.base.lignes("ALTER TABLE besoins RENAME TO besoins_absents");
	try {
		await work();
	} finally {
		await site.base.lignes("ALTER TABLE besoins_absents RENAME TO besoins");
	}
}

/** Runs `work` while the needs cannot be read; what waits for them is cut, as it would be after its patience. */
async function whileNeedsAreHeld(site: Site, work: () => Promise<void>) {
	const held = site.base
		.lignes(
			"DO $$ BEGIN LOCK TABLE besoins IN ACCESS EXCLUSIVE MODE; PERFORM pg_sleep(30); END $$",
		)
		.catch(() => {});
	const holder =
		// Concurrent tests have a table of the same number, in their own databases.
		`SELECT pid FROM pg_locks WHERE mode = 'AccessExclusiveLock' AND relation = 'besoins'::regclass AND granted
		   AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
	try {
		await expect
			.poll(async () => (await site.base.lignes(holder)).length)
			.toBe(1);
		let isOver = false;
		const going = work().finally(() => {
			isOver = true;
		});
		await expect
			.poll(
				async () => {
					await site.base.lignes(
						`SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE (${holder}) = ANY(pg_blocking_pids(pid))`,
					);
					return isOver;
				},
				{ intervals: [20] },
			)
			.toBe(true);
		await going;
	} finally {
		await site.base.lignes(
			`SELECT pg_cancel_backend(pid) FROM (${holder}) AS h`,
		);
		await held;
	}
}

for (const [round, situation, javaScriptEnabled] of essais(
	SITUATIONS,
	SCRIPTS,
)) {
	const { langue, prefixe, introuvable, panne, indisponible, reessayer } =
		situation;
	test.describe(`under ${prefixe || "/"}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		test.describe("an unknown address", () => {
			test.use({ statutAttendu: 404 });

			round.test(
				"gives 404, the site's own page and the request id",
				async ({ page }) => {
					for (const adresse of [
						`${prefixe}/nulle-part`,
						`${prefixe}/nulle/part?q=1`,
						`${prefixe}/%zz`,
						`${prefixe}/erreur/500`,
					]) {
						const answer = await page.goto(adresse);
						expect(answer?.status(), adresse).toBe(404);
						await expect(page.locator("html")).toHaveAttribute("lang", langue);
						await expect(page).toHaveTitle(`${introuvable} · Bien commun`);
						await expect(page.getByRole("heading", { level: 1 })).toHaveText(
							introuvable,
						);
						await expect(page.getByRole("banner")).toContainText("Bien commun");
						const number = answer?.headers()["x-request-id"] ?? "none";
						const contenu = page.getByRole("main");
						await expect(contenu).toContainText(number.slice(0, 8));
						await expect(contenu).not.toContainText(number);
					}
				},
			);
		});

		test.describe("an address that names what it meant", () => {
			test.use({ statutAttendu: 404 });

			round.test(
				"gives a search for its words, ready to be sent",
				async ({ page }) => {
					for (const [adresse, mots] of [
						[`${prefixe}/projets/open-street-mapp`, "open street mapp"],
						[`${prefixe}/%C3%A9t%C3%A9.html`, "été"],
						[`${prefixe}/%zz`, ""],
					] as const) {
						await page.goto(adresse);
						await expect(
							page.getByRole("main").getByRole("searchbox"),
						).toHaveValue(mots);
					}
				},
			);
		});

		test.describe("a page that fails", () => {
			test.use({ statutAttendu: 500 });

			round.test(
				"gives 500, the site's own page and the request id that is in the log",
				async ({ page, site }) => {
					await withoutNeeds(site, async () => {
						const answer = await page.goto(`${prefixe}${JAMAIS_PRET}`);
						expect(answer?.status()).toBe(500);
						await expect(page.getByRole("heading", { level: 1 })).toHaveText(
							panne,
						);
						const number = answer?.headers()["x-request-id"] ?? "none";
						await expect(page.getByRole("main")).toContainText(
							number.slice(0, 8),
						);
						expect(site.server.log()).toMatch(
							new RegExp(`"requete":"${number}".*"page failed"`),
						);
					});
				},
			);
		});

		test.describe("a page whose data cannot be read", () => {
			test.use({ statutAttendu: 503 });

			round.test(
				"gives 503 and says when to come back",
				async ({ page, site }) => {
					await whileNeedsAreHeld(site, async () => {
						const answer = await page.goto(`${prefixe}${JAMAIS_PRET}`);
						expect(answer?.status()).toBe(503);
						expect(answer?.headers()["retry-after"]).toBe("5");
						await expect(page.getByRole("heading", { level: 1 })).toHaveText(
							indisponible,
						);
						await expect(
							page.getByRole("main").getByRole("link", { name: reessayer }),
						).toHaveAttribute("href", `${prefixe}${JAMAIS_PRET}`);
					});
					// With scripts, it asks once more by itself.
					if (!javaScriptEnabled) return;
					await expect(
						page.getByRole("heading", { level: 1, name: indisponible }),
					).toHaveCount(0);
				},
			);
		});
	});
}

for (const [round, situation] of essais(SITUATIONS, SEUL)) {
	const { prefixe, introuvable } = situation;
	test.describe(`the page "${introuvable}"`, () => {
		test.use({ statutAttendu: 404 });

		round.test(
			"keeps the address when the language is switched, and links home",
			async ({ page }) => {
				await page.goto(`${prefixe}/nulle-part?q=1`);
				await page.getByRole("link", { name: situation.bascule }).click();
				await expect(page).toHaveURL(
					prefixe === "" ? "/en/nulle-part?q=1" : "/nulle-part?q=1",
				);
				await page.getByRole("banner").getByRole("link").first().click();
				await expect(page).toHaveURL(prefixe === "" ? "/en" : "/");
				await expect(
					page.getByRole("banner").locator("[hreflang]"),
				).toHaveAttribute("href", prefixe === "" ? "/" : "/en");
			},
		);
	});
}

test("a failing file is handled like a page: an unknown asset violates no policy", async ({
	request,
}) => {
	for (const adresse of ["/_next/inconnu", "/_next/static/chunks/ancien.js"]) {
		const answer = await request.get(adresse);
		expect(answer.status()).toBe(404);
		// The policy lets in a style of its own nonce.
		expect(await answer.text()).not.toMatch(/<style(?! nonce=")|\sstyle=/);
	}
});

test("a client cannot choose which error page the site sends", async ({
	request,
}) => {
	const answer = await request.get("/", {
		headers: { "x-page-erreur": "404" },
	});
	expect(answer.status()).toBe(200);
	expect(await answer.text()).not.toContain("Page introuvable");
});
