/** What programs are told of the site: what its pages are, where the API is described, why a call is refused. */
import { z } from "zod";
import { expect, test } from "#e2e/fixtures/api";
import { texteDe } from "#e2e/fixtures/client";
import { creerArticle, creerBesoin, creerProjet } from "#e2e/fixtures/contenu";

const Decrit = z.looseObject({
	"@context": z.literal("https://schema.org"),
	"@graph": z.array(z.unknown()).optional(),
});

test("pages say to machines what they are: lists, the way to an entry, the state and the count of a need", async ({
	base,
	front,
}) => {
	const projet = await creerProjet(base, {
		nom: "Des vélos </script><b>",
		nb_votes: 7,
		territoire: "Rouen",
		mis_en_avant: true,
	});
	const besoin = await creerBesoin(base, { statut: "etude", nb_soutiens: 4 });
	const site = `http://localhost:${front.server.port}`;
	const lire = async (chemin: string) => {
		const { octets } = await front.appelerSansContrat("GET", chemin);
		return [
			...octets
				.toString()
				.matchAll(
					/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g,
				),
		].flatMap(([, texte = ""]): readonly unknown[] => {
			const lu = Decrit.parse(JSON.parse(texte));
			return lu["@graph"] ?? [lu];
		});
	};
	const [duProjet, filDuProjet, ...reste] = await lire(
		`/projets/${projet.slug}`,
	);
	expect(reste).toEqual([]);
	expect(duProjet).toMatchObject({
		"@type": "Project",
		name: "Des vélos </script><b>",
		areaServed: "Rouen",
		interactionStatistic: { userInteractionCount: 7 },
	});
	expect(filDuProjet).toMatchObject({
		"@type": "BreadcrumbList",
		itemListElement: [
			{ position: 1, item: `${site}/` },
			{ position: 2, item: `${site}/projets` },
			{ position: 3, item: `${site}/projets/${projet.slug}` },
		],
	});
	const repris = await creerProjet(base, {
		depot: "https://codeberg.org/velos/carte",
		licence_code: "EUPL-1.2 OR MIT",
	});
	expect((await lire(`/projets/${repris.slug}`)).at(0)).toMatchObject({
		"@type": "SoftwareSourceCode",
		codeRepository: "https://codeberg.org/velos/carte",
		inLanguage: "fr",
		license: [
			"https://spdx.org/licenses/EUPL-1.2.html",
			"https://spdx.org/licenses/MIT.html",
		],
	});
	const [duBesoin, filDuBesoin] = await lire(`/en/besoins/${besoin.slug}`);
	expect(duBesoin).toMatchObject({
		creativeWorkStatus: "Under study",
		interactionStatistic: { userInteractionCount: 4 },
	});
	expect(filDuBesoin).toMatchObject({
		itemListElement: [
			{ item: `${site}/en` },
			{ item: `${site}/en/besoins` },
			{ item: `${site}/en/besoins/${besoin.slug}` },
		],
	});
	const [liste] = await lire("/projets");
	expect(liste).toMatchObject({
		"@type": "ItemList",
		url: `${site}/projets`,
		itemListElement: expect.arrayContaining([
			expect.objectContaining({ url: `${site}/projets/${projet.slug}` }),
		]),
	});
	expect((await lire("/en/besoins")).at(0)).toMatchObject({
		"@type": "ItemList",
		itemListElement: expect.arrayContaining([
			expect.objectContaining({ url: `${site}/en/besoins/${besoin.slug}` }),
		]),
	});
	const article = await creerArticle(base);
	expect((await lire("/en/articles")).at(0)).toMatchObject({
		"@type": "ItemList",
		url: `${site}/en/articles`,
		itemListElement: expect.arrayContaining([
			expect.objectContaining({ url: `${site}/en/articles/${article.slug}` }),
		]),
	});
});

const Linkset = z.object({
	linkset: z.tuple([
		z.looseObject({
			anchor: z.url(),
			"service-desc": z.tuple([z.object({ href: z.url(), type: z.string() })]),
			"service-doc": z.array(z.looseObject({ href: z.url() })).min(2),
		}),
	]),
});

test("the API is found from its well-known address, and leads to its description in both languages", async ({
	front,
}) => {
	const catalogue = await front.appelerSansContrat(
		"GET",
		"/.well-known/api-catalog",
	);
	expect(catalogue.entetes["content-type"]).toMatch(
		/^application\/linkset\+json; profile="https:\/\/www\.rfc-editor\.org\/info\/rfc9727"/,
	);
	expect(catalogue.entetes["access-control-allow-origin"]).toBe("*");
	const { linkset } = Linkset.parse(JSON.parse(texteDe(catalogue)));
	const lire = (adresse: string) => {
		const { pathname, search } = new URL(adresse);
		return front.appelerSansContrat("GET", pathname + search);
	};
	for (const { href } of [
		...linkset[0]["service-desc"],
		...linkset[0]["service-doc"],
	])
		expect([href, (await lire(href)).statut]).toEqual([href, 200]);
	expect((await lire(linkset[0].anchor)).statut).toBe(200);
	const racine = await front.appelerSansContrat("GET", "/api");
	expect(racine.statut).toBe(404);
	for (const relation of ["service-desc", "service-doc", "api-catalog"])
		expect(racine.entetes.link).toContain(`rel="${relation}"`);
	const [fr, en] = await Promise.all(
		["", "?langue=en"].map((search) =>
			front.appelerSansContrat("GET", `/api/openapi.json${search}`),
		),
	);
	const Titre = z.object({ info: z.object({ title: z.string() }) });
	expect(Titre.parse(fr?.json).info.title).toBe("API de l’annuaire");
	expect(Titre.parse(en?.json).info.title).toBe("API of the directory");
	expect(fr?.entetes.etag).not.toBe(en?.entetes.etag);
});

test("a refusal is a problem detail for who asks for one, and the same bytes as ever for all others", async ({
	front,
	monde: { membre },
}) => {
	const { jeton } = membre;
	const lire = (chemin: string, accept?: string) =>
		front.appelerSansContrat("GET", chemin, {
			jeton,
			entetes: accept === undefined ? {} : { Accept: accept },
		});
	for (const [chemin, statut] of [
		["/api/projets/aucun", 404],
		["/api/projets?tri=x", 422],
		["/api/rien", 404],
	] as const) {
		const nu = await lire(chemin);
		expect(nu.statut).toBe(statut);
		for (const accept of ["*/*", "application/json", "text/html"]) {
			const lu = await lire(chemin, accept);
			expect(lu.octets.equals(nu.octets)).toBe(true);
			expect(lu.entetes["content-type"]).toBe(
				"application/json; charset=utf-8",
			);
		}
		const probleme = await lire(chemin, "application/problem+json");
		expect(probleme.statut).toBe(statut);
		expect(probleme.entetes["content-type"]).toBe(
			"application/problem+json; charset=utf-8",
		);
		expect(probleme.entetes.vary).toContain("Accept");
		expect(Number(probleme.entetes["content-length"])).toBe(
			probleme.octets.length,
		);
		expect(JSON.parse(texteDe(probleme))).toMatchObject({
			type: expect.stringMatching(/\/developpeurs\/erreurs#[a-z_]+$/),
			status: statut,
			requete: probleme.entetes["x-request-id"],
			detail: expect.any(String),
		});
	}
	const succes = await lire("/api/themes", "application/problem+json");
	expect(succes.entetes["content-type"]).toBe(
		"application/json; charset=utf-8",
	);
});
