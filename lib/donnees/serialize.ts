import type { ArticleSortie } from "#lib/articles/schema";
import { type LigneArticle, versArticleSortie } from "#lib/articles/serialize";
import {
	type BesoinSortie,
	CLES_TRADUITES_ETAPE,
	type Situation,
} from "#lib/besoins/schema";
import { type LigneBesoin, versBesoinSortie } from "#lib/besoins/serialize";
import {
	CLES_TRADUITES_PROJET,
	PHRASES_PROJET,
} from "#lib/contributions/schema";
import type { CsvValue } from "#lib/platform/text/csv";
import { traductionsLisibles } from "#lib/platform/text/translations";
import { PHRASES_SEPARATOR } from "#lib/platform/validation/phrases";
import { publiccodeDe } from "#lib/projets/rules";
import type { Editeur, ProjetSortie } from "#lib/projets/schema";
import { type LigneProjet, versProjetSortie } from "#lib/projets/serialize";
import type { ThemeSortie } from "#lib/themes/schema";
import { type LigneTheme, versThemeSortie } from "#lib/themes/serialize";
import type { Prisma } from "#prisma/client/client";
import { COLONNES_PROJET, type Jeu } from "./schema.ts";

export type Lignes = {
	projets: LigneProjet;
	besoins: LigneBesoin;
	etapes: LigneEtapeOuverte;
	themes: LigneTheme;
	articles: LigneArticle;
	liens: LienOuvert;
	situations: SituationOuverte;
};

type SituationOuverte = Situation & { readonly besoin: string };

type LienOuvert = {
	besoin: string;
	projet: string;
	/** When it was confirmed; null when that was not recorded. */
	depuis: string | null;
};

type LigneEtapeOuverte = {
	besoin: string;
	numero: number;
	/** YYYY-MM-DD */
	jour: string;
	titre: string;
	texte: string;
	traductions: Prisma.JsonValue;
};

/** A step: the wire's own fields, and the need that it belongs to. */
function versEtapeOuverte(ligne: LigneEtapeOuverte) {
	const { besoin, jour, numero, texte, titre } = ligne;
	const traductions = traductionsLisibles(
		ligne.traductions,
		CLES_TRADUITES_ETAPE,
	);
	return { besoin, numero, jour, titre, texte, traductions };
}

/** The publiccode.yml of a project, as one object of the file of all; null when it has none. */
export function versPubliccodeOuvert(ligne: LigneProjet, editeur: Editeur) {
	const ecrit = publiccodeDe(versProjetSortie(ligne), editeur);
	return ecrit && { slug: ligne.slug, ...ecrit };
}

export type Colonne<T> = {
	readonly nom: string;
	readonly lire: (objet: T) => CsvValue;
};

type Traduit<K extends string> = { readonly [key in K]?: string | null } & {
	readonly traductions: { en?: Partial<Record<K, string>> | undefined };
};

function simple<K extends string>(
	...noms: readonly K[]
): Colonne<{ readonly [key in K]: CsvValue }>[] {
	return noms.map((nom) => ({ nom, lire: (objet) => objet[nom] }));
}

/** Two columns: the original, and its English version under `…_en`. */
function deuxLangues<K extends string>(
	...noms: readonly K[]
): Colonne<Traduit<K>>[] {
	return noms.flatMap((nom): Colonne<Traduit<K>>[] => [
		{ nom, lire: (objet) => objet[nom] },
		{ nom: `${nom}_en`, lire: (objet) => objet.traductions.en?.[nom] },
	]);
}

const SEPARATEUR = "|";

function plusieurs<T>(
	nom: string,
	lire: (objet: T) => readonly string[],
): Colonne<T> {
	return { nom, lire: (objet) => lire(objet).join(SEPARATEUR) };
}

/** The codes of the areas that an entry names. */
const LIEUX = plusieurs<Pick<BesoinSortie, "lieux">>("lieux", ({ lieux }) =>
	lieux.map(({ code }) => code),
);

