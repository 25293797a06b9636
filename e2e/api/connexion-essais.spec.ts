/** Sign-in by code: guesses, and the use of a right code. */
import { compter, enParallele } from "#e2e/fixtures/charge";
import {
	demander,
	expect,
	formulaireDuCode,
	PAGE_CODE,
	type SiteDeConnexion,
	sessionsDe,
	test,
} from "#e2e/fixtures/connexion";
import { autreCode, codePour } from "#e2e/fixtures/courriels";
import { dureeMax, relever, taille } from "#e2e/fixtures/epreuve";

test.describe.configure({ timeout: dureeMax(180, 1_800) });

/** A browser that waits for the code of a new mail. */
async function quiAttend(site: SiteDeConnexion, courriel: string) {
	const navigateur = site.navigateur();
	expect((await demander(navigateur, courriel)).statut).toBe(303);
	return {
		navigateur,
		formulaire: await formulaireDuCode(navigateur),
		code: await codePour(site.server, courriel),
	};
}

function essaisDe(site: SiteDeConnexion, courriel: string) {
	return site.base.ligne<{ essais: number; utilise: boolean }>(
		"SELECT essais, utilise_le IS NOT NULL AS utilise FROM defis WHERE courriel = $1",
		[courriel],
	);
}

test("guessing at 50 connections opens no session, and after the fifth guess the right code is refused", async ({
	site,
}) => {
	const courriel = "devine@exemple.fr";
	const nombre = taille(60, 5_000);
	const { navigateur, formulaire, code } = await quiAttend(site, courriel);
	const debut = performance.now();
	// From many networks: one alone is limited in forms per minute.
	const reponses = await enParallele(nombre, 50, (rang) =>
		navigateur.envoyer(
			formulaire,
			{ code: autreCode(code, rang + 1) },
			{
				Origin: `http://localhost:${site.server.port}`,
				"X-Forwarded-For": `198.51.100.${rang % 250}`,
			},
		),
	);
	const secondes = (performance.now() - debut) / 1000;
	expect(compter(reponses.map(({ statut }) => statut))).toEqual({
		200: nombre,
	});
	expect(navigateur.cookies.has("bc-session")).toBe(false);
	const juste = await navigateur.envoyer(formulaire, { code });
	expect(juste.statut).toBe(200);
	expect(juste.octets.toString()).toContain("Cinq essais ont été faits");
	expect(await essaisDe(site, courriel)).toEqual({ essais: 5, utilise: false });
	expect(await sessionsDe(site.base, courriel)).toBe(0);
	relever("5,000 guesses open no session", {
		guesses: nombre,
		sessions: 0,
		"guesses per second": Math.round(nombre / secondes),
	});
});

test("of 200 codes at once with the right one among them, five at most are checked, and one session at most is opened", async ({
	site,
}) => {
	const courriel = "ensemble@exemple.fr";
	const { navigateur, formulaire, code } = await quiAttend(site, courriel);
	await enParallele(200, 200, (rang) =>
		navigateur.envoyer(formulaire, {
			code: rang === 100 ? code : autreCode(code, rang + 1),
		}),
	);
	const { essais } = await essaisDe(site, courriel);
	expect(essais).toBeLessThanOrEqual(5);
	const sessions = await sessionsDe(site.base, courriel);
	expect(sessions).toBeLessThanOrEqual(1);
	relever("200 codes at once", { "looked at": essais, sessions });
});

test("the right code sent 100 times at once opens exactly one session", async ({
	site,
}) => {
	const courriel = "cent-fois@exemple.fr";
	const { navigateur, formulaire, code } = await quiAttend(site, courriel);
	const reponses = await enParallele(100, 100, () =>
		navigateur.envoyer(formulaire, { code }),
	);
	expect(reponses.filter(({ statut }) => statut >= 500)).toEqual([]);
	expect(await sessionsDe(site.base, courriel)).toBe(1);
	expect(await essaisDe(site, courriel)).toMatchObject({ utilise: true });
	relever("the right code 100 times at once", { sessions: 1 });
});

