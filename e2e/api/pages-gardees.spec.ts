/** The page cache: nothing of one reader's request may reach another's answer. */
import { type Api, expect, test } from "#e2e/fixtures/api";
import { creerProjet } from "#e2e/fixtures/contenu";

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
	...["X-Nextjs-Data", "X-Nonce", "X-Original-URL", "X-Page-Erreur"],
	...["X-Real-IP", "X-Request-Id", "X-Rewrite-URL"],
].map((nom) => [nom, `marque-${nom.toLowerCase()}, https://ailleurs.test/500`]);

/** The answer to a plain request, without what is new in each answer (the nonce, the request id) and what belongs to the connection. */
async function lirePropre(front: Api, chemin: string) {
	const { statut, entetes, octets } = await front.appelerSansContrat(
		"GET",
		chemin,
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
