/** From a `publiccode.yml` of any version to what a contribution holds. */
import { hash } from "node:crypto";
import type { Texts } from "#lib/i18n/texts";
import { cleanText, toPlainText } from "#lib/platform/import/plain-text";
import {
	yamlAddress as adresse,
	yamlBlock as brut,
	yamlLine as ligne,
} from "#lib/platform/import/yaml-values";
import { LANGUES, type Langue } from "#lib/platform/langues";
import { shortenAtWord } from "#lib/platform/text/shorten";
import {
	isYamlMap,
	yamlList as liste,
	readYaml,
	yamlValue as valeur,
	type YamlMap,
	type YamlText,
} from "#lib/platform/text/yaml";
import { licenceImportee } from "../importation/rules.ts";
import { stadeEcrit } from "../rules.ts";
import { BORNES_PROJET } from "../schema.ts";
import {
	ANGLAIS,
	BORNES_LUES,
	type ChampRempli,
	type EchecDeLecture,
	type ProjetLu,
	REMPLISSABLES,
	type TextesLus,
} from "./schema.ts";

const FONCTIONS_MAX = 20;
/** A file that names more domains than that names nearly all, and tells none. */
const DOMAINES_MAX = 5;

/** The themes that the standard's own words name, by the names of the first themes. */
const MOTS_DE_THEMES: Readonly<Record<string, string>> = {
	agriculture: "Alimentation",
	culture: "Culture",
	education: "Éducation",
	"educational-content": "Éducation",
	"learning-management-system": "Éducation",
	energy: "Énergie et climat",
	environment: "Biodiversité",
	healthcare: "Santé",
	transportation: "Mobilité",
	"fleet-management": "Mobilité",
	welfare: "Solidarité",
	research: "Savoirs libres",
	"science-and-technology": "Savoirs libres",
	"digital-citizenship": "Démocratie",
	whistleblowing: "Démocratie",
	"civic-engagement": "Démocratie",
	"integrated-library-system": "Culture",
	"real-estate-management": "Logement",
};

function descriptions(fichier: YamlMap): ReadonlyMap<string, YamlMap> {
	const lues = valeur(fichier, "description");
	if (!isYamlMap(lues)) return new Map();
	const parLangue = new Map<string, YamlMap>();
	const cles = Object.keys(lues).sort((a, b) => a.length - b.length);
	for (const cle of cles) {
		const langue = cle.toLowerCase().split(/[-_]/)[0] ?? "";
		const sienne = valeur(lues, cle);
		if (isYamlMap(sienne) && !parLangue.has(langue))
			parLangue.set(langue, sienne);
	}
	return parLangue;
}

/** The long description; where there is none, the short one and what the software does. */
function description(lue: YamlMap | undefined): string {
	const { min, max } = BORNES_PROJET.description;
	const longue = toPlainText(brut(valeur(lue, "longDescription")), "markdown");
	const courte = cleanText(brut(valeur(lue, "shortDescription")));
	const fonctions = liste(valeur(lue, "features"))
		.slice(0, FONCTIONS_MAX)
		.map((une) => ligne(une, { max: BORNES_PROJET.accroche.max }))
		.filter((une) => une !== "")
		.map((une) => `- ${une}`);
	const composee =
		longue !== "" ? longue : [courte, fonctions.join("\n")].join("\n\n").trim();
	return [...composee].length < min ? "" : shortenAtWord(composee, max);
}

function textesDe(fichier: YamlMap, lue: YamlMap | undefined): TextesLus {
	const nom = ligne(valeur(lue, "localisedName"), BORNES_PROJET.nom);
	const courte = ligne(valeur(lue, "shortDescription"), BORNES_PROJET.accroche);
	const generique = ligne(valeur(lue, "genericName"), BORNES_PROJET.accroche);
	return {
		nom: nom || ligne(valeur(fichier, "name"), BORNES_PROJET.nom),
		accroche: courte || generique,
		description: description(lue),
	};
}

/** The language of the texts: that of the page where the file has it alone, French where it has both. */
function langueDesTextes(
	parLangue: ReadonlyMap<string, YamlMap>,
	page: Langue,
): Langue {
	return LANGUES.find((langue) => parLangue.has(langue)) ?? page;
}

function etat(lu: YamlText | undefined): ProjetLu["stade"] {
	return stadeEcrit(brut(lu).trim().toLowerCase()) ?? "inconnu";
}

/** Who bears it: the organisation (0.5 and later), or who owned the repository or the rights before. */
function porteur(fichier: YamlMap): string {
	const legal = valeur(fichier, "legal");
	const noms = [
		valeur(valeur(fichier, "organisation"), "name"),
		valeur(legal, "repoOwner"),
		valeur(legal, "mainCopyrightOwner"),
	];
	const dits = noms.map((nom) => ligne(nom, BORNES_PROJET.porteur));
	return dits.find((nom) => nom !== "") ?? "";
}

