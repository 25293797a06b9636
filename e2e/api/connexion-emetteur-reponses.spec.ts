/** What an issuer of OpenID Connect answers is read to a bound, from itself alone, and by a key that is for that. */
import { randomUUID } from "node:crypto";
import {
	expect,
	formulaireDuCode,
	ouvrir,
	PAGE_ADRESSE,
	PAGE_CODE,
	sessionsDe,
	test,
} from "#e2e/fixtures/connexion";
import { codePour } from "#e2e/fixtures/courriels";
import {
	type Emetteur,
	type Faute,
	ouvrirEmetteur,
	partirChez,
	reglagesDuSite,
	revenirDe,
} from "#e2e/fixtures/emetteur";

const STARTS_MS = 600_000;
test.describe.configure({ mode: "default", timeout: STARTS_MS });

const DESCRIPTION = "/.well-known/openid-configuration";
const ECHEC = `${PAGE_ADRESSE}?emetteur=echec`;
/** Where no server may be sent. */
const AILLEURS = "http://169.254.169.254/";
const TROP = 1024 * 1024;
const ASSEZ = 200 * 1024;

let emetteur: Emetteur;
let site: Awaited<ReturnType<typeof ouvrir>>;

test.beforeAll(async () => {
	test.setTimeout(STARTS_MS);
	emetteur = await ouvrirEmetteur();
	site = await ouvrir({
		...reglagesDuSite(emetteur),
	});
});

test.afterAll(async () => {
	await site?.fermer();
	await emetteur?.fermer();
});

const quelquUn = () => ({
	sub: randomUUID(),
	courriel: `${randomUUID()}@exemple.fr`,
});

/** Where somebody is led who signs in at the issuer meanwhile. */
async function passer(faute: Faute): Promise<string> {
	const navigateur = site.navigateur();
	emetteur.regler(quelquUn(), faute);
	return revenirDe(
		navigateur,
		emetteur.autoriser(await partirChez(navigateur)),
	);
}

test("an answer of a mebibyte is not read to its end: nobody is signed in by it, and one of 200 KiB is taken", async () => {
	for (const a of ["/jwks", "/jeton", "/userinfo"] as const) {
		expect(await passer({ a, blancs: TROP })).toBe(ECHEC);
		expect(await passer({ a, blancs: ASSEZ })).toBe(PAGE_CODE);
	}
	emetteur.regler(quelquUn(), { a: DESCRIPTION, blancs: TROP });
	const parti = site.navigateur();
	const formulaire = await parti.formulaire(PAGE_ADRESSE, "Essai Connect");
	expect((await parti.envoyer(formulaire)).octets.toString()).toContain(
		"Cette connexion n’a pas abouti.",
	);
});

test("who signs out while the issuer describes itself at too great a length is signed out here", async () => {
	const personne = quelquUn();
	const navigateur = site.navigateur();
	emetteur.regler(personne);
	await revenirDe(navigateur, emetteur.autoriser(await partirChez(navigateur)));
	const code = await codePour(site.server, personne.courriel, 1);
	await navigateur.envoyer(await formulaireDuCode(navigateur), { code });
	const sortie = await navigateur.formulaire("/compte", "Se déconnecter");
	emetteur.regler(personne, { a: DESCRIPTION, blancs: TROP });
	const { entetes } = await navigateur.envoyer(sortie);
	expect(entetes.location).not.toContain(emetteur.adresse);
	expect(await sessionsDe(site.base, personne.courriel)).toBe(0);
});

test("a key for something else, the public key taken for a secret, and an answer that leads elsewhere sign nobody in", async () => {
	for (const faute of [
		{ cle: { use: "enc" } },
		{ cle: { kid: "autre" } },
		{ cle: { alg: "RS512" } },
		{ signature: "publique" },
		{ a: "/jwks", statut: 302, vers: AILLEURS },
		{ a: "/jeton", statut: 307, vers: AILLEURS },
		{ a: "/userinfo", statut: 302, vers: `${emetteur.adresse}/userinfo` },
	] satisfies Faute[])
		expect([faute, await passer(faute)]).toEqual([faute, ECHEC]);
});
