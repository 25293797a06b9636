/** What one who reuses a project asks first: proposed, answered, filtered, and given as publiccode.yml. */
import { randomUUID } from "node:crypto";
import { parse } from "yaml";
import { expect, parUnePorte, test } from "#e2e/fixtures/api";
import { creerCompteAvecJeton } from "#e2e/fixtures/comptes";
import { creerProjet } from "#e2e/fixtures/contenu";
import { contribue, corpsProjet } from "#e2e/fixtures/corps";
import { erreursDe } from "#e2e/fixtures/listes";
import { REPRISE_PROJET } from "#lib/contributions/schema";
import { PubliccodeComplet } from "#lib/platform/text/publiccode.fixture";
import { SPDX_MAX } from "#lib/platform/validation/spdx";

const corps = (changements: Record<string, unknown>) =>
	corpsProjet(`Carte ${randomUUID()}`, changements);

const LIEN = { nature: "documentation", url: "https://a.example/aide" };
const RIEN = {
	depot: null,
	licence_code: null,
	stade: "inconnu",
	liens: [],
	finance_par: [],
	contact: null,
};

parUnePorte(
	"the keys are optional, answered last in their order, and a licence that the OSI approved opens the code where nobody said",
	async ({ admin, base }, api) => {
		const { jeton } = await creerCompteAvecJeton(base);
		const publier = async (changements: Record<string, unknown>) => {
			const reponse = await api.appeler("POST", "/api/projets", {
				jeton,
				corps: corps(changements),
			});
			expect(reponse.statut).toBe(201);
			const { slug } = contribue(reponse);
			const { json } = await api.appeler(
				"PATCH",
				`/api/admin/projets/${slug}`,
				{ jeton: admin.jeton, corps: { statut: "publie" } },
			);
			const lu = await api.appeler("GET", `/api/projets/${slug}`, { jeton });
			return { admin: json, lu: lu.json };
		};
		const dit = await publier({
			depot: "HTTPS://Git.example.org/a",
			licence_code: " gpl-3.0 OR mit ",
			stade: "stable",
			liens: [LIEN, "Feuille de route : https://a.example/suite", LIEN],
			finance_par: [" Ville\tde Lyon ", "ville de lyon"],
			contact: "mailto:equipe@a.example",
		});
		const attendu = {
			depot: "https://git.example.org/a",
			licence_code: "GPL-3.0-only OR MIT",
			stade: "stable",
			liens: [
				LIEN,
				{ nature: "feuille_de_route", url: "https://a.example/suite" },
			],
			finance_par: ["Ville de Lyon"],
			contact: "equipe@a.example",
		};
		for (const json of [dit.lu, dit.admin]) {
			expect(json).toMatchObject({ ...attendu, code_ouvert: true });
			expect(Object.keys(Object(json)).slice(-7)).toEqual([
				...REPRISE_PROJET,
				"lieux",
			]);
		}
		const nul = Object.fromEntries(REPRISE_PROJET.map((nom) => [nom, null]));
		for (const rien of [{}, nul, { stade: "inconnu", liens: [] }])
			expect((await publier(rien)).lu).toMatchObject({
				...RIEN,
				code_ouvert: null,
			});
		const ferme = await publier({ licence_code: "MIT", code_ouvert: false });
		expect(ferme.lu).toMatchObject({ code_ouvert: false });
		const prive = await publier({ licence_code: "CC-BY-NC-4.0" });
		expect(prive.lu).toMatchObject({ code_ouvert: null });
	},
);

const REFUSES: readonly [string, unknown, string, ...(string | number)[]][] = [
	["depot", "git@exemple.org:a", "url_parsing"],
	["depot", "ftp://exemple.org/a", "url_scheme"],
	["depot", "https://moi:secret@exemple.org/", "value_error"],
	["depot", `https://exemple.org/${"a".repeat(2100)}`, "url_too_long"],
	["depot", 3, "url_type"],
	["licence_code", "Licence libre", "value_error"],
	["licence_code", "MIT, Apache-2.0", "value_error"],
	["licence_code", "LicenseRef-maison", "value_error"],
	["licence_code", "", "value_error"],
	["licence_code", "MIT OR ".repeat(SPDX_MAX), "string_too_long"],
	["licence_code", ["MIT"], "string_type"],
	["stade", "fini", "literal_error"],
	["stade", 3, "literal_error"],
	["liens", LIEN, "list_type"],
	["liens", Array(9).fill(LIEN), "too_long"],
	["liens", [{ ...LIEN, nature: "blog" }], "literal_error", 0, "nature"],
	["liens", [LIEN, { ...LIEN, url: "a" }], "url_parsing", 1, "url"],
	["liens", ["https://a.example/"], "value_error", 0],
	["liens", ["documentation javascript:alert(1)"], "value_error", 0],
	["finance_par", "Ville de Lyon", "list_type"],
	["finance_par", [" "], "string_too_short", 0],
	["finance_par", ["a".repeat(161)], "string_too_long", 0],
	["finance_par", ["a", "b", "c", "d", "e", "f"], "too_long"],
	["finance_par", ["Lyon | Paris"], "value_error", 0],
	["contact", "nous", "value_error"],
	["contact", "javascript:alert(1)", "value_error"],
	["contact", "a\u202e@exemple.org", "value_error"],
	["contact", {}, "string_type"],
];

