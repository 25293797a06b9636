/** What the front rejects before anything else, and in which format. */
import { expect, test } from "#e2e/fixtures/api";
import { envoyerOctets } from "#e2e/fixtures/client";
import { lignesEnFaute } from "#e2e/fixtures/journal-du-serveur";
import { FORMULAIRE_MAX_OCTETS } from "#lib/platform/validation/forms";

test("a path that could be parsed in two ways is rejected with a readable page", async ({
	front,
}) => {
	for (const chemin of [
		...["/./dev/courriels", "/x/../dev/courriels", "/_next/../dev/courriels"],
		...["/x/%2e%2e/projets", "/.%2E/a", "//projets", "/projets//a"],
		...["/projets%2fa", "/projets%5Ca", "/projets\\a", "/projets%00"],
		...["/en/../x", "/desinscription/../moderation/comptes/4"],
	]) {
		const reponse = await front.appelerSansContrat("GET", chemin);
		expect([chemin, reponse.statut]).toEqual([chemin, 400]);
		expect(reponse.entetes["content-type"]).toMatch(/^text\/html/);
		expect(reponse.entetes["content-security-policy"]).toContain("'none'");
		expect(reponse.octets.toString()).toContain(
			chemin.startsWith("/en/") ? "Request not understood" : "Demande mal",
		);
	}
	const api = await front.appeler("GET", "/api/x/../../projets");
	expect(api.statut).toBe(404);
});

test("an escape that hides nothing equals the letter itself, and a prefix in other letter case or a name of Next's own is unknown", async ({
	front,
}) => {
	const { port } = front.server;
	const api = await front.appelerSansContrat("GET", "/%61pi/moi");
	expect(api.statut).toBe(401);
	expect((await front.appelerSansContrat("GET", "/%70rojets")).statut).toBe(
		200,
	);
	for (const chemin of [
		...["/EN/projets", "/En", "/FR/projets", "/API/projets", "/Api/moi"],
		...["/_NEXT/static/a.js", "/EN/dev/courriels", "/API/dev/courriels"],
		...["/EN/flux/projets.xml", "/%45N/flux/projets.xml"],
		...["/_global-error", "/%5Fglobal-error?a", "/projets.rsc", "/x.rsc"],
	]) {
		const reponse = await front.appelerSansContrat("GET", chemin);
		expect([chemin, reponse.statut]).toEqual([chemin, 404]);
		expect(reponse.entetes["content-type"]).toMatch(/^text\/html/);
		expect(reponse.octets.toString()).toContain("Page introuvable");
	}
	const ailleurs = await envoyerOctets(
		port,
		`GET http://ailleurs.exemple/projets HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`,
	);
	expect(ailleurs.statut).toBe(400);
	expect(ailleurs.texte).not.toMatch(/^location:/im);
});

test("a request to a page from another origin, over the limit or unreadable is rejected with a readable page, and logs no error", async ({
	front,
}) => {
	const { port } = front.server;
	const ici = { Origin: `http://localhost:${port}` };
	const type = "multipart/form-data; boundary=limite-des-essais";
	const avant = lignesEnFaute(front.server.log());
	const poster = (
		brut: string,
		entetes: Record<string, string>,
		parMorceaux = false,
	) =>
		front.appelerSansContrat("POST", "/decrire", {
			brut,
			entetes: { "Content-Type": type, ...entetes },
			parMorceaux,
		});
	const long = "a".repeat(FORMULAIRE_MAX_OCTETS + 1);
	const champ = (nom: string, valeur: string) =>
		`--limite-des-essais\r\nContent-Disposition: form-data; name="${nom}"\r\n\r\n${valeur}\r\n`;
	const cas: [number, string, Record<string, string>, boolean?][] = [
		[403, "", {}],
		[403, "", { Origin: "null" }],
		[403, "", { Origin: "https://ailleurs.exemple" }],
		[413, long, ici],
		[413, long, ici, true],
		[400, "rien de tel", ici],
		[
			400,
			`${champ("$ACTION_REF_1", "")}${champ("$ACTION_1:0", "{")}--limite-des-essais--`,
			ici,
		],
	];
	const { octets } = await front.appelerSansContrat("GET", "/decrire");
	const [, action = ""] =
		/&quot;id&quot;:&quot;([0-9a-f]+)&quot;/.exec(octets.toString()) ?? [];
	expect(action).not.toBe("");
	for (const corps of ["[", "{}", "null", "1", '["$1"]', '["$F0"]', '["$K9"]'])
		cas.push([
			400,
			corps,
			{ ...ici, "Next-Action": action, "Content-Type": "text/plain" },
		]);
	for (const [statut, corps, entetes, parMorceaux] of cas) {
		const reponse = await poster(corps, entetes, parMorceaux);
		expect([corps.slice(0, 60), entetes, reponse.statut]).toEqual([
			...[corps.slice(0, 60), entetes, statut],
		]);
		expect(reponse.entetes["content-type"]).toMatch(/^text\/html/);
		expect(reponse.octets.toString()).toMatch(/<h1>[^<]+<\/h1>/);
	}
	for (const etat of [
		"",
		"[]",
		"null",
		"[1]",
		'["$@1"]',
		'[{"tour":"x"}]',
		"{",
		"$@1",
	]) {
		const lie = [
			champ("$ACTION_REF_1", ""),
			champ("$ACTION_1:0", `{"id":"${action}","bound":"$@1"}`),
			...(etat === "" ? [] : [champ("$ACTION_1:1", etat)]),
			champ("nom", "x"),
			"--limite-des-essais--\r\n",
		].join("");
		const { statut } = await poster(lie, ici);
		expect([etat, [200, 400].includes(statut)]).toEqual([etat, true]);
	}
	expect(lignesEnFaute(front.server.log())).toEqual(avant);
});

