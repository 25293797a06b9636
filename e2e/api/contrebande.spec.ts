/** Ambiguous messages, and forms with arguments that reach beyond values: rejected, at once, and no hidden request is served. */
import { expect, test } from "#e2e/fixtures/api";
import { enParallele } from "#e2e/fixtures/charge";
import { envoyerOctets } from "#e2e/fixtures/client";
import { cueillir, multipart } from "#e2e/fixtures/formulaires";
import { lignesEnFaute } from "#e2e/fixtures/journal-du-serveur";

/** The smuggled request: a misled server would serve it. */
const CACHE = "GET /api/sante HTTP/1.1\r\nHost: HOTE\r\n\r\n";

const SUITE = `0\r\n\r\n${CACHE}`;

/** Headers of a POST whose body is `SUITE`, and whose end two parsers could place differently. */
const COUPES: readonly string[] = [
	"Content-Length: 5\r\nTransfer-Encoding: chunked",
	"Transfer-Encoding: chunked\r\nContent-Length: 5",
	"Content-Length: 5\r\ntransfer-encoding: CHUNKED",
	"Content-Length: 5\r\nTransfer-Encoding: identity",
	"Content-Length: 5\r\nTransfer-Encoding: chunked, identity",
	"Transfer-Encoding: xchunked",
	"Transfer-Encoding: chunked, x",
	"Transfer-Encoding: identity",
	"Transfer-Encoding: x",
	"Transfer-Encoding : chunked",
	"Transfer-Encoding:\u000bchunked",
	"Transfer-Encoding: chunked\r\nTransfer-Encoding: x",
	"Transfer-Encoding: \u0000chunked",
	"Transfer-Encoding\u0000: chunked",
	" Transfer-Encoding: chunked",
	"X: y\r\n Transfer-Encoding: chunked\r\nContent-Length : 5",
	"X: y\nTransfer-Encoding: chunked\r\nContent-Length: 5",
	"X: y\rTransfer-Encoding: chunked\r\nContent-Length: 5",
	"Content-Length: 5\r\nContent-Length: 6",
	"Content-Length: 5, 6",
	"Content-Length: +5",
	"Content-Length: -1",
	"Content-Length: 5x",
	"Content-Length: 0x5",
	"Content-Length: 99999999999999999999",
	"Content-Length : 5",
	"Content-Length:\u00005",
	"Content Length: 5",
	": x",
	"X",
	"X\u007f: y",
	"Host: HOTE",
	"Host: ailleurs.exemple",
];

/** Chunked bodies with ambiguous chunks. */
const MORCEAUX: readonly string[] = [
	"0x5\r\nabcde\r\n0\r\n\r\n",
	"-1\r\nabcde\r\n0\r\n\r\n",
	"+5\r\nabcde\r\n0\r\n\r\n",
	" 5\r\nabcde\r\n0\r\n\r\n",
	"5 \r\nabcdeXX0\r\n\r\n",
	"5\nabcde\r\n0\r\n\r\n",
	"5\r\nabcdeX\r\n0\r\n\r\n",
	"g\r\nabcde\r\n0\r\n\r\n",
	"fffffffffffffffff\r\nabcde\r\n0\r\n\r\n",
	"5;\u0000\r\nabcde\r\n0\r\n\r\n",
];

/** Request lines that are not valid HTTP 1.1, or name another target. */
const LIGNES: readonly string[] = [
	"GET /api/sante HTTP/1.2",
	" GET /api/sante HTTP/1.1",
	"GET /api\u0000/sante HTTP/1.1",
	"GET /api/sante HTTP/1.1 x",
	"G\u0000T /api/sante HTTP/1.1",
	"GET http://ailleurs.exemple/api/sante HTTP/1.1",
];

/** Host names close to the site's own. */
const HOTES: readonly string[] = [
	...["x@HOTE", "x:y@HOTE", "HOTE.", "HOTE/", "HOTE, HOTE", "HOTE\\x"],
	...["localhost.:80", " ", "", "[::1", "HOTE#x", "HOTE?x", "HOTE\tx"],
];

