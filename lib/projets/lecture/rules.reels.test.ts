/** What each real file fills the form with, for a page in French: read by eye, line by line; what is not named is left empty. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lirePubliccode } from "./rules.ts";

const DOSSIER = join(import.meta.dirname, "../../../../shared/data/publiccode");
const PRESENTS = existsSync(DOSSIER);
if (!PRESENTS)
	process.stderr.write(`No real publiccode.yml in ${DOSSIER}: not tested.\n`);

/** Texts by their beginning, or their length. */
const FICHIERS = [
	{
		fichier: "AI-Riksarkivet__htrflow",
		champs: {
			nom: "HTRflow",
			langue: "en",
			depot: "https://github.com/AI-Riksarkivet/htrflow",
			licence: "EUPL-1.2",
			stade: "essai",
			documentation: "https://ai-riksarkivet.github.io/htrflow/latest/",
		},
		accroche: "HTRflow is an open source pipe",
		description: 504,
		anglais: null,
	},
	{
		fichier: "ASLBrindisi__GlobaLeaks",
		champs: {
			nom: "GlobaLeaks",
			langue: "en",
			site_web: "https://www.globaleaks.org/",
			depot: "https://github.com/globaleaks/GlobaLeaks",
			licence: "AGPL-3.0-only",
			stade: "stable",
			porteur: "GlobaLeaks",
			mots: ["Démocratie"],
			documentation: "https://docs.globaleaks.org/",
			feuille_de_route: "https://docs.globaleaks.org/en/main/roadmap/",
		},
		accroche: "GlobaLeaks is free, open sourc",
		description: 811,
		anglais: null,
	},
	{
		fichier: "Amsterdam__signals-frontend",
		champs: {
			nom: "Signalen frontend",
			langue: "en",
			site_web: "https://signalen.org/",
			depot: "https://github.com/Amsterdam/signals-frontend",
			licence: "MPL-2.0",
			stade: "stable",
			porteur: "Gemeente Amsterdam",
			documentation: "https://docs.signalen.org/",
		},
		accroche: "Signalen is an open source pro",
		description: 634,
		anglais: null,
	},
	{
		fichier: "Azienda-USL-di-Bologna__babel",
		echec: {
			ok: false,
			refus: "yaml",
			ligne: 122,
		},
	},
	{
		fichier: "CARD-AI__BLKT-VMS-Validavimas",
		champs: {
			nom: "LT_AI_NER",
			langue: "en",
			depot: "https://github.com/VSSA-AtvirasKodas-LT/LT_AI-NER/LT_AI_NER.git",
			licence: "Apache-2.0",
			stade: "stable",
		},
		accroche: "MLKVM validation using GLUE NE",
		description: 754,
		anglais: null,
	},
	{
		fichier: "CatalaLang__catala",
		champs: {
			nom: "Catala",
			langue: "fr",
			site_web: "https://catala-lang.org/",
			depot: "https://github.com/CatalaLang/catala",
			licence: "Apache-2.0",
			stade: "stable",
			documentation: "https://book.catala-lang.org/",
			feuille_de_route:
				"https://www.lemonde.fr/blog/binaire/2022/11/29/pour-un-bureau-de-transformation-du-droit-en-code/",
			finance_par: [
				"Institut National de Recherche en Informatique et en Automatique (INRIA)",
				"Caisse Nationale d'Allocations Familiales (CNAF)",
			],
		},
		accroche: "Langage de programmation dédié",
		description: 641,
		anglais: "Domain-specific programming la",
	},
	{
		fichier: "Cetriq__Classify",
		champs: {
			nom: "Klassa",
			langue: "fr",
			depot: "https://github.com/Cetriq/Classify",
			licence: "CC0-1.0",
			stade: "construction",
			porteur: "Cetriq",
			autreLangue: true,
		},
		accroche: "",
		description: 0,
		anglais: null,
	},
	{
		fichier: "Cicatrice__journal-web-ui",
		champs: {
			nom: "journal-web-ui",
			langue: "fr",
			site_web: "https://umwelt.info/",
			depot: "https://gitlab.opencode.de/umwelt-info/journal-web-ui",
			licence: "GPL-3.0-or-later",
			stade: "construction",
			porteur: "AG umwelt.info",
			autreLangue: true,
		},
		accroche: "",
		description: 0,
		anglais: null,
	},
	{
		fichier: "Comune-Milano__Whistleblowing",
		champs: {
			nom: "Whistleblowing",
			langue: "fr",
			depot: "https://github.com/Comune-Milano/Whistleblowing",
			licence: "AGPL-3.0-only",
			stade: "construction",
			mots: ["Démocratie"],
			autreLangue: true,
		},
		accroche: "",
		description: 0,
		anglais: null,
	},
	{
		fichier: "Comune-Milano__gefo",
		champs: {
			nom: "Ge. Fo.- Gestionale Fondi",
			langue: "fr",
			depot: "https://github.com/Comune-Milano/gefo.git",
			licence: "EUPL-1.2",
			stade: "stable",
			porteur: "Comune di Milano",
			autreLangue: true,
		},
		accroche: "",
		description: 0,
		anglais: null,
	},
	{
		fichier: "DISIC__Ara",
		champs: {
			nom: "Ara",
			langue: "fr",
			site_web: "https://ara.numerique.gouv.fr/",
			depot: "https://github.com/DISIC/Ara",
			licence: "MIT",
			stade: "inconnu",
			feuille_de_route: "https://ara.numerique.gouv.fr/feuille-de-route",
			finance_par: ["Direction interministérielle du numérique", "FIPHFP"],
		},
		accroche: "Faire des audits RGAA, les ren",
		description: 94,
		anglais: null,
	},
	{
		fichier: "InseeFrLab__onyxia",
		champs: {
			nom: "Onyxia",
			langue: "fr",
			site_web: "https://onyxia.sh/",
			depot: "https://github.com/InseeFrLab/onyxia",
			licence: "MIT",
			stade: "construction",
			porteur: "INSEE",
			mots: ["Savoirs libres"],
			documentation: "https://docs.onyxia.sh/",
			feuille_de_route: "https://docs.onyxia.sh/roadmap",
			finance_par: ["Insee"],
		},
		accroche: "Application web pour simplifie",
		description: 2020,
		anglais: "Web app to simplify data scien",
	},
	{
		fichier: "OpenRailAssociation__osrd",
		champs: {
			nom: "OSRD",
			langue: "fr",
			depot: "https://github.com/OpenRailAssociation/osrd",
			licence: "LGPL-3.0-only",
			stade: "construction",
			documentation: "https://osrd.fr/fr/docs/",
		},
		accroche: "OSRD est une application web o",
		description: 137,
		anglais: "OSRD is an open source web app",
	},
	{
		fichier: "SocialGouv__dashlord",
		champs: {
			nom: "DashLord",
			langue: "fr",
			depot: "https://github.com/SocialGouv/dashlord",
			licence: "Apache-2.0",
			stade: "stable",
			finance_par: ["Fabrique numérique des ministères sociaux"],
		},
		accroche: "Tableau de bord des bonnes pra",
		description: 490,
		anglais: "The best-practices Dashboard",
	},
	{
		fichier: "italia__agavecms",
		champs: {
			nom: "Agave CMS",
			langue: "fr",
			depot: "https://github.com/italia/agavecms",
			licence: "AGPL-3.0-only",
			stade: "stable",
			porteur:
				"Team per la Trasformazione Digitale - Presidenza del Consiglio dei Ministri",
			autreLangue: true,
		},
		accroche: "",
		description: 0,
		anglais: null,
	},
	{
		fichier: "italia__design-angular-kit",
		champs: {
			nom: "Design Angular Kit",
			langue: "fr",
			depot: "https://github.com/italia/design-angular-kit",
			licence: "BSD-3-Clause-Clear",
			stade: "stable",
			porteur: "Dipartimento per la trasformazione digitale",
			mots: ["Culture"],
			feuille_de_route:
				"https://github.com/orgs/italia/projects/17/views/5?filterQuery=repo%3Aitalia%2Fdesign-angular-kit",
			autreLangue: true,
		},
		accroche: "",
		description: 0,
		anglais: null,
	},
	{
		fichier: "italia__publiccode-parser-go",
		champs: {
			nom: "Medusa",
			langue: "en",
			depot: "https://github.com/italia/developers.italia.it.git",
			licence: "MIT OR Apache-2.0",
			stade: "construction",
		},
		accroche: "A rather short description whi",
		description: 631,
		anglais: null,
	},
	{
		fichier: "opendatateam__udata",
		champs: {
			nom: "udata",
			langue: "en",
			site_web: "https://udata.readthedocs.io/",
			depot: "https://github.com/opendatateam/udata",
			licence: "AGPL-3.0-only",
			stade: "stable",
			documentation: "https://udata.readthedocs.io/",
			finance_par: ["Direction interministérielle du numérique"],
		},
		accroche: "Customizable and skinnable soc",
		description: 376,
		anglais: null,
	},
	{
		fichier: "publiccodeyml__publiccode.yml",
		champs: {
			nom: "Medusa",
			langue: "en",
			depot: "https://example.com/italia/medusa.git",
			licence: "AGPL-3.0-or-later",
			stade: "construction",
			porteur: "Roma Capitale",
			mots: ["Savoirs libres"],
			documentation: "https://read.the.documentation/medusa/v1.0",
			feuille_de_route: "https://example.com/italia/medusa/roadmap",
		},
		accroche: "This description can have a ma",
		description: 174,
		anglais: null,
	},
	{
		fichier: "publicodes__publicodes",
		champs: {
			nom: "Publicodes",
			langue: "fr",
			site_web: "https://publi.codes/",
			depot: "https://github.com/publicodes/publicodes",
			licence: "MIT",
			stade: "stable",
			porteur:
				"@laem, @johangirod, @mquandalle, @wiinxt, @EmileRolley, et toute la communauté des contributeurs",
			mots: ["Biodiversité", "Énergie et climat", "Santé", "Solidarité"],
			documentation: "https://publi.codes/docs",
			feuille_de_route: "https://github.com/orgs/publicodes/projects/2",
			finance_par: ["Urssaf Caisse Nationale", "Ademe", "Dinum"],
		},
		accroche: "Le langage pour les algorithme",
		description: 151,
		anglais: null,
	},
	{
		fichier: "swiss__oss-catalog",
		champs: {
			nom: "Open Source Software Catalogue",
			langue: "en",
			site_web: "https://www.opensource.admin.ch/",
			depot: "https://github.com/swiss/oss-catalog",
			licence: "AGPL-3.0-or-later",
			stade: "stable",
			porteur: "Bundeskanzlei",
		},
		accroche: "Open Source Software Catalogue",
		description: 348,
		anglais: null,
	},
] as const;

function estDit(valeur: unknown): boolean {
	if (Array.isArray(valeur)) return valeur.length > 0;
	return valeur !== "" && valeur !== false;
}

test.skipIf(!PRESENTS).each(FICHIERS)("$fichier", ({ fichier, ...attendu }) => {
	const texte = readFileSync(join(DOSSIER, `${fichier}.yml`), "utf8");
	const lecture = lirePubliccode(texte, "fr");
	if ("echec" in attendu) return expect(lecture).toEqual(attendu.echec);
	if (!lecture.ok) throw new Error(lecture.refus);
	const { accroche, description, anglais, ...reste } = lecture.projet;
	const dits = Object.entries(reste).filter(([, valeur]) => estDit(valeur));
	expect(Object.fromEntries(dits)).toEqual(attendu.champs);
	expect(accroche.slice(0, 30)).toBe(attendu.accroche);
	expect([...description].length).toBe(attendu.description);
	expect(anglais?.accroche.slice(0, 30) ?? null).toBe(attendu.anglais);
});
