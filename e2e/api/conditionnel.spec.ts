import { expect, parLesDeuxPortes, parUnePorte, test } from "#e2e/fixtures/api";
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
	"ETag",
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
