/** How figures are grouped so that no person can be identified, and their labelled lines. */

import { formats, type Texts, texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import {
	type Periode,
	SEUIL_ANONYMAT,
	type Statistiques,
	type TrancheDelai,
} from "./schema.ts";

type Comptee = { readonly nombre: number };

/**
 * Joins neighbours until each counts enough people. The remainder joins the last one;
 * too few in all are not published.
 */
function regrouper<T extends Comptee>(
	cellules: readonly T[],
	joindre: (premiere: T, seconde: T) => T,
): T[] {
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

/** Consecutive whole months, joined where too few people acted. */
export function regrouperMois(mois: readonly Periode[]): Periode[] {
	return regrouper(mois, (premiere, seconde) => ({
		du: premiere.du,
		au: seconde.au,
		nombre: premiere.nombre + seconde.nombre,
	}));
}

/** Consecutive ranges of delays, joined likewise. */
export function regrouperDelais(
	tranches: readonly TrancheDelai[],
): TrancheDelai[] {
	return regrouper(tranches, (premiere, seconde) => ({
		jours_min: premiere.jours_min,
		jours_max: seconde.jours_max,
		nombre: premiere.nombre + seconde.nombre,
	}));
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
	{ autres, territoire: nom }: Statistiques["projets_par_territoire"][number],
): string {
	if (autres) return t("chiffres.territoire.autres");
	return nom ?? t("chiffres.territoire.aucun");
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
			return statistiques[serie].map(({ nom, nom_en, nombre }) => ({
				libelle: langue === "en" ? (nom_en ?? nom) : nom,
				nombre,
			}));
		case "projets_par_label_ia":
			return statistiques[serie].map(({ label_ia, nombre }) => ({
				libelle: t(`flux.label_ia.${label_ia}`),
				nombre,
			}));
		case "projets_par_territoire":
			return statistiques[serie].map((une) => ({
				libelle: territoire(t, une),
				nombre: une.nombre,
			}));
		case "besoins_par_statut":
			return statistiques[serie].map(({ statut, nombre }) => ({
				libelle: t(`besoins.statut.${statut}`),
				nombre,
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

/** The series that the name of a file names: `votes.csv`. */
export function serieDuFichier(fichier: string): NomDeSerie | null {
	return SERIES.find((serie) => fichier === `${serie}.csv`) ?? null;
}
