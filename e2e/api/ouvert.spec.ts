/** What other sites take of this one: embeds, badges, oEmbed, and the headers that let them. */
import { z } from "zod";
import { expect, test } from "#e2e/fixtures/api";
import { texteDe } from "#e2e/fixtures/client";
import { creerBesoin, creerEtape, creerProjet } from "#e2e/fixtures/contenu";

const CSP_DES_CADRES =
	/^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/]{43}='; form-action 'none'; base-uri 'none'; frame-ancestors \*; sandbox allow-popups allow-popups-to-escape-sandbox$/;

test("an embed may be framed by any site, runs nothing, sets no cookie, and is kept five minutes", async ({
	base,
	front,
}) => {
	const { slug } = await creerProjet(base, { nb_votes: 3 });
	for (const chemin of [
		`/integrer/projets/${slug}`,
		`/en/integrer/projets/${slug}`,
	]) {
		const { entetes, octets, statut } = await front.appelerSansContrat(
			"GET",
			chemin,
			{ entetes: { Cookie: "bc-session=x" } },
		);
		expect(statut).toBe(200);
		expect(entetes["content-security-policy"]).toMatch(CSP_DES_CADRES);
		expect(entetes["x-frame-options"]).toBeUndefined();
		expect(entetes["set-cookie"]).toBeUndefined();
		expect(entetes["cross-origin-opener-policy"]).toBeUndefined();
		expect(entetes["cross-origin-resource-policy"]).toBe("cross-origin");
		expect(entetes["cache-control"]).toBe("public, max-age=300");
		expect(octets.toString()).not.toMatch(/<(?:script|form|button|link|img)/i);
		const encore = await front.appelerSansContrat("GET", chemin, {
			entetes: { "If-None-Match": String(entetes.etag) },
		});
		expect([encore.statut, encore.octets.length]).toEqual([304, 0]);
	}
	const fiche = await front.appelerSansContrat("GET", `/projets/${slug}`);
	expect(fiche.entetes["content-security-policy"]).toContain(
		"frame-ancestors 'none'",
	);
	expect(fiche.entetes["cross-origin-resource-policy"]).toBe("same-origin");
});

test("what stands in the text of an entry is text in its embed", async ({
	base,
	front,
}) => {
	const { slug } = await creerBesoin(base, {
		titre: `"><script>alert(1)</script><a href='x'>`,
		description: `</p><style>*{display:none}</style>${"é".repeat(600)}`,
	});
	const { octets } = await front.appelerSansContrat(
		"GET",
		`/integrer/besoins/${slug}`,
	);
	const html = octets.toString();
	expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
	expect(html.match(/<style/g)).toHaveLength(1);
	expect(html.match(/<a /g)).toHaveLength(3);
	expect(html).not.toContain("é".repeat(300));
});

test("a badge says the state and the count in 2 kB at most, any site may show it, and it is kept five minutes", async ({
	base,
	front,
}) => {
	const projet = await creerProjet(base, { nb_votes: 1234 });
	const besoin = await creerBesoin(base, { statut: "developpement" });
	for (const [chemin, attendu] of [
		[`/badge/projets/${projet.slug}.svg`, "Projet · 1 234 votes"],
		[`/en/badge/projets/${projet.slug}.svg`, "Project · 1,234 votes"],
		[`/badge/besoins/${besoin.slug}.svg`, "En développement"],
		[`/en/badge/besoins/${besoin.slug}.svg`, "In development"],
	]) {
		const { entetes, octets, statut } = await front.appelerSansContrat(
			"GET",
			String(chemin),
		);
		expect(statut).toBe(200);
		expect(octets.length).toBeLessThanOrEqual(2048);
		expect(octets.toString().replace(/[\u00a0\u202f]/g, " ")).toContain(
			`>${attendu}</text>`,
		);
		expect(entetes["content-type"]).toBe("image/svg+xml; charset=utf-8");
		expect(entetes["cache-control"]).toBe("public, max-age=300");
		expect(entetes["cross-origin-resource-policy"]).toBe("cross-origin");
		expect(entetes["set-cookie"]).toBeUndefined();
	}
	const autre = await front.appelerSansContrat(
		"GET",
		`/badge/projets/${projet.slug}.png`,
	);
	expect(autre.statut).toBe(404);
});

