/** Sign-in by code: how many codes are sent, to whom, and what the answers reveal about an address. */
import { compter, enParallele, jugerDuree } from "#e2e/fixtures/charge";
import { creerCompte } from "#e2e/fixtures/comptes";
import {
	demander,
	expect,
	formulaireDuCode,
	PAGE_ADRESSE,
	seConnecter,
	sessionsDe,
	test,
	vieillir,
} from "#e2e/fixtures/connexion";
import { codePour, nombreEnvoyes } from "#e2e/fixtures/courriels";
import { dureeMax, relever, taille } from "#e2e/fixtures/epreuve";
import type { Navigateur } from "#e2e/fixtures/navigateur";
import { formats } from "#lib/i18n/texts";

test.describe.configure({ timeout: dureeMax(180, 1_800) });

const REFUS_RESEAU = "depuis votre réseau";

test("many requests for one mailbox, however its address is written and from how many networks, send five mails at most", async ({
	site,
}) => {
	const nombre = taille(30, 1_000);
	const formes = [
		"cible@exemple.fr",
		"Cible@Exemple.FR",
		"cible+lettres@exemple.fr",
		" cible@exemple.fr ",
		"ｃible@exemple.fr",
	];
	const formulaire = await site
		.navigateur()
		.formulaire(PAGE_ADRESSE, 'name="courriel"');
	const { dernier } = await site.base.ligne<{ dernier: number }>(
		"SELECT coalesce(max(id), 0)::int AS dernier FROM envois_codes",
	);
	const reponses = await enParallele(nombre, 10, (rang) =>
		site
			.navigateur()
			.envoyer(formulaire, { courriel: formes[rang % formes.length] ?? "" }),
	);
	expect(new Set(reponses.map(({ statut }) => statut))).toEqual(new Set([303]));
	const { n } = await site.base.ligne<{ n: number }>(
		"SELECT count(*)::int AS n FROM envois_codes WHERE id > $1",
		[dernier],
	);
	expect(n).toBeGreaterThanOrEqual(1);
	expect(n).toBeLessThanOrEqual(5);
	relever("1,000 requests for one mailbox", { requests: nombre, mails: n });
});

test("a mailbox gets one code a minute and five an hour from one network, ten a day, and twenty at most from all networks", async ({
	site,
}) => {
	const courriel = "budget@exemple.fr";
	const adresse = site.reseau();
	const recus = async () => {
		const { n } = await site.base.ligne<{ n: number }>(
			"SELECT count(*)::int AS n FROM defis WHERE courriel = $1",
			[courriel],
		);
		return n;
	};
	const demanderDe = async (reseau: string) => {
		const { statut } = await demander(site.navigateur(reseau), courriel);
		expect(statut).toBe(303);
	};
	await demanderDe(adresse);
	await demanderDe(adresse);
	expect(await recus()).toBe(1);
	for (let fois = 0; fois < 6; fois += 1) {
		await vieillir(site.base, 61);
		await demanderDe(adresse);
	}
	expect(await recus()).toBe(5);
	for (let heure = 0; heure < 8; heure += 1) {
		await vieillir(site.base, 3_601);
		await demanderDe(adresse);
	}
	// Past ten, a network without a request within the hour still gets one.
	expect(await recus()).toBe(13);
	for (let heure = 0; heure < 8; heure += 1) {
		await vieillir(site.base, 1_000);
		await demanderDe(site.reseau());
	}
	// Fifteen for unknown browsers; the rest is reserved for browsers that signed
	// in before.
	expect(await recus()).toBe(15);
});

