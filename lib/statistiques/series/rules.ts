/** The figures as labelled lines, in one language: what charts, tables and CSV files are made of. */
import { formats, type Texts, texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import { cumuler } from "../rules.ts";
import type { Periode, Statistiques, TrancheDelai } from "../schema.ts";

/** One figure under its name. */
export type LigneDeSerie = {
	readonly libelle: string;
	readonly nombre: number;
	/** What all lines so far add up to, in a series over time. */
	readonly cumul?: number;
};

export const SERIES = [
	"projets_par_theme",
	"projets_par_label_ia",
	"projets_par_territoire",
	"besoins_par_statut",
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
