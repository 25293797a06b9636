/** D25 and D26: the limits on bytes, texts and methods. */
import { expect, parLesDeuxPortes, parUnePorte, test } from "#e2e/fixtures/api";
import { envoyerOctets } from "#e2e/fixtures/client";
import { erreursDe } from "#e2e/fixtures/listes";
import { INPUT_MAX_OCTETS, NESTING_MAX } from "#lib/platform/validation/errors";

const OCTETS_MAX = 256 * 1024;
const JSON_TYPE = { "Content-Type": "application/json" };

parLesDeuxPortes(
	"D25: a body of 256 KiB is read, one byte more is 413, announced or chunked",
	async ({ membre }, api) => {
		for (const parMorceaux of [false, true])
			for (const [octets, attendu] of [
				[OCTETS_MAX - 1, 422],
				[OCTETS_MAX, 422],
				[OCTETS_MAX + 1, 413],
				[4 * OCTETS_MAX, 413],
			] as const) {
				const { statut } = await api.appeler("POST", "/api/besoins", {
					jeton: membre.jeton,
					brut: `{"titre":"${"x".repeat(octets - 12)}"}`,
					entetes: JSON_TYPE,
					parMorceaux,
				});
				expect([octets, parMorceaux, statut]).toEqual([
					...[octets, parMorceaux, attendu],
				]);
			}
		// The connection, or a new one, still works.
		const apres = await api.appeler("GET", "/api/moi", { jeton: membre.jeton });
		expect(apres.statut).toBe(200);
	},
);

parLesDeuxPortes(
	"D25: nesting is accepted to 32 levels and rejected beyond, as unreadable",
	async ({ membre }, api) => {
		const emboiter = (niveaux: number) =>
			`{"titre":${"[".repeat(niveaux - 1)}${"]".repeat(niveaux - 1)}}`;
		const types = async (brut: string) => {
			const reponse = await api.appeler("POST", "/api/besoins", {
				jeton: membre.jeton,
				brut,
				entetes: JSON_TYPE,
			});
			expect(reponse.statut).toBe(422);
			return erreursDe(reponse).map(({ type }) => type);
		};
		expect(await types(emboiter(NESTING_MAX))).toEqual([
			"string_type",
			"missing",
		]);
		expect(await types(emboiter(NESTING_MAX + 1))).toEqual(["json_invalid"]);
		expect(await types(emboiter(100_000))).toEqual(["json_invalid"]);
	},
);

parLesDeuxPortes(
	"D25: an input is echoed unchanged, up to 16 KiB of JSON",
	async ({ membre }, api) => {
		const proposer = async (nom: string) => {
			const reponse = await api.appeler("POST", "/api/projets", {
				jeton: membre.jeton,
				corps: {
					nom,
					accroche: "une accroche assez longue",
					description: "d".repeat(50),
					themes: ["a"],
				},
			});
			expect(reponse.statut).toBe(422);
			return erreursDe(reponse);
		};
		const juste = "x".repeat(INPUT_MAX_OCTETS - 2);
		expect((await proposer(juste))[0]?.input).toBe(juste);
		expect(await proposer(`${juste}x`)).toEqual([
			{
				type: "string_too_long",
				loc: ["body", "nom"],
				msg: "String should have at most 120 characters",
				ctx: { max_length: 120 },
			},
		]);
		expect((await proposer("  e\u0301 "))[0]?.input).toBe("  e\u0301 ");
	},
);

parUnePorte(
	"D25: texts are normalised before bounds, counted in code points, and controls rejected",
	async ({ membre }, api) => {
		const chercher = (q: string) =>
			api.appeler("GET", `/api/projets?q=${encodeURIComponent(q)}`, {
				jeton: membre.jeton,
			});
		for (const q of [
			"😀".repeat(100),
			`  ${"é".repeat(100)}\n`,
			"e\u0301".repeat(100),
		])
			expect((await chercher(q)).statut).toBe(200);
		expect(erreursDe(await chercher("😀".repeat(101)))).toMatchObject([
			{ type: "string_too_long", ctx: { max_length: 100 } },
		]);
		for (const q of ["a\u0000b", "\u0007", "\u009f", "a\u202eb", "\u2067"]) {
			const reponse = await chercher(q);
			expect(reponse.statut).toBe(422);
			expect(erreursDe(reponse)).toMatchObject([
				{ type: "value_error", loc: ["query", "q"], input: q },
			]);
		}
		const seul = await api.appeler("POST", "/api/besoins", {
			jeton: membre.jeton,
			brut: `{"titre":"\\ud800 une moitié","description":"${"d".repeat(50)}"}`,
			entetes: JSON_TYPE,
		});
		expect(erreursDe(seul)).toEqual([
			{
				type: "string_unicode",
				loc: ["body", "titre"],
				msg: "Input should be a valid string, unable to parse raw data as a unicode string",
			},
		]);
	},
);

parUnePorte(
	"D25: unknown parameters are ignored, the last of a repeated one counts",
	async ({ membre }, api) => {
		const lire = async (chemin: string) =>
			(await api.appeler("GET", chemin, { jeton: membre.jeton })).statut;
		expect(await lire("/api/projets?inconnu=1&__proto__=x&tri=votes")).toBe(
			200,
		);
		expect(await lire("/api/projets?tri=x&tri=votes")).toBe(200);
		expect(await lire("/api/projets?tri=votes&tri=x")).toBe(422);
	},
);