test("an entry taken down says so where it was shown; one never public is not told; a merged need leads to the one that it stands in", async ({
	base,
	front,
	monde: { admin },
}) => {
	const retire = await creerProjet(base);
	const { statut } = await front.appeler(
		"PATCH",
		`/api/admin/projets/${retire.slug}`,
		{ jeton: admin.jeton, corps: { statut: "archive" } },
	);
	expect(statut).toBe(200);
	const propose = await creerBesoin(base, { statut: "propose" });
	const garde = await creerBesoin(base);
	const reuni = await creerBesoin(base);
	await base.lignes(
		"UPDATE besoins SET statut = 'fusionne', fusionne_dans_id = $2 WHERE id = $1",
		[reuni.id, garde.id],
	);
	const lire = async (chemin: string) => {
		const lu = await front.appelerSansContrat("GET", chemin);
		return { ...lu, texte: texteDe(lu) };
	};
	const cadre = await lire(`/integrer/projets/${retire.slug}`);
	expect(cadre.statut).toBe(410);
	expect(cadre.entetes["content-security-policy"]).toMatch(CSP_DES_CADRES);
	expect(cadre.texte).toContain("Cette fiche n’est plus publique");
	const badge = await lire(`/en/badge/projets/${retire.slug}.svg`);
	expect([badge.statut, badge.texte.includes("no longer public")]).toEqual([
		410,
		true,
	]);
	const texte = await lire(`/en/projets/${retire.slug}.md`);
	expect([texte.statut, texte.texte]).toEqual([
		410,
		"# This entry is no longer public\n",
	]);
	for (const chemin of [
		`/integrer/besoins/${propose.slug}`,
		`/badge/besoins/${propose.slug}.svg`,
		"/integrer/articles/x",
		"/integrer/projets/x",
		...[`/besoins/${propose.slug}.md`, "/projets/x.md", "/articles/x.md"],
	]) {
		const lu = await lire(chemin);
		expect([chemin, lu.statut]).toEqual([chemin, 404]);
		expect(lu.entetes["content-security-policy"]).toContain(
			"frame-ancestors 'none'",
		);
	}
	for (const [chemin, vers] of [
		[
			`/en/integrer/besoins/${reuni.slug}?apparence=claire`,
			`/en/integrer/besoins/${garde.slug}?apparence=claire`,
		],
		[`/badge/besoins/${reuni.slug}.svg`, `/badge/besoins/${garde.slug}.svg`],
		[`/besoins/${reuni.slug}.md`, `/besoins/${garde.slug}.md`],
	]) {
		const lu = await lire(String(chemin));
		expect([lu.statut, lu.entetes.location]).toEqual([308, vers]);
	}
});

test("an entry is Markdown at its address and .md: its facts in a list, what people wrote in quotes that format nothing", async ({
	base,
	front,
}) => {
	const site = `http://localhost:${front.server.port}`;
	const { id, slug } = await creerBesoin(base, {
		titre: "Un *banc*\n# au soleil",
		description: "Devant l’école.\n- [ici](https://a.example/x_y)",
		nb_soutiens: 1234,
		statut: "developpement",
		cahier: "1. Choisir\n2. Poser",
	});
	await creerEtape(base, id, {
		...{ numero: 1, jour: "2026-03-04" },
		titre: "Visite",
		texte: "<b>Mesuré</b>",
	});
	const lu = await front.appelerSansContrat("GET", `/besoins/${slug}.md`);
	expect([lu.statut, lu.entetes["content-type"], lu.entetes.link]).toEqual([
		200,
		"text/markdown; charset=utf-8",
		`<${site}/besoins/${slug}>; rel="canonical"`,
	]);
	expect(texteDe(lu)).toBe(`# Un \\*banc\\* # au soleil

> Devant l’école.\\
> \\- \\[ici\\](<https://a.example/x_y>)

- URL : <${site}/besoins/${slug}>
- Où en est le besoin : En développement
- soutiens : 1\u202f234

## Ce qu’il faut faire

> 1\\. Choisir\\
> 2\\. Poser

## Où en est-on

### 2026-03-04 · Visite

> \\<b\\>Mesuré\\</b\\>
`);
	const anglais = await front.appelerSansContrat(
		"GET",
		`/en/besoins/${slug}.md`,
	);
	expect(anglais.entetes["content-language"]).toBe("en");
	expect(anglais.entetes.link).toContain(`${site}/en/besoins/${slug}>`);
	expect(texteDe(anglais)).toContain("- supporters : 1,234");
	const encore = await front.appelerSansContrat("GET", `/besoins/${slug}.md`, {
		entetes: { "If-None-Match": String(lu.entetes.etag) },
	});
	expect(encore.statut).toBe(304);
	await base.lignes(
		"INSERT INTO articles (slug, titre, resume, date, auteur, texte, html, statut) VALUES ('un-texte', 'Un texte', 'R', '2026-01-02', 'L’équipe', '## Fait\n\n*Oui.*', '', 'publie')",
	);
	const article = await front.appelerSansContrat(
		"GET",
		"/articles/un-texte.md",
	);
	expect(texteDe(article)).toContain("\n\n## Fait\n\n*Oui.*\n");
});

