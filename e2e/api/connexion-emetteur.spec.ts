/** Signing in at an issuer of OpenID Connect: the first time by our code, and never by what an issuer says wrongly. */
import { randomUUID } from "node:crypto";
import { enParallele } from "#e2e/fixtures/charge";
import {
	expect,
	formulaireDuCode,
	ouvrir,
	PAGE_ADRESSE,
	PAGE_CODE,
	type SiteDeConnexion,
	seConnecter,
	sessionsDe,
	test,
	vieillir,
} from "#e2e/fixtures/connexion";
import { codePour, courrielsPour } from "#e2e/fixtures/courriels";
import {
	CLIENT,
	type Emetteur,
	type Faute,
	ouvrirEmetteur,
	type Personne,
	partirChez,
	reglagesDuSite,
	revenirDe,
} from "#e2e/fixtures/emetteur";
import { PLEINE_TAILLE, taille } from "#e2e/fixtures/epreuve";
import type { Navigateur } from "#e2e/fixtures/navigateur";

const STARTS_MS = 600_000;
test.describe.configure({ mode: "default", timeout: STARTS_MS });

const CHEF = "chef@exemple.fr";

let emetteur: Emetteur;
let site: Awaited<ReturnType<typeof ouvrir>>;

test.beforeAll(async () => {
	test.setTimeout(STARTS_MS);
	emetteur = await ouvrirEmetteur();
	site = await ouvrir({
		...reglagesDuSite(emetteur),
		ADMIN_EMAILS: CHEF,
	});
});

test.beforeEach(async () => {
	await site.base.lignes(
		"TRUNCATE comptes, courriels, defis, envois_codes, journal, limites CASCADE",
	);
});

test.afterAll(async () => {
	await site?.fermer();
	await emetteur?.fermer();
});

function quelquUn(courriel = `${randomUUID()}@exemple.fr`): Personne {
	return { sub: randomUUID(), courriel };
}

async function passer(
	navigateur: Navigateur,
	personne: Personne,
	faute?: Faute,
	chez = emetteur,
): Promise<string> {
	chez.regler(personne, faute);
	return revenirDe(navigateur, chez.autoriser(await partirChez(navigateur)));
}

/** The first sign-in of somebody, by the code that their mailbox got. */
async function lier(
	{ server }: SiteDeConnexion,
	navigateur: Navigateur,
	personne: Personne,
	rang = 1,
	chez = emetteur,
): Promise<void> {
	expect(await passer(navigateur, personne, {}, chez)).toBe(PAGE_CODE);
	const code = await codePour(server, personne.courriel, rang);
	const { entetes } = await navigateur.envoyer(
		await formulaireDuCode(navigateur),
		{ code },
	);
	expect(entetes.location).toBe("/compte");
}

async function compter(
	{ base }: SiteDeConnexion,
	quoi: "comptes" | "sessions" | "identites_externes",
): Promise<number> {
	return (
		await base.ligne<{ n: number }>(`SELECT count(*)::int AS n FROM ${quoi}`)
	).n;
}

const AT_ONCE = taille(40, 100);
const echec = `${PAGE_ADRESSE}?emetteur=echec`;

test("the first time a code goes to the address that the issuer names, and says so; the right one makes the account and links it, by mail and in the journal; the second time none is asked for, and no role comes with it; unlinked, a code is asked for again", async () => {
	const { base, server } = site;
	const personne = quelquUn();
	const { sub, courriel } = personne;
	const premier = site.navigateur();
	expect(await passer(premier, personne)).toBe(PAGE_CODE);
	expect(await compter(site, "comptes")).toBe(0);
	const page = (await premier.lire(PAGE_CODE)).octets.toString();
	expect(page).toMatch(
		/Essai Connect nous donne l’adresse .*cette fois seulement/,
	);
	const code = await codePour(server, courriel);
	await premier.envoyer(await formulaireDuCode(premier), { code });
	expect(
		await base.lignes("SELECT emetteur, sub FROM identites_externes"),
	).toEqual([{ emetteur: emetteur.adresse, sub }]);
	expect(
		await base.lignes("SELECT acte FROM journal WHERE acte LIKE '%Identite'"),
	).toEqual([{ acte: "lierIdentite" }]);
	await expect
		.poll(async () =>
			(await courrielsPour(server, courriel)).map(({ sujet }) => sujet),
		)
		.toContain("Votre compte sur Bien commun est relié");
	const second = site.navigateur();
	expect(
		await passer(second, personne, {
			dit: { role: "admin", groups: ["admin"] },
		}),
	).toBe("/compte");
	expect(await sessionsDe(base, courriel)).toBe(2);
	expect(await base.ligne("SELECT role FROM comptes")).toEqual({
		role: "membre",
	});
	const { id } = await base.ligne<{ id: number }>(
		"SELECT id FROM identites_externes",
	);
	const profil = await second.formulaire("/compte/profil", "Délier");
	await second.envoyer(profil, { identite: String(id) });
	expect(await compter(site, "identites_externes")).toBe(0);
	await vieillir(base, 3600);
	expect(await passer(site.navigateur(), personne)).toBe(PAGE_CODE);
});

