/** How open data are written: addresses, CSV, and which days stay. */
import type { Texts } from "#lib/i18n/texts";
import {
	CHAMPS,
	type FormatDonnees,
	type Jeu,
	JOURS_GARDES,
	NOM_MANIFESTE,
} from "./schema.ts";

/** Whether a text is a day: YYYY-MM-DD. */
export function estJour(texte: string): boolean {
	return /^\d{4}-\d{2}-\d{2}$/.test(texte);
}

/** Of the days kept, those that leave: older than a month, save the first of each month that has one. */
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
	return `${jeu}.${format}`;
}

/** The file that a path under /donnees names, if it can name one. */
export function fichierDuChemin(
	chemin: readonly string[],
): { jour: string | undefined; nom: string } | null {
	const [premier = "", second, ...reste] = chemin;
	if (reste.length > 0) return null;
	if (second === undefined) return { jour: undefined, nom: premier };
	return estJour(premier) ? { jour: premier, nom: second } : null;
}

/** Whether a name may be that of a file of ours: nothing that leads elsewhere on the disk. */
export function estNomDeFichier(nom: string): boolean {
	return /^[A-Za-z0-9]+(?:\.[a-z]+)?$/.test(nom) || nom === NOM_MANIFESTE;
}

const ANGLAIS = /_en$/;

/** What a column holds, in the words of one language. */
export function descriptionDeColonne(t: Texts, colonne: string): string {
	const champ = CHAMPS.find((nom) => nom === colonne.replace(ANGLAIS, ""));
	if (champ === undefined) throw new Error(`no description of ${colonne}`);
	const texte = t(`donnees.champs.${champ}`);
	return ANGLAIS.test(colonne)
		? t("donnees.version_anglaise", { texte })
		: texte;
}
