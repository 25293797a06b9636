/** How figures are grouped so that no person can be identified, and their labelled lines. */

import { placeName } from "#lib/i18n/places";
import { formats, type Texts, texts } from "#lib/i18n/texts";
import { SEUIL_ANONYMAT } from "#lib/platform/contract/anonymity";
import type { Langue, TexteMarque } from "#lib/platform/langues";
import {
	DELAI_MAX,
	type DelaisUsuels,
	type Periode,
	type Statistiques,
	TERRITOIRES_MONTRES,
	type TrancheDelai,
} from "./schema.ts";

type Comptee = { readonly nombre: number };

/**
 * Joins neighbours, months or ranges of delays, up to the end (`fin`) of the last, until
 * each counts enough people. The remainder joins the last one; too few in all are not
 * published.
 */
export function regrouper<T extends Comptee>(
	cellules: readonly T[],
	fin: keyof T,
): T[] {
	const joindre = (premiere: T, seconde: T): T => ({
		...premiere,
		[fin]: seconde[fin],
		nombre: premiere.nombre + seconde.nombre,
	});
	const groupes: T[] = [];
	let attente: T | undefined;
	for (const cellule of cellules) {
		attente = attente ? joindre(attente, cellule) : cellule;
		if (attente.nombre < SEUIL_ANONYMAT) continue;
		groupes.push(attente);
		attente = undefined;
	}
	const dernier = groupes.pop();
	if (!dernier) return [];
	return [...groupes, attente ? joindre(dernier, attente) : dernier];
}

/** How many there were at the end of each of these months (YYYY-MM). */
export function cumuls(
	periodes: readonly Pick<Periode, "au" | "nombre">[],
	mois: readonly string[],
): number[] {
	return mois.map((fin) =>
		periodes.reduce((n, { au, nombre }) => (au <= fin ? n + nombre : n), 0),
	);
}

/**
 * Half and nine in ten of the delays, by the ends of the ranges that they fall in. Not
 * told unless each half brings enough people together.
 */
export function delaisUsuels(
	tranches: readonly TrancheDelai[],
): DelaisUsuels | null {
	const total = tranches.reduce((somme, { nombre }) => somme + nombre, 0);
	if (total < 2 * SEUIL_ANONYMAT) return null;
	const en = (part: number): number | null => {
		let cumul = 0;
		for (const { jours_max, nombre } of tranches) {
			cumul += nombre;
			if (cumul >= part * total) return jours_max;
		}
		return null;
	};
	return { moitie_jours: en(0.5), neuf_sur_dix_jours: en(0.9) };
}

/** A count of what people did, unless it is too small to be told. */
export function actesDits(nombre: number): number | null {
	return nombre < SEUIL_ANONYMAT ? null : nombre;
}

type Refus = Statistiques["refus_par_motif"][number];

/** Reasons, the rare ones counted as another reason, most frequent first. */
export function regrouperRefus(refus: readonly Refus[]): Refus[] {
	const nommes = refus
		.filter(({ motif, nombre }) => motif !== "autre" && nombre > 0)
		.toSorted((a, b) => b.nombre - a.nombre);
	const total = refus.reduce((somme, { nombre }) => somme + nombre, 0);
	if (total < SEUIL_ANONYMAT) return [];
	const gardes = nommes.filter(({ nombre }) => nombre >= SEUIL_ANONYMAT);
	const reste = () => gardes.reduce((n, { nombre }) => n - nombre, total);
	// Otherwise a small "other" count could be computed by subtraction.
	while (reste() > 0 && reste() < SEUIL_ANONYMAT) gardes.pop();
	const autres = reste();
	return autres === 0
		? gardes
		: [...gardes, { motif: "autre", nombre: autres }];
}

