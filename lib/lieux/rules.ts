/** How a text names areas: by official names and codes, with nothing fuzzy. Pure. */

import { wordsOf } from "#lib/platform/search/words";
import { LIEUX_MAX, NATURES_LIEU, type NatureLieu } from "./schema.ts";

/** A need does not name a commune of fewer inhabitants: the trigger `suivre_lieux` has the same number. */
export const HABITANTS_MIN = 500;
/** Keys of a text: one that has more names nothing. */
export const CLES_MAX = 16;

export type LieuConnu = {
	readonly code: string;
	readonly nature: NatureLieu;
	readonly nom: string;
	readonly population: number | null;
	/** The areas that it lies in, nearest first. */
	readonly dans: readonly string[];
	/** Folded names, postal codes, and its codes, of today and of before. */
	readonly cles: readonly string[];
};

/** What one part of a text says: an area, several that it may be, or none. */
export type Lecture = {
	readonly texte: string;
	readonly choix: readonly LieuConnu[];
	/** The postal code that leads to them. */
	readonly postal: string | null;
	/** Whether only a person can say that it is one of these. */
	readonly isDoubtful: boolean;
};

const PARIS = "commune-75056";
const CODE = /^((?:commune|epci|dep|reg|com|pays)-)(\d[\dab]*)$/i;
const POSTAL = /^\d{5}$/;
const NUMBER = /^(?:\d\d|2[ab]|9[78]\d)$/;
const NUMBERED = /^(?:(\d\d|2[ab]|9[78]\d) (.+)|(.+) (\d\d|2[ab]|9[78]\d))$/;
const COLLECTIVITY = /^dep-9(?:75|77|78|8\d)$/;

/** A name as it is looked up: folded, "st" and "ste" read as "saint" and "sainte", "&" and "and" as "et". */
export function cleDuNom(nom: string): string {
	return wordsOf(nom.replaceAll("&", " et "))
		.map((word) => word.replace(/^st(e?)$/, "saint$1").replace(/^and$/, "et"))
		.join(" ");
}

/** A code or a name as it is looked up. */
export function cleDe(texte: string): string {
	const [, prefix = "", number = ""] = CODE.exec(texte.trim()) ?? [];
	return number === ""
		? cleDuNom(texte)
		: `${prefix.toLowerCase()}${number.toUpperCase()}`;
}

/** The code of the département that a postal code begins with. */
function departementDe(postal: string): string {
	if (/^20[01]/.test(postal)) return "dep-2A";
	if (/^20[26]/.test(postal)) return "dep-2B";
	return `dep-${postal.slice(0, /^9[78]/.test(postal) ? 3 : 2)}`;
}