function mots(fichier: YamlMap): string[] {
	const categories = liste(valeur(fichier, "categories"));
	const domaines = liste(valeur(valeur(fichier, "intendedAudience"), "scope"));
	const dits = [
		...(domaines.length > DOMAINES_MAX ? [] : domaines),
		...categories.slice(0, FONCTIONS_MAX),
	].flatMap((mot) => {
		const lu = brut(mot).trim().toLowerCase();
		return Object.hasOwn(MOTS_DE_THEMES, lu) ? [MOTS_DE_THEMES[lu] ?? ""] : [];
	});
	return [...new Set(dits)];
}

function financeurs(fichier: YamlMap): string[] {
	const noms = liste(valeur(fichier, "fundedBy")).map((un) =>
		ligne(isYamlMap(un) ? valeur(un, "name") : un, BORNES_LUES.financeur),
	);
	return [...new Set(noms)]
		.filter((nom) => nom !== "")
		.slice(0, BORNES_LUES.financeurs);
}

/** In SPDX where it can be read so; as it is written otherwise, for the person to correct. */
function licence(fichier: YamlMap): string {
	const lue = valeur(valeur(fichier, "legal"), "license");
	const dite = ligne(liste(lue)[0], BORNES_LUES.licence).replace(
		/,? version /i,
		" ",
	);
	const connue = dite === "" ? "" : licenceImportee(dite);
	return typeof connue === "string" ? connue : dite;
}