const OEmbed = z.object({
	version: z.literal("1.0"),
	type: z.literal("rich"),
	provider_name: z.string().min(1),
	provider_url: z.url(),
	title: z.string(),
	cache_age: z.literal(300),
	thumbnail_url: z.url(),
	thumbnail_width: z.literal(1200),
	thumbnail_height: z.literal(630),
	html: z.string(),
	width: z.int(),
	height: z.int(),
});

test("oEmbed describes the page of an entry in JSON and XML, no larger than asked for, and no other address", async ({
	base,
	front,
}) => {
	const { slug } = await creerProjet(base, { nom: `Vélos & "roues" <2>` });
	const site = `http://localhost:${front.server.port}`;
	const lire = (params: Record<string, string>) =>
		front.appelerSansContrat("GET", `/oembed?${new URLSearchParams(params)}`);
	const url = `${site}/en/projets/${slug}?fait=vote#partager`;
	const lu = await lire({ url });
	expect(lu.statut).toBe(200);
	expect(lu.entetes["access-control-allow-origin"]).toBe("*");
	const decrit = OEmbed.parse(lu.json);
	expect(decrit.title).toBe(`Vélos & "roues" <2>`);
	expect(decrit.html).toContain(
		`<iframe src="${site}/en/integrer/projets/${slug}" title="Vélos &amp; &quot;roues&quot; &lt;2&gt;"`,
	);
	const petit = OEmbed.parse(
		(await lire({ url, maxwidth: "320", maxheight: "200" })).json,
	);
	expect([petit.width, petit.height]).toEqual([320, 200]);
	expect(petit.html).toContain('width="320" height="200"');
	const grand = OEmbed.parse((await lire({ url, maxwidth: "9000" })).json);
	expect(grand.width).toBe(decrit.width);
	const xml = await lire({ url, format: "xml" });
	expect(xml.entetes["content-type"]).toBe("text/xml; charset=utf-8");
	expect(texteDe(xml)).toContain(
		"<title>Vélos &amp; &quot;roues&quot; &lt;2&gt;</title>",
	);
	const refused: readonly Record<string, string>[] = [
		{},
		{ url: "x" },
		{ url, format: "yaml" },
		{ url: `${site}/projets` },
		{ url: `${site}/projets/aucun-de-ce-nom` },
		{ url: `https://ailleurs.example/projets/${slug}` },
		{ url: `${site}@ailleurs.example/projets/${slug}` },
	];
	for (const params of refused) expect((await lire(params)).statut).toBe(404);
});

test("feeds, open data and public files are read by any site; no page is", async ({
	base,
	front,
}) => {
	const { slug } = await creerProjet(base);
	const entetes = { Origin: "https://ailleurs.example" };
	for (const chemin of [
		...[
			"/flux/projets.xml",
			"/en/flux/articles.xml",
			"/robots.txt",
			"/llms.txt",
		],
		...["/donnees/catalogue.jsonld", "/chiffres/votes.csv", "/sitemap.xml"],
		...[`/projets/${slug}/image.png`, `/projets/${slug}.md`, "/opensearch.xml"],
	]) {
		const lu = await front.appelerSansContrat("GET", chemin, { entetes });
		expect([chemin, lu.statut]).toEqual([chemin, 200]);
		expect(lu.entetes["access-control-allow-origin"]).toBe("*");
		expect(lu.entetes["access-control-allow-credentials"]).toBeUndefined();
		expect(lu.entetes["cross-origin-resource-policy"]).toBe("cross-origin");
	}
	for (const chemin of [
		...["/", "/donnees", "/flux", "/chiffres", `/projets/${slug}`, "/compte"],
		...["/donnees/rien.csv", "/flux/rien.xml", "/projets/rien/image.png"],
	]) {
		const lu = await front.appelerSansContrat("GET", chemin, { entetes });
		expect(lu.entetes["access-control-allow-origin"]).toBeUndefined();
		expect(lu.entetes["cross-origin-resource-policy"]).toBe("same-origin");
	}
	// A browser that opens a feed gets a page of the site (D28).
	const page = await front.appelerSansContrat("GET", "/flux/projets.xml", {
		entetes: { ...entetes, "Sec-Fetch-Dest": "document" },
	});
	expect(page.entetes["access-control-allow-origin"]).toBeUndefined();
});