/** The median delay, and the sums of what each delivered need tells by itself. */
export function resumerBilans(
	livres: readonly {
		readonly jours: number | null;
		readonly bilan: {
			readonly reponses: number;
			readonly parts: readonly (Comptee & {
				readonly reponses: readonly string[];
			})[];
		} | null;
	}[],
): Statistiques["bilans"] {
	const delais = livres
		.flatMap(({ jours }) => (jours === null ? [] : [jours]))
		.toSorted((a, b) => a - b);
	const dits = livres.flatMap(({ bilan }) => (bilan ? [bilan] : []));
	const regles = dits.flatMap(({ parts, reponses }) =>
		parts
			.filter((part) => part.reponses.join() === "oui")
			.map(({ nombre }) => ({ nombre, reponses })),
	);
	const somme = (nombres: readonly number[]) =>
		nombres.reduce((un, autre) => un + autre, 0);
	const sur = somme(regles.map(({ reponses }) => reponses));
	const oui = somme(regles.map(({ nombre }) => nombre));
	return {
		delai_median_jours:
			delais.length < SEUIL_ANONYMAT
				? null
				: (delais[Math.ceil(delais.length / 2) - 1] ?? null),
		besoins: dits.length,
		reponses: somme(dits.map(({ reponses }) => reponses)),
		regle:
			sur === 0
				? null
				: { reponses: sur, pourcentage: Math.round((100 * oui) / sur) },
	};
}

type Territoire = Statistiques["projets_par_territoire"][number];

/** Territories by their number of projects: the first `max` by name, the others counted together, then those without one. */
export function regrouperTerritoires(
	tous: readonly Territoire[],
	max: number,
): Territoire[] {
	const nommes = tous.filter(({ territoire }) => territoire !== null);
	const joints = [...nommes.slice(max), ...tous.filter(({ autres }) => autres)];
	const somme = (de: "nombre" | "territoires") =>
		joints.reduce((total, un) => total + un[de], 0);
	const reste: Territoire = {
		...{ territoire: null, autres: true },
		...{ territoires: somme("territoires"), nombre: somme("nombre") },
	};
	return [
		...nommes.slice(0, max),
		...(joints.length > 0 ? [reste] : []),
		...tous.filter((un) => un.territoire === null && !un.autres),
	];
}

/** Running totals of consecutive periods. */
function cumuler(
	periodes: readonly Periode[],
): (Periode & { cumul: number })[] {
	let cumul = 0;
	return periodes.map((periode) => {
		cumul += periode.nombre;
		return { ...periode, cumul };
	});
}

/** One labelled figure, in one language: the source of charts, tables and CSV files. */
export type LigneDeSerie = {
	readonly libelle: string;
	readonly nombre: number;
	/** The sum of all lines so far, in a series over time. */
	readonly cumul?: number;
	/** The language of the label, when it is not that of the page. */
	readonly langue?: Langue;
	/** The state that the line counts, which has a colour of its own. */
	readonly statut?: Statistiques["besoins_par_statut"][number]["statut"];
};

export const SERIES = [
	"projets_par_theme",
	"projets_par_label_ia",
	"projets_par_territoire",
	"besoins_par_statut",
	"besoins_par_reponse",
	"votes",
	"soutiens",
	"delais_de_relecture",
	"refus_par_motif",
] as const satisfies readonly (keyof Statistiques)[];

export type NomDeSerie = (typeof SERIES)[number];

function nomDuMois(langue: Langue, mois: string): string {
	return formats(langue).dateTime(new Date(`${mois}-15T12:00:00Z`), {
		month: "long",
		year: "numeric",
	});
}

function nomDePeriode(t: Texts, langue: Langue, { du, au }: Periode): string {
	return du === au
		? nomDuMois(langue, du)
		: t("chiffres.periode", {
				du: nomDuMois(langue, du),
				au: nomDuMois(langue, au),
			});
}

/** The two delays that tell the most, in one sentence. */
export function phraseDesDelais(
	t: Texts,
	{ moitie_jours, neuf_sur_dix_jours }: DelaisUsuels,
): string {
	const dans = (jours: number | null) =>
		jours === null
			? t("chiffres.delai.plus", { n: DELAI_MAX })
			: t("chiffres.delai.moins", { n: jours });
	return moitie_jours === neuf_sur_dix_jours
		? t("chiffres.delai.neuf_sur_dix", { delai: dans(neuf_sur_dix_jours) })
		: t("chiffres.delai.usuels", {
				moitie: dans(moitie_jours),
				presque: dans(neuf_sur_dix_jours),
			});
}

function nomDeDelai(t: Texts, { jours_max, jours_min }: TrancheDelai): string {
	if (jours_max === null) return t("chiffres.delai.plus", { n: jours_min });
	return jours_min === 0
		? t("chiffres.delai.moins", { n: jours_max })
		: t("chiffres.delai.entre", { a: jours_min, b: jours_max });
}

