/**
 * The folder by which an operator makes the site his own (decision 84): a logo, an icon,
 * a few sentences and colours, pages. Every file is optional; one that is wrong stops
 * the start.
 */
import { createHash, type Hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { LANGUES, type Langue } from "../langues.ts";
import { GREEN, GREEN_TINT } from "./colours.ts";
import {
	type Apparence,
	CONTRASTE_MIN,
	CONTRASTE_VISE,
	leastContrast,
	nearestColour,
	tintOf,
} from "./contrast.ts";
import { systemErrorCode } from "./operator-error.ts";
import { contactText, httpsText } from "./settings.ts";

const PICTURES = ["logo.svg", "icone.svg"] as const;
const WORDS = "identite.json";
const PAGES = "pages";

const SVG_MAX_OCTETS = 32 * 1024;
const PAGE_MAX_OCTETS = 64 * 1024;
const PAGES_MAX = 12;

const PAGE_NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(fr|en)\.md$/;

/** What may stand before the root of an SVG document, and the root. */
const SVG_ROOT =
	/^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--.*?-->\s*|<!DOCTYPE[^>[]*(?:\[.*?\])?\s*>\s*)*<svg\s[^>]*http:\/\/www\.w3\.org\/2000\/svg/s;

function line(max: number) {
	const message = `attend une ligne de 1 à ${max} caractères.`;
	return z
		.string(message)
		.trim()
		.refine(
			(text) => text !== "" && [...text].length <= max && !/\p{Cc}/u.test(text),
			message,
		);
}

function inBoth<Text extends z.ZodType>(text: Text) {
	return z
		.strictObject({ fr: text, en: text }, "attend un texte fr et un texte en.")
		.optional();
}

const COLOUR = "attend une couleur de la forme #00429d.";
const colour = z
	.string(COLOUR)
	.regex(/^#[0-9a-f]{6}$/i, COLOUR)
	.toLowerCase()
	.optional();

/** The last digit of a SIREN is a key (Luhn). */
function isSiren(text: string): boolean {
	const sum = [...text].reduce((total, digit, at) => {
		const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
		return total + (value > 9 ? value - 9 : value);
	}, 0);
	return /^\d{9}$/.test(text) && sum % 10 === 0;
}

const SIREN = "attend les neuf chiffres d'un SIREN, dont la clé est juste.";
const RATE = "attend un nombre de 0 à 100, ou null sans audit.";

const identitySchema = z.strictObject(
	{
		accroche: inBoth(line(200)),
		presentation: inBoth(line(200)),
		accueil: z
			.strictObject(
				{ titre: inBoth(line(120)), chapeau: inBoth(line(300)) },
				"attend un titre et un chapeau.",
			)
			.optional(),
		couleur: colour,
		couleur_sombre: colour,
		directeur_publication: line(160).optional(),
		editeur_siren: z.string(SIREN).refine(isSiren, SIREN).optional(),
		dpo: contactText.optional(),
		accessibilite: z
			.strictObject(
				{
					taux: z.number(RATE).min(0, RATE).max(100, RATE).nullable(),
					date: z.iso
						.date("attend une date de la forme 2026-11-27.")
						.optional(),
					auditeur: line(160).optional(),
					schema_pluriannuel: httpsText().optional(),
				},
				"attend au moins un taux.",
			)
			.optional(),
	},
	"attend un objet JSON.",
);

type Words = z.output<typeof identitySchema>;

/** A page of the operator's, in one language: Markdown under its title. */
export type PagePropre = { readonly titre: string; readonly texte: string };

type PagesPropres = ReadonlyMap<
	string,
	{ readonly fr: PagePropre; readonly en?: PagePropre }
>;

type Couleurs = {
	/** What acts and leads on, in each look. */
	readonly action: Readonly<Record<Apparence, string>>;
	readonly teinte: Readonly<Record<Apparence, string>>;
	/** The least contrast of texts with what they stand on. */
	readonly contraste: number;
	/** Whether they are the operator's. */
	readonly propres: boolean;
};

/** The identity of a site; of a site without a folder, nothing but our colours. */
export type Identite = Omit<Words, "couleur" | "couleur_sombre"> & {
	/** Names all that the folder holds; empty without one. */
	readonly empreinte: string;
	readonly logo?: Buffer | undefined;
	readonly icone?: Buffer | undefined;
	readonly couleurs: Couleurs;
	readonly pages: PagesPropres;
};

/** An identity, or why there is none: one French sentence per fault. */
export type LectureIdentite = {
	readonly identite: Identite;
	readonly erreurs: readonly string[];
	readonly avertissements: readonly string[];
};

type Report = { readonly erreurs: string[]; readonly avertissements: string[] };

/** The names in a folder, but the hidden ones; undefined when there is no such folder. */
function namesIn(folder: string): string[] | undefined {
	try {
		return readdirSync(folder)
			.filter((name) => !name.startsWith("."))
			.sort();
	} catch (error) {
		if (systemErrorCode(error) === "ENOENT") return undefined;
		throw error;
	}
}

/** Reads the files of one folder, each into the hash. */
function reader(folder: string, hash: Hash) {
	return (name: string): Buffer => {
		const bytes = readFileSync(join(folder, name));
		hash.update(`${name} ${bytes.length}\n`).update(bytes);
		return bytes;
	};
}

/** The text of a file in UTF-8; undefined when it is none. */
function utf8(bytes: Buffer): string | undefined {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return undefined;
	}
}

function readWords(bytes: Buffer, { erreurs }: Report): Words {
	let value: unknown;
	try {
		value = JSON.parse(utf8(bytes) ?? "");
	} catch {
		erreurs.push(`${WORDS} n'est pas du JSON en UTF-8.`);
		return {};
	}
	const read = identitySchema.safeParse(value);
	if (read.success) return read.data;
	for (const issue of read.error.issues) {
		const place = [WORDS, issue.path.join(".")].filter((part) => part !== "");
		erreurs.push(
			issue.code === "unrecognized_keys"
				? `${place.join(", ")} contient une clé inconnue : ${issue.keys.join(", ")}.`
				: `${place.join(", ")} ${issue.message}`,
		);
	}
	return {};
}

function readPicture(
	name: string,
	bytes: Buffer,
	{ erreurs }: Report,
): Buffer | undefined {
	if (bytes.length <= SVG_MAX_OCTETS && SVG_ROOT.test(utf8(bytes) ?? ""))
		return bytes;
	erreurs.push(
		bytes.length > SVG_MAX_OCTETS
			? `${name} pèse ${Math.ceil(bytes.length / 1024)} ko, et 32 au plus sont acceptés.`
			: `${name} n'est pas une image SVG en UTF-8, dont la racine est <svg xmlns="http://www.w3.org/2000/svg">.`,
	);
	return undefined;
}

function readPage(
	name: string,
	bytes: Buffer,
	{ erreurs }: Report,
): PagePropre | undefined {
	const text = utf8(bytes)?.replace(/^\uFEFF/, "");
	const [, titre = "", texte = ""] =
		/^# +([^\r\n]{1,160}?)[ \t]*(?:\r?\n(.*))?$/s.exec(text ?? "") ?? [];
	if (bytes.length <= PAGE_MAX_OCTETS && titre !== "") return { titre, texte };
	erreurs.push(
		bytes.length > PAGE_MAX_OCTETS
			? `${PAGES}/${name} pèse ${Math.ceil(bytes.length / 1024)} ko, et 64 au plus sont acceptés.`
			: `${PAGES}/${name} attend un texte en UTF-8, dont la première ligne est « # titre ».`,
	);
	return undefined;
}

function readPages(folder: string, hash: Hash, report: Report): PagesPropres {
	const names = namesIn(folder) ?? [];
	const read = reader(folder, hash);
	const pages = new Map<string, Partial<Record<Langue, PagePropre>>>();
	for (const name of names) {
		const [, slug = ""] = PAGE_NAME.exec(name) ?? [];
		if (slug === "")
			report.erreurs.push(
				`${PAGES}/${name} attend un nom de la forme charte.fr.md ou charte.en.md.`,
			);
		else if (!pages.has(slug)) pages.set(slug, {});
	}
	if (pages.size > PAGES_MAX)
		report.erreurs.push(
			`${PAGES} contient ${pages.size} pages, et ${PAGES_MAX} au plus sont acceptées.`,
		);
	return new Map(
		[...pages].flatMap(([slug]) => {
			const [fr, en] = LANGUES.map((langue) => {
				const name = `${slug}.${langue}.md`;
				return names.includes(name)
					? readPage(name, read(name), report)
					: undefined;
			});
			if (!names.includes(`${slug}.fr.md`))
				report.erreurs.push(
					`${PAGES}/${slug}.en.md attend aussi sa page en français, ${slug}.fr.md.`,
				);
			return fr ? [[slug, en ? { fr, en } : { fr }]] : [];
		}),
	);
}

const LOOKS = {
	clair: { cle: "couleur", fond: "clair" },
	sombre: { cle: "couleur_sombre", fond: "sombre" },
} as const;

function judgeColour(
	written: string,
	look: Apparence,
	{ erreurs, avertissements }: Report,
) {
	const least = leastContrast(written, look);
	const { cle, fond } = LOOKS[look];
	const told = (Math.floor(least * 100) / 100).toLocaleString("fr");
	if (least < CONTRASTE_MIN)
		erreurs.push(
			`${WORDS}, ${cle} : ${written} se lit mal sur fond ${fond} (${told} pour 1, et il faut 4,5) ; la plus proche qui convienne est ${nearestColour(written, look, CONTRASTE_MIN)}.`,
		);
	else if (least < CONTRASTE_VISE)
		avertissements.push(
			`${WORDS}, ${cle} : ${written} a un contraste de ${told} pour 1 sur fond ${fond}, sous les 7 visés ; la page Accessibilité le dit.`,
		);
}

const OURS: Couleurs = {
	action: GREEN,
	teinte: GREEN_TINT,
	contraste: CONTRASTE_VISE,
	propres: false,
};

function coloursOf(
	{ couleur, couleur_sombre }: Words,
	report: Report,
): Couleurs {
	if (couleur) judgeColour(couleur, "clair", report);
	if (couleur_sombre) judgeColour(couleur_sombre, "sombre", report);
	const clair = couleur ?? GREEN.clair;
	const sombre =
		couleur_sombre ??
		(couleur ? nearestColour(couleur, "sombre", CONTRASTE_VISE) : GREEN.sombre);
	if (!couleur && !couleur_sombre) return OURS;
	const contraste = Math.min(
		CONTRASTE_VISE,
		leastContrast(clair, "clair"),
		leastContrast(sombre, "sombre"),
	);
	return {
		action: { clair, sombre },
		teinte: {
			clair: tintOf(clair, "clair"),
			sombre: tintOf(sombre, "sombre"),
		},
		contraste: Math.floor(contraste * 10) / 10,
		propres: true,
	};
}

const NONE: LectureIdentite = {
	identite: { empreinte: "", couleurs: OURS, pages: new Map() },
	erreurs: [],
	avertissements: [],
};

function readFolder(folder: string, names: readonly string[]): LectureIdentite {
	const report: Report = { erreurs: [], avertissements: [] };
	const hash = createHash("sha256");
	const read = reader(folder, hash);
	for (const name of names)
		if (![...PICTURES, WORDS, PAGES].some((known) => known === name))
			report.erreurs.push(
				`${name} n'est pas un fichier d'une identité, qui sont ${PICTURES.join(", ")}, ${WORDS} et le dossier ${PAGES}.`,
			);
	const [logo, icone] = PICTURES.map((name) =>
		names.includes(name) ? readPicture(name, read(name), report) : undefined,
	);
	const { couleur, couleur_sombre, ...words } = names.includes(WORDS)
		? readWords(read(WORDS), report)
		: {};
	const couleurs = coloursOf({ couleur, couleur_sombre }, report);
	const pages = readPages(join(folder, PAGES), hash, report);
	const empreinte = hash.digest("hex").slice(0, 12);
	return {
		identite: { ...words, empreinte, logo, icone, couleurs, pages },
		...report,
	};
}

function readFrom(folder: string, isNamed: boolean): LectureIdentite {
	try {
		const names = namesIn(folder);
		if (names) return readFolder(folder, names);
		return isNamed ? { ...NONE, erreurs: [`${folder} n'existe pas.`] } : NONE;
	} catch (error) {
		const code = systemErrorCode(error);
		if (code === undefined) throw error;
		return {
			...NONE,
			erreurs: [
				`${folder} ne peut être lu (${code}) : ce doit être un dossier de fichiers que le compte qui lance l'application a le droit de lire.`,
			],
		};
	}
}

declare global {
	var bienCommunIdentites: Map<string, LectureIdentite> | undefined;
}

/**
 * The identity in a folder, as it was when this process first asked: what changes there
 * later waits for a start, which checks it. A folder that nobody named may be absent.
 */
export function readIdentity(
	folder: string,
	isNamed: boolean,
): LectureIdentite {
	globalThis.bienCommunIdentites ??= new Map();
	const known = globalThis.bienCommunIdentites.get(folder);
	if (known) return known;
	const read = readFrom(folder, isNamed);
	globalThis.bienCommunIdentites.set(folder, read);
	return read;
}