test("every wrong value is refused at its place, and nothing is written", async ({
	base,
	front,
}) => {
	const { id, jeton } = await creerCompteAvecJeton(base);
	for (const [champ, valeur, type, ...place] of REFUSES) {
		const quoi = `${champ} ${JSON.stringify(valeur)?.slice(0, 60)}`;
		const reponse = await front.appeler("POST", "/api/projets", {
			jeton,
			corps: corps({ [champ]: valeur }),
		});
		expect([quoi, reponse.statut]).toEqual([quoi, 422]);
		expect(erreursDe(reponse), quoi).toMatchObject([
			{ type, loc: ["body", champ, ...place] },
		]);
	}
	expect(
		await base.lignes("SELECT 1 FROM projets WHERE auteur_id = $1", [id]),
	).toEqual([]);
});

parUnePorte(
	"the list is filtered by licence, state and repository; an unknown licence empties it, a wrong value is refused",
	async ({ base, membre }, api) => {
		const territoire = `Ville ${randomUUID()}`;
		const depot = "https://git.example.org/a";
		const [un, deux, trois] = [
			await creerProjet(base, {
				...{ territoire, depot, licence_code: "MIT", stade: "stable" },
			}),
			await creerProjet(base, {
				...{ territoire, depot, licence_code: "(ISC OR MIT) AND EUPL-1.2" },
			}),
			await creerProjet(base, { territoire }),
		].map(({ slug }) => slug);
		const lister = async (filtre: string) => {
			const { json, statut } = await api.appeler(
				"GET",
				`/api/projets?territoire=${encodeURIComponent(territoire)}&${filtre}`,
				{ jeton: membre.jeton },
			);
			return statut === 200
				? Object.values(Object(json)).map((projet) => Object(projet).slug)
				: statut;
		};
		expect(await lister("licence_code=MIT")).toEqual([deux, un]);
		expect(await lister("licence_code=eupl-1.2")).toEqual([deux]);
		expect(
			await lister(
				`licence_code=${encodeURIComponent("(ISC OR MIT) AND EUPL-1.2")}`,
			),
		).toEqual([deux]);
		expect(await lister("licence_code=MI")).toEqual([]);
		expect(await lister("licence_code=inconnue")).toEqual([]);
		expect(await lister("stade=stable")).toEqual([un]);
		expect(await lister("stade=inconnu")).toEqual([trois, deux]);
		expect(await lister("stade=")).toEqual([trois, deux, un]);
		expect(await lister("depot=true")).toEqual([deux, un]);
		expect(await lister("depot=false")).toEqual([trois]);
		expect(await lister("depot=true&stade=stable&licence_code=MIT")).toEqual([
			un,
		]);
		expect(await lister("stade=fini")).toBe(422);
		expect(await lister("depot=peut-etre")).toBe(422);
		expect(await lister(`licence_code=${"a".repeat(101)}`)).toBe(422);
	},
);

test("publiccode.yml of a project is YAML with every mandatory key, at one address in both languages; without repository or licence, or not public, there is none", async ({
	base,
	front,
}) => {
	const complet = {
		depot: "https://git.example.org/a",
		licence_code: "EUPL-1.2",
		stade: "essai",
		liens: ["documentation https://a.example/aide"],
		finance_par: ["Ville de Lyon"],
		contact: "equipe@a.example",
		porteur: "Association L’Eau",
		traductions: {
			en: {
				accroche: "A tagline that is long enough.",
				description: "A description in English that says what it is.",
			},
		},
	};
	const { slug } = await creerProjet(base, complet);
	const lire = (chemin: string) => front.appeler("GET", chemin);
	const fichier = await lire(`/projets/${slug}/publiccode.yml`);
	expect(fichier.statut).toBe(200);
	expect(fichier.entetes["content-type"]).toBe(
		"application/yaml; charset=utf-8",
	);
	const texte = String(fichier.octets);
	expect(texte).toMatch(/^# .*\n(?:# .*\n)+\n?publiccodeYmlVersion: "0\.7"\n/);
	expect(texte).toContain("# Deduced from the entry");
	const objet: unknown = parse(texte);
	expect(PubliccodeComplet.safeParse(objet).error).toBeUndefined();
	expect(objet).toMatchObject({
		url: "https://git.example.org/a",
		developmentStatus: "beta",
		legal: { license: "EUPL-1.2" },
		fundedBy: [{ name: "Ville de Lyon" }],
		maintenance: {
			type: "community",
			contacts: [{ name: "Association L’Eau", email: "equipe@a.example" }],
		},
		description: {
			fr: { documentation: "https://a.example/aide" },
			en: { shortDescription: "A tagline that is long enough." },
		},
	});
	const anglais = await lire(`/en/projets/${slug}/publiccode.yml`);
	expect(String(anglais.octets)).toBe(texte);

	const { contact: _, stade: __, ...sans } = complet;
	const muet = await creerProjet(base, sans);
	const incomplet = await lire(`/projets/${muet.slug}/publiccode.yml`);
	const connu: unknown = parse(String(incomplet.octets));
	for (const cle of ["maintenance", "platforms", "developmentStatus"])
		expect(connu).not.toHaveProperty(cle);
	expect(String(incomplet.octets)).toContain(
		"# The directory does not know, and so does not write: platforms, softwareType, developmentStatus, maintenance, localisation.",
	);

	const { depot: ___, ...sansDepot } = complet;
	const { licence_code: ____, ...sansLicence } = complet;
	const absents = [
		await creerProjet(base, sansDepot),
		await creerProjet(base, sansLicence),
		await creerProjet(base, { ...complet, statut: "propose" }),
		await creerProjet(base, { ...complet, statut: "archive" }),
		{ slug: "inconnu" },
	];
	for (const absent of absents) {
		const { statut } = await lire(`/projets/${absent.slug}/publiccode.yml`);
		expect([absent.slug, statut]).toEqual([absent.slug, 404]);
	}
});
