/** D12: the format of errors, and the format of a token. */
import { expect, parLesDeuxPortes, parUnePorte } from "#e2e/fixtures/api";
import type { Reponse } from "#e2e/fixtures/client";
import {
	creerCompteAvecJeton,
	creerJeton,
	poserFenetre,
} from "#e2e/fixtures/comptes";
import { creerProjet } from "#e2e/fixtures/contenu";

/** Checks that there is exactly one key, with a sentence. */
function expectSentence({ json, octets }: Reponse) {
	expect(json).toEqual({ detail: expect.stringMatching(/^\p{Lu}.+\.$/u) });
	expect(String(octets)).toBe(JSON.stringify(json));
}

const SANS = 'Bearer realm="api"';
const AVEC = 'Bearer realm="api", error="invalid_token"';

parLesDeuxPortes(
	"D12: 401 is the same sentence for absent, malformed, unknown, revoked and suspended",
	async ({ base, membre }, api) => {
		const revoque = await creerCompteAvecJeton(base);
		await base.lignes(
			"UPDATE jetons SET revoque_le = now() WHERE compte_id = $1",
			[revoque.id],
		);
		const suspendu = await creerCompteAvecJeton(base);
		await base.lignes(
			"UPDATE comptes SET suspendu = true, suspendu_le = now() WHERE id = $1",
			[suspendu.id],
		);
		const { jeton } = membre;
		const last = jeton.at(-1) === "0" ? "1" : "0";
		const cas: [titre: string, entete: string | undefined, attendu: string][] =
			[
				["absent", undefined, SANS],
				["empty", "", SANS],
				["no token", "Bearer ", SANS],
				["another scheme", `Basic ${jeton}`, SANS],
				["no scheme", jeton, SANS],
				["malformed", "Bearer faux", AVEC],
				["wrong checksum", `Bearer ${jeton.slice(0, -1)}${last}`, AVEC],
				["lower case", `Bearer ${jeton.toLowerCase()}`, AVEC],
				["revoked", `Bearer ${revoque.jeton}`, AVEC],
				["suspended", `Bearer ${suspendu.jeton}`, AVEC],
			];
		const phrases = new Set<string>();
		for (const [titre, valeur, attendu] of cas) {
			const refus = await api.appeler("GET", "/api/moi", {
				entetes: valeur === undefined ? {} : { Authorization: valeur },
			});
			expect([titre, refus.statut]).toEqual([titre, 401]);
			expect([titre, refus.entetes["www-authenticate"]]).toEqual([
				titre,
				attendu,
			]);
			expectSentence(refus);
			phrases.add(String(refus.octets));
		}
		expect(phrases.size).toBe(1);
	},
);

parUnePorte(
	"D12: the case of the scheme is ignored; a token in the query or a cookie is not read",
	async ({ membre }, api) => {
		const { jeton } = membre;
		for (const scheme of ["Bearer", "bearer", "BEARER", "bEaReR"]) {
			const { statut } = await api.appeler("GET", "/api/moi", {
				entetes: { Authorization: `${scheme} ${jeton}` },
			});
			expect([scheme, statut]).toEqual([scheme, 200]);
		}
		for (const [chemin, entetes] of [
			[`/api/moi?access_token=${jeton}&authorization=Bearer%20${jeton}`, {}],
			["/api/moi", { Cookie: `jeton=${jeton}; authorization=Bearer ${jeton}` }],
			["/api/moi", { "X-Authorization": `Bearer ${jeton}` }],
		] as const) {
			const { entetes: lus, statut } = await api.appeler("GET", chemin, {
				entetes,
			});
			expect(statut).toBe(401);
			expect(lus["www-authenticate"]).toBe(SANS);
		}
		const avecCookie = await api.appeler("GET", "/api/moi", {
			jeton,
			entetes: { Cookie: "session=abc; langue=en" },
		});
		expect(avecCookie.statut).toBe(200);
		expect(avecCookie.entetes["set-cookie"]).toBeUndefined();
	},
);

