/** The page cache: nothing of one reader's request may reach another's answer. */
import { randomInt } from "node:crypto";
import { type Api, expect, test } from "#e2e/fixtures/api";
import { enParallele } from "#e2e/fixtures/charge";
import { creerCompte } from "#e2e/fixtures/comptes";
import {
	creerArticle,
	creerBesoin,
	creerProjet,
	slugUnique,
} from "#e2e/fixtures/contenu";
import { dureeMax, taille } from "#e2e/fixtures/epreuve";
import { ouvrirSession } from "#e2e/fixtures/sessions";

const ENTETES: readonly (readonly [string, string])[] = [
	...["Accept", "Accept-Charset", "Accept-Language", "Authorization"],
	...["Cache-Control", "Client-IP", "Content-Encoding", "Content-Language"],
	...["Content-Location", "Content-Security-Policy", "Content-Type", "Cookie"],
	...["CF-Connecting-IP", "Date", "DNT", "Fastly-Client-IP", "Forwarded"],
	...["From", "Front-End-Https", "If-Match", "If-Modified-Since"],
	...["If-None-Match", "If-Unmodified-Since", "Max-Forwards", "Next-Action"],
	...["Next-Resume", "Next-Router-Prefetch", "Next-Router-State-Tree"],
	...["Next-Url", "Origin", "Pragma", "Proxy-Authorization", "Purpose"],
	...["Range", "Referer", "RSC", "Save-Data", "Sec-CH-UA", "Sec-Fetch-Dest"],
	...[
		"Sec-Fetch-Mode",
		"Sec-Fetch-Site",
		"Sec-Purpose",
		"TE",
		"True-Client-IP",
	],
	...["Upgrade-Insecure-Requests", "User-Agent", "Via", "X-Client-IP"],
	...["X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Port"],
	...["X-Forwarded-Prefix", "X-Forwarded-Proto", "X-Forwarded-Scheme"],
	...["X-Forwarded-Server", "X-HTTP-Method-Override", "X-Host"],
	...["X-Matched-Path", "X-Middleware-Prefetch", "X-Middleware-Subrequest"],
	...["X-Nextjs-Data", "X-Nonce", "X-Original-URL", "X-Own-Script"],
	...["X-Page-Erreur"],
	...["X-Real-IP", "X-Request-Id", "X-Rewrite-URL"],
].map((nom) => [nom, `marque-${nom.toLowerCase()}, https://ailleurs.test/500`]);

/** The answer to a plain request, without what is new in each answer (the nonce, the request id) and what belongs to the connection. */
async function lirePropre(
	front: Api,
	chemin: string,
	demandes: Record<string, string> = {},
) {
	const { statut, entetes, octets } = await front.appelerSansContrat(
		"GET",
		chemin,
		{ entetes: demandes },
	);
	const policy = String(entetes["content-security-policy"]);
	const [, nonce = ""] = /'nonce-([^']+)'/.exec(policy) ?? [];
	expect(nonce).not.toBe("");
	const {
		connection: _connection,
		"keep-alive": _keepAlive,
		date: _date,
		"x-request-id": _id,
		...reste
	} = entetes;
	const texte = `${JSON.stringify(reste)}\n${octets}`;
	return { statut, nonce, texte: texte.replaceAll(nonce, "NONCE") };
}

/** Comments, and what React wraps a part in that comes later: nothing that one sees. */
const INVISIBLE = /^(?:!--|\/?template\b|div hidden="" id="S:|\/div>)/;

/**
 * What a page shows: its elements with their attributes, its texts, and the headers of
 * its answer, in one order. Next writes the parts of a page, and what is to be preloaded,
 * as it has them; how the length is told says whether the page was kept.
 */
function montre(texte: string): string {
	return (
		texte
			.replace(/,"(?:content-length":"\d+|transfer-encoding":"chunked)"/, "")
			.replace(/,"link":"(?:[^"\\]|\\.)*"/, "")
			.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
			// React numbers the forms in the order in which it draws them.
			.replace(/(\$ACTION_(?:REF_)?)\d+/g, "$1")
			.split("<")
			.map((part) =>
				INVISIBLE.test(part) ? part.slice(part.indexOf(">") + 1) : part,
			)
			.filter((part) => part !== "")
			.toSorted()
			.join("<")
	);
}

/** How many pages the server answered in each way. */
async function pagesPar(front: Api): Promise<(voie: string) => number> {
	const { octets } = await front.appelerSansContrat("GET", "/api/metriques");
	const nombres = new Map(
		[
			...octets
				.toString()
				.matchAll(/bien_commun_pages_total\{voie="(\w+)"\} (\d+)/g),
		].map(([, voie = "", nombre]) => [voie, Number(nombre)]),
	);
	return (voie) => nombres.get(voie) ?? 0;
}

