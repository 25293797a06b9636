/** A site that its operator made his own: nothing on it has our name, our mark or our words. */
import { demander, expect, test } from "#e2e/fixtures/connexion";
import {
	creerArticle,
	creerBesoin,
	creerProjet,
	creerTheme,
} from "#e2e/fixtures/contenu";
import { courrielsPour } from "#e2e/fixtures/courriels";
import type { Base } from "#e2e/fixtures/database";
import { dossierDeRennes, SITE_NOM } from "#e2e/fixtures/identite";
import { enAnglais } from "#e2e/fixtures/lecture";
import { eventually } from "#e2e/fixtures/processes";

const PAGES = [
	...[
		"/",
		"/projets",
		"/besoins",
		"/articles",
		"/lieux",
		"/aider",
		"/recherche",
	],
	...[
		"/chiffres",
		"/donnees",
		"/flux",
		"/developpeurs",
		"/developpeurs/reference",
	],
	...[
		"/developpeurs/erreurs",
		"/a-propos",
		"/accessibilite",
		"/confidentialite",
	],
	...["/mentions-legales", "/compte/connexion", "/proposer", "/decrire"],
	...["/projets/p", "/besoins/b", "/articles/a", "/pages/charte", "/rien-ici"],
];

const FILES = [
	...[
		"/opensearch.xml",
		"/flux/projets.xml",
		"/flux/besoins.xml",
		"/flux/articles.xml",
	],
	...[
		"/chiffres/besoins_par_statut.svg",
		"/badge/projets/p.svg",
		"/integrer/projets/p",
	],
	...[
		"/donnees/catalogue.jsonld",
		"/donnees/catalogue.ttl",
		"/projets/p/publiccode.yml",
	],
].flatMap((path) => [path, enAnglais(path)]);

const ROOT_FILES = [
	...["/llms.txt", "/robots.txt", "/sitemap.xml", "/sitemap/0.xml"],
	...["/api/openapi.json", "/api/openapi.json?langue=en", "/hors-ligne.js"],
	...["/.well-known/api-catalog", "/identite/logo.svg", "/icon.svg"],
	"/oembed?url=URL/projets/p",
];

const CALL = {
	...{ jsonrpc: "2.0", id: 1, method: "initialize" },
	params: {
		protocolVersion: "2025-06-18",
		capabilities: {},
		clientInfo: { name: "essai", version: "1" },
	},
};

async function remplir(base: Base): Promise<void> {
	const { id } = await creerTheme(base, { slug: "eau" });
	await creerProjet(base, { slug: "p", nom: "Carte de l’eau", themes: [id] });
	await creerBesoin(base, { slug: "b", titre: "Des fontaines" });
	await creerArticle(base, { slug: "a", titre: "Un point" });
}

