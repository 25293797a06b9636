import { tmpdir } from "node:os";
import { afterEach, describe, expect, test } from "vitest";
import { completeEnvironment, reglages } from "#lib/platform/config/env";
import { countRequest } from "#lib/platform/runtime/metrics";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { commonHeaders } from "./api/answers.ts";
import type { Call } from "./api/call.ts";
import { answerMetrics } from "./metrics.ts";

useTestDatabase({ DATA_DIR: tmpdir() });

const SECRET = "un-secret-de-prometheus";

function appel(
	peer: string | undefined,
	entetes: Record<string, string> = {},
): Call {
	return {
		method: "GET",
		path: "/api/metriques",
		query: "",
		requestId: "x",
		peer,
		header: (nom) => entetes[nom],
		readBody: async () => new Uint8Array(),
	};
}

const statut = async (...args: Parameters<typeof appel>) =>
	(await answerMetrics(appel(...args))).status;

afterEach(() => completeEnvironment({ METRICS_TOKEN: "" }));

describe("who may read /api/metriques", () => {
	test.each(["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"])(
		"%s, a loopback peer, may, unless the request was forwarded for another client",
		async (peer) => {
			expect(await statut(peer)).toBe(200);
			expect(await statut(peer, { "x-forwarded-for": "127.0.0.1" })).toBe(401);
		},
	);

	test.each(["192.0.2.1", "::ffff:192.0.2.1", "127.0.0.1.example", undefined])(
		"%s, any other peer, may not",
		async (peer) => {
			expect(await statut(peer)).toBe(401);
		},
	);

	test("METRICS_TOKEN gives access from any address; a wrong token is refused even from this machine", async () => {
		const porteur = (jeton: string) => ({ authorization: `Bearer ${jeton}` });
		expect(await statut("192.0.2.1", porteur(SECRET))).toBe(401);
		completeEnvironment({ METRICS_TOKEN: SECRET });
		expect(await statut("192.0.2.1", porteur(SECRET))).toBe(200);
		expect(await statut(undefined, porteur(SECRET))).toBe(200);
		expect(await statut("127.0.0.1", porteur(`${SECRET}x`))).toBe(401);
		expect(await statut("192.0.2.1")).toBe(401);
		expect(await statut("127.0.0.1")).toBe(200);
	});
});

test.each<Record<string, string>>([
	{ origin: "https://ailleurs.example", "sec-fetch-site": "cross-site" },
	{ origin: "null" },
	{ "sec-fetch-site": "cross-site" },
	{ "sec-fetch-site": "same-site" },
	{ "sec-fetch-site": "same-origin", host: "ailleurs.example:3000" },
])(
	"a web page in a browser of this machine may not read them: %o",
	async (entetes) => {
		completeEnvironment({ METRICS_TOKEN: SECRET });
		expect(await statut("127.0.0.1", entetes)).toBe(403);
		const authorization = `Bearer ${SECRET}`;
		expect(await statut("127.0.0.1", { ...entetes, authorization })).toBe(403);
	},
);

test("typing its address in a browser gives access, and no answer allows another origin", async () => {
	const host = new URL(reglages().siteUrl).host;
	for (const entetes of [
		{ "sec-fetch-site": "none", host: "127.0.0.1:3000" },
		{ "sec-fetch-site": "same-origin", host },
	])
		expect(await statut("::1", entetes)).toBe(200);
	for (const peer of ["127.0.0.1", "192.0.2.1"]) {
		const answer = await answerMetrics(appel(peer));
		const headers = commonHeaders(answer);
		expect(Object.keys(headers).join()).not.toContain("Access-Control");
		expect(headers["Cross-Origin-Resource-Policy"]).toBe("same-origin");
	}
});

test("requests are counted by kind, method and class of status, never by path", async () => {
	const read = async () => String((await answerMetrics(appel("::1"))).body);
	const of = (texte: string) =>
		[
			..."page GET 2xx,api GET 2xx,flux GET 2xx,fichier autre 5xx"
				.split(",")
				.map((one) => {
					const [sorte, methode, classe] = one.split(" ");
					return `bien_commun_requetes_total{sorte="${sorte}",methode="${methode}",statut="${classe}"}`;
				}),
			'bien_commun_requete_seconds_count{sorte="page"}',
		].map((name) => {
			const line = texte.split("\n").find((one) => one.startsWith(name));
			return Number(line?.slice(name.length) ?? 0);
		});
	// Another file of the same process may have counted before.
	const before = of(await read());
	for (const chemin of ["/projets/x", "/en", "/api/projets", "/flux/a.xml"])
		countRequest("GET", chemin, 200, 12);
	countRequest("BREW", "/donnees/projets.csv", 503, 3_000);
	const texte = await read();
	expect(of(texte).map((count, at) => count - (before[at] ?? 0))).toEqual([
		2, 1, 1, 1, 2,
	]);
	expect(texte).toMatch(/^bien_commun_base_ok 1$/m);
	expect(texte).toMatch(/^bien_commun_courriels\{statut="abandonne"\} 0$/m);
	expect(texte).toMatch(/^bien_commun_disque_libre_bytes [1-9]\d+/m);
	expect(texte).toMatch(/^nodejs_heap_size_used_bytes \d+$/m);
	expect(texte).not.toContain("projets");
	for (const ligne of texte.split("\n"))
		expect(ligne).toMatch(
			/^(?:# (?:HELP|TYPE) .+|[a-z_]\w*(?:\{.*\})? (?:\d\S*|\+Inf|Nan)|)$/,
		);
});