const PROJETS: readonly Colonne<ProjetSortie>[] = [
	...simple("slug"),
	...COLONNES_PROJET.flatMap((nom): readonly Colonne<ProjetSortie>[] => {
		const traduite = CLES_TRADUITES_PROJET.find((cle) => cle === nom);
		return traduite ? deuxLangues(traduite) : simple(nom);
	}),
	...simple("label_ia"),
	plusieurs("themes", ({ themes }) => themes.map(({ slug }) => slug)),
	...simple("nb_votes", "mis_en_avant", "publie_le", "langue"),
	...PHRASES_PROJET.map((nom) => ({
		nom,
		lire: (projet: ProjetSortie) => projet[nom].join(PHRASES_SEPARATOR),
	})),
	...simple("depot", "licence_code", "stade"),
	plusieurs("liens", ({ liens }) =>
		liens.map(({ nature, url }) => `${nature} ${url}`),
	),
	plusieurs("finance_par", ({ finance_par }) => finance_par),
	...simple("contact"),
	LIEUX,
];

/** The parts of a figure in one cell: `oui 45 | en_partie 11 | non 5`. */
function bilanEnTexte({ parts }: NonNullable<BesoinSortie["bilan"]>): string {
	return parts
		.map(({ reponses, nombre }) => `${reponses.join("+")} ${nombre}`)
		.join(SEPARATEUR);
}

const BESOINS: readonly Colonne<BesoinSortie>[] = [
	...simple("slug"),
	...deuxLangues("titre", "description"),
	...simple("territoire"),
	{ nom: "theme", lire: ({ theme }) => theme?.slug },
	...simple("statut", "statut_libelle", "nb_soutiens"),
	{ nom: "projet", lire: ({ projet }) => projet?.slug },
	...simple("chantier"),
	...deuxLangues("cahier"),
	plusieurs("roles", ({ roles }) => roles),
	...simple("depot"),
	plusieurs("jalons", ({ jalons }) =>
		jalons.map(({ statut, le }) => `${statut} ${le}`),
	),
	...simple("cree_le", "langue"),
	{ nom: "fusionne_dans", lire: ({ fusionne_dans }) => fusionne_dans },
	plusieurs("reunis", ({ reunis = [] }) => reunis.map(({ slug }) => slug)),
	{ nom: "bilan", lire: ({ bilan }) => bilan && bilanEnTexte(bilan) },
	LIEUX,
];

const ETAPES: readonly Colonne<ReturnType<typeof versEtapeOuverte>>[] = [
	...simple("besoin", "numero", "jour"),
	...deuxLangues("titre", "texte"),
];

const THEMES: readonly Colonne<ThemeSortie>[] = [
	...simple("slug"),
	...deuxLangues("nom", "description"),
];

const ARTICLES: readonly Colonne<ArticleSortie>[] = [
	...simple("slug"),
	...deuxLangues("titre", "resume"),
	...simple("date", "auteur"),
	plusieurs("projets", ({ projets }) => projets),
	...deuxLangues("html"),
];

const LIENS: readonly Colonne<LienOuvert>[] = simple(
	"besoin",
	"projet",
	"depuis",
);

const SITUATIONS: readonly Colonne<SituationOuverte>[] = [
	...simple("besoin", "texte", "langue"),
	{ nom: "departement", lire: ({ departement }) => departement?.code },
];

export type Enregistrement = {
	readonly objet: object;
	readonly cellules: readonly CsvValue[];
};

export type Forme<Ligne> = {
	readonly colonnes: readonly string[];
	readonly convertir: (ligne: Ligne) => Enregistrement;
};

function forme<Ligne, T extends object>(
	versObjet: (ligne: Ligne) => T,
	colonnes: readonly Colonne<T>[],
): Forme<Ligne> {
	return {
		colonnes: colonnes.map(({ nom }) => nom),
		convertir(ligne) {
			const objet = versObjet(ligne);
			return { objet, cellules: colonnes.map(({ lire }) => lire(objet)) };
		},
	};
}

/** How each set is written: the object of the API, and its columns. */
export const FORMES: { readonly [J in Jeu]: Forme<Lignes[J]> } = {
	projets: forme(versProjetSortie, PROJETS),
	besoins: forme(versBesoinSortie, BESOINS),
	etapes: forme(versEtapeOuverte, ETAPES),
	themes: forme(versThemeSortie, THEMES),
	articles: forme(versArticleSortie, ARTICLES),
	liens: forme((ligne: LienOuvert) => ligne, LIENS),
	situations: forme((ligne: SituationOuverte) => ligne, SITUATIONS),
};

/** The columns of the CSV files of a set. */
export function colonnesDe(jeu: Jeu): readonly string[] {
	return [...FORMES[jeu].colonnes, "licence", "credit"];
}