test("requests by others for somebody's codes all day neither block that person nor invalidate their own codes", async ({
	site,
}) => {
	const courriel = "victime@exemple.fr";
	const chezElle = site.reseau();
	const connu = site.navigateur(chezElle);
	await seConnecter(site, connu, courriel);
	await vieillir(site.base, 2 * 86_400);

	const enCours = site.navigateur(chezElle);
	await demander(enCours, courriel);
	const code = await codePour(site.server, courriel, 2);
	const etrangers = [site.reseau(), site.reseau(), site.reseau()];
	await enParallele(30, 10, (rang) =>
		demander(site.navigateur(etrangers[rang % 3]), courriel),
	);
	// The challenge that she had is still valid.
	const formulaire = await enCours.formulaire(
		"/compte/connexion/code",
		'name="code"',
	);
	expect((await enCours.envoyer(formulaire, { code })).statut).toBe(303);

	// From a network that the mailbox has not seen, in a new browser.
	const avant = await nombreEnvoyes(site, courriel);
	const ailleurs = site.navigateur();
	await seConnecter(site, ailleurs, courriel, avant + 1);
	expect(ailleurs.cookies.has("bc-session")).toBe(true);

	// And when unknown browsers have spent their whole budget, in the browser
	// that she uses.
	for (let fois = 0; fois < 20; fois += 1) {
		await vieillir(site.base, 61);
		await demander(site.navigateur(), courriel);
	}
	await vieillir(site.base, 61);
	const deja = await nombreEnvoyes(site, courriel);
	connu.cookies.delete("bc-session");
	await seConnecter(site, connu, courriel, deja + 1);
	expect(connu.cookies.has("bc-session")).toBe(true);
});

test("within a minute the same browser keeps its code; a new one replaces it once it is sent", async ({
	site,
}) => {
	const courriel = "renvoi@exemple.fr";
	const navigateur = site.navigateur();
	await demander(navigateur, courriel);
	const premier = await codePour(site.server, courriel);
	await demander(navigateur, courriel);
	expect(await nombreEnvoyes(site, courriel)).toBe(1);
	await vieillir(site.base, 61);
	await demander(navigateur, courriel);
	const second = await codePour(site.server, courriel, 2);
	const formulaire = await navigateur.formulaire(
		"/compte/connexion/code",
		'name="code"',
	);
	if (premier !== second)
		await navigateur.envoyer(formulaire, { code: premier });
	expect(navigateur.cookies.has("bc-session")).toBe(false);
	await navigateur.envoyer(formulaire, { code: second });
	expect(navigateur.cookies.has("bc-session")).toBe(true);
});

test("a classroom of fifty behind one address signs in; past sixty codes in an hour its network is told when to try again, and no other", async ({
	site,
}) => {
	const adresse = site.reseau();
	const eleves = Array.from({ length: 50 }, (_, n) => `eleve${n}@ecole.test`);
	// Ten at the same moment.
	const postes = eleves.map(() => site.navigateur(adresse));
	const demandes = await enParallele(50, 10, (rang) =>
		demander(postes[rang] ?? site.navigateur(), eleves[rang] ?? ""),
	);
	expect(compter(demandes.map(({ statut }) => statut))).toEqual({ 303: 50 });
	const codes: string[] = [];
	for (const courriel of eleves)
		codes.push(await codePour(site.server, courriel));
	const entrees = await enParallele(50, 10, async (rang) => {
		const poste = postes[rang] ?? site.navigateur();
		const formulaire = await formulaireDuCode(poste);
		return poste.envoyer(formulaire, { code: codes[rang] ?? "" });
	});
	expect(compter(entrees.map(({ statut }) => statut))).toEqual({ 303: 50 });
	for (const courriel of eleves)
		expect(await sessionsDe(site.base, courriel)).toBe(1);
	for (let n = 50; n < 60; n += 1)
		await demander(site.navigateur(adresse), `eleve${n}@ecole.test`);
	// The network can request again an hour after its first code; French writes
	// the hour with one digit before ten.
	const heures = Array.from({ length: 120 }, (_, minutes) =>
		formats("fr").dateTime(new Date(Date.now() + minutes * 60_000), {
			hour: "numeric",
			minute: "2-digit",
		}),
	);
	const pages: string[] = [];
	for (const courriel of ["eleve1@ecole.test", "jamais-vue@ecole.test"]) {
		const refus = await demander(site.navigateur(adresse), courriel);
		expect(refus.statut).toBe(200);
		expect(heures).toContain(
			/à partir de ([\d:]+)/.exec(refus.octets.toString())?.[1],
		);
		expect(refus.entetes["set-cookie"] ?? []).toEqual([]);
		pages.push(refus.octets.toString());
	}
	expect(pages[0]).toContain(REFUS_RESEAU);
	expect(
		(await demander(site.navigateur(), "ailleurs@ecole.test")).statut,
	).toBe(303);
	await vieillir(site.base, 3_601);
	expect(
		(await demander(site.navigateur(adresse), "plus-tard@ecole.test")).statut,
	).toBe(303);
	relever("a classroom behind one address", { "signed in": 50 });
});