test("whatever headers a client sends, the next reader of a cached page gets the same bytes and a new nonce", async ({
	base,
	front,
}) => {
	expect(ENTETES.length).toBeGreaterThanOrEqual(65);
	const { slug } = await creerProjet(base);
	for (const chemin of ["/projets", `/en/projets/${slug}`]) {
		const attendu = (await lirePropre(front, chemin)).texte;
		const nonces = new Set<string>();
		for (const [rang, entete] of ENTETES.entries()) {
			// Each is the first to request its own address, and then requests the
			// common one.
			const adresse = `${chemin}?tri=recents&limite=${rang + 1}`;
			for (const demandee of [adresse, chemin])
				await front.appelerSansContrat("GET", demandee, { entetes: [entete] });
			const propre = await lirePropre(front, chemin);
			expect([entete[0], propre.texte]).toEqual([entete[0], attendu]);
			const neuve = await lirePropre(front, adresse);
			expect([entete[0], neuve.statut]).toEqual([entete[0], 200]);
			expect([entete[0], neuve.texte.includes("marque-")]).toEqual([
				...[entete[0], false],
			]);
			nonces.add(propre.nonce).add(neuve.nonce);
		}
		expect(nonces.size).toBe(2 * ENTETES.length);
	}
});

/** Who reads: signed out with headers of all kinds, signed in, with cookies that say nothing. */
const LECTURES = taille(400, 10_000);

test("requests that mix readers, languages, cookies and odd headers: nobody gets anything of another, and no nonce comes twice", async ({
	base,
	front,
}) => {
	test.setTimeout(dureeMax(240, 900));
	const { slug } = await creerProjet(base, { nb_votes: 1 });
	const besoin = await creerBesoin(base);
	const article = await creerArticle(base);
	const chemins = [
		...["/", "/en", "/projets?tri=recents", "/en/besoins", "/articles"],
		...[`/projets/${slug}`, `/en/projets/${slug}`, `/besoins/${besoin.slug}`],
		...[`/en/articles/${article.slug}`, "/besoins?tri=recents"],
	];
	const comptes = await Promise.all(
		["moderateur", "membre", "membre"].map(async (role, rang) => {
			const nom = `Personne ${rang} ${slugUnique("nom")}`;
			const { id } = await creerCompte(
				base,
				role === "moderateur" ? "moderateur" : "membre",
				nom,
			);
			const { name, value } = await ouvrirSession(base, id);
			return { id, nom, cookie: `${name}=${value}` };
		}),
	);
	// The last of them votes, and supports.
	const voteur = comptes.at(-1)?.id;
	for (const [tableau, colonne, table, quoi] of [
		["votes", "projet_id", "projets", slug],
		["soutiens", "besoin_id", "besoins", besoin.slug],
	])
		await base.lignes(
			`INSERT INTO ${tableau} (compte_id, ${colonne}) SELECT $1, id FROM ${table} WHERE slug = $2`,
			[voteur, quoi],
		);
	const lecteurs: readonly string[] = [
		"",
		...comptes.map(({ cookie }) => cookie),
		...["bc-apparence=dark", "bc-session=inconnue", "x=marque-x"],
		`${comptes.at(-1)?.cookie}; bc-apparence=light`,
	];
	const lire = async (cookie: string, chemin: string) => {
		const entetes = cookie === "" ? undefined : { Cookie: cookie };
		const { nonce, texte } = await lirePropre(front, chemin, entetes);
		return { nonce, texte, vu: montre(texte) };
	};
	/** What each reader must get of each page: a cookie of no kind has it rendered for nobody else. */
	const attendus = new Map<string, string>();
	for (const chemin of chemins)
		for (const cookie of lecteurs) {
			const seul = cookie === "" ? "seul=1" : `${cookie}; seul=1`;
			attendus.set(`${cookie} ${chemin}`, (await lire(seul, chemin)).vu);
		}
	// Signed out, a moderator, a member and one who votes do not see the same.
	for (const chemin of [`/projets/${slug}`, `/besoins/${besoin.slug}`])
		expect(
			new Set(
				lecteurs.slice(0, 4).map((une) => attendus.get(`${une} ${chemin}`)),
			).size,
		).toBe(4);
	const avant = await pagesPar(front);
	const nonces = new Set<string>();
	let propres = 0;
	let sansCookie = 0;
	await enParallele(LECTURES, 16, async () => {
		const chemin = chemins[randomInt(chemins.length)] ?? "/";
		const cookie = lecteurs[randomInt(lecteurs.length)] ?? "";
		const entete = ENTETES[randomInt(ENTETES.length)] ?? ["DNT", "1"];
		if (randomInt(4) === 0) {
			const entetes = [["Cookie", cookie] as const, entete];
			await front.appelerSansContrat("GET", chemin, { entetes });
			return;
		}
		const { nonce, texte, vu } = await lire(cookie, chemin);
		nonces.add(nonce);
		propres += 1;
		if (cookie === "") sansCookie += 1;
		const attendu = attendus.get(`${cookie} ${chemin}`);
		if (vu !== attendu || texte.includes("marque-"))
			expect([cookie, chemin, vu]).toEqual([cookie, chemin, attendu]);
		for (const autre of comptes) expect(texte).not.toContain(autre.nom);
	});
	expect(nonces.size).toBe(propres);
	// Nobody with a cookie got a page that is kept, nor rendered one for others.
	const apres = await pagesPar(front);
	const par = (voie: string) => apres(voie) - avant(voie);
	expect(par("propre")).toBeGreaterThanOrEqual(propres - sansCookie);
	expect(par("gardee")).toBeGreaterThan(0);
});