parLesDeuxPortes(
	"D12: 400, 403, 404, 405, 409, 413 and 429 are one sentence each",
	async ({ admin, base, membre }, api) => {
		const entetes = { "Content-Type": "application/json" };
		const epuise = await creerCompteAvecJeton(base);
		await poserFenetre(base, epuise.id, 1_000_000, 600);
		const projet = await creerProjet(base, { statut: "propose" });
		const { jeton } = membre;
		const refus: [number, Reponse][] = [
			[
				400,
				await api.appeler("POST", "/api/projets", {
					jeton,
					brut: Buffer.from([0xff]),
					entetes,
				}),
			],
			[403, await api.appeler("GET", "/api/admin/propositions", { jeton })],
			[404, await api.appeler("GET", "/api")],
			[404, await api.appeler("GET", "/api/projets/inconnu", { jeton })],
			[404, await api.appeler("GET", "/api/projets/%C3%89", { jeton })],
			[405, await api.appeler("DELETE", "/api/projets", { jeton })],
			[
				409,
				await api.appeler("PATCH", `/api/admin/projets/${projet.slug}`, {
					jeton: admin.jeton,
					corps: { statut: "archive" },
				}),
			],
			[
				413,
				await api.appeler("POST", "/api/besoins", {
					brut: "x".repeat(300_000),
					entetes,
				}),
			],
			[429, await api.appeler("GET", "/api/moi", { jeton: epuise.jeton })],
		];
		for (const [attendu, reponse] of refus) {
			expect([attendu, reponse.statut]).toEqual([attendu, attendu]);
			expectSentence(reponse);
			expect(reponse.entetes["content-type"]).toBe(
				"application/json; charset=utf-8",
			);
			expect(reponse.entetes["cache-control"]).toBe("no-store");
		}
		const attente = Number(refus.at(-1)?.[1].entetes["retry-after"]);
		expect(attente).toBeGreaterThan(2_950);
		expect(attente).toBeLessThanOrEqual(3_000);
	},
);

parLesDeuxPortes("D12: 405 lists what is allowed", async (_monde, api) => {
	for (const [chemin, attendu] of [
		["/api/moi", "GET, HEAD, OPTIONS"],
		["/api/projets", "GET, HEAD, POST, OPTIONS"],
		["/api/projets/x", "GET, HEAD, OPTIONS"],
		["/api/projets/x/vote", "PUT, DELETE, OPTIONS"],
		["/api/admin/projets/x", "PATCH, OPTIONS"],
		["/api/sante", "GET, HEAD, OPTIONS"],
	] as const) {
		const permises = attendu.split(", ");
		for (const methode of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]) {
			if (permises.includes(methode)) continue;
			const { entetes, statut } = await api.appeler(methode, chemin);
			expect([methode, chemin, statut, entetes.allow]).toEqual([
				...[methode, chemin, 405, attendu],
			]);
		}
		const options = await api.appeler("OPTIONS", chemin);
		expect([options.statut, options.entetes.allow]).toEqual([204, attendu]);
	}
});

parLesDeuxPortes(
	"D12: a trailing slash gets the same answer, without a redirect",
	async ({ base, membre }, api) => {
		const projet = await creerProjet(base);
		const { jeton } = membre;
		for (const chemin of [
			"/api/moi",
			"/api/projets",
			`/api/projets/${projet.slug}`,
			"/api/inconnu",
			"/api/openapi.json",
			"/api/sante",
		]) {
			const nu = await api.appeler("GET", chemin, { jeton });
			const barre = await api.appeler("GET", `${chemin}/`, { jeton });
			expect([chemin, barre.statut]).toEqual([chemin, nu.statut]);
			expect(String(barre.octets)).toBe(String(nu.octets));
			expect(barre.entetes.etag).toBe(nu.entetes.etag);
			expect(barre.entetes.location).toBeUndefined();
		}
	},
);

parLesDeuxPortes(
	"D12: every answer has its own identifier",
	async ({ membre }, api) => {
		const vus = new Set<unknown>();
		for (const chemin of ["/api/moi", "/api/inconnu", "/api/sante"])
			for (const jeton of [membre.jeton, undefined])
				vus.add(
					(await api.appeler("GET", chemin, { jeton })).entetes["x-request-id"],
				);
		expect(vus.size).toBe(6);
		expect(vus.has(undefined)).toBe(false);
	},
);

parUnePorte(
	"D8: five tokens of an account open the same account, with its role",
	async ({ admin, base }, api) => {
		const autres = [await creerJeton(base, admin.id)];
		for (const jeton of [admin.jeton, ...autres]) {
			const { statut } = await api.appeler("GET", "/api/admin/propositions", {
				jeton,
			});
			expect(statut).toBe(200);
		}
	},
);