test("an IPv6 network is its /64", async ({ site }) => {
	for (let n = 0; n < 60; n += 1)
		await demander(
			site.navigateur(`2001:db8:1:2::${n.toString(16)}`),
			`six${n}@exemple.fr`,
		);
	const voisin = site.navigateur("2001:db8:1:2:ffff::1");
	expect(
		(await demander(voisin, "voisin@exemple.fr")).octets.toString(),
	).toContain(REFUS_RESEAU);
	const autre = site.navigateur("2001:db8:1:3::1");
	expect((await demander(autre, "autre@exemple.fr")).statut).toBe(303);
});

/** The content of an answer, without what differs in each one. */
async function dit(navigateur: Navigateur, courriel: string) {
	const reponse = await demander(navigateur, courriel);
	const { date: _d, "x-request-id": _i, ...entetes } = reponse.entetes;
	const suite = await navigateur.lire("/compte/connexion/code");
	const propre = (texte: string) =>
		texte
			.replaceAll(courriel, "ADRESSE")
			.replace(/nonce-[^']+|nonce="[^"]*"|"nonce":"[^"]*"/g, "NONCE")
			.replace(/bc-defi=[^;]*/g, "bc-defi=DEFI")
			.replace(/Expires=[^;]*/gi, "Expires");
	return {
		ms: reponse.ms,
		reponse: propre(
			JSON.stringify([
				reponse.statut,
				Object.keys(entetes),
				entetes["set-cookie"],
				entetes.location,
			]),
		),
		corps: propre(reponse.octets.toString()),
		suite: [suite.statut, suite.octets.length - courriel.length],
	};
}

function mediane(valeurs: number[]): number {
	return valeurs.toSorted((a, b) => a - b)[valeurs.length >> 1] ?? 0;
}

test("an address with an account, without one, suspended, and one whose budget is spent get the same answer and headers, and at full size in the same time", async ({
	site,
}) => {
	const fois = taille(4, 60);
	const connus: string[] = [];
	for (let n = 0; n < fois; n += 1)
		connus.push((await creerCompte(site.base)).courriel);
	await site.base.lignes(
		"UPDATE comptes SET suspendu = true, suspendu_le = now() WHERE courriel = ANY($1)",
		[connus.slice(0, 3)],
	);
	const inconnus = connus.map((courriel) => courriel.replace(/^./, "z"));
	await dit(site.navigateur(), "essai-a-vide@exemple.org");
	const temps: Record<"connu" | "inconnu", number[]> = {
		connu: [],
		inconnu: [],
	};
	const dits = new Set<string>();
	for (let n = 0; n < fois; n += 1) {
		const connu = await dit(site.navigateur(), connus[n] ?? "");
		const inconnu = await dit(site.navigateur(), inconnus[n] ?? "");
		temps.connu.push(connu.ms);
		temps.inconnu.push(inconnu.ms);
		for (const { ms: _, ...reste } of [connu, inconnu])
			dits.add(JSON.stringify(reste));
	}
	const epuisee = connus[0] ?? "";
	const dejaVu = site.reseau();
	await dit(site.navigateur(dejaVu), epuisee);
	const { ms: _, ...reste } = await dit(site.navigateur(dejaVu), epuisee);
	dits.add(JSON.stringify(reste));
	expect(dits.size).toBe(1);
	const [a, b] = [mediane(temps.connu), mediane(temps.inconnu)];
	jugerDuree(Math.abs(a - b), Math.max(10, 0.5 * Math.min(a, b)));
	relever("known and unknown addresses alike", {
		"known, median ms": Math.round(a * 10) / 10,
		"unknown, median ms": Math.round(b * 10) / 10,
	});
});
