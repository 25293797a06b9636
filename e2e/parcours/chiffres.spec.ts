import {
	creerBesoin,
	creerProjet,
	creerTheme,
	slugUnique,
} from "#e2e/fixtures/contenu";
import { expect, test } from "#e2e/fixtures/site";
import { SEUL, variantes } from "#e2e/fixtures/variantes";

const essais = variantes(test, import.meta.filename);

const LANGUES = [
	{
		prefixe: "",
		nombre: "Nombre",
		monde: "Monde",
		autres: /^et \d+ autres lieux$/,
		citer: /^Reprendre ce graphique, Besoins par état/,
		citation: /^«\sBesoins par état\s», .+, chiffres du \d.+ \d{4}, http/,
	},
	{
		prefixe: "/en",
		nombre: "Number",
		monde: "World",
		autres: /^and \d+ other areas$/,
		citer: /^Reuse this chart, Needs by state/,
		citation: /^“Needs by state”, .+, figures as of \d.+ \d{4}, http/,
	},
] as const;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

for (const [
	round,
	{ autres, citation, citer, monde, nombre, prefixe },
] of essais(LANGUES, SEUL)) {
	round.test(
		`${prefixe}/chiffres begins with five figures, tells what is new, and names each state in its colour`,
		async ({ page, site }) => {
			await creerProjet(site.base, { publie_le: new Date() });
			await creerBesoin(site.base, { statut: "livre" });
			await page.goto(`${prefixe}/chiffres`);
			const cles = page.locator("main section").first().getByRole("listitem");
			await expect(cles).toHaveCount(5);
			await expect(cles.first()).toContainText(/\d+ .*30/);
			const etats = page.locator(
				"section[aria-labelledby='besoins_par_statut']",
			);
			const couleurs = await etats
				.locator("tbody svg")
				.evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).color));
			expect(new Set(couleurs).size).toBe(4);
			const nombres = async (section: string) => {
				const dits = page.locator(
					`section[aria-labelledby='${section}'] tbody .tabular-nums`,
				);
				return (await dits.allTextContents()).map((dit) =>
					Number(dit.replace(/\D/g, "")),
				);
			};
			// Each state holds those that went further.
			const parEtat = await nombres("besoins_par_statut");
			expect(await nombres("apres-livraison")).toEqual(
				parEtat.map((_, rang) =>
					parEtat.slice(rang).reduce((somme, n) => somme + n, 0),
				),
			);
			const [tete, chiffre] = await Promise.all([
				etats
					.locator("thead th")
					.last()
					.evaluate((cell) => {
						const range = document.createRange();
						range.selectNodeContents(cell);
						return range.getBoundingClientRect().right;
					}),
				etats
					.locator("tbody td span.tabular-nums")
					.first()
					.evaluate((cell) => cell.getBoundingClientRect().right),
			]);
			await expect(etats.locator("thead th").last()).toHaveText(nombre);
			expect(Math.abs(tete - chiffre)).toBeLessThan(12);
		},
	);

	round.test(
		`${prefixe}/chiffres counts the territories after the third, and names them in the language of the page`,
		async ({ page, site }) => {
			for (const territoire of ["Monde", "Monde", "Monde", "A", "B", "C", "D"])
				await creerProjet(site.base, {
					territoire:
						territoire === "Monde"
							? territoire
							: `${territoire} ${slugUnique("t")}`,
				});
			await page.goto(`${prefixe}/chiffres`);
			const noms = page.locator(
				"section[aria-labelledby='projets_par_territoire'] tbody th",
			);
			await expect(noms.first()).toHaveText(monde);
			await expect(noms.nth(3)).toHaveText(autres);
			if (prefixe === "/en") {
				await expect(noms.first()).not.toHaveAttribute("lang", "fr");
			}
		},
	);

	round.test(
		`each chart of ${prefixe}/chiffres is there as SVG, PNG and CSV, and as a sentence to cite`,
		async ({ page }) => {
			await page.goto(`${prefixe}/chiffres`);
			const sections = page.locator("main section[aria-labelledby]");
			const toutes = await sections.evaluateAll((all) =>
				all.map((une) => une.getAttribute("aria-labelledby")),
			);
			// A funnel of figures that `besoins_par_statut` has the files of.
			const noms = toutes.filter((nom) => nom !== "apres-livraison");
			expect(noms.length).toBeGreaterThan(3);
			for (const nom of noms) {
				const fichier = (format: string) =>
					page.request.get(`${prefixe}/chiffres/${nom}.${format}`);
				for (const format of ["svg", "png", "csv"])
					await expect(
						page.locator(`a[href="${prefixe}/chiffres/${nom}.${format}"]`),
					).toHaveCount(1);
				const svg = await fichier("svg");
				expect(svg.headers()["content-type"]).toContain("image/svg+xml");
				const lu = await page.evaluate(
					(text) => {
						const read = new DOMParser().parseFromString(text, "image/svg+xml");
						return {
							root: read.documentElement.localName,
							title: read.querySelector("title")?.textContent,
							shapes: read.querySelectorAll("rect, path").length,
						};
					},
					await svg.text(),
				);
				expect(lu.root).toBe("svg");
				expect(lu.shapes).toBeGreaterThan(1);
				const png = await fichier("png");
				expect(png.headers()["content-type"]).toBe("image/png");
				expect((await png.body()).subarray(0, 8)).toEqual(PNG);
			}
			for (const inconnu of ["x.svg", "x.png", "votes.gif", "votes.svg.png"])
				expect(
					(await page.request.get(`${prefixe}/chiffres/${inconnu}`)).status(),
				).toBe(404);
			await page.getByText(citer).click();
			await expect(
				page
					.locator("section[aria-labelledby='besoins_par_statut'] pre")
					.first(),
			).toHaveText(citation);
		},
	);
}

test("a series too small to be told has no section and no picture; all of them are named in one line", async ({
	page,
}) => {
	await page.goto("/chiffres");
	await expect(page.locator("#refus_par_motif")).toHaveCount(0);
	expect(
		(await page.request.get("/chiffres/refus_par_motif.svg")).status(),
	).toBe(404);
	await expect(page.getByText(/trop peu pour être montrés/)).toContainText(
		"Refus par motif",
	);
});

test("a name that looks like markup stays text in a picture", async ({
	page,
	site,
}) => {
	const theme = await creerTheme(site.base, {
		nom: "<script>x</script> & <b>",
	});
	await creerProjet(site.base, { themes: [theme.id] });
	await page.goto("/chiffres");
	const svg = await page.request.get("/chiffres/projets_par_theme.svg");
	const lu = await page.evaluate(
		(text) => {
			const read = new DOMParser().parseFromString(text, "image/svg+xml");
			return {
				scripts: read.querySelectorAll("script, b, parsererror").length,
				texts: [...read.querySelectorAll("text")].map((one) => one.textContent),
			};
		},
		await svg.text(),
	);
	expect(lu.scripts).toBe(0);
	expect(lu.texts).toContain("<script>x</script> & <b>");
});