test("signing out leads to the issuer's own page, with the token of that session and the site's address; a session by code does not", async () => {
	const navigateur = site.navigateur();
	const personne = quelquUn();
	await lier(site, navigateur, personne);
	for (const un of [navigateur, site.navigateur()]) {
		if (un !== navigateur) expect(await passer(un, personne)).toBe("/compte");
		const { entetes } = await un.envoyer(
			await un.formulaire("/compte", "Se déconnecter"),
		);
		const vers = new URL(String(entetes.location));
		expect(`${vers.origin}${vers.pathname}`).toBe(`${emetteur.adresse}/sortir`);
		expect(vers.searchParams.get("id_token_hint")?.split(".")).toHaveLength(3);
		expect(vers.searchParams.get("post_logout_redirect_uri")).toBe(
			`http://localhost:${site.server.port}`,
		);
		expect(vers.searchParams.get("state")).toBeTruthy();
	}
	expect(await compter(site, "sessions")).toBe(0);
	const { entetes } = await navigateur.lire(PAGE_ADRESSE);
	expect(entetes["content-security-policy"]).toContain(
		`form-action 'self' ${emetteur.adresse};`,
	);
	expect(
		(await navigateur.lire("/projets")).entetes["content-security-policy"],
	).toContain("form-action 'self';");
});

const PASSE = () => Math.floor(Date.now() / 1000);

test("twenty-one wrong answers of an issuer each lead to the sign-in page with one sentence: no account, no session, no code, and the right answer after them is taken", async () => {
	const fautes: readonly (readonly [string, Faute])[] = [
		["another key", { signature: "autre" }],
		["no signature", { signature: "none" }],
		["signed with the client's secret", { signature: "HS256" }],
		["another issuer", { dit: { iss: "https://autre.exemple" } }],
		["another audience", { dit: { aud: "autre" } }],
		[
			"several audiences, for another",
			{ dit: { aud: [CLIENT, "autre"], azp: "autre" } },
		],
		["expired for more than a minute", { dit: { exp: PASSE() - 70 } }],
		["not yet, for more than a minute", { dit: { nbf: PASSE() + 600 } }],
		["without an end", { dit: { exp: undefined } }],
		["another nonce", { dit: { nonce: "autre" } }],
		["without nonce", { dit: { nonce: undefined } }],
		["without sub", { dit: { sub: undefined } }],
		["without ID token", { sansJeton: true }],
		["another person's userinfo", { userinfo: { sub: "autre" } }],
		["userinfo without address", { userinfo: { email: undefined } }],
		["userinfo down", { a: "/userinfo", statut: 500 }],
		["token endpoint down", { a: "/jeton", statut: 500 }],
		["token endpoint without JSON", { a: "/jeton", statut: 200 }],
		["keys down", { a: "/jwks", statut: 500 }],
		["token endpoint too slow", { a: "/jeton", lenteurMs: 7_000 }],
		["keys that never end", { a: "/jwks", arrete: true }],
	];
	expect(fautes).toHaveLength(21);
	for (const [quoi, faute] of fautes)
		expect([
			quoi,
			await passer(site.navigateur(), quelquUn(CHEF), faute),
		]).toEqual([quoi, echec]);
	const page = (await site.navigateur().lire(echec)).octets.toString();
	expect(page).toContain("Cette connexion n’a pas abouti.");
	for (const quoi of ["comptes", "sessions", "identites_externes"] as const)
		expect(await compter(site, quoi)).toBe(0);
	expect(await site.base.lignes("SELECT 1 FROM courriels")).toEqual([]);
	expect(
		await passer(site.navigateur(), quelquUn(), { dit: { exp: PASSE() - 40 } }),
	).toBe(PAGE_CODE);
});

