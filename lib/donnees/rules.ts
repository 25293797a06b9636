/** How open data are written: addresses, CSV, which days are kept, and their description for machines. */
import { donnees } from "#lib/i18n/messages/fr";
import type { Texts } from "#lib/i18n/texts";
import { keysOf } from "#lib/platform/contract/records";
import { LANGUES, type Langue, type TexteMarque } from "#lib/platform/langues";
import { shortenAtWord } from "#lib/platform/text/shorten";
import {
	APERCU_COLONNES,
	CHAMPS_PROJET,
	type FormatDonnees,
	type Jeu,
	JOURS_GARDES,
	LICENCE,
	type Manifeste,
	ObjetOuvert,
} from "./schema.ts";

/** Whether a text is a day: YYYY-MM-DD. */
export function estJour(texte: string): boolean {
	return /^\d{4}-\d{2}-\d{2}$/.test(texte);
}

/** Of the days kept, those to remove: older than a month, except the first of each month that has one. */
export function joursARetirer(
	jours: readonly string[],
	aujourdhui: string,
): string[] {
	const limite = new Date(`${aujourdhui}T00:00:00Z`);
	limite.setUTCDate(limite.getUTCDate() - JOURS_GARDES);
	const seuil = limite.toISOString().slice(0, 10);
	const mois = new Set<string>();
	return jours.toSorted().filter((jour) => {
		const estPremier = !mois.has(jour.slice(0, 7));
		mois.add(jour.slice(0, 7));
		return jour < seuil && !estPremier;
	});
}

/** The path of a file: the newest, or that of a day. */
export function adresseDuFichier(nom: string, jour?: string): string {
	return jour === undefined ? `/donnees/${nom}` : `/donnees/${jour}/${nom}`;
}

const TYPES: Readonly<Record<string, string>> = {
	jsonl: "application/jsonl; charset=utf-8",
	csv: "text/csv; charset=utf-8; header=present",
	json: "application/json; charset=utf-8",
};

/** The media type of a file by its name. */
export function typeDuFichier(nom: string): string {
	return TYPES[nom.split(".").at(-1) ?? ""] ?? "text/plain; charset=utf-8";
}

/** The name of the file of one set in one format. */
export function nomDuFichier(jeu: Jeu, format: FormatDonnees): string {
	return format === "tableur" ? `${jeu}-tableur.csv` : `${jeu}.${format}`;
}

/** The file named by a path under /donnees, if it can name one. */
export function fichierDuChemin(
	chemin: readonly string[],
): { jour: string | undefined; nom: string } | null {
	const [premier = "", second, ...reste] = chemin;
	if (reste.length > 0) return null;
	if (second === undefined) return { jour: undefined, nom: premier };
	return estJour(premier) ? { jour: premier, nom: second } : null;
}

/** Whether a name may be that of one of our files: nothing that leads elsewhere on the disk. */
export function estNomDeFichier(nom: string): boolean {
	return /^[A-Za-z0-9]+(?:-tableur)?(?:\.schema)?(?:\.[a-z]+)?$/.test(nom);
}

/** The letters of one cell of a preview. */
const APERCU_MAX = 70;

/** One record of a set, as its JSON Lines file writes it, reduced to what its preview shows: cells, and the language of each. */
export function ligneDApercu(jeu: Jeu, objet: unknown): TexteMarque[] {
	const valeurs = ObjetOuvert.parse(objet);
	const langue = LANGUES.find((une) => une === valeurs.langue) ?? "fr";
	return APERCU_COLONNES[jeu].map((colonne) => {
		const valeur = String(valeurs[colonne] ?? "").replace(/\s+/g, " ");
		return {
			texte: shortenAtWord(valeur, APERCU_MAX),
			// Our own words, in French whatever the entry is written in.
			langue: colonne === "statut_libelle" ? "fr" : langue,
		};
	});
}

const ANGLAIS = /_en$/;

/** The description of a column, in one language. */
export function descriptionDeColonne(t: Texts, colonne: string): string {
	const autre = keysOf(donnees.champs).find((nom) => nom === colonne);
	if (autre) return t(`donnees.champs.${autre}`);
	const duProjet = CHAMPS_PROJET.find((nom) => nom === colonne);
	if (duProjet) return t(`champs.projet.${duProjet}.colonne`);
	if (!ANGLAIS.test(colonne)) throw new Error(`no description of ${colonne}`);
	const texte = descriptionDeColonne(t, colonne.replace(ANGLAIS, ""));
	return t("donnees.version_anglaise", { texte });
}

/** The input of the descriptions for machines (schema.org for search engines, DCAT for catalogues), in one language. */
export type SujetDonnees = {
	readonly langue: Langue;
	readonly siteUrl: string;
	/** The page about the open data, absolute. */
	readonly page: string;
	/** The page about the API, absolute. */
	readonly pageApi: string;
	readonly site: string;
	readonly titre: string;
	readonly description: string;
	readonly editeur: string;
	readonly contact: string | null;
	readonly manifeste: Manifeste | null;
};

/** The media type of a file by its name, without its parameters. */
export function typeCourt(nom: string): string {
	return typeDuFichier(nom).split(";")[0] ?? "";
}

/** A `Dataset` of schema.org. */
export function donneesSchemaOrg(sujet: SujetDonnees) {
	const { description, editeur, manifeste, page, siteUrl, titre } = sujet;
	return {
		"@type": "Dataset",
		"@id": page,
		name: titre,
		description,
		url: page,
		license: LICENCE.adresse,
		isAccessibleForFree: true,
		creator: { "@type": "Organization", name: editeur, url: siteUrl },
		...(manifeste ? { dateModified: manifeste.cree_le } : {}),
		distribution: (manifeste?.fichiers ?? []).map(
			({ nom, octets, sha256 }) => ({
				"@type": "DataDownload",
				name: nom,
				contentUrl: `${siteUrl}${adresseDuFichier(nom)}`,
				encodingFormat: typeCourt(nom),
				contentSize: `${octets} B`,
				sha256,
			}),
		),
	};
}
