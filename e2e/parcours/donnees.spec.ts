import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { deplierTout, motsCoupes } from "#e2e/fixtures/mots-coupes";
import { expect, type Site, test } from "#e2e/fixtures/site";
import { SEUL, variantes } from "#e2e/fixtures/variantes";
import { JEUX, Manifeste } from "#lib/donnees/schema";

const essais = variantes(test, import.meta.filename);

/** The first files are made a minute after the start of the server. */
const ATTENTE_MS = 150_000;

test.describe.configure({ timeout: ATTENTE_MS + 60_000 });

async function manifesteDuJour(page: Page): Promise<Manifeste> {
	await expect
		.poll(
			async () => (await page.request.get("/donnees/manifeste.json")).status(),
			{ timeout: ATTENTE_MS, intervals: [2_000] },
		)
		.toBe(200);
	const reponse = await page.request.get("/donnees/manifeste.json");
	return Manifeste.parse(await reponse.json());
}

function dossierPasse(site: Site): string {
	return join(site.server.dataDir, "donnees", "2026-01-01");
}

/** An earlier day with one file, of before the spreadsheets had theirs. */
function jourPasse(site: Site) {
	const dossier = dossierPasse(site);
	mkdirSync(dossier, { recursive: true });
	writeFileSync(join(dossier, "projets.csv"), "slug\r\n");
}

// Other files read the same server.
test.afterEach(({ site }) => {
	rmSync(dossierPasse(site), { recursive: true, force: true });
});

const LANGUES = [
	{ prefixe: "", tableur: "Tableur", passes: "1er janvier 2026" },
	{
		prefixe: "/en",
		tableur: "French spreadsheet",
		passes: "1 January 2026",
	},
] as const;

for (const [round, { prefixe, tableur, passes }] of essais(LANGUES, SEUL))
	round.test(
		`${prefixe}/donnees has a row for each set, with its files, and under it three of its records, its own columns, its files and its past days`,
		async ({ page, site }) => {
			jourPasse(site);
			const { fichiers } = await manifesteDuJour(page);
			await page.goto(`${prefixe}/donnees`);
			const rangees = page.locator("main table").first().locator("tbody tr");
			await expect(rangees).toHaveCount(JEUX.length);
			await deplierTout(page);
			for (const [rang, jeu] of JEUX.entries()) {
				const rangee = rangees.nth(rang);
				const carte = page.locator(`details#${jeu}`);
				const lignes = fichiers.find((un) => un.jeu === jeu)?.lignes ?? 0;
				await expect(rangee).toContainText(
					new Intl.NumberFormat(prefixe ? "en-GB" : "fr").format(lignes),
				);
				// A set without a line has no preview.
				const tables = await carte.locator("table").all();
				const dictionnaire = tables.at(-1);
				if (lignes > 0)
					await expect(tables[0]?.locator("tbody tr") ?? carte).toHaveCount(
						Math.min(3, lignes),
					);
				const colonnes = await dictionnaire
					?.locator("tbody th")
					.allTextContents();
				const csv = await page.request.get(`/donnees/${jeu}.csv`);
				expect(colonnes?.map((nom) => `"${nom}"`).join(",")).toBe(
					(await csv.text()).split("\r\n")[0],
				);
				const lien = rangee.getByRole("link", { name: tableur });
				const bytes = await (
					await page.request.get(String(await lien.getAttribute("href")))
				).body();
				expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
				expect(createHash("sha256").update(bytes).digest("hex")).toBe(
					fichiers.find(({ nom }) => nom === `${jeu}-tableur.csv`)?.sha256,
				);
				await expect(carte.getByText(passes)).toHaveCount(1);
			}
			await expect(
				page.locator('details a[href="/donnees/2026-01-01/projets.csv"]'),
			).toBeVisible();
			await expect(
				page.locator('details a[href*="/donnees/2026-01-01/"]'),
			).toHaveCount(1);
		},
	);

test("no word of a table of /donnees and /chiffres is broken, nor the page wider than a phone", async ({
	page,
}) => {
	await manifesteDuJour(page);
	for (const adresse of [
		"/donnees",
		"/en/donnees",
		"/chiffres",
		"/en/chiffres",
	]) {
		await page.goto(adresse);
		await deplierTout(page);
		expect(await page.locator("main table").count()).toBeGreaterThan(4);
		for (const width of [320, 390, 640, 1440]) {
			await page.setViewportSize({ width, height: 844 });
			expect(await motsCoupes(page), `${adresse} at ${width}`).toEqual([]);
			expect(
				await page.evaluate(() => document.documentElement.scrollWidth),
				`${adresse} at ${width}`,
			).toBe(width);
		}
	}
});
