/** How a text names areas: by official names and codes, with nothing fuzzy. Pure. */

import { wordsOf } from "#lib/platform/search/words";
import { LIEUX_MAX, type NatureLieu } from "./schema.ts";

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
const COUNTRY = /^[A-Z]{2}$/;
const POSTAL = /^\d{5}$/;
const NUMBER = /^(?:\d\d|2[ab]|9[78]\d)$/;
const COLLECTIVITY = /^dep-9(?:75|77|78|8\d)$/;

/** A name as it is looked up: folded, "st" and "ste" read as "saint" and "sainte", "&" and "and" as "et". */
export function cleDuNom(nom: string): string {
	return wordsOf(nom.replaceAll("&", " et "))
		.map((word) => word.replace(/^st(e?)$/, "saint$1").replace(/^and$/, "et"))
		.join(" ");
}

/** A code or a name as it is looked up. */
export function cleDe(texte: string): string {
	const seul = texte.trim();
	if (COUNTRY.test(seul)) return seul;
	const [, prefix = "", number = ""] = CODE.exec(seul) ?? [];
	return number === ""
		? cleDuNom(seul)
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
/** « Vitry/Seine » is one too. */
const SLASH = /(?<=^[\p{L}\s'’-]+)\/(?=\p{L}[^/;|+]+$)/u;
const COMMA = /,|\s:\s/;
const AND = /\s+(?:et|and|&|ou|or)\s+/i;

function morceaux(texte: string, separator: RegExp): string[] {
	return texte.split(separator).filter((un) => cleDe(un) !== "");
}

function listes(texte: string): string[] {
	const ecrit = texte.replace(ON, (_, sous) => (sous ? "sous " : "sur "));
	return morceaux(ecrit, SIGNS);
}

/** An article after its name, as lists in alphabetical order have it: « Havre (Le) ». */
const ARTICLE = /^(?:la|le|les|l)$/i;

/** A postal code as some write it: « 81 500 », « F-67000 ». */
const POSTAL_WRITTEN = /(?<!\S)(?:FR?-)?(\d\d) ?(\d{3})(?!\S)/;

/** « ville du Mans », « mairie de Vienne »: of all that has such a name the commune is meant. */
const COMMUNE =
	/^(?:la )?(?:ville|mairie|commune(?: nouvelle)?) (?:(de|du|des|d) )?(?=.)/;
/** « agglo du Mans », « Métropole de Rennes », « Lorient agglo »: the group of communes, in the words of its keys. */
const GROUPE =
	/^(?:(?:l |la )?(agglo|agglomeration|metropole) (?:(de|du|des|d) )?(?=.)|(.+) agglo$)/;
/** « près d’Angers », « Nantes et alentours »: only a person can say that it is the commune. */
const PROCHE =
	/^(?:(?:tout )?pres|proche|autour|aux? (?:alentours|environs)|alentours|environs|near|around) (?:(de|du|des|d) )?(?=.)/;
const ALENTOURS =
	/ (?:area|et (?:ses |les |sa )?(?:environs?|alentours?|banlieue|region))$/;
/** « région Bretagne », « dép. de l’Isère », « département 29 »: no commune is meant. */
const AUTOUR =
	/^(?:la |le )?(?:region|departements?|dept?|dpt) (?:(?:de la|de l|de|du|des|d) )?(?=.)/;
/** « à Vienne », « au Mans », « dans le Gard », « partout en France », « everywhere in Germany ». */
const DEVANT =
	/^(?:(?:partout|everywhere|dans|across|toute?|all|of) )*(?:(a|aux?|en|in) )?(?=.)/;
/** What is called with an article that is no part of its name is a large area: « le Finistère », « l’Argentine ». */
const AVEC_ARTICLE = /^(?:la|les?|l|the) (.+)$/;
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

const nuDe = (cle: string) => AVEC_ARTICLE.exec(cle)?.[1];

/** The names that a text may mean, the first that is known: as written, or without what stands before it. */
function nomsDe(ecrit: string): Nom[] {
	const entier = ecrit
		.replace(/ entiere?$/, "")
		.replace(/^(?:partout|everywhere)$/, "monde");
	const commune = COMMUNE.exec(entier);
	const autour = AUTOUR.exec(entier);
	const proche = PROCHE.exec(entier) ?? ALENTOURS.exec(entier);
	const groupe = GROUPE.exec(entier);
	const [dit = "", lien = ""] =
		commune ?? autour ?? proche ?? DEVANT.exec(entier) ?? [];
	const cle = (ARTICLES[lien] ?? "") + entier.replace(dit, "");
	const nu = nuDe(cle);
	const noms: Nom[] = [{ cle: ecrit, nu: nuDe(ecrit) }];
	if (proche) return [...noms, { cle, nu, isDoubtful: true }];
	if (groupe) {
		const [du, genre, de = "", ville = entier.slice(du.length)] = groupe;
		const kind = genre === "metropole" ? genre : "agglomeration";
		return [...noms, { cle: `${ARTICLES[de] ?? ""}${ville} ${kind}` }];
	}
	if (commune) return [...noms, { cle, estVoulu: estCommune }];
	if (autour) return [...noms, { cle, nu, estVoulu: estRegion }];
	if (lien === "en") return [...noms, { cle, estVoulu: estGrand }];
	if (lien === "a" && !nu) noms.push({ cle, estVoulu: estVille });
	return [...noms, { cle, nu }];
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
	const article = suite.find((un) => ARTICLE.test(un))?.toLowerCase();
	const nom = article ? `${article} ${seulNom}` : seulNom;
	const [, avant = "", apres = ""] = /^(\S+) (.+)$/.exec(nom) ?? [];
	const [, debut = "", fin = ""] = /^(.+) (\S+)$/.exec(nom) ?? [];
	const dits = nomsDe(nom);
	const [numero, reste] = dits.some(({ cle }) => NUMBER.test(cle))
		? []
		: ([
				[fin, debut],
				[avant, apres],
			].find(([un = ""]) => NUMBER.test(un)) ?? []);
	return {
		entier: cleDe(texte),
		postaux,
		noms: reste ? nomsDe(reste) : dits,
		reperes: (numero ? [...reperes, numero] : reperes).map(nomsDe),
		/** A département that alone says where, in brackets after a name that none has. */
		seul: !numero && reperes.every((un) => NUMBER.test(un)),
	};
}

function clesDePartie(texte: string): string[] {
	const { entier, postaux, noms, reperes } = partieDe(texte);
	const cles = [...noms, ...reperes.flat()].flatMap(({ cle, nu }) => [
		cle,
		...(nu ? [nu] : []),
	]);
	const [postal] = postaux;
	if (!postal) return [entier, ...cles];
	return noms[0]?.cle === ""
		? [postal, departementDe(postal)]
		: [postal, ...cles];
}

/** The keys by which the table is read for a text; none when it has more than a text may. */
export function clesDuTexte(texte: string): readonly string[] {
	const lus = listes(texte).flatMap((liste) => [
		liste,
		...morceaux(liste, COMMA).flatMap((un) => [un, ...morceaux(un, AND)]),
	]);
	const [une = "", ...autres] = texte.split(SLASH);
	const sur = autres.map((fin) => `${une} sur ${fin}`);
	const cles = new Set([...sur, ...lus].flatMap(clesDePartie));
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
		[connuDe(dits) ?? []].flat().flatMap(ayant);
	const entiers = postal ? [] : connusDe([{ cle: entier, nu: nuDe(entier) }]);
	if (entiers.length > 0) return lue(entiers);
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
	// « Corbières (11) », as we write it, is the commune.
	const precis =
		autour.length > 0 && nommes.some(estCommune)
			? nommes.filter(({ nature }) => nature !== "epci")
			: nommes;
	if (!postal) {
		if (duNom.length > 0) return lue(precis, connuDe(noms)?.isDoubtful);
		return lue(seul ? autour.flat() : []);
	}
	if (duNom.length === 0) return lue(deLaPoste, true);
	const desservis = nommes.filter(({ cles }) => cles.includes(postal));
	return lue(
		desservis.length > 0
			? desservis
			: nommes.filter((lieu) => estDans(lieu, departementDe(postal))),
	);
}

/** What is between two commas: one area, or several joined by « et ». */
function lireElement(texte: string, connus: Connus) {
	const entier = lirePartie(texte, connus);
	const parts = morceaux(texte, AND);
	return entier.choix.length > 0 || parts.length < 2
		? [entier]
		: parts.map((part) => lirePartie(part, connus));
}

/** Which of these lie in another area, where only one is meant. */
function tenusPar(lieux: readonly LieuConnu[], autour: readonly LieuConnu[]) {
	const [un, doute] = autour;
	return lieux.filter(({ dans }) => un && !doute && dans.includes(un.code));
}

/** What is between two commas, and what follows it, which may say which one is meant: « Vienne, Isère ». */
function avecLaSuite(
	lus: readonly Lecture[],
	suite: readonly Lecture[],
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
	const dedans = tenusPar(lu.choix, suivants);
	if (dedans.length > 0) return [{ ...lu, choix: dedans }, ...autres];
	// « Nantes, 35000 » is neither.
	if (POSTAL.test(cleDe(suivante.texte)) && !lu.postal)
		return [{ ...lu, choix: [] }, ...suite];
	const [autour, doute] = suivants;
	if (!autour || doute) return [...lus, ...suite];
	const { nature, code } = autour;
	const isForeign = nature === "pays" && code !== "FR";
	const isSure = isForeign || (suivante.postal && !suivante.isDoubtful);
	// « 12 rue Haute, 75002 Paris », « Dakar, Sénégal »
	if (lu.choix.length === 0 && isSure) return suite;
	// « Vienne, Autriche » is no town of ours.
	const isAbroad =
		nature === "pays" && lu.choix.some((un) => un.nature !== nature);
	return [isAbroad ? { ...lu, choix: [] } : lu, ...suite];
}

function lireListe(texte: string, connus: Connus): readonly Lecture[] {
	if (connus(cleDe(texte)).length > 0) return [lirePartie(texte, connus)];
	let lues: readonly Lecture[] = [];
	for (const element of morceaux(texte, COMMA).toReversed())
		lues = avecLaSuite(lireElement(element, connus), lues);
	return lues;
}

/** What a text says, part by part, of the areas that have one of its keys. */
export function lireTexte(
	texte: string,
	lieux: readonly LieuConnu[],
): Lecture[] {
	const connus = (cle: string) =>
		lieux.filter(({ cles }) => cles.includes(cle));
	const [une = "", ...autres] = texte.split(SLASH);
	const sur = autres.map((fin) => lirePartie(`${une} sur ${fin}`, connus));
	const lues = sur.some((un) => !un.postal && un.choix.some(estCommune))
		? sur
		: listes(texte).flatMap((liste) => lireListe(liste, connus));
	return lues.map((lecture) => ({
		...lecture,
		choix: premiers(lecture.choix),
	}));
}

/** The least area that holds all of these, among those that `estPermis` allows. */
function moindre(
	[premier, ...autres]: readonly LieuConnu[],
	estPermis: (code: string) => boolean,
): string | undefined {
	return [premier?.code ?? "", ...(premier?.dans ?? [])].find(
		(code) => estPermis(code) && autres.every((lieu) => estDans(lieu, code)),
	);
}

/**
 * The codes that a text says without a doubt, where nobody can be asked; none when one of
 * its parts is unknown or may be several areas. A postal code of several communes is the
 * least group or département that holds them all, and so are too many areas.
 */
export function lieuxSurs(lectures: readonly Lecture[]): string[] {
	const surs = lectures.map(({ choix, postal, isDoubtful }) => {
		if (isDoubtful) return undefined;
		if (choix.length > 1 && postal)
			return moindre(choix, (code) => /^(?:epci|dep)-/.test(code));
		return choix.length === 1 ? choix[0]?.code : undefined;
	});
	const codes = [...new Set(surs)].filter((code) => code !== undefined);
	if (surs.includes(undefined)) return [];
	if (codes.length <= LIEUX_MAX) return codes;
	const tous = lectures.flatMap(({ choix }) => choix);
	return [moindre(tous, () => true) ?? ""].filter((code) => code !== "");
}

/** Whether a need is placed around this area, so that nobody recognises its author. */
export function estTropPetit({ nature, population }: LieuConnu): boolean {
	return nature === "commune" && (population ?? 0) < HABITANTS_MIN;
}
