import { expect, parLesDeuxPortes, parUnePorte, test } from "#e2e/fixtures/api";
import { texteDe } from "#e2e/fixtures/client";
import {
	creerArticle,
	creerBesoin,
	creerProjet,
	creerTheme,
} from "#e2e/fixtures/contenu";

parLesDeuxPortes(
	"D22: every 200 to a GET carries a strong ETag, and a caller that holds it gets 304",
	async ({ base, membre }, api) => {
		const projet = await creerProjet(base);
		const besoin = await creerBesoin(base);
		const article = await creerArticle(base);
		const { jeton } = membre;
		for (const chemin of [
			"/api/moi",
			"/api/themes",
			"/api/projets",
			"/api/projets?q=essai",
			`/api/projets/${projet.slug}`,
			"/api/besoins",
			`/api/besoins/${besoin.slug}`,
			"/api/articles",
			`/api/articles/${article.slug}`,
		]) {
			const lu = await api.appeler("GET", chemin, { jeton });
			const etag = lu.entetes.etag ?? "";
			expect(etag).toMatch(/^"[^"]+"$/);
			expect(lu.entetes["cache-control"]).toBe("private, no-cache");
			expect(lu.entetes.vary).toMatch(/\bauthorization\b/i);
			const demander = (valeur: string, methode = "GET") =>
				api.appeler(methode, chemin, {
					jeton,
					entetes: { "If-None-Match": valeur },
				});
			for (const valeur of [etag, `W/${etag}`, `"autre", ${etag}`, "*"]) {
				const garde = await demander(valeur);
				expect([chemin, valeur, garde.statut]).toEqual([chemin, valeur, 304]);
				expect(garde.octets.length).toBe(0);
				expect(garde.entetes.etag).toBe(etag);
				expect(garde.entetes["cache-control"]).toBe("private, no-cache");
			}
			expect((await demander('"autre"')).statut).toBe(200);
			expect((await demander(etag, "HEAD")).statut).toBe(304);
		}
	},
);

parUnePorte(
	"D22: a change made by anybody gives another ETag to the next call",
	async ({ base, membre }, api) => {
		const theme = await creerTheme(base);
		const projet = await creerProjet(base, { themes: [theme.id] });
		const { jeton } = membre;
		const chemins = [
			`/api/projets/${projet.slug}`,
			`/api/projets?theme=${theme.slug}`,
		];
		for (const chemin of chemins) {
			const avant = await api.appeler("GET", chemin, { jeton });
			await base.lignes(
				"UPDATE projets SET nb_votes = nb_votes + 1 WHERE id = $1",
				[projet.id],
			);
			const apres = await api.appeler("GET", chemin, {
				jeton,
				entetes: { "If-None-Match": avant.entetes.etag ?? "" },
			});
			expect(apres.statut).toBe(200);
			expect(apres.entetes.etag).not.toBe(avant.entetes.etag);
		}
	},
);

test("D22: from 1 KiB on an answer comes in the coding that is asked for, under a tag of its own, and 304 goes to the holder of that coding alone", async ({
	front: api,
	monde: { base, membre },
}) => {
	const theme = await creerTheme(base);
	for (const _ of Array.from({ length: 3 }))
		await creerProjet(base, {
			themes: [theme.id],
			description: "Assez long pour gagner. ".repeat(20),
		});
	const { jeton } = membre;
	const kept = `/api/projets?theme=${theme.slug}`;
	for (const [chemin, vary] of [
		[kept, "authorization"],
		["/api/openapi.json", ""],
		["/api/openapi.json?langue=en", ""],
	] as const) {
		const lire = (accepte: string, tag = '"autre"', methode = "GET") =>
			api.appeler(methode, chemin, {
				jeton,
				entetes: { "Accept-Encoding": accepte, "If-None-Match": tag },
			});
		const brut = await lire("identity");
		expect(brut.octets.length).toBeGreaterThan(1_024);
		expect(brut.entetes["content-encoding"]).toBeUndefined();
		const tags = [brut.entetes.etag ?? ""];
		for (const codage of ["br", "zstd", "gzip"]) {
			const lu = await lire(codage);
			const tag = lu.entetes.etag ?? "";
			expect([codage, lu.entetes["content-encoding"]]).toEqual([
				...[codage, codage],
			]);
			expect(texteDe(lu)).toBe(brut.octets.toString());
			expect(lu.octets.length).toBeLessThan(brut.octets.length);
			expect(tag).toMatch(/^"[^"]+"$/);
			expect(String(lu.entetes.vary).toLowerCase()).toContain(
				"accept-encoding",
			);
			expect(String(lu.entetes.vary).toLowerCase()).toContain(vary);
			for (const autre of tags)
				expect((await lire(codage, autre)).statut).toBe(200);
			const garde = await lire(codage, tag);
			expect([garde.statut, garde.octets.length]).toEqual([304, 0]);
			expect(garde.entetes.etag).toBe(tag);
			expect(garde.entetes["content-encoding"]).toBeUndefined();
			expect((await lire("identity", tag)).statut).toBe(200);
			const tete = await lire(codage, '"autre"', "HEAD");
			expect([tete.statut, tete.octets.length]).toEqual([200, 0]);
			expect(tete.entetes.etag).toBe(tag);
			expect(tete.entetes["content-encoding"]).toBe(codage);
			tags.push(tag);
		}
		expect(new Set(tags).size).toBe(4);
		const tout = await api.appeler("GET", chemin, {
			jeton,
			entetes: { "Accept-Encoding": "br", Range: "bytes=0-9" },
		});
		expect(tout.statut).toBe(200);
		expect(texteDe(tout)).toBe(brut.octets.toString());
	}
	const court = await api.appeler("GET", "/api/moi", {
		jeton,
		entetes: { "Accept-Encoding": "br" },
	});
	expect(court.entetes["content-encoding"]).toBeUndefined();
});