function sansFin(texte: string): string {
	return texte.replace(/(?:\.git)?\/*$/, "").toLowerCase();
}

export type Lecture =
	| {
			readonly ok: true;
			readonly projet: ProjetLu;
			/** Where its logo is, as the file says it; empty when it does not. */
			readonly logo: string;
	  }
	| EchecDeLecture;

function projetDe(fichier: YamlMap, page: Langue, depotLu: string): ProjetLu {
	const parLangue = descriptions(fichier);
	const langue = langueDesTextes(parLangue, page);
	const francais = parLangue.get("fr");
	const anglais = parLangue.get("en");
	const depot = adresse(valeur(fichier, "url")) || depotLu;
	const site = adresse(valeur(fichier, "landingURL"));
	return {
		...textesDe(fichier, parLangue.get(langue)),
		langue,
		anglais: francais && anglais ? textesDe(fichier, anglais) : null,
		site_web: sansFin(site) === sansFin(depot) ? "" : site,
		depot,
		licence: licence(fichier),
		stade: etat(valeur(fichier, "developmentStatus")),
		porteur: porteur(fichier),
		mots: mots(fichier),
		documentation: adresse(
			valeur(parLangue.get(langue), "documentation") ??
				valeur(anglais, "documentation"),
		),
		feuille_de_route: adresse(valeur(fichier, "roadmap")),
		finance_par: financeurs(fichier),
		autreLangue: !francais && !anglais,
	};
}

/** Whether a map can be of the standard: it says so, or names a software and where it is. */
function estPubliccode(fichier: YamlMap): boolean {
	if (Object.hasOwn(fichier, "publiccodeYmlVersion")) return true;
	return (
		ligne(valeur(fichier, "name"), { max: 1 }) !== "" &&
		(isYamlMap(valeur(fichier, "description")) ||
			adresse(valeur(fichier, "url")) !== "")
	);
}

/**
 * What the text of a `publiccode.yml` says, for a page in this language; `depot` is the
 * repository that it was found in, for a file that does not name its own. Values of a
 * wrong type or out of bounds are left out; no address of a person is taken.
 */
export function lirePubliccode(
	texte: string,
	page: Langue,
	depot = "",
): Lecture {
	const lu = readYaml(texte);
	if (!lu.ok) {
		const { raison: refus, ligne } = lu;
		return { ok: false, refus, ...(ligne === undefined ? {} : { ligne }) };
	}
	return estPubliccode(lu.map)
		? {
				ok: true,
				projet: projetDe(lu.map, page, depot),
				logo: brut(valeur(lu.map, "logo")).trim(),
			}
		: { ok: false, refus: "etranger" };
}

export function phraseDeLecture(t: Texts, echec: EchecDeLecture): string {
	if (echec.refus === "limite")
		return t("contributions.lecture.limite", {
			minutes: Math.ceil(echec.delaiSecondes / 60),
		});
	const { refus, statut = 0, ligne = 0 } = echec;
	return t(`contributions.lecture.refus.${refus}`, { statut, ligne });
}

type Saisie = Readonly<Record<string, readonly string[]>>;

export type Rempli = {
	/** The values that it puts, by field, and the marks of what it put. */
	readonly valeurs: Saisie;
	readonly remplis: readonly ChampRempli[];
	/** Fields that hold something else, typed by the person, and stay. */
	readonly gardes: readonly ChampRempli[];
};

/** An answer that says nothing: an empty one, and the state that nobody gave. */
function estVide(valeurs: readonly string[]): boolean {
	return valeurs.every((une) => une.trim() === "" || une === "inconnu");
}

/** Tells later whether a field still holds what a read put there, whatever line breaks the browser sends. */
function marque(champ: string, valeurs: readonly string[]): string {
	const dites = valeurs
		.flatMap((une) => une.split(/\r\n?|\n/))
		.map((une) => une.trim())
		.filter((une) => une !== "");
	return `${champ}:${hash("sha256", JSON.stringify([champ, dites]), "base64url").slice(0, 12)}`;
}

/** The texts in the language in which the person began to write; none when the file has none in it. */
function textesPour(
	projet: ProjetLu,
	ecrite: Langue | null,
): Partial<Record<ChampRempli, string>> {
	const { nom, accroche, description, langue, anglais } = projet;
	if (ecrite === null || ecrite === langue)
		return {
			langue,
			nom,
			accroche,
			description,
			...(anglais && {
				nom_en: anglais.nom === nom ? "" : anglais.nom,
				accroche_en: anglais.accroche,
				description_en: anglais.description,
			}),
		};
	return ecrite === "en" && anglais ? anglais : { nom };
}

function valeursDuFichier(
	projet: ProjetLu,
	themes: readonly string[],
	ecrite: Langue | null,
): Partial<Record<ChampRempli | string, readonly string[]>> {
	const { documentation, feuille_de_route, finance_par } = projet;
	const textes = Object.entries(textesPour(projet, ecrite)).map(
		([champ, texte]) => [champ, [texte]] as const,
	);
	const liens = [
		...(documentation ? [`documentation ${documentation}`] : []),
		...(feuille_de_route ? [`feuille_de_route ${feuille_de_route}`] : []),
	];
	return {
		...Object.fromEntries(textes),
		site_web: [projet.site_web],
		porteur: [projet.porteur],
		depot: [projet.depot],
		licence_code: [projet.licence],
		stade: [projet.stade],
		liens: [liens.join("\n")],
		finance_par: [finance_par.join("\n")],
		themes,
	};
}

/**
 * Puts into a form what a file says: where it is empty, or holds what an earlier read
 * put there. What the person typed stays, and the texts are those of the language in
 * which they typed some.
 */
export function remplir(
	saisie: Saisie,
	projet: ProjetLu,
	themes: readonly string[],
): Rempli {
	const lus = new Set(saisie.lus ?? []);
	const tient = (champ: string) => {
		const valeurs = saisie[champ] ?? [];
		return estVide(valeurs) || lus.has(marque(champ, valeurs));
	};
	const ecrite = ["accroche", "description"].every(tient)
		? null
		: (LANGUES.find((une) => une === saisie.langue?.at(-1)) ?? null);
	const fichier = valeursDuFichier(projet, themes, ecrite);
	const dits = REMPLISSABLES.filter((champ) => !estVide(fichier[champ] ?? []));
	const remplis = dits.filter(tient);
	// What an earlier file said and this one does not.
	const repris = REMPLISSABLES.filter(
		(champ) =>
			!dits.includes(champ) && lus.has(marque(champ, saisie[champ] ?? [])),
	);
	const gardes = dits.filter(
		(champ) =>
			!tient(champ) &&
			marque(champ, saisie[champ] ?? []) !==
				marque(champ, fichier[champ] ?? []),
	);
	const mis = remplis.map((champ) => [champ, fichier[champ] ?? []] as const);
	return {
		remplis,
		gardes,
		valeurs: {
			...Object.fromEntries(repris.map((champ) => [champ, []])),
			...Object.fromEntries(mis),
			...(fichier.langue && ecrite === null ? { langue: fichier.langue } : {}),
			lus: mis.map(([champ, valeurs]) => marque(champ, valeurs)),
		},
	};
}

/** The English version of a contribution, in the format of the column: only beside French texts. */
export function anglaisEnvoye(
	envoye: Readonly<Record<keyof typeof ANGLAIS, unknown>> & {
		readonly langue: Langue;
	},
): { en?: Record<string, string> } {
	const dits = Object.entries(ANGLAIS).flatMap(([champ, cle]) => {
		const texte = Object.entries(envoye).find(([nom]) => nom === champ)?.[1];
		return typeof texte === "string" ? [[cle, texte] as const] : [];
	});
	return envoye.langue === "en" || dits.length === 0
		? {}
		: { en: Object.fromEntries(dits) };
}

const LISTES: ReadonlySet<string> = new Set(["liens", "finance_par"]);

/** What a file says, as a record of an import: without what it leaves empty, and with words for themes. */
export function enregistrementDe(
	projet: ProjetLu,
): Readonly<Record<string, unknown>> {
	const { nom_en, accroche_en, description_en, ...valeurs } = valeursDuFichier(
		projet,
		projet.mots,
		null,
	);
	const dites = Object.entries(valeurs).filter(
		([, dite = []]) => !estVide(dite),
	);
	return Object.fromEntries(
		dites.map(([champ, dite = []]) => {
			if (champ === "themes") return [champ, dite];
			const texte = dite.at(-1) ?? "";
			return [champ, LISTES.has(champ) ? texte.split("\n") : texte];
		}),
	);
}