test("under the identity of a town no page, mail, feed or file says « bien commun », in either language", async ({
	ouvrirSite,
}) => {
	const site = await ouvrirSite(
		{ SITE_NOM, IDENTITE: dossierDeRennes() },
		remplir,
	);
	const url = `http://localhost:${site.server.port}`;
	const read = async (path: string, init: RequestInit = {}) =>
		(await fetch(url + path.replace("URL", url), init)).text();
	const html = { headers: { Accept: "text/html" } };
	const told = new Map<string, string>();
	for (const path of PAGES.flatMap((page) => [page, enAnglais(page)]))
		told.set(path, await read(path, html));
	for (const path of [...FILES, ...ROOT_FILES])
		told.set(path, await read(path));
	told.set(
		"mcp",
		await read("/mcp", {
			method: "POST",
			headers: {
				"Content-Type": "application/json",
				Accept: "application/json, text/event-stream",
			},
			body: JSON.stringify(CALL),
		}),
	);
	await demander(site.navigateur(), "elle@rennes.example");
	await eventually(async () => {
		const [mail] = await courrielsPour(site.server, "elle@rennes.example");
		told.set("mail", JSON.stringify(mail ?? null));
		return mail !== undefined;
	});
	expect(told.size).toBeGreaterThan(80);
	for (const [path, text] of told) {
		expect(text, path).not.toMatch(/bien[ \u00a0]commun/i);
		expect(text.length, path).toBeGreaterThan(20);
	}
	for (const path of ["/", "/en", "/besoins/b", "mcp", "mail", "/llms.txt"])
		expect(told.get(path), path).toContain(SITE_NOM);
	expect(told.get("/en")).toContain("What Rennes shares.");
	expect(told.get("/")).toContain("<h1");
	expect(told.get("/")).toContain("Rennes, ensemble");
	for (const path of ["/opensearch.xml", "/flux/projets.xml"])
		expect(told.get(path), path).toContain("habitants de Rennes");
	expect(told.get("/")).toMatch(/<img[^>]+src="\/identite\/logo\.svg\?/);
	expect(told.get("/")).toContain("--action:light-dark(#00429d,");
	expect(told.get("/badge/projets/p.svg")).toContain("#00429d");
	expect(told.get("/integrer/projets/p")).toContain("#00429d");
	expect(told.get("mail")).toContain("#00429d");
	expect([...told.values()].join("")).not.toContain("background-color:#0f5138");
	for (const [path, state, page] of [
		["/", "Accessibilité\u00a0: partiellement conforme", "La charte"],
		["/en", "Accessibility: partially compliant", "La charte"],
	] as const) {
		expect(told.get(path), path).toContain(state);
		expect(told.get(path), path).toContain(page);
	}
	for (const words of [
		"Jeanne Martin",
		"213\u00a0502\u00a0388",
		"dpo@rennes.example",
	])
		expect(told.get("/mentions-legales")).toContain(words);
	expect(told.get("/accessibilite")).toContain("72,5");
	expect(told.get("/pages/charte")).toContain("<strong>de la ville</strong>");
	expect(told.get("/en/pages/charte")).toMatch(/<div lang="fr"><h1>La charte/);
	expect(told.get("/sitemap/0.xml")).toContain(`${url}/en/pages/charte<`);

	// What an embed is styled by is what its policy names.
	const embed = await fetch(`${url}/integrer/projets/p`);
	const style = /<style>(.*?)<\/style>/s.exec(await embed.text())?.[1] ?? "";
	const digest = await crypto.subtle.digest(
		"SHA-256",
		new TextEncoder().encode(style),
	);
	expect(embed.headers.get("content-security-policy")).toContain(
		`'sha256-${Buffer.from(digest).toString("base64")}'`,
	);

	for (const path of [
		"/identite/logo.svg",
		"/identite/icone.svg",
		"/icon.svg",
	]) {
		const { headers } = await fetch(url + path);
		expect(headers.get("content-type")).toBe("image/svg+xml");
		expect(headers.get("x-content-type-options")).toBe("nosniff");
		expect(headers.get("content-security-policy")).toBe(
			"default-src 'none'; style-src 'unsafe-inline'; sandbox",
		);
		const again = await fetch(url + path, {
			headers: { "If-None-Match": headers.get("etag") ?? "" },
		});
		expect(again.status).toBe(304);
	}
	for (const [path, start] of [
		["/apple-icon.png", "\u0089PNG"],
		["/favicon.ico", "\u0000\u0000\u0001\u0000"],
	] as const) {
		const bytes = Buffer.from(await (await fetch(url + path)).arrayBuffer());
		expect(bytes.toString("latin1").slice(0, 4)).toBe(start);
	}
});

test("the operator's pages stand in place of ours at their addresses, and what the site must add to them is added", async ({
	ouvrirSite,
}) => {
	const site = await ouvrirSite({
		SITE_NOM,
		PLONGEMENTS_URL: "http://127.0.0.1:9",
		PLONGEMENTS_MODELE: "essai",
		IDENTITE: dossierDeRennes({
			"pages/confidentialite.fr.md": "# Vos données\n\nTexte de la ville.\n",
			"pages/confidentialite.en.md": "# Your data\n\nText of the town.\n",
			"pages/a-propos.fr.md":
				"# Qui nous sommes\n\n<script>1</script>La ville.\n",
		}),
	});
	const url = `http://localhost:${site.server.port}`;
	const read = async (path: string) => (await fetch(url + path)).text();
	expect(await read("/confidentialite")).toMatch(
		/<h1>Vos données<\/h1>.*Texte de la ville.*id="plongements"/s,
	);
	expect(await read("/en/confidentialite")).toContain("<h1>Your data</h1>");
	const about = await read("/en/a-propos");
	expect(about).toMatch(/<div lang="fr"><h1>Qui nous sommes/);
	expect(about).not.toContain("<script>1");
	expect(about).toContain("<title>Qui nous sommes · ");
	const moved = await fetch(`${url}/en/pages/a-propos`, { redirect: "manual" });
	expect(moved.status).toBe(308);
	expect(moved.headers.get("location")).toBe("/en/a-propos");
	expect((await fetch(`${url}/pages/rien`)).status).toBe(404);
	expect((await fetch(`${url}/identite/autre.svg`)).status).toBe(404);
});