test("D22: an account's own answer is never served to another", async ({
	front,
	monde: { admin, base, membre },
}) => {
	await base.lignes("UPDATE comptes SET nom = 'Claude' WHERE id = $1", [
		admin.id,
	]);
	const lire = async (jeton: string) =>
		(await front.appeler("GET", "/api/moi", { jeton })).json;
	expect(await lire(admin.jeton)).toMatchObject({ nom: "Claude" });
	expect(await lire(membre.jeton)).toMatchObject({ nom: null });
});

const EXPOSES = [
	"Content-Location",
	"ETag",
	"Idempotency-Replayed",
	"Link",
	"Location",
	"Retry-After",
	"RateLimit",
	"RateLimit-Policy",
	"WWW-Authenticate",
	"X-Total-Count",
	"X-Request-Id",
];

parLesDeuxPortes(
	"D23: any origin may read any answer, errors too, and never with credentials",
	async ({ membre }, api) => {
		const entetes = { Origin: "https://ailleurs.exemple" };
		const { jeton } = membre;
		const reponses = [
			await api.appeler("GET", "/api/themes", { jeton, entetes }),
			await api.appeler("GET", "/api/themes", { entetes }),
			await api.appeler("GET", "/api/inconnu", { entetes }),
			await api.appeler("DELETE", "/api/themes", { entetes }),
			await api.appeler("GET", "/api/projets?tri=x", { jeton, entetes }),
			await api.appeler("GET", "/api/projets/inconnu", { jeton, entetes }),
		];
		expect(reponses.map(({ statut }) => statut)).toEqual([
			...[200, 401, 404, 405, 422, 404],
		]);
		for (const { entetes: lus } of reponses) {
			expect(lus["access-control-allow-origin"]).toBe("*");
			expect(lus["access-control-allow-credentials"]).toBeUndefined();
			const exposes = String(lus["access-control-expose-headers"]).split(", ");
			expect(exposes.sort()).toEqual([...EXPOSES].sort());
		}
	},
);

parLesDeuxPortes(
	"D23: a preflight needs no token and lists methods and headers",
	async (_monde, api) => {
		const { entetes, octets, statut } = await api.appeler(
			"OPTIONS",
			"/api/projets",
			{
				entetes: {
					Origin: "https://ailleurs.exemple",
					"Access-Control-Request-Method": "GET",
					"Access-Control-Request-Headers": "authorization",
				},
			},
		);
		expect([statut, octets.length]).toEqual([204, 0]);
		expect(entetes["access-control-allow-origin"]).toBe("*");
		expect(entetes["access-control-allow-methods"]).toContain("GET");
		expect(
			String(entetes["access-control-allow-headers"]).split(", ").sort(),
		).toEqual(["Authorization", "Content-Type", "If-None-Match"]);
	},
);

parLesDeuxPortes(
	"D24: the document needs no token, is cached by its ETag and readable from any origin",
	async (_monde, api) => {
		const lu = await api.appeler("GET", "/api/openapi.json");
		expect(lu.statut).toBe(200);
		expect(lu.json).toMatchObject({
			openapi: "3.1.0",
			info: { version: "0.1.0" },
		});
		expect(lu.entetes["access-control-allow-origin"]).toBe("*");
		expect(lu.entetes["content-type"]).toBe("application/json; charset=utf-8");
		expect(lu.entetes.etag).toMatch(/^"[^"]+"$/);
		const garde = await api.appeler("GET", "/api/openapi.json", {
			entetes: { "If-None-Match": `W/${lu.entetes.etag}` },
		});
		expect([garde.statut, garde.octets.length]).toEqual([304, 0]);
		const refus = await api.appeler("POST", "/api/openapi.json");
		expect([refus.statut, refus.entetes.allow]).toEqual([
			...[405, "GET, HEAD, OPTIONS"],
		]);
	},
);
