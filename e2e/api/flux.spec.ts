import { request } from "node:http";
import { expect, test } from "#e2e/fixtures/api";
import { children, only, readAtom } from "#lib/platform/text/atom.fixture";

const FLUX = [
	...["/flux/articles.xml", "/flux/projets.xml", "/flux/besoins.xml"],
	...["/en/flux/articles.xml", "/en/flux/projets.xml", "/en/flux/besoins.xml"],
];

type Lu = { statut: number; entetes: Record<string, unknown>; texte: string };

/** One request for the feed, without a token. */
function lire(
	port: number,
	path: string,
	headers: Record<string, string> = {},
	method = "GET",
): Promise<Lu> {
	return new Promise((resolve, reject) => {
		const asked = request(
			{
				host: "127.0.0.1",
				port,
				path,
				method,
				headers: { host: `localhost:${port}`, ...headers },
			},
			(response) => {
				const chunks: Buffer[] = [];
				response.on("data", (chunk: Buffer) => chunks.push(chunk));
				response.on("end", () =>
					resolve({
						statut: response.statusCode ?? 0,
						entetes: response.headers,
						texte: Buffer.concat(chunks).toString("utf8"),
					}),
				);
			},
		);
		asked.on("error", reject);
		asked.end();
	});
}

test.describe("D28: feeds over HTTP", () => {
	for (const adresse of FLUX)
		test(`${adresse} is valid Atom, served without a token, and as 304 when unchanged`, async ({
			front,
		}) => {
			const { port } = front.server;
			const lu = await lire(port, adresse);
			expect(lu.statut).toBe(200);
			expect(lu.entetes["content-type"]).toBe(
				"application/atom+xml; charset=utf-8",
			);
			expect(lu.entetes["set-cookie"]).toBeUndefined();
			expect(String(lu.entetes.vary).toLowerCase()).toContain("sec-fetch-dest");
			const flux = readAtom(lu.texte);
			expect(flux.attributes.get("xml:lang")).toBe(
				adresse.startsWith("/en/") ? "en" : "fr",
			);
			const self = children(flux, "link").find(
				({ attributes }) => attributes.get("rel") === "self",
			);
			expect(self?.attributes.get("href")).toBe(
				`http://localhost:${port}${adresse}`,
			);
			const etag = String(lu.entetes.etag);
			expect(etag).toMatch(/^"[^"]+"$/);
			const conditions: Record<string, string>[] = [
				{ "if-none-match": etag },
				{ "if-none-match": `W/${etag}, "x"` },
			];
			for (const condition of conditions) {
				const garde = await lire(port, adresse, condition);
				expect(garde.statut).toBe(304);
				expect(garde.texte).toBe("");
				expect(garde.entetes.etag).toBe(etag);
			}
			expect(
				(await lire(port, adresse, { "if-none-match": '"x"' })).statut,
			).toBe(200);
			const tete = await lire(port, adresse, {}, "HEAD");
			expect([tete.statut, tete.texte]).toEqual([200, ""]);
		});

	test("a change is in the next answer, with another ETag; what is taken down leaves it, also for who asks by a date", async ({
		base,
		front,
	}) => {
		const { port } = front.server;
		const avant = await lire(port, "/flux/projets.xml");
		const slug = `flux-${port}`;
		await base.lignes(
			`INSERT INTO projets (slug, nom, accroche, description, statut, publie_le)
			 VALUES ($1, 'Un <nom> & "autre"', 'Une accroche.', repeat('a', 40), 'publie', now())`,
			[slug],
		);
		const apres = await lire(port, "/flux/projets.xml", {
			"if-none-match": String(avant.entetes.etag),
		});
		expect(apres.statut).toBe(200);
		const ids = children(readAtom(apres.texte), "entry").map(
			(entree) => only(entree, "id").text,
		);
		expect(ids[0]).toMatch(new RegExp(`:fr/projets/${slug}$`));
		await base.lignes("UPDATE projets SET statut = 'archive' WHERE slug = $1", [
			slug,
		]);
		const retire = await lire(port, "/flux/projets.xml", {
			"if-modified-since": String(apres.entetes["last-modified"]),
		});
		expect(retire.statut).toBe(200);
		expect(retire.texte).not.toContain(slug);
	});

	test("a browser that opens a feed gets a page of the site at the same address; any other client gets Atom", async ({
		front,
	}) => {
		const { port } = front.server;
		for (const adresse of FLUX) {
			const page = await lire(port, adresse, { "sec-fetch-dest": "document" });
			expect(page.statut).toBe(200);
			expect(page.entetes["content-type"]).toContain("text/html");
			expect(String(page.entetes.vary).toLowerCase()).toContain(
				"sec-fetch-dest",
			);
			expect(page.texte).toContain("<main");
			for (const autre of ["empty", "iframe", "script"])
				expect(
					(await lire(port, adresse, { "sec-fetch-dest": autre })).entetes[
						"content-type"
					],
				).toContain("application/atom+xml");
		}
	});

	test("the steps of an unknown need are not found, in Atom or as a page", async ({
		front,
	}) => {
		for (const adresse of [
			"/flux/besoins/inconnu.xml",
			"/en/flux/besoins/inconnu.xml",
			"/flux/autre.xml",
		])
			for (const dest of ["empty", "document"])
				expect(
					(await lire(front.server.port, adresse, { "sec-fetch-dest": dest }))
						.statut,
					`${adresse} ${dest}`,
				).toBe(404);
	});
});
