/** Mails that one person makes the site send: limited by account, by network and over the whole site, while others sign in. */
import { juger, pendant } from "#e2e/fixtures/attaque";
import { compter, enParallele } from "#e2e/fixtures/charge";
import { creerCompte } from "#e2e/fixtures/comptes";
import {
	demander,
	expect,
	PAGE_ADRESSE,
	type SiteDeConnexion,
	seConnecter,
	test,
} from "#e2e/fixtures/connexion";
import { nombreEnvoyes } from "#e2e/fixtures/courriels";
import { ouvrirSession } from "#e2e/fixtures/sessions";
import {
	BUDGETS_CODES,
	partDesInconnus,
} from "#lib/comptes/connexion/codes/rules";
import { JETONS_MAX_PAR_JOUR } from "#lib/comptes/jetons/rules";

test.describe.configure({ mode: "default", timeout: 1_800_000 });

/** Codes of a day, over the whole site. */
const PLAFOND = 1_000;
const INCONNUS = partDesInconnus(PLAFOND);

/** Requests from one address, from the networks of one company, and from everywhere: beyond each limit. */
const DE_LA = 1_440;
const DE_LA_SOCIETE = 1_000;
const DE_PARTOUT = 1_000;

/** Tokens that one account requests, one after the other. */
const ESSAIS_DE_JETONS = 25;

async function codesPartis({ base }: SiteDeConnexion): Promise<number> {
	const { n } = await base.ligne<{ n: number }>(
		// The daily task deletes older ones meanwhile.
		"SELECT count(*)::int AS n FROM envois_codes WHERE le > now() - interval '1 day'",
	);
	return n;
}

test("codes requested by strangers from one address, one company's networks and everywhere stop at each limit; a person who signed in before still signs in", async ({
	ouvrirSite,
}) => {
	const site = await ouvrirSite({ LIMITE_CODES: String(PLAFOND) });
	const connue = "habituee@exemple.fr";
	const chezElle = site.navigateur("198.51.100.1");
	await seConnecter(site, chezElle, connue);
	chezElle.cookies.delete("bc-session");
	await site.base.lignes("UPDATE envois_codes SET le = le - interval '2 days'");
	const formulaire = await site
		.navigateur()
		.formulaire(PAGE_ADRESSE, 'name="courriel"');
	const inonder = async (
		nom: string,
		nombre: number,
		adresseDe: (rang: number) => string,
	) => {
		const avant = await codesPartis(site);
		const statuts = await enParallele(nombre, 8, async (rang) => {
			const { statut } = await site
				.navigateur(adresseDe(rang))
				.envoyer(formulaire, { courriel: `${nom}${rang}@exemple.test` });
			return statut;
		});
		expect(
			Object.keys(compter(statuts)).filter((un) => !/^(?:200|303)$/.test(un)),
		).toEqual([]);
		return (await codesPartis(site)) - avant;
	};
	const { fait, attente } = await pendant(site.server, async () => {
		const une = await inonder("une", DE_LA, () => "203.0.113.9");
		const societe = await inonder(
			...(["societe", DE_LA_SOCIETE] as const),
			(rang) => `2001:db8:5:${rang.toString(16)}::1`,
		);
		const partout = await inonder(
			...(["partout", DE_PARTOUT] as const),
			(rang) => `2001:db9:${rang.toString(16)}::1`,
		);
		// While the attack goes on.
		const rang = (await nombreEnvoyes(site, connue)) + 1;
		await seConnecter(site, chezElle, connue, rang);
		return { une, societe, partout };
	});
	expect(fait.une).toBe(BUDGETS_CODES.reseauHeure);
	expect(fait.societe).toBe(BUDGETS_CODES.reseau48Heure);
	expect(fait.une + fait.societe + fait.partout).toBe(INCONNUS);
	expect(chezElle.cookies.has("bc-session")).toBe(true);
	const refusee = await demander(site.navigateur(), "tard@exemple.test");
	expect(refusee.statut).toBe(200);
	juger("codes for strangers stop, known browsers sign in", attente, {
		asked: DE_LA + DE_LA_SOCIETE + DE_PARTOUT,
		"site's day": PLAFOND,
		"sent to one address": fait.une,
		"sent to one company": fait.societe,
		"sent in all": INCONNUS,
	});
});

test("an account that creates and revokes tokens without end creates ten in a day and gets two mails about it at most", async ({
	site,
}) => {
	const { base } = site;
	const comptes = 20;
	const { attente } = await pendant(site.server, () =>
		enParallele(comptes, 4, async () => {
			const { id } = await creerCompte(base);
			const { name, value } = await ouvrirSession(base, id);
			const membre = site.navigateur();
			membre.cookies.set(name, value);
			for (let fois = 0; fois < ESSAIS_DE_JETONS; fois += 1) {
				const creation = await membre.formulaire(
					"/compte/jetons",
					'name="nom"',
				);
				await membre.envoyer(creation, {
					nom: `Essai ${fois}`,
					portees: "lecture",
					fin: "mois",
				});
				const [jeton] = await base.lignes<{ id: number }>(
					"SELECT id FROM jetons WHERE compte_id = $1 AND revoque_le IS NULL",
					[id],
				);
				if (!jeton) continue;
				const revocation = await membre.formulaire(
					"/compte/jetons",
					'name="jeton"',
				);
				expect((await membre.envoyer(revocation)).statut).toBe(303);
			}
			const { crees, courriels } = await base.ligne<{
				crees: number;
				courriels: number;
			}>(
				`SELECT (SELECT count(*)::int FROM jetons WHERE compte_id = $1) AS crees,
				        (SELECT count(*)::int FROM courriels WHERE compte_id = $1 AND gabarit = 'jeton_cree') AS courriels`,
				[id],
			);
			expect(crees).toBe(JETONS_MAX_PAR_JOUR);
			// One mail lists all of them when none was sent before the last was
			// created.
			expect([1, 2]).toContain(courriels);
		}),
	);
	juger("tokens made and revoked without end: two mails", attente, {
		accounts: comptes,
		"asked by each": ESSAIS_DE_JETONS,
		"tokens of each": JETONS_MAX_PAR_JOUR,
		"mails to each": 2,
	});
});
