/** The public trial, `npm run vitrine`, as an operator gives it to the public: by the settings of the publisher alone. */
import { Agent } from "node:http";
import { join } from "node:path";
import { type Api, expect, test } from "#e2e/fixtures/api";
import { enParallele } from "#e2e/fixtures/charge";
import { envoyer, texteDe } from "#e2e/fixtures/client";
import { corpsBesoin } from "#e2e/fixtures/corps";
import { type Base, ouvrirBase } from "#e2e/fixtures/database";
import { empreinteDeTout } from "#e2e/fixtures/empreinte";
import { demandeDe } from "#e2e/fixtures/envois";
import { PLEINE_TAILLE } from "#e2e/fixtures/epreuve";
import { cueillir } from "#e2e/fixtures/formulaires";
import { lignesEnFaute } from "#e2e/fixtures/journal-du-serveur";
import { COMPTEURS } from "#e2e/fixtures/lecture-seule";
import { type Server, startServer } from "#e2e/fixtures/servers";
import { gerer } from "#scripts/gerer/gerer.fixture";
import {
	type EmbeddedPostgres,
	startEmbeddedPostgres,
} from "#server/postgres/embedded";

const STARTS_MS = 600_000;
test.describe.configure({ mode: "default", timeout: STARTS_MS });

const HOST = "vitrine.exemple.org";
const Origin = `https://${HOST}`;
const PHRASES = {
	fr: "Démonstration\u00a0: tout se lit, rien ne s’enregistre.",
	en: "Demonstration: everything can be read, nothing is saved.",
};

/** Pages of one folder of addresses that are read. */
const PAR_DOSSIER = 6;

let server: Server;
let api: ReturnType<typeof viaProxy>;
let base: Base;
let hold: EmbeddedPostgres;
let pages: readonly string[];

/** The site as its proxy asks for it. */
function viaProxy({ port }: Server): Pick<Api, "appelerSansContrat"> {
	const agent = new Agent({ keepAlive: true });
	return {
		appelerSansContrat: (methode, chemin, demande = {}) => {
			const entetes = Object.entries(demande.entetes ?? {});
			return envoyer(agent, port, methode, chemin, {
				...demande,
				entetes: [["Host", HOST], ...entetes],
			});
		},
	};
}

function lire(chemin: string, entetes: Record<string, string> = {}) {
	return api.appelerSansContrat("GET", chemin, { entetes });
}

test.beforeAll(async () => {
	test.setTimeout(STARTS_MS);
	server = await startServer(
		"front",
		{
			SITE_URL: Origin,
			NEXTAUTH_SECRET: "",
			EDITEUR: "Association",
			EDITEUR_ADRESSE: "1 rue du Lac",
			HEBERGEUR: "Une machine à nous",
			CONTACT: "bonjour@exemple.org",
			// What the site of the same checkout has in its `.env`: none of it is used.
			DATABASE_URL: "postgresql://autre:autre@127.0.0.1:1/autre",
			SMTP_URL: "smtp://127.0.0.1:1",
			ADMIN_EMAILS: "admin@exemple.org",
		},
		["--vitrine"],
	);
	api = viaProxy(server);
	// Already running: this tells where it is, and holds it until it is stopped.
	hold = await startEmbeddedPostgres(join(server.dataDir, "vitrine"));
	base = ouvrirBase(hold.url);
	const plan = texteDe(await lire("/sitemap.xml"));
	const parts = [...plan.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
		([, lien = ""]) => lien.replace(Origin, ""),
	);
	const lus = await Promise.all(
		parts.map(async (part) => texteDe(await lire(part))),
	);
	pages = [
		...new Set(
			[plan, ...lus].flatMap((un) =>
				[
					...un.matchAll(
						/(?:<loc>|href=")https:\/\/vitrine\.exemple\.org([^<"]*)[<"]/g,
					),
				].map(([, chemin = ""]) => chemin || "/"),
			),
		),
	].filter((chemin) => !chemin.endsWith(".xml"));
});

test.afterAll(async () => {
	await base?.fermer();
	await server?.stop();
	await hold?.stop();
});

