/**
 * Entries and texts in everyday words, always the same for the same place: a few words
 * that many texts hold, and thousands that few do, as in what people write.
 */
import { TEXTE_PROCHES_MAX } from "#lib/recherche/schema";

const EVERYDAY =
	`commune aide enfant école vélo repas logement jardin médecin quartier bus eau famille senior travail santé maison
	 atelier énergie association mairie transport potager déchet trajet loyer chauffage cantine garde voisin handicap
	 colis réparation outil langue facture internet ordinateur emploi formation bénévole culture musique livre
	 bibliothèque sport piscine forêt rivière pollution bruit arbre compost recyclage vêtement meuble don partage
	 covoiturage gare train voiture stationnement piste trottoir fauteuil accès rampe lecture écriture dessin théâtre
	 cinéma photo carte plan alerte météo crue incendie secours urgence hôpital pharmacie infirmier dentiste lunettes
	 retraite pension impôt papier dossier droit avocat justice vote conseil budget marché ferme légume pain lait
	 abeille oiseau chien chat refuge nuit froid canicule ombre fontaine toilette poste banque épicerie café`.split(
		/\s+/,
	);

/** Words that say nothing alone, between the others. */
const SMALL = ["pour", "les", "dans", "une", "avec", "sans", "de", "mon"];

const SYLLABLES =
	"ba co di fu ga la me ni po ru sa te vi zo bre cla dru fla gri plo pra sti tro bou cha lou mai noi rei sou".split(
		" ",
	);
/** Words in all: after the everyday ones, those that few texts hold. */
const WORDS = 12_000;
/** The larger, the less often the first words come: here the first is in one project in three. */
const FLATNESS = 30;

/** A number from 0 to 1, as if by chance, the same for the same seed. */
function chance(seed: number): number {
	let mixed = Math.imul(seed + 1, 2_654_435_761);
	mixed = Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519);
	mixed = Math.imul(mixed ^ (mixed >>> 13), 3_266_489_917);
	return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** A place among the words: that of rank r comes in proportion to 1 / (r + flatness). */
function rankAt(seed: number): number {
	const span = (WORDS + FLATNESS) / FLATNESS;
	return Math.floor(FLATNESS * span ** chance(seed) - FLATNESS);
}

function rareWord(at: number): string {
	const { length } = SYLLABLES;
	return [at, at / length, at / length ** 2]
		.map((part) => SYLLABLES[Math.floor(part) % length] ?? "")
		.join("");
}

/** One word in three is a small one. */
function wordOf(seed: number, at: number): string {
	const own = seed * 1_000 + at;
	if (at % 3 === 2) return SMALL[Math.floor(SMALL.length * chance(own))] ?? "";
	const rank = rankAt(own);
	return EVERYDAY[rank] ?? rareWord(rank);
}

function sentence(seed: number, words: number): string {
	const text = Array.from({ length: words }, (_, at) => wordOf(seed, at));
	return text.join(" ");
}

function sentences(seed: number, count: number): string {
	return Array.from(
		{ length: count },
		(_, at) => `${sentence(seed + at, 16)}.`,
	).join(" ");
}

function capital(word: string): string {
	return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}

/** Sentences of one text, at most: so many seeds belong to each place. */
const SEEDS = 20;

/** A project of this place. */
export function projectAt(at: number) {
	const seed = at * SEEDS;
	return {
		slug: `projet-${at}`,
		nom: `${capital(rareWord(at))} ${capital(rareWord(at + 7_919))}`,
		accroche: sentence(seed, 12),
		description: sentences(seed + 1, 5),
		mots_habitants: [6, 7, 8].map((more) => sentence(seed + more, 6)),
	};
}

/** A need of this place. */
export function needAt(at: number) {
	const seed = at * SEEDS + 10;
	return {
		slug: `besoin-${at}`,
		titre: sentence(seed, 8),
		description: sentences(seed + 1, 3),
	};
}

/** Seeds of texts that no entry has. */
const ELSEWHERE = 1_000_000;

type Kind = (at: number) => string;

/** A few words, a whole description, what an entry says, its name, half of a description, and words that nobody wrote. */
const KINDS: readonly Kind[] = [
	(at) => sentence(ELSEWHERE + at, 8),
	(at) => sentences(2 * ELSEWHERE + at * SEEDS, 5),
	(at) => needAt(at).titre,
	(at) => `Est-ce que ${projectAt(at).nom} existe déjà ?`,
	(at) => projectAt(at).description.slice(0, 150),
	(at) => `xyl${rareWord(at)}k yph${rareWord(at + 1)}w`,
];

/** The text at this place of a series in which none comes twice; those of entries are of the first `entries` of each kind. */
export function textAt(index: number, entries: number): string {
	const kind = KINDS[index % KINDS.length];
	const at = Math.floor(index / KINDS.length) % entries;
	return (kind?.(at) ?? "").slice(0, TEXTE_PROCHES_MAX).trim();
}
