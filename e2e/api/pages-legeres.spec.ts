/** Pages that are only read, as signed-out readers get them: without the framework that made them. */
import { type Api, expect, type Monde, test } from "#e2e/fixtures/api";
import {
	creerArticle,
	creerBesoin,
	creerProjet,
	creerTheme,
} from "#e2e/fixtures/contenu";

const SCRIPT_MAX_OCTETS = 5_000;

/** Every kind of page that is only read, with its variants, by its French path. */
async function pagesLues({ base }: Monde): Promise<string[]> {
	const theme = await creerTheme(base);
	const projet = await creerProjet(base, { themes: [theme.id] });
	const besoin = await creerBesoin(base, { statut: "livre" });
	const article = await creerArticle(base);
	return [
		...["/", "/projets", "/besoins", "/articles", "/recherche"],
		...[`/projets?theme=${theme.slug}&tri=recents`, "/projets?q=projet"],
		...[`/projets/${projet.slug}`, `/besoins/${besoin.slug}`],
		`/articles/${article.slug}`,
		...["/recherche?q=projet", "/recherche?q=zzzzzzzz", "/chiffres"],
		...["/lieux", "/besoins?lieu=dep-44", "/besoins?pres=Montreuil"],
		...["/donnees", "/flux", "/flux/projets.xml", "/developpeurs"],
		...[
			"/developpeurs/reference",
			"/developpeurs/reference/lecture",
			"/developpeurs/erreurs",
			"/a-propos",
			"/accessibilite",
		],
		...["/confidentialite", "/mentions-legales", "/nulle-part"],
	].flatMap((chemin) => [chemin, chemin === "/" ? "/en" : `/en${chemin}`]);
}

/** The same request as a browser that opens the address. */
function ouvrir(front: Api, chemin: string, cookie?: string) {
	return front.appelerSansContrat("GET", chemin, {
		entetes: {
			"Sec-Fetch-Dest": "document",
			...(cookie === undefined ? {} : { Cookie: cookie }),
		},
	});
}

/** The opening tags of a name, each with its attributes. */
function balises(html: string, nom: string): string[] {
	return html.match(new RegExp(`<${nom}\\b[^>]*>`, "g")) ?? [];
}

/** What of the framework is in the page, or of a part that only a script would put in its place. */
function restes(html: string): string[] {
	return [
		...balises(html, "script").filter(
			(one) =>
				!/ src="\/_next\/static\/browser\/enhance-[\w-]+\.js"/.test(one) &&
				!/^<script type="application\/ld\+json"/.test(one),
		),
		...balises(html, "link").filter((one) =>
			/rel="modulepreload"|as="script"/.test(one),
		),
		...balises(html, "template"),
		...(html.match(/__next_f|\$RC|\$RB|id="S:\d|<!--\$[?!~]/g) ?? []),
	];
}

test("a signed-out reader of a page that is only read gets one script, ours, and nothing of the framework, whatever the language, the choice of light or dark, and the time", async ({
	front,
	monde,
}) => {
	const faux: unknown[] = [];
	// The first answer is rendered, the second may have been kept.
	for (const chemin of await pagesLues(monde))
		for (const cookie of [undefined, undefined, "bc-apparence=dark"]) {
			const { octets, entetes, statut } = await ouvrir(front, chemin, cookie);
			const html = String(octets);
			expect([chemin, statut]).toEqual([
				...[chemin, chemin.endsWith("nulle-part") ? 404 : 200],
			]);
			expect(html).toMatch(/<\/html>\s*$/);
			const nombre = html.match(/src="[^"]*\/enhance-/g)?.length;
			if (nombre !== 1) faux.push([chemin, nombre]);
			const lien = String(entetes.link ?? "");
			if (/script/.test(lien)) faux.push([chemin, lien]);
			for (const reste of restes(html)) faux.push([chemin, reste]);
		}
	expect(faux).toEqual([]);
});

test("a signed-in reader, and who comes to write, get the framework, and our script too", async ({
	front,
}) => {
	for (const [chemin, cookie] of [
		["/projets", "bc-session=inconnue"],
		["/decrire", undefined],
		["/compte/connexion", undefined],
	] as const) {
		const html = String((await ouvrir(front, chemin, cookie)).octets);
		expect(html).toContain("self.__next_f.push(");
		expect(html.match(/src="[^"]*\/enhance-/g)).toHaveLength(1);
	}
});

test("our script is small, is kept by browsers for a year under a name of its own, and carries the nonce of the page", async ({
	front,
}) => {
	const { octets, entetes } = await ouvrir(front, "/");
	const [balise = ""] = balises(String(octets), "script").filter((one) =>
		one.includes("enhance-"),
	);
	const [, src = ""] = / src="([^"]+)"/.exec(balise) ?? [];
	const [, nonce = ""] = / nonce="([^"]+)"/.exec(balise) ?? [];
	expect(String(entetes["content-security-policy"])).toContain(
		`'nonce-${nonce}'`,
	);
	const script = await front.appelerSansContrat("GET", src, {
		entetes: { "Accept-Encoding": "br" },
	});
	expect(script.entetes["content-encoding"]).toBe("br");
	expect(script.entetes["cache-control"]).toContain("immutable");
	expect(script.octets.length).toBeGreaterThan(500);
	expect(script.octets.length).toBeLessThan(SCRIPT_MAX_OCTETS);
});