test("the mail's link only fills in the field: GET and HEAD sign nobody in, twenty times, in this browser or another, and the code stays valid", async ({
	site,
}) => {
	const courriel = "lien@exemple.fr";
	const { navigateur, formulaire, code } = await quiAttend(site, courriel);
	const ailleurs = site.navigateur();
	const lien = `${PAGE_CODE}?code=${code}`;
	for (let fois = 0; fois < 20; fois += 1)
		for (const methode of ["GET", "HEAD"]) {
			const ici = await navigateur.lire(lien, methode);
			const la = await ailleurs.lire(lien, methode);
			expect([ici.statut, la.statut]).toEqual([200, 200]);
			if (methode === "GET") {
				expect(ici.octets.toString()).toContain(`value="${code}"`);
				expect(la.octets.toString()).toContain("n’attend pas de code");
				expect(la.octets.toString()).not.toContain('name="code"');
			}
		}
	expect(await essaisDe(site, courriel)).toEqual({ essais: 0, utilise: false });
	expect(await sessionsDe(site.base, courriel)).toBe(0);
	expect(ailleurs.cookies.size).toBe(0);
	expect((await navigateur.envoyer(formulaire, { code })).statut).toBe(303);
	expect(await sessionsDe(site.base, courriel)).toBe(1);
});

test("a code typed in another browser opens no session, and costs the right browser no try", async ({
	site,
}) => {
	const courriel = "autre-navigateur@exemple.fr";
	const { navigateur, formulaire, code } = await quiAttend(site, courriel);
	const autre = await quiAttend(site, "celui-la@exemple.fr");
	for (let fois = 0; fois < 10; fois += 1)
		await autre.navigateur.envoyer(autre.formulaire, { code });
	expect(autre.navigateur.cookies.has("bc-session")).toBe(false);
	expect(await essaisDe(site, courriel)).toMatchObject({ essais: 0 });
	await navigateur.envoyer(formulaire, { code });
	expect(navigateur.cookies.has("bc-session")).toBe(true);
});

test("a form sent by another site, without Origin, or with a null one is rejected, whatever the cookies", async ({
	site,
}) => {
	const courriel = "origine@exemple.fr";
	const { navigateur, formulaire, code } = await quiAttend(site, courriel);
	const port = site.server.port;
	const envois: Record<string, string>[] = [
		{},
		{ Origin: "null" },
		{ Origin: "https://ailleurs.test" },
		{ Origin: `http://localhost:${port}.ailleurs.test` },
		{ Origin: `http://127.0.0.1:${port}` },
	];
	for (const entetes of envois) {
		const { statut } = await navigateur.envoyer(formulaire, { code }, entetes);
		expect(statut, JSON.stringify(entetes)).toBeGreaterThanOrEqual(400);
	}
	expect(await essaisDe(site, courriel)).toEqual({ essais: 0, utilise: false });
	expect(await sessionsDe(site.base, courriel)).toBe(0);
});

test("the session cookie is restricted to this site, its server and its own pages; signing out closes the session itself", async ({
	site,
}) => {
	const courriel = "cookie@exemple.fr";
	const { navigateur, formulaire, code } = await quiAttend(site, courriel);
	const entree = await navigateur.envoyer(formulaire, { code });
	const cookies = entree.entetes["set-cookie"] ?? [];
	const session = cookies.find((ligne) => ligne.startsWith("bc-session="));
	expect(session).toMatch(/^bc-session=[\w-]{43};/);
	expect(session).toMatch(/; Path=\/(?:;|$)/);
	expect(session).toMatch(/; HttpOnly/);
	expect(session).toMatch(/; SameSite=lax/i);
	expect(session).not.toMatch(/Secure|Domain/i);
	const kept = await site.base.lignes<{ ligne: string }>(
		"SELECT to_jsonb(s)::text AS ligne FROM sessions s",
	);
	const name = navigateur.cookies.get("bc-session") ?? "";
	expect(JSON.stringify(kept)).not.toContain(name);
	const qui = await navigateur.lire("/api/auth/session");
	expect(qui.json).toEqual({ user: { name: null } });
	expect(qui.entetes["cache-control"]).toBe("no-store");
	expect(qui.entetes["access-control-allow-origin"]).toBeUndefined();
	await site.base.lignes(
		"UPDATE comptes SET suspendu = true, suspendu_le = now() WHERE courriel = $1",
		[courriel],
	);
	expect((await navigateur.lire("/api/auth/session")).json).toEqual({});
});
