/** Optional vectors, from the settings to the page: what a server of vectors gets, what it changes, and its failures. */
import { type Api, expect, ouvrirApi, test } from "#e2e/fixtures/api";
import { jugerDuree } from "#e2e/fixtures/charge";
import { creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import { creerProjet } from "#e2e/fixtures/contenu";
import { type Base, nouvelleBase } from "#e2e/fixtures/database";
import { eventually } from "#e2e/fixtures/processes";
import { type Server, startServer } from "#e2e/fixtures/servers";
import {
	type StandIn,
	startStandIn,
} from "#lib/platform/vectors/embedding-server.fixture";
import { Proches } from "#lib/recherche/schema";

/** Beyond it a server of vectors is not waited for, with a margin. */
const REPONSE_MAX_MS = 1_000;
const CLE = "cle-que-personne-ne-lit";
/** Shares no word with the project that it means: vectors are a second signal, never alone. */
const TEXTE = "Dénombrer les insectes du potager";
const AUTRES = [
	...["Orgue", "Canoë", "Tricot", "Théâtre", "Escalade", "Cirque", "Poterie"],
	...["Fanfare", "Voilier", "Planeur", "Tango", "Mosaïque", "Vitrail", "Ski"],
];

test.describe.configure({ mode: "default" });

let base: Base;
let plongements: StandIn;
let server: Server;
let api: Api;
let jeton: string;

test.beforeAll(async () => {
	test.setTimeout(600_000);
	base = await nouvelleBase();
	plongements = await startStandIn(["insectes papillons", "denombrer compter"]);
	({ jeton } = await creerCompteAvecJeton(base));
	for (const nom of AUTRES)
		await creerProjet(base, {
			nom,
			accroche: `Pratiquer ensemble : ${nom.toLowerCase()}.`,
		});
	await creerProjet(base, { nom: "Secret", statut: "propose" });
	await creerProjet(base, {
		nom: "Vigie",
		accroche: "Compter les papillons.",
	});
	server = await startServer("front", {
		DATABASE_URL: base.url,
		PLONGEMENTS_URL: plongements.url,
		PLONGEMENTS_MODELE: "essai",
		PLONGEMENTS_CLE: CLE,
		PLONGEMENTS_SAISIE: "oui",
	});
	api = await ouvrirApi(server);
	await eventually(async () => {
		const [compte] = await base.lignes<{ nombre: number }>(
			"SELECT count(*)::int AS nombre FROM plongements_projets",
		);
		return compte?.nombre === AUTRES.length + 1;
	}, 60_000);
});

test.afterAll(async () => {
	await api?.fermer();
	await plongements?.close();
	await base?.fermer();
});

async function proches(texte: string) {
	const debut = performance.now();
	const { statut, json } = await api.appeler(
		"GET",
		`/api/proches?q=${encodeURIComponent(texte)}`,
		{ jeton },
	);
	const ms = performance.now() - debut;
	expect(statut).toBe(200);
	return { ms, noms: Proches.parse(json).projets.map(({ nom }) => nom) };
}

function page(chemin: string): Promise<string> {
	return fetch(`http://localhost:${server.port}${chemin}`).then((reponse) =>
		reponse.text(),
	);
}

test("public texts are sent by the worker, with the key, and nothing that is not public", () => {
	expect(plongements.texts).toHaveLength(AUTRES.length + 1);
	expect(plongements.texts.join("\n")).not.toContain("Secret");
	expect(new Set(plongements.keys)).toEqual(new Set([`Bearer ${CLE}`]));
});

test("a text is compared by its meaning too, which leads nowhere alone", async () => {
	expect((await proches(TEXTE)).noms).toEqual([]);
	await eventually(async () => plongements.texts.includes(TEXTE));
});

test("the form and the privacy page say, in both languages, that what is typed is sent", async () => {
	for (const [chemin, phrase] of [
		["/decrire", "ce titre est envoyé à"],
		["/proposer", "le nom et l’accroche sont envoyés à"],
		["/en/decrire", "this title is sent to"],
		["/en/proposer", "the name and the tagline are sent to"],
		["/confidentialite", "Ce qui est comparé par le sens"],
		["/en/confidentialite", "What is compared by meaning"],
	] as const)
		expect(await page(chemin)).toContain(phrase);
});

test("a server that hangs gives the answer of words alone, and is not asked for each key", async () => {
	plongements.conduct = "hangs";
	const avant = plongements.requests;
	for (const texte of ["Compter les", "Compter les papillons", TEXTE, TEXTE]) {
		const { ms } = await proches(texte);
		jugerDuree(ms, REPONSE_MAX_MS);
	}
	expect((await proches("Vigie")).noms[0]).toBe("Vigie");
	expect((await proches(TEXTE)).noms).toEqual([]);
	expect(plongements.requests).toBeLessThanOrEqual(avant + 2);
});

test("neither the key nor a text is in the log", () => {
	expect(server.log()).toContain("words alone");
	expect(server.log()).not.toContain(CLE);
	expect(server.log()).not.toContain("potager");
});
