import { enAnglais, pagesDeFiches } from "#e2e/fixtures/lecture";
import { expect, test } from "#e2e/fixtures/site";

test("machines find the site map, the contact address, and a picture of each entry", async ({
	request,
	site,
}) => {
	const index = await (await request.get("/sitemap.xml")).text();
	const [, part = ""] =
		/<loc>([^<]*\/sitemap\/1\.xml)<\/loc>/.exec(index) ?? [];
	const entries = await (await request.get(part)).text();
	const { n } = await site.base.ligne<{ n: number }>(
		`SELECT (SELECT count(*) FROM projets WHERE statut = 'publie')::int
		      + (SELECT count(*) FROM besoins WHERE statut IN ('publie', 'etude', 'developpement', 'livre'))::int
		      + (SELECT count(*) FROM articles WHERE statut = 'publie')::int AS n`,
	);
	expect(entries.match(/<url>/g)).toHaveLength(2 * n);
	expect(await (await request.get("/robots.txt")).text()).toContain(
		`Sitemap: ${site.url}/sitemap.xml`,
	);
	const llms = await (await request.get("/llms.txt")).text();
	expect(llms.length).toBeLessThan(4_000);
	// The first daily files are made a minute after the start of the server.
	for (const [, adresse = ""] of llms.matchAll(/\]\((.*)\)/g))
		await expect
			.poll(async () => (await request.get(adresse)).status(), {
				message: adresse,
				timeout: 150_000,
			})
			.toBe(adresse.endsWith("/mcp") ? 405 : 200);
	for (const adresse of ["/opensearch.xml", "/en/opensearch.xml"])
		expect(await (await request.get(adresse)).text()).toContain(
			"{searchTerms}",
		);
	for (const chemin of await pagesDeFiches(site.base)) {
		const picture = await request.get(`${enAnglais(chemin)}/image.png`);
		expect(picture.headers()["content-type"]).toBe("image/png");
		expect((await picture.body()).subarray(1, 4).toString()).toBe("PNG");
	}
	expect((await request.get("/projets/inconnu/image.png")).status()).toBe(404);
});