function surLeTemps(
	t: Texts,
	langue: Langue,
	periodes: readonly Periode[],
): LigneDeSerie[] {
	return cumuler(periodes).map(({ cumul, nombre, ...periode }) => ({
		libelle: nomDePeriode(t, langue, { ...periode, nombre }),
		nombre,
		cumul,
	}));
}

function territoire(
	t: Texts,
	langue: Langue,
	{ autres, nombre, territoire: nom, territoires }: Territoire,
): LigneDeSerie {
	if (nom === null) {
		const libelle = autres
			? t("chiffres.territoire.et_autres", { n: territoires })
			: t("chiffres.territoire.aucun");
		return { libelle, nombre };
	}
	return { ...etiquette(placeName(nom, langue), langue), nombre };
}

/** A label, marked with its language when the page is in another. */
function etiquette({ texte, langue: de }: TexteMarque, langue: Langue) {
	return { libelle: texte, ...(de === langue ? {} : { langue: de }) };
}

/** The lines of one series. */
export function lignesDe(
	serie: NomDeSerie,
	statistiques: Statistiques,
	langue: Langue,
): LigneDeSerie[] {
	const t = texts(langue);
	switch (serie) {
		case "projets_par_theme":
			return statistiques[serie].map(({ nom, nom_en, nombre }) => {
				const anglais = langue === "en" ? nom_en : null;
				const lu: TexteMarque = anglais
					? { texte: anglais, langue: "en" }
					: { texte: nom, langue: "fr" };
				return { ...etiquette(lu, langue), nombre };
			});
		case "projets_par_label_ia":
			return statistiques[serie].map(({ label_ia, nombre }) => ({
				libelle: t(`flux.label_ia.${label_ia}`),
				nombre,
			}));
		case "projets_par_territoire":
			return statistiques[serie].map((une) => territoire(t, langue, une));
		case "besoins_par_statut":
			return statistiques[serie].map(({ statut, nombre }) => ({
				libelle: t(`besoins.statut.${statut}`),
				nombre,
				statut,
			}));
		case "besoins_par_reponse":
			return statistiques[serie].map(({ repondu, nombre }) => ({
				libelle: t(`chiffres.reponse.${repondu ? "avec" : "sans"}`),
				nombre,
			}));
		case "votes":
		case "soutiens":
			return surLeTemps(t, langue, statistiques[serie]);
		case "delais_de_relecture":
			return statistiques[serie].map((tranche) => ({
				libelle: nomDeDelai(t, tranche),
				nombre: tranche.nombre,
			}));
		case "refus_par_motif":
			return statistiques[serie].map(({ motif, nombre }) => ({
				libelle: t(`chiffres.motif.${motif}`),
				nombre,
			}));
	}
}

/** How many public needs came at least as far as each state: a funnel. */
export function etatsAtteints(
	statistiques: Statistiques,
	langue: Langue,
): LigneDeSerie[] {
	const lignes = lignesDe("besoins_par_statut", statistiques, langue);
	return lignes.map((ligne, rang) => ({
		...ligne,
		nombre: lignes.slice(rang).reduce((somme, { nombre }) => somme + nombre, 0),
	}));
}

/** The lines that the page and its pictures show: the first territories, and how many others there are. */
export function lignesMontrees(
	serie: NomDeSerie,
	statistiques: Statistiques,
	langue: Langue,
): LigneDeSerie[] {
	const projets_par_territoire = regrouperTerritoires(
		statistiques.projets_par_territoire,
		TERRITOIRES_MONTRES,
	);
	return lignesDe(serie, { ...statistiques, projets_par_territoire }, langue);
}

/** The kinds of files of a series: its figures, and its picture in two formats. */
export const FICHIERS_DE_SERIE = ["csv", "svg", "png"] as const;

export type FichierDeSerie = (typeof FICHIERS_DE_SERIE)[number];

/** The series that the name of a file names: `votes.csv`. */
export function serieDuFichier(
	fichier: string,
): { serie: NomDeSerie; format: FichierDeSerie } | null {
	const [nom, extension, ...reste] = fichier.split(".");
	const serie = SERIES.find((une) => une === nom);
	const format = FICHIERS_DE_SERIE.find((un) => un === extension);
	return serie && format && reste.length === 0 ? { serie, format } : null;
}