test("an address that is none, a name that no table keeps, an issuer that describes itself as another, and a token from more than a minute ahead fail as any wrong answer: nobody is told of too many codes", async () => {
	const autre = "https://autre.exemple";
	for (const [quoi, faute] of [
		["an empty address", { userinfo: { email: "" } }],
		["a name for an address", { userinfo: { email: "Jeanne Martin" } }],
		["a name with a NUL", { dit: { sub: "\0" }, userinfo: { sub: "\0" } }],
		["another description", { emetteur: autre, dit: { iss: autre } }],
		["from ahead", { dit: { iat: PASSE() + 70, exp: PASSE() + 370 } }],
	] satisfies (readonly [string, Faute])[])
		expect([quoi, await passer(site.navigateur(), quelquUn(), faute)]).toEqual([
			quoi,
			echec,
		]);
	expect(
		await passer(site.navigateur(), quelquUn(), {
			dit: { iat: PASSE() + 40, exp: PASSE() + 340 },
		}),
	).toBe(PAGE_CODE);
});

test("what comes back to another browser, twice, with another state, or as the issuer's refusal, opens nothing; an issuer that is down, or whose answer never ends, is told before one leaves", async () => {
	emetteur.regler(quelquUn(CHEF));
	const parti = site.navigateur();
	const retour = emetteur.autoriser(await partirChez(parti));
	expect(await revenirDe(site.navigateur(), retour)).toBe(echec);
	expect(
		await revenirDe(parti, retour.replace(/state=[^&]*/, "state=autre")),
	).toBe(echec);
	expect(await revenirDe(parti, retour)).toBe(PAGE_CODE);
	expect(await revenirDe(parti, retour)).toBe(echec);
	await partirChez(parti);
	expect(
		await revenirDe(
			parti,
			"/api/auth/callback/oidc?error=access_denied&error_description=%3Cb%3E",
		),
	).toBe(echec);
	expect(await revenirDe(parti, "/api/auth/callback/oidc")).toBe(echec);
	expect((await parti.lire("/api/auth/signin")).statut).toBe(404);
	expect(site.server.log()).toContain('"emetteur":"access_denied"');
	expect(site.server.log()).not.toContain("<b>");
	for (const faute of [{ statut: 503 }, { arrete: true }] as const) {
		const a = "/.well-known/openid-configuration";
		emetteur.regler(quelquUn(), { a, ...faute });
		const formulaire = await parti.formulaire(PAGE_ADRESSE, "Essai Connect");
		const reponse = await parti.envoyer(formulaire);
		expect(reponse.octets.toString()).toContain(
			"Cette connexion n’a pas abouti.",
		);
	}
	expect(await compter(site, "sessions")).toBe(0);
});

test("an issuer that claims an administrator's address gets no session and no role without the code of that mailbox; a suspended account is refused", async () => {
	const intrus = site.navigateur();
	expect(await passer(intrus, quelquUn(CHEF))).toBe(PAGE_CODE);
	const { statut } = await intrus.envoyer(await formulaireDuCode(intrus), {
		code: "000000",
	});
	expect(statut).toBe(200);
	expect((await intrus.lire("/api/auth/session")).json).toEqual({});
	for (const quoi of ["comptes", "sessions", "identites_externes"] as const)
		expect(await compter(site, quoi)).toBe(0);
	const personne = quelquUn();
	await lier(site, site.navigateur(), personne);
	await site.base.lignes(
		"UPDATE comptes SET suspendu = true, suspendu_le = now()",
	);
	await site.base.lignes("DELETE FROM sessions");
	expect(await passer(site.navigateur(), personne)).toBe(
		`${PAGE_ADRESSE}?emetteur=suspendu`,
	);
	expect(await compter(site, "sessions")).toBe(0);
});