test("messages that two servers could parse differently are rejected, and no request hidden in them is served", async ({
	front,
}) => {
	const { port } = front.server;
	const hote = `localhost:${port}`;
	const tete = [
		...["POST /api/sante HTTP/1.1", "Host: HOTE", "Connection: close"],
	];
	const messages = [
		...COUPES.map((coupe) => [...tete, coupe, "", SUITE].join("\r\n")),
		...MORCEAUX.map((corps) =>
			[...tete, "Transfer-Encoding: chunked", "", corps + CACHE].join("\r\n"),
		),
		...LIGNES.map((ligne) =>
			[ligne, "Host: HOTE", "Connection: close", "", CACHE].join("\r\n"),
		),
		...HOTES.map((nom) =>
			[
				"GET /api/moi HTTP/1.1",
				`Host: ${nom}`,
				"Connection: close",
				"",
				"",
			].join("\r\n"),
		),
	];
	expect(messages.length).toBeGreaterThan(60);
	const recus = await enParallele(messages.length, 8, async (rang) => {
		const message = (messages[rang] ?? "").replaceAll("HOTE", hote);
		const { statut, texte } = await envoyerOctets(port, message);
		const reponses = texte.match(/^HTTP\/1\.1 /gm)?.length ?? 0;
		return [message.slice(0, 160), statut, reponses];
	});
	// One error each: malformed, or a method that is not allowed, whatever its
	// body.
	expect(
		recus.filter(
			([, statut, fois]) => (statut !== 400 && statut !== 405) || fois !== 1,
		),
	).toEqual([]);
	expect((await front.appeler("GET", "/api/sante")).statut).toBe(200);
});

test("more headers than any browser sends get 431, by number and by size", async ({
	front,
}) => {
	const { port } = front.server;
	const avec = (lignes: string) =>
		envoyerOctets(
			port,
			`GET /api/sante HTTP/1.1\r\nHost: localhost:${port}\r\n${lignes}Connection: close\r\n\r\n`,
		);
	expect((await avec("X: y\r\n".repeat(100))).statut).toBe(200);
	expect((await avec(`X: ${"y".repeat(20_000)}\r\n`)).statut).toBe(431);
	const nombreux = Array.from(
		{ length: 1_500 },
		(_, rang) => `X-${rang}: yyyyyyyy\r\n`,
	);
	expect((await avec(nombreux.join(""))).statut).toBe(431);
});

/** Arguments of an action that reach beyond plain values, or never end. */
function pieges(): (readonly [string, string])[][] {
	const niveaux = 40;
	const doubles = Array.from(
		{ length: niveaux },
		(_, rang): [string, string] => [
			String(rang),
			JSON.stringify([`$${rang + 1}`, `$${rang + 1}`]),
		],
	);
	// Written as text: an object with a "then" would itself be a trap.
	const executer = `{"then":"$1:__proto__:then","status":"resolved_model","reason":-1,"value":"{\\"then\\":\\"$B1337\\"}","_response":{"_prefix":"process.exit(3);//","_chunks":"$Q2","_formData":{"get":"$1:constructor:constructor"}}}`;
	return [
		[
			["0", executer],
			["1", '"$@0"'],
			["2", "[]"],
		],
		[["0", '["$@0","$@0"]']],
		[["0", '["$0"]']],
		[["0", '{"then":"$0"}']],
		[
			["0", '["$1"]'],
			["1", '["$0"]'],
		],
		[...doubles, [String(niveaux), "[1]"]],
		[["0", `${"[".repeat(50_000)}${"]".repeat(50_000)}`]],
		[["0", `["$n${"9".repeat(290_000)}"]`]],
		[
			["0", '["$Q1"]'],
			["1", `[${"[1,1],".repeat(30_000)}[1,1]]`],
		],
		[
			["0", '["$1:constructor:constructor"]'],
			["1", "{}"],
		],
		[
			["0", '["$1:__proto__:toString"]'],
			["1", "[]"],
		],
		[
			["0", `["$1${":0".repeat(90_000)}"]`],
			["1", "[[]]"],
		],
	];
}

test("arguments that would run code, or never end, are rejected while others are served, and log no error", async ({
	front,
}) => {
	const page = "/compte/connexion";
	const { formulaires } = await cueillir(front, "", [page]);
	const [formulaire] = formulaires;
	if (!formulaire) throw new Error("no form");
	const avant = lignesEnFaute(front.server.log());
	const Origin = `http://localhost:${front.server.port}`;
	const voies: readonly Record<string, string>[] = [
		{ "Next-Action": formulaire.action },
		{},
	];
	for (const piege of pieges())
		for (const suite of voies) {
			const parties = piege.map(([nom, valeur]) => ({
				nom: "Next-Action" in suite ? nom : `$ACTION_1:${nom}`,
				valeur,
			}));
			const { brut, type } = multipart([
				{ nom: "$ACTION_REF_1", valeur: "" },
				...parties,
			]);
			const entetes = { Origin, "Content-Type": type, ...suite };
			const [{ statut, ms }, sante] = await Promise.all([
				front.appelerSansContrat("POST", page, { brut, entetes }),
				front.appelerSansContrat("GET", "/api/sante"),
			]);
			const quoi = JSON.stringify(piege).slice(0, 120);
			expect([quoi, statut >= 200 && statut < 500]).toEqual([quoi, true]);
			// A tenth of a second on an idle machine; an endless one would never
			// return.
			expect([quoi, ms < 5_000, sante.statut]).toEqual([quoi, true, 200]);
		}
	expect(lignesEnFaute(front.server.log())).toEqual(avant);
	expect(front.server.isOver()).toBe(false);
});