test("every page in both languages, and what is no page, says the one sentence, offers no sign-in and asks to stay out of search engines; so do files and the API", async () => {
	expect(pages.filter((page) => page.startsWith("/en")).length).toBeGreaterThan(
		20,
	);
	const autres = [
		"/rien",
		"/en/rien",
		"/compte/connexion",
		"/en/compte/connexion",
	];
	// The header, the foot and the sentence are of every page alike: a few of each
	// folder, and all of them at full size.
	const vues = new Map<string, number>();
	const choisies = pages.filter((page) => {
		const [chemin = ""] = page.split("?");
		const dossier = /^(?:\/en)?\/[^/]*$/.test(chemin)
			? chemin
			: chemin.replace(/[^/]*$/, "");
		const fois = (vues.get(dossier) ?? 0) + 1;
		vues.set(dossier, fois);
		return PLEINE_TAILLE || fois <= PAR_DOSSIER;
	});
	expect(choisies.length).toBeGreaterThan(40);
	await enParallele(choisies.length + autres.length, 4, async (rang) => {
		const page = [...choisies, ...autres][rang] ?? "/";
		const reponse = await lire(page, { Accept: "text/html" });
		const { fr, en } = PHRASES;
		const [dit, tu] = /^\/en(?:\/|$)/.test(page) ? [en, fr] : [fr, en];
		const texte = texteDe(reponse);
		expect([page, reponse.entetes["x-robots-tag"]]).toEqual([page, "noindex"]);
		expect([page, texte.includes(dit), texte.includes(tu)]).toEqual([
			page,
			true,
			false,
		]);
		expect([
			page,
			/>(?:Se connecter|Sign in)<\/a>[\s\S]*<\/header>|name="courriel"/.test(
				texte,
			),
		]).toEqual([page, false]);
	});
	for (const file of [
		"/flux/projets.xml",
		"/icon.svg",
		"/robots.txt",
		"/api/sante",
		"/api/rien",
		"/api/projets",
	])
		expect([file, (await lire(file)).entetes["x-robots-tag"]]).toEqual([
			file,
			"noindex",
		]);
	expect(texteDe(await lire("/besoins"))).toMatch(
		/>\d+<\/span> <span class="sr-only">soutiens/,
	);
	expect((await lire("/dev/courriels")).statut).toBe(404);
});

test("every form of its pages and every write of the API is refused, says why, and changes no row that a backup keeps; no mail is queued", async () => {
	const tous = (await cueillir(api, "", pages)).formulaires;
	const vus = new Map<string, number>();
	// The same form stands on each entry's page: five of them, and all at full size.
	const formulaires = tous.filter(({ action }) => {
		const fois = (vus.get(action) ?? 0) + 1;
		vus.set(action, fois);
		return PLEINE_TAILLE || fois <= 5;
	});
	expect(tous.length).toBeGreaterThan(20);
	const fautes = lignesEnFaute(server.log()).length;
	const avant = await empreinteDeTout(base);
	let refuses = 0;
	await enParallele(2 * formulaires.length, 4, async (rang) => {
		const formulaire = formulaires[rang >> 1];
		if (!formulaire) throw new Error(`no form ${rang}`);
		const parScript = rang % 2 === 1;
		const envoi = {
			qui: "personne",
			cookie: "",
			formulaire,
			parScript,
		} as const;
		const reponse = await api.appelerSansContrat(
			"POST",
			formulaire.chemin,
			demandeDe(envoi, { Origin }),
		);
		if (reponse.statut === 503) {
			refuses += 1;
			const texte = texteDe(reponse);
			expect(
				Object.values(PHRASES).some((phrase) => texte.includes(phrase)),
			).toBe(true);
			expect(texte).not.toMatch(
				/une maintenance|renvoyez-la|During maintenance/,
			);
		} else
			expect([formulaire.chemin, reponse.statut < 500]).toEqual([
				formulaire.chemin,
				true,
			]);
		if (rang % 20 === 0) await base.lignes("DELETE FROM limites");
	});
	expect(refuses).toBeGreaterThan(10);
	for (const [methode, chemin] of [
		["POST", "/api/besoins"],
		["PUT", "/api/projets/x/vote"],
	] as const)
		expect(
			(
				await api.appelerSansContrat(methode, chemin, {
					corps: corpsBesoin("Un besoin"),
				})
			).statut,
		).toBe(401);
	expect(await empreinteDeTout(base)).toEqual({ ...avant, ...COMPTEURS });
	expect(await base.lignes("SELECT 1 FROM courriels")).toEqual([]);
	expect(lignesEnFaute(server.log()).slice(fautes)).toEqual([]);
});

test("a token that its operator made there reads, and is refused every write with the sentence", async () => {
	const commande = (...mots: string[]) =>
		gerer({ DATABASE_URL: base.url }, ...mots, "--courriel", "a@exemple.org");
	await commande("compte", "creer");
	const { stdout } = await commande("jeton", "creer");
	const jeton = /bc_\w+/.exec(stdout)?.[0] ?? "";
	const projets = await api.appelerSansContrat("GET", "/api/projets", {
		jeton,
	});
	expect(projets.statut).toBe(200);
	const refus = await api.appelerSansContrat("POST", "/api/besoins", {
		jeton,
		corps: corpsBesoin("Un besoin"),
	});
	expect([refus.statut, refus.json]).toEqual([503, { detail: PHRASES.fr }]);
});