test("an address that the issuer says it did not check, or that is a suspended account's, gets a code as any other: the right one opens no suspended account, and links nothing to it", async () => {
	const { base, server } = site;
	const douteux = quelquUn();
	const navigateur = site.navigateur();
	const faute = { userinfo: { email_verified: false } };
	expect(await passer(navigateur, douteux, faute)).toBe(PAGE_CODE);
	expect(await compter(site, "comptes")).toBe(0);
	expect(await codePour(server, douteux.courriel)).toMatch(/^\d{6}$/);

	const suspendu = quelquUn();
	await seConnecter(site, site.navigateur(), suspendu.courriel);
	await base.lignes("UPDATE comptes SET suspendu = true, suspendu_le = now()");
	await base.lignes("DELETE FROM sessions");
	await vieillir(base, 3600);
	const autre = site.navigateur();
	expect(await passer(autre, suspendu)).toBe(PAGE_CODE);
	const code = await codePour(server, suspendu.courriel, 2);
	const { octets } = await autre.envoyer(await formulaireDuCode(autre), {
		code,
	});
	expect(octets.toString()).toContain(
		"La modération a suspendu le compte de cette adresse",
	);
	expect(await compter(site, "comptes")).toBe(1);
	for (const quoi of ["sessions", "identites_externes"] as const)
		expect(await compter(site, quoi)).toBe(0);
});

// The other issuer above signs by RS256.
const ALGORITHMES = PLEINE_TAILLE
	? (["ES256", "RS256"] as const)
	: (["ES256"] as const);

for (const algorithme of ALGORITHMES)
	test(`an issuer that signs by ${algorithme} what it tells of the person too, as ProConnect does, signs in; what another key, another issuer or nobody signed is refused`, async () => {
		const chez = await ouvrirEmetteur({ algorithme, userinfoSigne: true });
		const sien = await ouvrir({
			...reglagesDuSite(chez),
			OIDC_SIGNATURE: algorithme,
			OIDC_USERINFO_SIGNE: "oui",
		});
		try {
			const fautes: readonly Faute[] = [
				{ signature: "autre" },
				{ signature: "HS256" },
				...(["autre", "HS256", "none", "json"] as const).map(
					(signatureUserinfo) => ({ signatureUserinfo }),
				),
				{ userinfo: { iss: "https://autre.exemple" } },
				{ userinfo: { aud: "autre" } },
				{ userinfo: { exp: PASSE() - 70 } },
				{ userinfo: { sub: "autre" } },
				{ userinfo: { email: undefined } },
			];
			for (const faute of fautes)
				expect([
					faute,
					await passer(sien.navigateur(), quelquUn(), faute, chez),
				]).toEqual([faute, echec]);
			expect(await sien.base.lignes("SELECT 1 FROM courriels")).toEqual([]);
			const personne = quelquUn();
			await lier(sien, sien.navigateur(), personne, 1, chez);
			expect(await passer(sien.navigateur(), personne, {}, chez)).toBe(
				"/compte",
			);
			expect(await sessionsDe(sien.base, personne.courriel)).toBe(2);
		} finally {
			await sien.fermer();
			await chez.fermer();
		}
	});

test("many sign-ins of one person at once, before and after the first code, make one account and one identity", async () => {
	const personne = quelquUn();
	emetteur.regler(personne);
	const ensemble = () =>
		enParallele(AT_ONCE, 20, async () => {
			const navigateur = site.navigateur();
			return {
				navigateur,
				vers: await revenirDe(
					navigateur,
					emetteur.autoriser(await partirChez(navigateur)),
				),
			};
		});
	const avant = await ensemble();
	expect(
		avant.filter(({ vers }) => !vers.startsWith("/compte/connexion")),
	).toEqual([]);
	await vieillir(site.base, 3600);
	const { n } = await site.base.ligne<{ n: number }>(
		"SELECT count(*)::int AS n FROM courriels",
	);
	await lier(site, site.navigateur(), personne, n + 1);
	expect(await compter(site, "comptes")).toBe(1);
	const apres = await ensemble();
	expect(new Set(apres.map(({ vers }) => vers))).toEqual(new Set(["/compte"]));
	expect(await compter(site, "comptes")).toBe(1);
	expect(await compter(site, "identites_externes")).toBe(1);
	expect(await sessionsDe(site.base, personne.courriel)).toBe(AT_ONCE + 1);
});