/** The signs that separate areas, the strongest first. */
const SIGNS = /[;|+/\n]/;
/** « Chalon s/ Saône », « Fontenay s/s Bois » are one. */
const ON = /(?<![\p{L}\p{N}])s\/(s(?=\s))?\s*/giu;
/** « Vitry/Seine » may be one too. */
const SLASH = /^([\p{L}\s'’-]+)\/(?=\p{L}[^/;|+]+$)/u;
const surDe = (texte: string) =>
	SLASH.test(texte) ? [texte.replace(SLASH, "$1 sur ")] : [];
const COMMA = /,|\s:\s/;
const AND = /\s+(?:et|and|&|ou|or)\s+/i;

/** What says that nothing is said, although an area is called so: a commune, Namibia, New Caledonia. */
const RIEN = /^(?:aucun|na|nc)$/i;

function morceaux(texte: string, separator: RegExp): string[] {
	return texte
		.split(separator)
		.filter((un) => cleDe(un) !== "" && !RIEN.test(un.trim()));
}

function listes(texte: string): string[] {
	const ecrit = texte.replace(ON, (_, sous) => (sous ? "sous " : "sur "));
	return morceaux(ecrit, SIGNS);
}

/** An article after its name, as lists in alphabetical order have it: « Havre (Le) ». */
const ARTICLE = /^(?:la|le|les|l)$/i;

/** A postal code as some write it: « 81 500 », « F-67000 ». */
const POSTAL_WRITTEN = /(?<!\S)(?:FR?-)?(\d\d) ?(\d{3})(?!\S)/;

/** What is called with an article that is no part of its name is a large area: « le Finistère », « l’Argentine ». */
const AVEC_ARTICLE = /^(?:la|les?|l|the) (.+)$/;
const nuDe = (cle: string) => AVEC_ARTICLE.exec(cle)?.[1];
/** « du Mans », « à Vienne »: with the article that a name has of its own. */
const LIEN = /^(?:(de|du|des|d|aux?|a|in) )?(?=.)/;
const ARTICLES: Readonly<Record<string, string>> = {
	...{ du: "le ", des: "les ", au: "le ", aux: "les " },
};

/** A name to look up, the same without an article, and which of the areas that have it are meant. */
type Nom = {
	readonly cle: string;
	readonly nu?: string | undefined;
	readonly estVoulu?: (lieu: LieuConnu) => boolean;
	readonly isDoubtful?: boolean;
};

const estCommune = ({ nature }: LieuConnu) => nature === "commune";
const estGrand = (lieu: LieuConnu) =>
	!estCommune(lieu) && lieu.nature !== "epci";
const estRegion = ({ nature }: LieuConnu) =>
	nature === "region" || nature === "departement";
const estVille = (lieu: LieuConnu) =>
	estCommune(lieu) || COLLECTIVITY.test(lieu.code);

/** What stands around a name, which of the areas of that name are meant then, and the end of its key. */
const TOURNURES: readonly (readonly [RegExp, Partial<Nom>?, string?])[] = [
	[
		/^(?:la )?(?:ville|mairie|commune(?: nouvelle)?) (.+)$/,
		{ estVoulu: estCommune },
	],
	// « région Bretagne », « dép. de l’Isère », « département 29 »
	[
		/^(?:la |le )?(?:region|departements?|dept?|dpt) (.+)$/,
		{ estVoulu: estRegion },
	],
	// « près d’Angers », « Nantes et alentours »: only a person can say that it is the commune.
	[
		/^(?:(?:tout )?pres|proche|autour|(?:aux? )?(?:alentours|environs)|near|around) (.+)$|^(.+) (?:area|et (?:ses |les |sa )?(?:environs?|alentours?|banlieue|region))$/,
		{ isDoubtful: true },
	],
	// « agglo du Mans », « Lorient agglo », « Métropole de Rennes »
	[/^(?:l )?agglo(?:meration)? (.+)$|^(.+) agglo$/, {}, " agglomeration"],
	[/^(?:la )?metropole (.+)$/, {}, " metropole"],
	[/^en (.+)$/, { estVoulu: estGrand }],
	// « à Vienne », not « à La Réunion »
	[/^a (?!la |l )(.+)$/, { estVoulu: estVille }],
	[/(.+)/],
];

/** The names that a text may mean, the first that is known: as written, or without what stands around it. */
function nomsDe(ecrit: string): Nom[] {
	const entier = ecrit
		.replace(/ entiere?$/, "")
		.replace(/^(?:partout|everywhere)$/, "monde")
		.replace(/^(?:(?:partout|everywhere|dans|across|toute?|all|of) )+/, "");
	const lus = TOURNURES.flatMap(([forme, sens, fin = ""]) => {
		const nom = (forme.exec(entier) ?? []).slice(1).join("");
		const [dit, lien = ""] = LIEN.exec(nom) ?? [];
		if (dit === undefined) return [];
		const cle = (ARTICLES[lien] ?? "") + nom.slice(dit.length) + fin;
		return [{ cle, nu: nuDe(cle), ...sens }];
	});
	return [{ cle: ecrit, nu: nuDe(ecrit) }, ...lus];
}

/** One area of a text: its name, and what stands beside it to say which. */
function partieDe(ecrit: string) {
	const texte = ecrit.replace(POSTAL_WRITTEN, "$1$2");
	const segments = texte
		.replace(/\scedex\b.*$/i, "")
		.split(/[()]|\s[-–—]\s/)
		.map((segment) => cleDe(segment).split(" "));
	const postaux = segments.flat().filter((mot) => POSTAL.test(mot));
	const [seulNom = "", ...suite] = segments
		.map((mots) => mots.filter((mot) => !POSTAL.test(mot)).join(" "))
		.filter((mots) => mots !== "")
		.sort((a, b) => Number(NUMBER.test(a)) - Number(NUMBER.test(b)));
	const reperes = suite.filter((un) => !ARTICLE.test(un));
	const nom = [...suite.filter((un) => ARTICLE.test(un)), seulNom].join(" ");
	const dits = nomsDe(nom);
	const [, avant, apres, debut, fin] = dits.some(({ cle }) => NUMBER.test(cle))
		? []
		: (NUMBERED.exec(nom) ?? []);
	const numero = avant ?? fin;
	return {
		entier: /^[A-Z]{2}$/.test(texte.trim()) ? texte.trim() : cleDe(texte),
		postaux,
		noms: nomsDe(apres ?? debut ?? nom),
		reperes: (numero ? [...reperes, numero] : reperes).map(nomsDe),
		/** A département that alone says where, in brackets after a name that none has. */
		seul: !numero && reperes.every((un) => NUMBER.test(un)),
	};
}

function clesDePartie(texte: string): string[] {
	const { entier, postaux, noms, reperes } = partieDe(texte);
	const [postal] = postaux;
	return [
		...(postal ? [postal, departementDe(postal)] : [entier]),
		...[...noms, ...reperes.flat()].flatMap(({ cle, nu = "" }) => [cle, nu]),
	];
}

/** The keys by which the table is read for a text; none when it has more than a text may. */
export function clesDuTexte(texte: string): readonly string[] {
	const lus = listes(texte).flatMap((liste) => [
		liste,
		...morceaux(liste, COMMA).flatMap((un) => [un, ...morceaux(un, AND)]),
	]);
	const cles = new Set([...surDe(texte), ...lus].flatMap(clesDePartie));
	cles.delete("");
	return cles.size > CLES_MAX ? [] : [...cles];
}

function estDans(lieu: LieuConnu, code: string): boolean {
	return lieu.code === code || lieu.dans.includes(code);
}

/** Which of the areas of one name is meant: Paris is the town, then a region, a département, a commune, overseas collectivity or country, a group of communes. */
function premiers(lieux: readonly LieuConnu[]): readonly LieuConnu[] {
	const rangDe = ({ code, nature }: LieuConnu) => {
		if (code === PARIS) return 0;
		if (nature === "departement") return COLLECTIVITY.test(code) ? 3 : 2;
		return { region: 1, commune: 3, pays: 3, monde: 3, epci: 4 }[nature];
	};
	const rang = Math.min(...lieux.map(rangDe));
	const memes = lieux.filter((lieu) => rangDe(lieu) === rang);
	const gardes = memes.filter(
		(lieu) => !memes.some(({ code }) => lieu.dans.includes(code)),
	);
	// « Larzac » is a commune, and groups of communes elsewhere.
	const ailleurs = lieux.filter(
		({ code, nature }) =>
			nature === "epci" &&
			gardes.every((un) => estCommune(un) && !un.dans.includes(code)),
	);
	return rang === 3 ? [...gardes, ...ailleurs] : gardes;
}

/** « Corbières (11) », as we write it, is the commune and no group. */
function communesOu(lieux: readonly LieuConnu[]): readonly LieuConnu[] {
	return lieux.some(estCommune)
		? lieux.filter(({ nature }) => nature !== "epci")
		: lieux;
}

type Connus = (cle: string) => readonly LieuConnu[];

function lirePartie(texte: string, connus: Connus): Lecture {
	const { entier, postaux, noms, reperes, seul } = partieDe(texte);
	const [postal = null, autre] = postaux;
	const lue = (choix: readonly LieuConnu[], isDoubtful = false) => ({
		texte: texte.trim(),
		choix,
		postal,
		isDoubtful,
	});
	const ayant = ({ cle, nu = "", estVoulu = () => true }: Nom) =>
		[...new Set([...connus(cle), ...connus(nu).filter(estGrand)])].filter(
			estVoulu,
		);
	const connuDe = (dits: readonly Nom[]) =>
		dits.find((dit) => ayant(dit).length > 0);
	const connusDe = (dits: readonly Nom[]) =>
		ayant(connuDe(dits) ?? { cle: "" });
	// « EU », « US » are communes too.
	const entiers = [{ cle: entier, nu: nuDe(entier) }, { cle: cleDe(texte) }];
	const deTout = postal ? [] : [...new Set(entiers.flatMap(ayant))];
	if (deTout.length > 0) return lue(deTout);
	const autour = reperes.map((repere) => premiers(connusDe(repere)));
	if (autre || autour.some((lieux) => lieux.length === 0)) return lue([]);
	const deLaPoste = postal ? connus(postal) : [];
	if (noms[0]?.cle === "" && postal)
		return lue(
			deLaPoste.length > 0 ? deLaPoste : connus(departementDe(postal)),
		);
	const duNom = connusDe(noms);
	const nommes = duNom.filter((lieu) =>
		autour.every((lieux) => lieux.some(({ code }) => estDans(lieu, code))),
	);
	if (duNom.length === 0)
		return postal ? lue(deLaPoste, true) : lue(seul ? autour.flat() : []);
	if (!postal)
		return lue(
			autour.length > 0 ? communesOu(nommes) : nommes,
			connuDe(noms)?.isDoubtful,
		);
	const desservis = nommes.filter(({ cles }) => cles.includes(postal));
	return lue(
		desservis.length > 0
			? desservis
			: nommes.filter((lieu) => estDans(lieu, departementDe(postal))),
	);
}

/** What is between two commas: one area, or several joined by « et ». */
function lireElement(texte: string, connus: Connus): readonly Lecture[] {
	const entier = lirePartie(texte, connus);
	const parts = morceaux(texte, AND);
	return entier.choix.length > 0 || parts.length < 2
		? [entier]
		: parts.map((part) => lirePartie(part, connus));
}

/** Which of these lie in one of others. */
function tenusPar(lieux: readonly LieuConnu[], autour: readonly LieuConnu[]) {
	return lieux.filter(({ dans }) =>
		autour.some(({ code }) => dans.includes(code)),
	);
}

/** What is between two commas, and what follows it, which may say which one is meant: « Vienne, Isère ». */
function avecLaSuite(
	suite: readonly Lecture[],
	lus: readonly Lecture[],
): readonly Lecture[] {
	const [lu] = lus;
	const [suivante, ...autres] = suite;
	if (!(lu && suivante) || lus.length > 1) return [...lus, ...suite];
	// « Valence, 26000 », « Corrèze, 19 »; « Paris, 75 » is the town.
	const memes = lu.choix.filter(
		(un) => un.code !== "dep-75" && suivante.choix.includes(un),
	);
	if (memes.length > 0) return [{ ...lu, choix: memes }, ...autres];
	const suivants = premiers(suivante.choix);
	// « Île-de-France, Paris », « Métropole de Lyon, 69003 »
	const tenus = tenusPar(suivants, premiers(lu.choix));
	if (tenus.length > 0 && lu.choix.every(({ code }) => code.includes("-")))
		return [{ ...suivante, choix: tenus }, ...autres];
	// « Vienne, Isère », « Bordeaux, 33076 »
	const dedans = communesOu(tenusPar(lu.choix, suivants));
	if (dedans.length > 0) return [{ ...lu, choix: dedans }, ...autres];
	const isForeign = suivants.some(
		({ nature, code }) => nature === "pays" && code !== "FR",
	);
	const isSure = isForeign || (suivante.postal && !suivante.isDoubtful);
	// « 12 rue Haute, 75002 Paris », « Dakar, Sénégal »
	if (lu.choix.length === 0 && isSure && suivants.length === 1) return suite;
	// « Nantes, 35000 », « Lamentin, Martinique », « Vienne, Autriche »: perhaps neither.
	const rangDe = ({ nature }: LieuConnu) => NATURES_LIEU.indexOf(nature);
	const isOutside = (un: LieuConnu) =>
		un.code !== PARIS &&
		suivants.some((autre) => estGrand(autre) && rangDe(un) < rangDe(autre));
	const isOpposed =
		(POSTAL.test(cleDe(suivante.texte)) && !lu.postal) ||
		premiers(lu.choix).some(isOutside);
	if (!isOpposed) return [lu, ...suite];
	const oppose = isForeign ? { choix: [] } : { isDoubtful: true };
	return [{ ...lu, ...oppose }, ...suite];
}

function lireListe(texte: string, connus: Connus): readonly Lecture[] {
	if (connus(cleDe(texte)).length > 0) return [lirePartie(texte, connus)];
	return morceaux(texte, COMMA)
		.map((element) => lireElement(element, connus))
		.reduceRight(avecLaSuite, []);
}

/** What a text says, part by part, of the areas that have one of its keys. */
export function lireTexte(
	texte: string,
	lieux: readonly LieuConnu[],
): Lecture[] {
	const connus = (cle: string) =>
		lieux.filter(({ cles }) => cles.includes(cle));
	const sur = surDe(texte).map((un) => lirePartie(un, connus));
	const lues = sur.some((un) => !un.postal && un.choix.some(estCommune))
		? sur
		: listes(texte).flatMap((liste) => lireListe(liste, connus));
	return lues.map((lecture) => {
		const choix = premiers(lecture.choix);
		const debuts = partieDe(lecture.texte).noms.map(({ cle }) => `${cle} `);
		// « Saône, Rhône »: the first words of a group's name are no name of it.
		const isBegun = choix.some(
			({ nature, cles: [nom = ""] }) =>
				nature === "epci" && debuts.some((debut) => nom.startsWith(debut)),
		);
		return { ...lecture, choix, isDoubtful: lecture.isDoubtful || isBegun };
	});
}

/** The least area that holds all of these, among those whose codes begin so; none, or one. */
function moindre(lieux: readonly LieuConnu[], debut = /./): string[] {
	return lieux
		.slice(0, 1)
		.flatMap(({ code, dans }) => [code, ...dans])
		.filter((code) => debut.test(code))
		.filter((code) => lieux.every((lieu) => estDans(lieu, code)))
		.slice(0, 1);
}

/**
 * The codes that a text says without a doubt, where nobody can be asked; none when one of
 * its parts is unknown or may be several areas. A postal code of several communes is the
 * least group or département that holds them all, and so are too many areas.
 */
export function lieuxSurs(lectures: readonly Lecture[]): string[] {
	const surs = lectures.map(({ choix, postal, isDoubtful }) => {
		if (isDoubtful || (choix.length !== 1 && !postal)) return [];
		return moindre(choix, choix.length > 1 ? /^(?:epci|dep)-/ : undefined);
	});
	if (surs.some((sur) => sur.length === 0)) return [];
	const codes = [...new Set(surs.flat())];
	const tous = lectures.flatMap(({ choix }) => choix);
	return codes.length <= LIEUX_MAX ? codes : moindre(tous);
}

/** Whether a need is placed around this area, so that nobody recognises its author. */
export function estTropPetit({ nature, population }: LieuConnu): boolean {
	return nature === "commune" && (population ?? 0) < HABITANTS_MIN;
}