parLesDeuxPortes(
	"D26: HEAD is GET without its body",
	async ({ membre }, api) => {
		for (const [chemin, jeton] of [
			["/api/themes", membre.jeton],
			["/api/projets?limite=1", membre.jeton],
			["/api/moi", undefined],
			["/api/projets/inconnu", membre.jeton],
			["/api/inconnu", undefined],
			["/api/openapi.json", undefined],
		] as const) {
			const lu = await api.appeler("GET", chemin, { jeton });
			const tete = await api.appeler("HEAD", chemin, { jeton });
			expect([chemin, tete.statut]).toEqual([chemin, lu.statut]);
			expect(tete.octets.length).toBe(0);
			for (const nom of [
				"content-type",
				"etag",
				"cache-control",
				"x-total-count",
				"www-authenticate",
			])
				expect([nom, tete.entetes[nom]]).toEqual([nom, lu.entetes[nom]]);
		}
	},
);

test("D26: TRACE and CONNECT are 405", async ({ front }) => {
	const { port } = front.server;
	for (const chemin of ["/api/moi", "/", "/projets"]) {
		const trace = await front.appelerSansContrat("TRACE", chemin);
		expect([chemin, trace.statut]).toEqual([chemin, 405]);
		expect(trace.entetes.allow).toBeTruthy();
		expect(String(trace.octets)).not.toContain("TRACE");
	}
	const connect = await envoyerOctets(
		port,
		`CONNECT ailleurs.exemple:443 HTTP/1.1\r\nHost: ailleurs.exemple:443\r\nConnection: close\r\n\r\n`,
	);
	expect(connect.statut).toBe(405);
	expect(connect.texte).toMatch(/^allow: /im);
	expect(connect.texte).toContain('{"detail":"');
	expect((await front.appeler("GET", "/api/sante")).statut).toBe(200);
});

test("D26: a malformed percent escape is a 404, in JSON under /api, in HTML elsewhere", async ({
	front,
}) => {
	for (const fin of ["%", "%2", "%zz", "%E0%A4%A", "projets/%ff", "%C3%28"]) {
		const api = await front.appeler("GET", `/api/${fin}`);
		expect([fin, api.statut]).toEqual([fin, 404]);
		const page = await front.appelerSansContrat("GET", `/${fin}`);
		expect([fin, page.statut]).toEqual([fin, 404]);
		expect(page.entetes["content-type"]).toMatch(/^text\/html/);
	}
});

test("D26: long paths, long queries and unusual ones are answered in their format", async ({
	front,
	monde: { membre },
}) => {
	const long = "a".repeat(9 * 1024);
	const { jeton } = membre;
	expect((await front.appeler("GET", `/api/${long}`)).statut).toBe(404);
	expect(
		(await front.appeler("GET", `/api/projets/${long}`, { jeton })).statut,
	).toBe(404);
	expect(
		(await front.appeler("GET", `/api/projets?q=${long}`, { jeton })).statut,
	).toBe(422);
	const tropLong = await front.appeler("GET", `/api/${long}${long}`);
	expect([tropLong.statut, tropLong.json]).toEqual([
		...[431, { detail: expect.any(String) }],
	]);
	for (const chemin of [
		"/api/../api/moi",
		"/api//moi",
		"/api/%2e%2e/moi",
		"/api/projets/%00",
		"/api/projets/%2F..%2Fmoi",
		"/api/projets/..",
		"/api/projets/__proto__",
		"/api/constructor",
	])
		expect([
			chemin,
			(await front.appeler("GET", chemin, { jeton })).statut,
		]).toEqual([chemin, 404]);
});

test("D26: two Host headers are rejected, a foreign one too, and the absolute form is served", async ({
	front,
}) => {
	const { port } = front.server;
	const ligne = (cible: string, ...hosts: string[]) =>
		envoyerOctets(
			port,
			[
				`GET ${cible} HTTP/1.1`,
				...hosts.map((host) => `Host: ${host}`),
				"Connection: close",
				"\r\n",
			].join("\r\n"),
		);
	const nous = `localhost:${port}`;
	expect((await ligne("/api/sante", nous)).statut).toBe(200);
	expect((await ligne("/api/moi", nous, nous)).statut).toBe(400);
	expect((await ligne("/api/moi", nous, "ailleurs.exemple")).statut).toBe(400);
	expect((await ligne("/api/moi", "ailleurs.exemple")).statut).toBe(400);
	expect((await ligne("/api/moi")).statut).toBe(400);
	expect((await ligne(`http://${nous}/api/moi`, nous)).statut).toBe(401);
	expect((await ligne(`http://${nous}/api/themes?x=1`, nous)).statut).toBe(401);
	const upgrade = await envoyerOctets(
		port,
		`GET /api/moi HTTP/1.1\r\nHost: ${nous}\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n`,
	);
	expect(upgrade.statut).toBe(401);
	const autre = await envoyerOctets(port, "pas du HTTP\r\n\r\n");
	expect(autre.statut).toBe(400);
	expect(autre.texte).toContain('{"detail":"');
});

test("logs identify each request by its identifier and path, never by a token, an address or a query", async ({
	front,
	monde: { membre },
}) => {
	const { entetes } = await front.appeler("GET", "/api/projets?q=confidence", {
		jeton: membre.jeton,
		entetes: { Cookie: "session=tressecret", "X-Forwarded-For": "203.0.113.9" },
	});
	const id = String(entetes["x-request-id"]);
	await expect.poll(() => front.server.log()).toContain(id);
	const log = front.server.log();
	expect(log).toMatch(new RegExp(`"requete":"${id}".*"chemin":"/api/projets"`));
	for (const secret of [
		membre.jeton,
		membre.courriel,
		"confidence",
		"tressecret",
		"203.0.113.9",
		"postgresql://",
	])
		expect(log).not.toContain(secret);
});