test("an unusual range of a file, and a theme that no feed can have, log no error", async ({
	front,
}) => {
	const avant = lignesEnFaute(front.server.log());
	const page = await front.appelerSansContrat("GET", "/");
	const [fichier = ""] =
		/\/_next\/static\/[^"]+\.js/.exec(page.octets.toString()) ?? [];
	expect(fichier).not.toBe("");
	for (const Range of ["bytes=5-2", "bytes=0-99999999999999999999"])
		expect(
			(await front.appelerSansContrat("GET", fichier, { entetes: { Range } }))
				.statut,
		).toBe(200);
	for (const chemin of [
		...["/flux/projets.xml", "/en/flux/besoins.xml", "/flux/articles.xml"],
	])
		for (const theme of ["%00", "a%00b", "%f0%9f%98%80", "A", "%"]) {
			const adresse = `${chemin}?theme=${theme}`;
			const flux = await front.appelerSansContrat("GET", adresse);
			expect([adresse, flux.statut]).toEqual([adresse, 200]);
			expect(flux.octets.toString()).toContain("</feed>");
		}
	const lecture = await front.appelerSansContrat(
		"GET",
		"/flux/projets.xml?theme=%00",
		{ entetes: { "Sec-Fetch-Dest": "document" } },
	);
	expect(lecture.statut).toBe(200);
	expect(lignesEnFaute(front.server.log())).toEqual(avant);
});

test("an Expect header that cannot be met is rejected in the usual format", async ({
	front,
}) => {
	const { port } = front.server;
	const { statut, texte } = await envoyerOctets(
		port,
		`GET /api/sante HTTP/1.1\r\nHost: localhost:${port}\r\nExpect: une tasse\r\nConnection: close\r\n\r\n`,
	);
	expect(statut).toBe(417);
	expect(texte).toMatch(/^x-content-type-options: nosniff/im);
	expect(texte).toContain('{"detail":"');
});

test("the redirect from another loopback name to the site's own name has the headers of every page", async ({
	front,
}) => {
	const { port } = front.server;
	const reponse = await front.appelerSansContrat("GET", "/projets?q=x", {
		entetes: { Host: `127.0.0.1:${port}` },
	});
	expect(reponse.statut).toBe(307);
	expect(reponse.entetes.location).toBe(`http://localhost:${port}/projets?q=x`);
	expect(reponse.entetes["content-security-policy"]).toContain("'none'");
	expect(reponse.entetes["x-content-type-options"]).toBe("nosniff");
});

test("the path of next-auth lists the methods it accepts", async ({
	front,
}) => {
	for (const methode of ["POST", "PUT", "PATCH", "DELETE", "PROPFIND"]) {
		const { statut, entetes, json } = await front.appelerSansContrat(
			methode,
			"/api/auth/session",
		);
		expect([methode, statut, entetes.allow]).toEqual([
			...[methode, 405, "GET, HEAD"],
		]);
		expect(json).toEqual({ detail: expect.any(String) });
	}
});
